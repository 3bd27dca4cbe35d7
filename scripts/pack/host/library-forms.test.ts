import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { manifest } from "../manifest";
import { publishedPath } from "../module-paths";
import { putLibrary } from "./library-forms";
import { TYPES } from "./pack";

it("a clone and the package give the types of a user's files the same names", () => {
  const { resolve } = createRequire(join(TOOL, "package.json"));
  const inClone = TYPES.map((path) => relative(TOOL, resolve(`judgebench/${publishedPath(path)}`)));
  expect(inClone.map((path) => path.replaceAll("\\", "/"))).toEqual(TYPES);
  expect(TYPES.map(publishedPath)).toEqual(expect.arrayContaining(["verify/twin", "verify/shape"]));
});

const texts = new Map<string, string>();
putLibrary(
  ["scripts/verify/twin.ts", "lib/graph/csr.ts", "lib/range/fenwick-tree.ts"],
  (path, text) => void texts.set(path, text),
);

const ROOT = "/project/node_modules/judgebench";
const PROGRAM = [
  'import { csr } from "judgebench/graph/csr";',
  'import { FenwickTree } from "judgebench/range/fenwick-tree";',
  "new FenwickTree(csr(1, [], []).from.length).sum(0, 1);",
].join("\n");
const FACTS = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));

interface Place {
  readonly fileName: string;
  readonly pos: number;
}

interface MappedService {
  getSourceMapper(): { tryGetSourcePosition(place: Place): Place | undefined };
}

/** TypeScript, as its server asks it for an editor. */
function languageService(programs: readonly string[]): ts.LanguageService & MappedService {
  const files = new Map([...texts].map(([path, text]) => [`${ROOT}/${path}`, text]));
  files.set(`${ROOT}/package.json`, JSON.stringify(manifest(FACTS)));
  for (const program of programs) files.set(program, PROGRAM);
  const readFile = (path: string) => files.get(path) ?? ts.sys.readFile(path);
  const host: ts.LanguageServiceHost = {
    ...{ readFile, fileExists: (path) => readFile(path) !== undefined },
    getScriptFileNames: () => [...programs],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(readFile(path) ?? ""),
    getCurrentDirectory: () => "/project",
    getCompilationSettings: () => ({ module: ts.ModuleKind.Node20, types: [] }),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  };
  return ts.createLanguageService(host) as ts.LanguageService & MappedService;
}

it("F12 on a name of the library leads to its source, in the package", () => {
  const programs = ["/project/a.mts", "/project/a.cts"];
  const service = languageService(programs);
  const wanted = [
    ["FenwickTree", "lib/range/fenwick-tree.ts", "export class "],
    ["sum", "lib/range/fenwick-tree.ts", "  "],
    ["csr", "lib/graph/csr.ts", "export function "],
  ] as const;
  for (const program of programs) {
    for (const [name, source, before] of wanted) {
      const at = PROGRAM.lastIndexOf(name);
      const [declared] = service.getDefinitionAtPosition(program, at) ?? [];
      const { fileName, textSpan } = declared!;
      const place = service
        .getSourceMapper()
        .tryGetSourcePosition({ fileName, pos: textSpan.start });
      expect(place?.fileName).toBe(`${ROOT}/${source}`);
      const start = texts.get(source)!.slice(0, place!.pos + name.length);
      expect(start.slice(start.lastIndexOf("\n") + 1)).toBe(before + name);
    }
  }
});

it("a twin's type is declared for both forms", () => {
  for (const [path, random] of [
    ["esm/verify/twin.d.mts", "../sequence/random.mjs"],
    ["cjs/verify/twin.d.ts", "../sequence/random"],
  ] as const) {
    expect(texts.get(path)).toContain("export interface Twin {");
    expect(texts.get(path)).toContain(`import type { Random } from "${random}";`);
  }
});
