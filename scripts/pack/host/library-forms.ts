import { readFileSync } from "node:fs";
import { join } from "node:path";
import { basename, dirname, relative } from "node:path/posix";
import { transformSync } from "@swc/core";
import tsBlankSpace from "ts-blank-space";
import ts from "typescript";
import { TOOL } from "../../base/host/roots";
import { withCardOnExport } from "../card-on-export";
import { movedMap } from "../declaration-map";
import { publishedPath, withPublishedImports } from "../module-paths";

/** Adds a file to the package. */
export type Put = (path: string, text: string) => void;

/**
 * The library in all its forms: lib/ as it is, for bundles of solutions; esm/ and cjs/ as JavaScript with
 * declarations, for everybody else. ES modules keep the lines of their source.
 */
export function putLibrary(paths: readonly string[], put: Put): void {
  const declarations = declarationsOf(paths);
  for (const path of paths) {
    const text = readFileSync(join(TOOL, path), "utf8");
    const place = publishedPath(path)!;
    put(path, text);
    put(`esm/${place}.mjs`, withPublishedImports(tsBlankSpace(text), path, ".mjs"));
    put(`cjs/${place}.js`, withPublishedImports(commonJs(text), path, ""));
    const { code, mappings } = declarations.get(path)!;
    const types = withCardOnExport(code, text);
    for (const [file, ending] of [
      [`esm/${place}.d.mts`, ".mjs"],
      [`cjs/${place}.d.ts`, ""],
    ] as const) {
      const name = basename(file);
      const link = `//# sourceMappingURL=${name}.map\n`;
      put(file, withPublishedImports(types, path, ending) + link);
      put(`${file}.map`, movedMap(mappings, code, types, name, relative(dirname(file), path)));
    }
  }
}

/** A module as CommonJS. */
export function commonJs(text: string): string {
  return transformSync(text, {
    jsc: { parser: { syntax: "typescript" }, target: "es2022" },
    module: { type: "commonjs", importInterop: "none" },
    swcrc: false,
  }).code;
}

interface Declarations {
  readonly code: string;
  /** Where they stand in the source. */
  readonly mappings: string;
}

/** The declarations of modules by their paths. */
function declarationsOf(paths: readonly string[]): Map<string, Declarations> {
  const { config } = ts.readConfigFile(join(TOOL, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, TOOL);
  const files = paths.map((path) => join(TOOL, path));
  const texts = new Map<string, string>();
  const program = ts.createProgram(files, {
    ...options,
    ...{
      noEmit: false,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      rootDir: TOOL,
      noCheck: true,
    },
    allowImportingTsExtensions: false,
  });
  const maps = new Map<string, string>();
  const write: ts.WriteFileCallback = (file, text, _mark, _error, sources) => {
    const source = ts.sys.resolvePath(sources![0]!.fileName);
    if (file.endsWith(".map")) maps.set(source, JSON.parse(text).mappings);
    else texts.set(source, text.replace(/\/\/# sourceMappingURL=.*\n?$/, ""));
  };
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  const [fault] = diagnostics;
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, "\n"));
  return new Map(
    paths.map((path) => {
      const source = ts.sys.resolvePath(join(TOOL, path));
      return [path, { code: texts.get(source)!, mappings: maps.get(source)! }];
    }),
  );
}
