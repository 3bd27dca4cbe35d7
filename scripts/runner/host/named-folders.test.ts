import { chmodSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { placedWord, shownOf } from "./named-folders";
import { commandProgram } from "./program";

const folder = realpathSync(
  testFolder({
    "out/a/B.class": "",
    "lib.jar": "",
    "mixed/m.py": "",
    "mixed/.env": "secret",
    "mixed/check.py": "",
    "mixed/sub/n.py": "",
    "cases/m.py": "",
    "cases/1/1.out": "7",
    "built/a.out": "",
    "s.py": "",
  }),
);
chmodSync(folder, 0o755); // as root the programs run under another uid
symlinkSync("/etc", join(folder, "out/link"));
const at = (path: string) => join(folder, path);

it.each([
  ["OUT", "OUT", ["OUT"], []],
  ["OUT:JAR", "OUT:JAR", ["OUT"], ["JAR"]],
  ["-IOUT", "-IOUT", ["OUT"], []],
  ["PYTHONPATH=OUT:none", "PYTHONPATH=OUT:none", ["OUT"], []],
  ["--module-path=JAR", "--module-path=JAR", [], ["JAR"]],
  ["none", "none", [], []],
  ["-O2", "-O2", [], []],
  ["print(1)", "print(1)", [], []],
])("understands %s", (typed, word, folders, files) => {
  const real = (text: string) => text.replaceAll("OUT", at("out")).replaceAll("JAR", at("lib.jar"));
  expect(placedWord(real(typed))).toEqual({
    word: real(word),
    folders: folders.map(real),
    files: files.map(real),
  });
});

it("shows a folder whole, or else without hidden files, checkers and links; one with cases not at all", () => {
  expect(shownOf(at("built"))).toEqual({ shown: [at("built")] });
  const mixed = ["mixed/m.py", "mixed/sub/n.py", "mixed/.", "mixed/sub/."];
  expect(shownOf(at("mixed"))).toEqual({ shown: mixed.map((path) => `${folder}/${path}`) });
  expect(shownOf(at("out"))).toMatchObject({
    shown: expect.arrayContaining([at("out/a/B.class")]),
  });
  expect(shownOf(at("out"))).not.toMatchObject({ shown: expect.arrayContaining([at("out/link")]) });
  expect(shownOf(at("cases"))).toEqual({ why: "it holds cases" });
  expect(shownOf(folder)).toEqual({ why: "it holds cases" });
});

it("a command reads what it names, and says what it does not show", () => {
  const { argv, readable, hidden } = commandProgram(`node -r ${at("mixed")} ${at("cases")}`);
  expect(argv.slice(1)).toEqual(["-r", at("mixed"), at("cases")]);
  expect(readable).toContain(at("mixed/m.py"));
  expect(readable).not.toContain(at("mixed/.env"));
  expect(hidden).toEqual([{ folder: at("cases"), why: "it holds cases" }]);
  const variable = commandProgram(`NODE_PATH=${at("mixed")} node ${at("s.py")}`);
  expect(variable.argv.slice(1, 3)).toEqual([`NODE_PATH=${at("mixed")}`, "node"]);
});
