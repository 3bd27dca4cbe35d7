import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "@swc/core";
import tsBlankSpace from "ts-blank-space";
import ts from "typescript";
import { TOOL } from "../../base/host/roots";
import { withCardOnExport } from "../card-on-export";
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
    const types = withCardOnExport(declarations.get(path)!, text);
    put(`esm/${place}.d.mts`, withPublishedImports(types, path, ".mjs"));
    put(`cjs/${place}.d.ts`, withPublishedImports(types, path, ""));
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

/** The declarations of modules by their paths. */
function declarationsOf(paths: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(TOOL, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, TOOL);
  const files = paths.map((path) => join(TOOL, path));
  const texts = new Map<string, string>();
  const program = ts.createProgram(files, {
    ...options,
    ...{
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: TOOL,
      noCheck: true,
    },
    allowImportingTsExtensions: false,
  });
  const write: ts.WriteFileCallback = (_file, text, _mark, _error, sources) => {
    texts.set(ts.sys.resolvePath(sources![0]!.fileName), text);
  };
  const { diagnostics } = program.emit(undefined, write, undefined, true);
  const [fault] = diagnostics;
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, "\n"));
  return new Map(paths.map((path) => [path, texts.get(ts.sys.resolvePath(join(TOOL, path)))!]));
}
