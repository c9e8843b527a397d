"""Guests have no account; a signed token identifies them, in a cookie or as a bearer token."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from posse.server.log import Log

YEAR = 365 * 24 * 3600
LONGEST = 200


class Guests:
    """Makes and checks tokens with a secret of this server."""

    def __init__(self, secret: str) -> None:
        self.signer = Signer(secret, salt="posse-guest")
        self.cookie = f"posse_guest_{sha256(secret.encode()).hexdigest()[:8]}"
        """The cookie's name, different for each server, since browsers share cookies between the ports of a host."""

    @staticmethod
    async def open(log: Log) -> Guests:
        """With the secret in the database, which all processes share."""
        return Guests(await log.set_once("secret", secrets.token_hex(32)))

    def new_token(self) -> str:
        return self.signer.sign(secrets.token_urlsafe(16)).decode()

    def guest(self, token: str) -> str:
        """The guest of a token; "" if its signature is wrong."""
        if len(token) > LONGEST or not token.isascii():
            return ""
        try:
            return self.signer.unsign(token).decode()
        except BadSignature:
            return ""

    def of(self, connection: HTTPConnection) -> str:
        """The guest of the bearer token or of the cookie; "" if there is none."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        return self.guest(token.strip() if kind.lower() == "bearer" else connection.cookies.get(self.cookie, ""))

    def set_cookie(self, response: Response, token: str, secure: bool) -> None:
        response.set_cookie(self.cookie, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
