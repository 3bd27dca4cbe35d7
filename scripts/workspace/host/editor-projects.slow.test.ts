import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { ensureEditorProject } from "../../problem/host/editor-project";
import { FILES } from "../workspace-files";

// A workspace's own tsconfig.json, and projects as an editor and `tsc` find them.

const CONTEST = [".contest/a-apples/solution.ts", ".contest/b-bridges/solution.ts"];
const OWN = ["abc/a.ts", "abc/b.ts"];
const LINES = 'const lines = require("node:fs").readFileSync(0, "utf8");\nconsole.log(lines);\n';
let root: string;
let linked: string;
let bare: string;
beforeAll(() => {
  [root, linked, bare] = ["", "linked", "bare"].map(() =>
    mkdtempSync(join(tmpdir(), "editor-")),
  ) as [string, string, string];
  for (const folder of [root, linked]) write("tsconfig.json", FILES.get("tsconfig.json")!, folder);
  for (const folder of [root, bare]) {
    link(folder, "@types/node");
    link(folder, "undici-types");
  }
  link(linked, "judgebench", TOOL);
  for (const folder of [root, linked, bare])
    for (const path of [...CONTEST, ...OWN]) write(path, LINES, folder);
  write(".practice/grundys-game/solution.ts", "export const half: number = ;\n");
  for (const folder of [root, linked, bare]) ensureEditorProject(folder, ".contest");
  ensureEditorProject(root, ".practice");
});
afterAll(() => {
  for (const folder of [root, linked, bare]) rmSync(folder, { recursive: true });
});

function link(folder: string, name: string, to = join(TOOL, "node_modules", name)): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(to, place, "junction");
}

function write(path: string, text: string, folder = root): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The workspace's own files in the project of a folder, and what is wrong in them. */
function project(folder: string, above = root) {
  const file = ts.findConfigFile(join(above, folder), ts.sys.fileExists)!;
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(file, {}, host)!;
  const program = ts.createProgram(config.fileNames, config.options);
  const faults = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
  return {
    files: config.fileNames.map((name) => relative(above, name).replaceAll("\\", "/")).sort(),
    faults: faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
  };
}

it("marks nothing in programs of a contest, which know Node and may share names", () => {
  expect(project(".contest/b-bridges")).toEqual({ files: CONTEST, faults: [] });
});

it("marks no require where judgebench is only linked, nor where no tsconfig.json lies above", () => {
  for (const above of [linked, bare])
    expect(project(".contest/b-bridges", above)).toEqual({ files: CONTEST, faults: [] });
  expect(project(".", linked)).toEqual({ files: OWN, faults: [] });
});

it("marks what is wrong in a practised program, and leaves it out of the root's tsc", () => {
  expect(project(".practice/grundys-game").faults).toEqual(["Expression expected."]);
  expect(project(".")).toEqual({ files: OWN, faults: [] });
});
