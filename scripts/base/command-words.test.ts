import { expect, it } from "vitest";
import { commandWords, isPathWord, pageOpener, programNames, pythonCommand } from "./command-words";

it.each([
  ["code --wait", ["code", "--wait"]],
  ['"C:\\Program Files\\Editor\\ed.exe" -n', ["C:\\Program Files\\Editor\\ed.exe", "-n"]],
  ["'/Applications/Sublime Text.app/subl' -w", ["/Applications/Sublime Text.app/subl", "-w"]],
  [".\\a.exe  x\ty", [".\\a.exe", "x", "y"]],
  ["a\"b c\"d'e f'", ["ab cde f"]],
  ["  ", []],
])("%j has the words %j", (line, words) => expect(commandWords(line)).toEqual(words));

it.each([
  ["./a.out", "linux", true],
  ["node", "linux", false],
  ["a\\b", "linux", false],
  [".\\a.exe", "win32", true],
  ["C:a.exe", "win32", true],
  ["node", "win32", false],
] as const)("%j on %s is a path: %s", (word, platform, is) =>
  expect(isPathWord(word, platform)).toBe(is));

it("on Windows a program has an ending that users do not type", () => {
  expect(programNames("node", "linux")).toEqual(["node"]);
  expect(programNames("node", "win32", ".EXE;.CMD")).toEqual(["node.exe", "node.cmd", "node"]);
  expect(programNames(".\\a.EXE", "win32")).toEqual([".\\a.EXE"]);
});

it("an address is one word for the program that opens it", () => {
  const page = "https://x.example/?a=1&b=2";
  for (const platform of ["linux", "darwin", "win32"] as const) {
    const [program, ...words] = pageOpener(page, platform);
    expect(words).toEqual([page]);
    expect(program).not.toMatch(/cmd|start/);
  }
  expect(pythonCommand("win32")).toBe("py");
  expect(pythonCommand("linux")).toBe("python3");
});
