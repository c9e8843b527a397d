"""The server: tables for people and bots over HTTP and WebSocket. A move is on disk before it is acknowledged."""
