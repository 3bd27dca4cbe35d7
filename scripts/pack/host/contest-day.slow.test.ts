import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { DeskClient } from "../../testing/desk-client";
import { InstalledPackage } from "../../testing/installed-package";

// A user's repository with the package as npm would install it: a contest, other problems, their bundles.

let user: InstalledPackage;
beforeAll(async () => {
  user = await InstalledPackage.make();
  expect(await user.jb("init", "--empty")).toMatchObject({ exitCode: 0 });
}, 300_000);
afterAll(() => user?.remove());

/** A problem of the clone as a user would have written it, with the library by the package's name. */
function bring(slug: string): void {
  for (const folder of [`problems/${slug}`, `cases/${slug}`]) {
    const place = join(user.folder, folder);
    cpSync(join(TOOL, folder), place, { recursive: true });
    const names = readdirSync(place, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((file) => file.endsWith(".ts"))) {
      const text = readFileSync(join(place, name), "utf8");
      writeFileSync(
        join(place, name),
        text.replace(/"(?:\.\.\/)+(?:lib|scripts)\//g, '"judgebench/'),
      );
    }
  }
}

const RUN = 'import { runProgram } from "judgebench/io/run-program";\n';
const START = "if (require.main === module) runProgram(solve);\n";
const TASK = {
  name: "A. Apples",
  group: "Codeforces - Round 1",
  url: "https://codeforces.com/contest/7/problem/A",
  memoryLimit: 256,
  timeLimit: 1000,
  tests: [{ input: "1 2\n", output: "3\n" }],
  input: { type: "stdin" },
  output: { type: "stdout" },
  batch: { id: "b", size: 1 },
};

it("a task comes from the browser, is judged, stressed and submitted", async () => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const words = ["node_modules/judgebench/scripts/jb.cjs", "import", "--once", "--no-editor"];
  const importing = spawn(process.execPath, [...words, "--port", `${port}`], { cwd: user.folder });
  const ended = new Promise((done) => importing.on("close", done));
  await new Promise<void>((listens) => {
    importing.stdout.on("data", (text) => String(text).includes("listening") && listens());
  });
  await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: JSON.stringify(TASK) });
  expect(await ended).toBe(0);

  const folder = ".contest/a-apples";
  const program = (sum: string) => `${RUN}import { Scanner } from "judgebench/io/scanner";
import { Writer } from "judgebench/io/writer";
export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  return new Writer().int(${sum}).newline().result();
}
${START}`;
  user.write(`${folder}/solution.ts`, program("scanner.int() + scanner.int()"));
  user.write(`${folder}/brute.ts`, program("scanner.int() + scanner.int() + 0"));
  user.write(
    `${folder}/generate.ts`,
    `import fc from "fast-check";
export const small = fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => \`\${a} \${b}\\n\`);\n`,
  );
  expect(await user.jb("judge", "a")).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("1 passed, 0 failed"),
  });
  expect(await user.jb("stress", "a", "--for", "1s")).toMatchObject({ exitCode: 0 });
  const { exitCode, stdout } = await user.jb("submit", "a", "--stdout");
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^\/\/ A\. Apples, Codeforces 7\/A, /);
  expect(stdout).toContain("class Scanner {");
  expect(stdout).not.toMatch(/judgebench\//);
  expect(stdout).not.toContain(user.folder);

  user.write(`${folder}/solution.ts`, program("scanner.int()"));
  expect(await user.jb("judge", "a")).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/WA a-apples\/sample-1/),
  });
  const stressed = await user.jb("stress", "a", "--no-save", "--seed", "1");
  expect(stressed).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("0 1") });
}, 180_000);

it("jb desk serves its built page, judges there, and Ctrl-C ends it", async () => {
  const words = ["node_modules/judgebench/scripts/jb.cjs", "desk", "--no-import", "--port", "0"];
  const desk = spawn(process.execPath, words, { cwd: user.folder });
  const ended = new Promise((done) => desk.on("close", done));
  try {
    let said = "";
    const address = await new Promise<string>((done) => {
      desk.stdout.on("data", (text) => {
        said += text;
        const [found] = /http:\S+/.exec(said) ?? [];
        if (found !== undefined) done(found);
      });
    });
    const client = new DeskClient(address);
    await client.enter();
    expect((await client.get("/")).body).toContain('src="/page.js"');
    expect((await client.get("/page.js")).body.length).toBeGreaterThan(10_000);
    expect((await client.get("/page.css")).status).toBe(200);
    await client.until("a-apples", ({ facts }) => facts != null);
    await client.order({ type: "run", slug: "a-apples", again: true });
    const judged = await client.until(
      "a-apples",
      ({ lastRunAt, running }) => !running && !!lastRunAt,
    );
    expect(judged.results["sample-1"]).toMatchObject({ verdict: "WA" });
  } finally {
    desk.kill("SIGINT");
  }
  expect(await ended).toBe(130);
}, 120_000);

it("a program anywhere uses five modules of the library", async () => {
  mkdirSync(join(user.folder, "abc/001"), { recursive: true });
  user.write(
    "abc/001/a.ts",
    `${RUN}import { csr } from "judgebench/graph/csr";
import { dijkstra } from "judgebench/graph/dijkstra";
import { Scanner } from "judgebench/io/scanner";
import { Writer } from "judgebench/io/writer";
export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const [from, to, weights] = [new Int32Array(m), new Int32Array(m), new Float64Array(m)];
  for (let e = 0; e < m; e++) {
    from[e] = scanner.int();
    to[e] = scanner.int();
    weights[e] = scanner.int();
  }
  const { distance } = dijkstra(csr(n, from, to), weights, 0);
  return new Writer().int(distance[n - 1]!).newline().result();
}
${START}`,
  );
  user.write("abc/001/1.in", "3 3\n0 1 1\n1 2 2\n0 2 9\n");
  user.write("abc/001/1.out", "3\n");
  expect(await user.jb("judge", "abc/001/a.ts")).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("1 passed, 0 failed"),
  });
});

it("an interactive problem is judged, exported, and its package judged in place", async () => {
  bring("hidden-integer");
  bring("knight-moves");
  expect(await user.jb("judge", "hidden-integer")).toMatchObject({ exitCode: 0 });
  const words = ["--format", "icpc", "--to", "packages"];
  expect(await user.jb("export", "knight-moves", "hidden-integer", ...words)).toMatchObject({
    exitCode: 0,
  });
  for (const slug of ["knight-moves", "hidden-integer"]) {
    expect(
      await user.jb("package", `packages/${slug.replace("-", "")}.zip`, "--submissions"),
    ).toMatchObject({
      exitCode: 0,
    });
  }
}, 240_000);

const BUNDLED = [
  ...["15-puzzle", "8-puzzle", "bridges", "convex-hull", "distinct-substrings", "far-term"],
  ...["hidden-integer", "knight-moves", "n-queens", "shortest-routes-1"],
];

it("ten programs have the bundles that they have in the clone", async () => {
  for (const slug of BUNDLED) bring(slug);
  for (const slug of BUNDLED) {
    const words = ["bundle", slug, "--stdout"];
    const clone = await execa(process.execPath, ["scripts/start.cjs", ...words], { cwd: TOOL });
    const workspace = await user.jb(...words);
    expect(codeOf(workspace.stdout), slug).toBe(codeOf(clone.stdout));
  }
}, 240_000);

/** Without the lines that name the commit and the hashes. */
function codeOf(bundle: string): string {
  return bundle.replace(/^\/\/ Made from .*$/m, "").replace(/\n\/\/ SHA-256 .*\s*$/, "");
}
