"""What mypyc needs to be told, stand-ins for running, and what it cannot compile; the one module that is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["Chosen", "i64", "immutable", "mypyc_attr", "vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr
    from mypy_extensions import mypyc_attr as immutable
else:
    i64 = int

    class vec:  # noqa: N801
        """Numbers side by side, as in C; a list where nothing is compiled."""

        def __class_getitem__(cls, _item: Any) -> type[list[Any]]:
            return list

    def mypyc_attr(*_args: Any, **_kwargs: Any) -> Any:
        return lambda cls: cls

    def immutable() -> Any:
        """An attribute can be assigned once. In a compiled class, `Final` does that, and this is not called."""

        def assign(self: object, name: str, value: object) -> None:
            if hasattr(self, name):
                raise AttributeError(f"attribute {name!r} of {type(self).__name__!r} objects is not writable")
            object.__setattr__(self, name, value)

        def delete(self: object, name: str) -> None:
            raise AttributeError(f"attribute {name!r} of {type(self).__name__!r} objects is not writable")

        def decorated(cls: Any) -> Any:
            cls.__setattr__, cls.__delattr__ = assign, delete
            return cls

        return decorated


class Chosen(dict[str, str | int | bool]):
    """The options of a game by name; they never change."""

    def _refuse(self, *_args: object, **_kwargs: object) -> Any:
        raise TypeError("the options of a game cannot be changed: make another game")

    def __reduce__(self) -> tuple[Any, ...]:
        return Chosen, (dict(self),)

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse
