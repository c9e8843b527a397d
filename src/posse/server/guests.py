"""Guests have no account; a signed token identifies them."""

from __future__ import annotations

import os
import secrets
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer

from posse.server.store import StoreError

YEAR = 365 * 24 * 3600


SECRET = 32


def make_secret(path: Path) -> None:
    """Writes a new secret atomically: a partly written one would be guessable."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(secrets.token_bytes(SECRET))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


class Guests:
    """Makes and checks tokens with a secret of this server."""

    def __init__(self, secret: bytes) -> None:
        self.signer = Signer(secret, salt="posse-guest")
        self.cookie = f"posse_guest_{sha256(secret).hexdigest()[:8]}"
        """The cookie's name, different for each server, since browsers share cookies between the ports of a host."""

    @staticmethod
    def open(path: Path) -> Guests:
        """Reads the secret from a file, which is created if it is missing."""
        try:
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                make_secret(path)
            secret = path.read_bytes()
        except OSError as error:
            raise StoreError(f"{path}: cannot be used as the guests' secret: {error.strerror}") from None
        if len(secret) < SECRET:
            raise StoreError(
                f"{path}: this is not a secret of {SECRET} bytes: delete it to get a new one (guests will lose their seats)"
            )
        return Guests(secret)

    def new_token(self) -> str:
        return self.signer.sign(secrets.token_urlsafe(16)).decode()

    def guest(self, token: str) -> str | None:
        """The guest of a token, or None if its signature is wrong."""
        try:
            return self.signer.unsign(token).decode()
        except BadSignature:
            return None
