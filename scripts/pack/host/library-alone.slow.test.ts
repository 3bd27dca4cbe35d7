import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { globSync } from "glob";
import { rolldown } from "rolldown";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { InstalledPackage } from "../../testing/installed-package";

// The library in a project that has nothing else of ours: a path of 1 + 2 by two modules.

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await InstalledPackage.make();
}, 300_000);
afterAll(() => installed?.remove());

const USE = `const graph = csr(3, Int32Array.of(0, 1), Int32Array.of(1, 2));
const { distance } = dijkstra(graph, [1, 2], 0);`;
const IMPORTS = `import { csr } from "judgebench/graph/csr";
import { dijkstra } from "judgebench/graph/dijkstra";`;
const PROGRAM = `${IMPORTS}\n${USE}\nconsole.log(distance.join(" "));\n`;
const OUTPUT = "0 1 3";

async function outputOf(file: string, text: string, runtime?: Runtime): Promise<string> {
  installed.write(file, text);
  const { stdout, stderr } = await (runtime === undefined
    ? installed.run(process.execPath, [file])
    : installed.runUnder(runtime, file));
  return stdout.trim() || stderr;
}

type Runtime = Parameters<InstalledPackage["runUnder"]>[0];

it("every link of its READMEs leads to a file of the package", () => {
  const root = join(installed.folder, "node_modules/judgebench");
  const pages = globSync(["README.md", "lib/**/README.md"], { cwd: root, posix: true });
  expect(pages).toContain("lib/range/README.md");
  const dead = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    const links = [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g)].map(([, link]) => link!);
    return links.filter((link) => !existsSync(join(root, dirname(page), link)));
  });
  expect(dead).toEqual([]);
});

describe("the library alone", () => {
  it("is imported by ES modules of Node", async () => {
    expect(await outputOf("a.mjs", PROGRAM)).toBe(OUTPUT);
  });

  it("is required by CommonJS modules", async () => {
    const imports = IMPORTS.replace(/import (.*) from (.*);/g, "const $1 = require($2);");
    const text = PROGRAM.replace(IMPORTS, imports);
    expect(await outputOf("a.cjs", text)).toBe(OUTPUT);
  });

  it.each([
    ["node16", "node16"],
    ["bundler", "esnext"],
  ])("has types for TypeScript's moduleResolution %s, and no more than it says", async (way, module) => {
    const options = { noEmit: true, strict: true, target: "es2022", types: [], module };
    const config = { ...options, moduleResolution: way, lib: ["es2022", "dom"] };
    installed.write(
      "tsconfig.json",
      JSON.stringify({ compilerOptions: config, files: ["a.ts", "b.mts"] }),
    );
    installed.write("a.ts", PROGRAM);
    installed.write("b.mts", `${PROGRAM}export const wrong: string = distance;\n`);
    const { stdout } = await installed.run(process.execPath, ["node_modules/typescript/bin/tsc"]);
    const faults = stdout
      .split("\n")
      .filter((line) => line.startsWith("a.ts") || line.startsWith("b.mts"));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^b\.mts\(6,14\): error TS2322/);
  });

  it("shows the card in an editor", async () => {
    const { default: ts } = await import("typescript");
    const file = `${installed.folder}/a.ts`;
    installed.write("a.ts", PROGRAM);
    const host: import("typescript").LanguageServiceHost = {
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      getScriptFileNames: () => [file],
      getScriptVersion: () => "1",
      getScriptSnapshot: (path) => {
        const text = ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => installed.folder,
      getCompilationSettings: () => ({ moduleResolution: ts.ModuleResolutionKind.Bundler }),
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    };
    const service = ts.createLanguageService(host);
    const info = service.getQuickInfoAtPosition(file, PROGRAM.lastIndexOf("dijkstra"));
    const shown = ts.displayPartsToString(info?.documentation);
    expect(shown).toMatch(/^dijkstra: shortest distances/);
    expect(shown).toMatch(/^- \*\*Time\*\* O\(/m);
    expect(shown).toContain("With `target` the search stops there");
  });

  it("comes into a page by Vite, which needs nothing of Node", async () => {
    installed.write("page.js", `${IMPORTS}\n${USE}\nglobalThis.shown = distance.join(" ");\n`);
    const made = await build({
      root: installed.folder,
      logLevel: "silent",
      build: { write: false, lib: { entry: "page.js", formats: ["iife"], name: "page" } },
    });
    const [{ output }] = made as unknown as [{ output: readonly { code: string }[] }];
    const page: { shown?: string } = {};
    runInNewContext(output[0]!.code, page);
    expect(page.shown).toBe(OUTPUT);
  });

  it("leaves out of a bundle what a program imports in vain", async () => {
    const unused = 'import { FenwickTree } from "judgebench/range/fenwick-tree";\n';
    installed.write("page.mjs", `${unused}${PROGRAM}`);
    const rolled = await rolldown({ input: "page.mjs", cwd: installed.folder });
    const { output } = await rolled.generate();
    await rolled.close();
    expect(output[0].code).toContain("function dijkstra(");
    expect(output[0].code).not.toContain("class FenwickTree");
  });

  it.each([
    { name: "deno", version: "2.7.14" },
    { name: "bun", version: "1.2.21" },
  ] as const)("runs under $name", async (runtime) => {
    expect(await outputOf("a.mjs", PROGRAM, runtime)).toBe(OUTPUT);
    if (runtime.name !== "deno") return;
    // As for a project without a package.json, where Deno itself would fetch it.
    const named = PROGRAM.replaceAll('"judgebench/', '"npm:judgebench/');
    expect(await outputOf("b.mjs", named, runtime)).toBe(OUTPUT);
  });
});
