"""What mypyc needs to be told, stand-ins for running, and what it cannot compile; the one module that is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    class vec:  # noqa: N801
        """Numbers side by side, as in C; a list where nothing is compiled."""

        def __class_getitem__(cls, _item: Any) -> type[list[Any]]:
            return list

    def mypyc_attr(*_args: Any, **_kwargs: Any) -> Any:
        return lambda cls: cls


class Chosen(dict[str, str | int | bool]):
    """The options of a game by name; they never change."""

    def _refuse(self, *_args: object, **_kwargs: object) -> Any:
        raise TypeError("the options of a game cannot be changed: make another game")

    def __reduce__(self) -> tuple[Any, ...]:
        return Chosen, (dict(self),)

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse
