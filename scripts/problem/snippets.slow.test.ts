import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { librarySnippets } from "./host/library-snippets";
import type { Snippet } from "./snippets";

const all = (from: "../../lib" | "judgebench") =>
  Object.entries(JSON.parse(librarySnippets(from)) as Record<string, Snippet>);

it("they compile, with any values in their places", () => {
  const folder = join(TOOL, "problems").replaceAll("\\", "/"); // as TypeScript has it
  const sources = new Map<string, string>(
    (["../../lib", "judgebench"] as const).flatMap((from, at) =>
      all(from).map(([name, { body }]) => [`${folder}/${at}/${name}.ts`, filled(body)] as const),
    ),
  );
  const { config } = ts.readConfigFile(join(TOOL, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, TOOL);
  const own = { ...options, noUnusedLocals: false, noUnusedParameters: false, skipLibCheck: true };
  own.paths = { "judgebench/*": [join(TOOL, "lib/*")] };
  const host = ts.createCompilerHost(own);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...more) => {
    const text = sources.get(path);
    if (text === undefined) return getSourceFile.call(host, path, version, ...more);
    return ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...sources.keys()], own, host);
  const faults = [...sources.keys()].flatMap((path) => {
    const file = program.getSourceFile(path);
    return ts.getPreEmitDiagnostics(program, file).map(({ messageText }) => {
      return `${path}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
  });
  expect(faults).toEqual([]);
});

/** A snippet as a module of its own, with a value of any type in each of its places. */
function filled(body: readonly string[]): string {
  const lines = body.join("\n");
  const places = [...lines.matchAll(/\$\{(\d+):(\w+)\}/g)].filter(([, at]) => at !== "1");
  const declared = new Set(places.map(([, , word]) => `declare const ${word}: any;`));
  const text = lines.replace(/\$\{\d+:(\w+)\}/g, "$1").replace(/\$\d/g, "");
  const isShadowed = places.some(([, , word]) => word === "result" || word === "own");
  const made = isShadowed ? text.replace(/const (result|own) =/, "const made =") : text;
  return [...declared, made, "export {};"].join("\n");
}
