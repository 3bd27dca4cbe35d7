import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EXIT } from "../base/exit-code";
import { WORKSPACE } from "../base/host/roots";
import { openStress } from "./host/open-stress";
import { stressOne } from "./host/stress-one";

// Real problems on disk, through bundles and processes: "sum" of the numbers of a line.
const FOLDER = `.cache/exits-${process.pid}`;
const slugOf = (name: string) => `../${FOLDER}/${name}`;

const PROBLEM = `export const problem = { title: "Sum", timeLimitMs: 1000, memoryLimitMiB: 256,
  checker: "tokens", judges: [], bounds: {}, technique: "sum", tags: [], difficulty: "easy" };\n`;
const PROGRAM = (
  body: string,
  before = "",
) => `import { runProgram } from "../../../lib/io/run-program";
${before}
export function solve(input: Uint8Array): Uint8Array {
  ${body}
  const numbers = new TextDecoder().decode(input).split(" ").map(Number);
  return new TextEncoder().encode(String(numbers.reduce((a, b) => a + b, 0)));
}
if (require.main === module) runProgram(solve);\n`;
const GENERATE = `import fc from "fast-check";
export const small = fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }).map((all) => all.join(" "));
const { writeSync } = require("node:fs");
export const generators = {
  endless: () => { writeSync(1, "begun\\n"); for (;;); },
  greedy: () => { for (const parts: Uint8Array[] = []; ; ) parts.push(new Uint8Array(1 << 20).fill(1)); },
  exits: () => process.exit(0),
};\n`;

function write(name: string, brute: string, validate = ""): void {
  const folder = join(WORKSPACE, FOLDER, name);
  mkdirSync(folder, { recursive: true });
  const files = {
    "problem.ts": PROBLEM,
    "solution.ts": PROGRAM(""),
    "brute.ts": brute,
    "generate.ts": GENERATE,
    ...(validate && { "validate.ts": validate }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  write("right", PROGRAM(""));
  write("exits-when-called", PROGRAM("process.exit(0);"));
  write("exits-when-loaded", PROGRAM("", "process.exit(0);"));
  write("exits-at-three", PROGRAM("if (input.length > 4) process.exit(0);"));
  write("endless-validator", PROGRAM(""), "export function validate() { for (;;); }\n");
});
afterAll(() => rmSync(join(WORKSPACE, FOLDER), { recursive: true, force: true }));

const OPTIONS = { solution: "solution.ts", for: 1000, seed: 1, jobs: 1, save: false } as const;

async function stressed(name: string, more: { process?: true; for?: number } = {}) {
  const said: string[] = [];
  const output = { say: (text: string) => void said.push(text) };
  const over = new AbortController().signal;
  const options = { ...OPTIONS, sandbox: "auto", ...more } as const;
  const exitCode = await stressOne(slugOf(name), options, output, over);
  return { exitCode, text: said.join("") };
}

const CALLS = "it calls process.exit(0) instead of returning its answer";

it.each([
  ["exits-when-called", {}],
  ["exits-when-loaded", {}],
  ["exits-at-three", {}],
  ["exits-when-called", { process: true }],
  ["exits-when-loaded", { process: true }],
] as const)("a reference that %s fails the run: %j", async (name, more) => {
  const { exitCode, text } = await stressed(name, more);
  expect(text).toContain("the reference fails, so nothing is said of the solution");
  expect(text).toContain(CALLS);
  expect(text).toMatch(/\d+ passed, 1 failed\n$/);
  expect(exitCode).toBe(EXIT.setup);
});

it("a right reference passes, in memory and as processes", async () => {
  expect((await stressed("right", { for: 200 })).exitCode).toBe(EXIT.accepted);
  expect((await stressed("right", { for: 200, process: true })).exitCode).toBe(EXIT.accepted);
});

function setup(name: string, generator?: string) {
  const paths = {
    solution: `${FOLDER}/${name}/solution.ts`,
    reference: `${FOLDER}/${name}/brute.ts`,
  };
  const usual = { jobs: 1, forMs: 1000, isProcess: false, isFresh: false };
  return { slug: slugOf(name), ...paths, ...usual, ...(generator && { generator }) };
}

it.each([
  ["endless", 300, /generate\.ts did not end within 0\.3 s$/],
  ["greedy", 60_000, /generate\.ts takes more than 1024 MiB of memory$/],
  ["exits", 60_000, /generate\.ts calls process\.exit\(0\)$/],
])("a generator that is %s is broken off", async (generator, partMs, message) => {
  const { host, close } = await openStress({ ...setup("right", generator), partMs });
  expect(() => host.source.sample(1, 1)).toThrow(message);
  await close();
});

it("a validator that never ends is broken off", async () => {
  const { host, close } = await openStress({ ...setup("endless-validator"), partMs: 300 });
  expect(() => host.firstInvalid([new Uint8Array()])).toThrow(
    /validate\.ts did not end within 0\.3 s$/,
  );
  await close();
});

it.each(["SIGINT", "SIGTERM"] as const)("%s ends a generator that never ends", async (signal) => {
  const options = { ...OPTIONS, generator: "endless", sandbox: "auto" };
  const code = `
    require("ts-node").register();
    const { onInterruption } = require("./scripts/base/host/interruption.ts");
    const { stressOne } = require("./scripts/stress/host/stress-one.ts");
    const options = ${JSON.stringify(options)};
    stressOne(${JSON.stringify(slugOf("right"))}, options, { say() {} }, onInterruption(() => {}));`;
  const child = spawn(process.execPath, ["-e", code], {
    cwd: WORKSPACE,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.kill(signal);
  const late = setTimeout(() => child.kill("SIGKILL"), 60_000);
  expect(await ended).toEqual([null, signal]);
  clearTimeout(late);
});
