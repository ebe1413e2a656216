"""Scripts joined into one file."""

import pytest

from delvers.server.files import PAGES, STATIC, files, packed_file
from delvers.server.scripts import NotJoined, in_order, joined, wrapped

MODULES = {
    "a.js": 'import { b as other } from "./b.js";\nimport * as c from "./c.js";\n'
    "\n// Why.\nother();\n",
    "b.js": 'import "./c.js";\n\nexport function b() {\n  return 1;\n}\n',
    "c.js": "export class C {}\n\nexport async function d() {}\n",
}


def test_a_module_comes_after_those_that_it_imports_and_each_once() -> None:
    assert in_order("a.js", MODULES) == ["c.js", "b.js", "a.js"]


def test_a_module_becomes_a_function_that_gives_back_what_it_exports() -> None:
    assert joined("a.js", MODULES) == (
        "const $c=(()=>{\nclass C {}\n\nasync function d() {}\nreturn{C,d};\n})();\n"
        "const $b=(()=>{\nfunction b() {\nreturn 1;\n}\nreturn{b};\n})();\n"
        "const $a=(()=>{\nconst { b:other }=$b;\nconst c=$c;\nother();\nreturn{};\n})();\n"
    )


@pytest.mark.parametrize(
    "text",
    ["export let x = 1;", 'import x from "./b.js";x', 'import "/b.js";', "export default 1"],
)
def test_other_forms_of_import_and_export_are_refused(text: str) -> None:
    with pytest.raises(NotJoined, match=r"x\.js"):
        wrapped("x.js", text)


def test_modules_that_import_each_other_are_refused() -> None:
    modules = {"a.js": 'import "./b.js";\n', "b.js": 'import "./a.js";\n'}
    with pytest.raises(NotJoined, match=r"a\.js imports itself, by a\.js, b\.js$"):
        joined("a.js", modules)


def test_the_scripts_of_every_page_are_joined() -> None:
    for page in PAGES:
        sent = files()[page].plain.decode()
        assert "import {" not in sent
        assert len(packed_file(page, "br")) < 20_000
        assert (STATIC / page).read_text(encoding="utf-8") != sent
