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
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "editor-"));
  write("tsconfig.json", FILES.get("tsconfig.json")!);
  mkdirSync(join(root, "node_modules/@types"), { recursive: true });
  for (const name of ["node", "undici-types"]) {
    const place = name === "node" ? "@types/node" : name;
    symlinkSync(join(TOOL, "node_modules", place), join(root, "node_modules", place), "junction");
  }
  const text = 'const lines = require("node:fs").readFileSync(0, "utf8");\nconsole.log(lines);\n';
  for (const path of [...CONTEST, ...OWN]) write(path, text);
  write(".practice/grundys-game/solution.ts", "export const half: number = ;\n");
  ensureEditorProject(root, ".contest");
  ensureEditorProject(root, ".practice");
});
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The workspace's own files in the project of a folder, and what is wrong in them. */
function project(folder: string) {
  const file = ts.findConfigFile(join(root, folder), ts.sys.fileExists)!;
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(file, {}, host)!;
  const program = ts.createProgram(config.fileNames, config.options);
  const faults = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
  return {
    files: config.fileNames.map((name) => relative(root, name).replaceAll("\\", "/")).sort(),
    faults: faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ")),
  };
}

it("marks nothing in programs of a contest, which know Node and may share names", () => {
  expect(project(".contest/b-bridges")).toEqual({ files: CONTEST, faults: [] });
});

it("marks what is wrong in a practised program, and leaves it out of the root's tsc", () => {
  expect(project(".practice/grundys-game").faults).toEqual(["Expression expected."]);
  expect(project(".")).toEqual({ files: OWN, faults: [] });
});
