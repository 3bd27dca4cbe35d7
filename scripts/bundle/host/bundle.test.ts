import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { beforeAll, describe, expect, test } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { readHeader } from "../syntax/header";
import { asModule, type Bundle, bundle, CompileError } from "./bundle";
import { checkFile } from "./check-file";

const SLUGS = ["8-puzzle", "chessboard-coin-game", "knight-moves", "n-queens", "stone-pile-grundy"];
const read = (path: string) => readFileSync(join(WORKSPACE, path), "utf8");
const bundles = new Map<string, Bundle>();

beforeAll(async () => {
  for (const slug of SLUGS) {
    bundles.set(slug, await bundle(`problems/${slug}/solution.ts`, { target: "beecrowd" }));
  }
});

describe("a bundle reads as if written by hand", () => {
  test.each(SLUGS)("%s: header, cards, names, nothing unused, nothing of a bundler", (slug) => {
    const { code, sources } = bundles.get(slug)!;
    const source = read(`problems/${slug}/solution.ts`);
    expect(code).toMatch(/^\/\/ .+, for beecrowd\n\/\/ Made from problems\//);
    expect(readHeader(code)).toMatchObject({ target: "beecrowd", intact: true });
    for (const file of sources) {
      const card = /^\/\*\*\n \* (\w[^\n.;]*)/.exec(read(file))?.[1];
      if (card === undefined) continue;
      const declared = new RegExp(
        `^(export )?(class|function|const) ${/^\w+/.exec(card)![0]}\\b`,
        "m",
      );
      const isLeftOut = declared.test(read(file)) && !declared.test(code);
      expect(code.includes(card), `${file}: ${card}`).toBe(!isLeftOut);
    }
    expect(code).not.toMatch(/^(import|export) |\$\d|__\w|\brequire\.main\b|: number\b/m);
    expect(code).toMatch(/\n\nrunProgram\(solve\);\n\/\/ SHA-256 .+\n$/);
    const names = [...code.matchAll(/^(?:class|function|const|let) (\w+)/gm)].map(
      (match) => match[1]!,
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(code.match(new RegExp(`(?<![\\w.])${name}\\b`, "g"))!.length, name).toBeGreaterThan(1);
    }
    for (const name of source.matchAll(/^(?:export )?(?:function|const) (\w+)/gm)) {
      expect(names).toContain(name[1]);
    }
  });

  test("the solution comes first, tests and errors stay at home", () => {
    for (const slug of SLUGS) {
      const { code } = bundles.get(slug)!;
      const [title] = /^ \* \w[^:\n]*:/m.exec(read(`problems/${slug}/solution.ts`))!;
      expect(code.indexOf(title), slug).toBe(code.indexOf(" * "));
      expect(code.indexOf("function solve(")).toBeLessThan(code.search(/^class /m));
      expect(code).not.toMatch(/^ \* (Tested|Errors|Limits) /m);
    }
  });

  test("one table of digit pairs serves all who write integers", () => {
    const { code } = bundles.get("n-queens")!;
    expect(code).toMatch(/^class Writer[\s\S]*^function writeInts/m);
    expect(code.match(/^const \w*PAIRS = /gm)).toEqual(["const PAIRS = "]);
  });

  test("no comment stands directly below another one", () => {
    for (const { code } of bundles.values()) expect(code).not.toMatch(/^ \*\/\n\/\*\*/m);
  });

  test("and the formatter has nothing left to do", () => {
    for (const slug of ["8-puzzle", "n-queens"]) {
      const { code } = bundles.get(slug)!;
      const biome = join(WORKSPACE, "node_modules/@biomejs/biome/bin/biome");
      const args = [biome, "format", "--indent-style=tab", "--stdin-file-path=bundle.js"];
      expect(
        execFileSync(process.execPath, args, { input: code, cwd: WORKSPACE, encoding: "utf8" }),
      ).toBe(code);
    }
  });
});

describe("a bundle runs", () => {
  /** The oldest Node of any judge, and the newest that is fetched. */
  test.for(["this", "12.18.4", "22.19.0"])("on Node %s", (version, { skip }) => {
    const pattern = `.cache/runtimes/node-${version}/node_modules/*/bin/node{,.exe}`;
    const [cached] = globSync(pattern, { cwd: WORKSPACE, absolute: true });
    const program = version === "this" ? process.execPath : cached;
    if (program === undefined)
      return skip(`Node ${version} is not here: npm run matrix fetches it`);
    for (const slug of ["knight-moves", "chessboard-coin-game", "stone-pile-grundy"]) {
      const folder = join(WORKSPACE, "cases", slug);
      const input = readFileSync(join(folder, "sample-1.in"));
      const { stdout, stderr } = spawnSync(program, [bundles.get(slug)!.file], {
        input,
        encoding: "utf8",
      });
      expect(stdout, `${slug} ${stderr}`).toBe(readFileSync(join(folder, "sample-1.out"), "utf8"));
    }
  });

  test("minified, as an ES module, and in memory", async () => {
    const input = readFileSync(join(WORKSPACE, "cases/knight-moves/sample-1.in"));
    const expected = readFileSync(join(WORKSPACE, "cases/knight-moves/sample-1.out"), "utf8");
    const small = await bundle("problems/knight-moves/solution.ts", {
      target: "beecrowd",
      min: true,
    });
    expect(small.sizeBytes).toBeLessThan(bundles.get("knight-moves")!.sizeBytes / 2);
    const run = (args: string[]) =>
      spawnSync(process.execPath, args, { input, encoding: "utf8" }).stdout;
    expect(run([small.file])).toBe(expected);
    const asEsModule = join(WORKSPACE, ".cache/bundles/as-module.mjs");
    const { code } = bundles.get("knight-moves")!;
    writeFileSync(asEsModule, code);
    expect(run([asEsModule])).toBe(expected);
    const module = { exports: {} as { solve: (input: Uint8Array) => Uint8Array } };
    new Function("module", "require", asModule(bundles.get("knight-moves")!))(module, require);
    expect(Buffer.from(module.exports.solve(input)).toString()).toBe(expected);
  });
});

test.each(["()", "[]", "{}"])("20,000 %s inside one another are a compile error", async (pair) => {
  const [open, close] = [...(pair === "{}" ? ["{a:", "}"] : pair)] as [string, string];
  const program = `.cache/deep-${process.pid}.ts`;
  const value = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
  writeFileSync(join(WORKSPACE, program), `export const x = ${value};\n`);
  const error = await bundle(program).catch((thrown: unknown) => thrown);
  rmSync(join(WORKSPACE, program));
  expect(error).toBeInstanceOf(CompileError);
  expect(error).toMatchObject({
    message: `${program} or a module of it is nested too deeply to be compiled`,
  });
});

const KEPT_WHOLE = `import { runProgram } from "../lib/io/run-program";
export const solve = (input: Uint8Array) => (input.length > 99 ? process.exit(0) : input);
if (require.main === module) {\n  runProgram(solve);\n}\n`;

/** A program that the linker does not take, of one module and of two. */
const keptWhole: readonly [string, Readonly<Record<string, string>>][] = [
  ["one module", { main: KEPT_WHOLE }],
  [
    "two modules",
    {
      main: `import { same } from "./same-${process.pid}";\n${KEPT_WHOLE.replace(": input", ": same(input)")}`,
      same: "export const same = <T>(x: T): T => x;",
    },
  ],
];

describe.each(keptWhole)("a program of %s that is kept whole", (_, modules) => {
  const bundledFor = (target: "codeforces" | "library-checker") => {
    const paths = Object.keys(modules).map((name) => `.cache/${name}-${process.pid}.ts`);
    for (const [at, text] of Object.values(modules).entries()) {
      writeFileSync(join(WORKSPACE, paths[at]!), text);
    }
    return bundle(paths[0]!, { target }).finally(() => {
      for (const path of paths) rmSync(join(WORKSPACE, path));
    });
  };

  test.each(["codeforces", "library-checker"] as const)("can be called, for %s", async (target) => {
    const whole = await bundledFor(target);
    expect(whole.notes?.join()).toContain("does more with process");
    const module = { exports: {} as { solve: (input: Uint8Array) => Uint8Array } };
    new Function("module", "require", asModule(whole))(module, require);
    expect([...module.exports.solve(Uint8Array.of(1, 2))]).toEqual([1, 2]);
  });

  test("runs as a script and as an ES module", async () => {
    const { code, file: made } = await bundledFor("library-checker");
    for (const ending of ["cjs", "mjs"]) {
      const file = made.replace(/js$/, ending);
      writeFileSync(file, code);
      const { stdout, stderr } = spawnSync(process.execPath, [file], {
        input: "1 2\n",
        encoding: "utf8",
      });
      rmSync(file);
      expect(stdout, stderr).toBe("1 2\n");
    }
  });
});

test("a solve that got another name, since a module beside it has one too, is exported as solve", () => {
  const code = "if (require.main === module) runProgram(mineSolve);\n";
  expect(asModule({ code, sources: ["a.ts"] })).toContain("module.exports = { solve: mineSolve };");
});

test("a program that does not run solve at its end cannot be called", () => {
  expect(() => asModule({ code: "solve();\n", sources: ["a.ts"] })).toThrow(
    "a.ts does not end by running solve",
  );
});

test("an unchanged bundle is found, after a trial of another text too; a changed file is noticed", async () => {
  const text = read("problems/knight-moves/solution.ts").replace("FARTHEST = 6", "FARTHEST = 7");
  const trial = await bundle("problems/knight-moves/solution.ts", { target: "beecrowd", text });
  rmSync(trial.file);
  expect([trial.code.includes("FARTHEST = 7"), trial.cached]).toEqual([true, false]);
  const again = await bundle("problems/knight-moves/solution.ts", { target: "beecrowd" });
  expect(again).toEqual({ ...bundles.get("knight-moves"), cached: true });
  writeFileSync(again.file, "spoiled");
  const mended = await bundle("problems/knight-moves/solution.ts", { target: "beecrowd" });
  expect(mended).toMatchObject({ cached: false, sha256: again.sha256 });
  writeFileSync(again.file.replace(/js$/, "json"), '{ "bundler": "');
  const anew = await bundle("problems/knight-moves/solution.ts", { target: "beecrowd" });
  expect(anew).toMatchObject({ cached: false, sha256: again.sha256 });
});

test("problem.ts belongs to what a bundle is made from, and its hash proves the pasted file", async () => {
  const { code, file } = bundles.get("knight-moves")!;
  const recipe = JSON.parse(readFileSync(file.replace(/js$/, "json"), "utf8"));
  expect(recipe.modules).toContain("problems/knight-moves/problem.ts");
  const pasted = file.replace(/js$/, "pasted");
  writeFileSync(pasted, code.replaceAll("\n", "\r\n"));
  expect(await checkFile(pasted)).toMatchObject({ proved: true });
  writeFileSync(pasted, code.replace("SIDE", "SITE"));
  expect(await checkFile(pasted)).toMatchObject({
    proved: false,
    line: expect.stringContaining("NOT as they were made; its sources are the same today"),
  });
  writeFileSync(pasted, code.replace(/sources [0-9a-f]/, "sources 0"));
  expect((await checkFile(pasted)).line).toContain("sources have changed since");
  expect((await checkFile(file)).line).not.toContain("this is");
  writeFileSync(pasted, code.replace(/by judgebench \S+/, "by judgebench 0.0.9"));
  expect((await checkFile(pasted)).line).toMatch(/; made by judgebench 0\.0\.9, this is \d/);
  writeFileSync(pasted, code.replace(/, by judgebench \S+/, ""));
  expect((await checkFile(pasted)).line).toContain("made by an older version of judgebench");
});
