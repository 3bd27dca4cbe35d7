import "ts-node/register"; // the problems' own files are required as they are by the commands
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXIT } from "../base/exit-code";
import { WORKSPACE } from "../base/host/roots";
import { chooseSandbox } from "../runner/host/box/sandbox";
import { needsTier } from "../testing/sandbox/needs-tier";
import { openStress } from "./host/open-stress";
import { stressOne } from "./host/stress-one";
import { stress } from "./stress";
import type { StressEvent } from "./stress-event";

// Problems whose interactor or validator decides: real conversations in the judge's sandbox.

const FOLDER = `.cache/judged-${process.pid}`;
const slugOf = (name: string) => `../${FOLDER}/${name}`;
let missing: string | undefined;

/** A generator of one secret. */
const only = (secret: string) =>
  `import fc from "fast-check";\nexport const small = fc.constant(${JSON.stringify(secret)});\n`;
const FILES = {
  "problem.ts": `export const problem = { title: "Toy", timeLimitMs: 1000, memoryLimitMiB: 256,
    checker: "tokens", interactor: "own", judges: [], bounds: {}, technique: "toy", tags: [],
    difficulty: "easy" };\n`,
  // Names the largest number, but asks only for the first.
  "solution.ts": `import { runDialogue } from "../../../lib/io/run-program";
runDialogue(({ hear, ask, say }) => {
  let most = 0;
  for (let i = 1, n = Number(hear()); i <= Math.min(n, 1); i++) most = Math.max(most, Number(ask("? " + i)));
  say("! " + most);
});\n`,
  "interact.ts": `import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
const numbers = readFileSync(process.argv[2]!, "utf8").trim().split(" ").map(Number);
writeSync(1, numbers.length + "\\n");
createInterface({ input: process.stdin }).on("line", (line) => {
  const [sign, word] = line.split(" ");
  if (sign === "?") return void writeSync(1, numbers[Number(word) - 1] + "\\n");
  const isRight = Number(word) === Math.max(...numbers);
  if (!isRight) writeSync(2, "not the largest");
  process.exit(isRight ? 42 : 43);
});\n`,
  "validate.ts": `export function validate(input: Uint8Array) {
  if (!/^\\d( \\d){0,2}\\n$/.test(new TextDecoder().decode(input))) throw new Error("no numbers");
}\n`,
  "generate.ts": `import fc from "fast-check";
const numbers = fc.array(fc.nat(9), { minLength: 1, maxLength: 3 });
export const small = numbers.map((all) => all.join(" ") + "\\n");\n`,
};

/** A problem folder: the toy with some files changed, or left out where they are empty. */
function write(name: string, changed: Partial<Record<keyof typeof FILES | "check.js", string>>) {
  mkdirSync(join(WORKSPACE, FOLDER, name), { recursive: true });
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    if (text !== "") writeFileSync(join(WORKSPACE, FOLDER, name, file), text);
  }
}

beforeAll(async () => {
  const { tier, because } = await chooseSandbox("auto");
  if (tier > "C") missing = because ?? "there is no supervisor";
  write("first-of-all", {});
  write("mute", { "interact.ts": "" });
  write("crashing", {
    "generate.ts": only("0\n"),
    "interact.ts": 'throw new Error("no such secret");\n',
  });
  write("silent", {
    "generate.ts": only("0\n"),
    "solution.ts": `import { runDialogue } from "../../../lib/io/run-program";
runDialogue(({ hear }) => { hear(); hear(); });\n`,
  });
  const program = (body: string) => `import { runProgram } from "../../../lib/io/run-program";
runProgram((input) => new TextEncoder().encode((${body})(new TextDecoder().decode(input).trim())));\n`;
  write("two-passes", {
    "problem.ts": FILES["problem.ts"].replace(
      'checker: "tokens", interactor: "own"',
      `checker: { icpc: [${JSON.stringify(process.execPath)}, "check.js"] }, passes: 2`,
    ),
    "generate.ts": only("0 1\n"),
    // The program has to reverse the text in the first pass, and what it printed then in the second.
    "solution.ts": program("(text) => text"),
    "check.js": `const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const [input, , feedback] = process.argv.slice(2);
const [asked, said] = [input, 0].map((file) => readFileSync(file, "utf8").trim());
if (said !== [...asked].reverse().join("")) { process.stderr.write("not reversed"); process.exit(43); }
if (!existsSync(feedback + "seen")) writeFileSync(feedback + "nextpass.in", said + "\\n");
writeFileSync(feedback + "seen", "");
process.exit(42);\n`,
  });
});
afterAll(() => rmSync(join(WORKSPACE, FOLDER), { recursive: true, force: true }));

const OPTIONS = { solution: "solution.ts", for: 60_000, seed: 1, jobs: 1, save: false } as const;

async function stressed(name: string, more: { save?: boolean; against?: string } = {}) {
  const said: string[] = [];
  const output = { say: (text: string) => void said.push(text) };
  const options = { ...OPTIONS, sandbox: "auto", ...more } as const;
  const exitCode = await stressOne(slugOf(name), options, output, new AbortController().signal);
  return { exitCode, text: said.join("") };
}

describe("a wrong program of an interactive problem", { timeout: 120_000 }, () => {
  it.each([
    ["hidden-permutation", "places-in-order", 20_000, /^3\n(3 1 2|2 3 1)\n$/],
    ["hidden-permutation", "never-first", 20_000, /^2\n2 1\n$/],
    ["hidden-integer", "one-below", 1000, /^\d+\n$/],
    ["hidden-integer", "thirds", 1000, /^\d+\n$/],
  ])("%s/%s falls within 20 secrets", async (slug, name, shrinkMs, smallest) => {
    const open = await openStress({
      ...{ slug, solution: `problems/${slug}/wrong/${name}.ts`, isFresh: false, isProcess: true },
      ...{ reference: `problems/${slug}/brute.ts`, jobs: 1, forMs: 60_000, shrinkMs },
    });
    const events: StressEvent[] = [];
    try {
      for await (const event of stress({ seed: 1, batch: 1 }, open.host)) events.push(event);
    } finally {
      await open.close();
    }
    const found = events.find((event) => event.type === "found");
    expect(found?.tried).toBeLessThanOrEqual(20);
    const { fault } = events.find((event) => event.type === "confirmed")!;
    expect(fault).toMatchObject({ culprit: "solution", verdict: "WA" });
    const secret = new TextDecoder().decode(fault.input);
    expect(secret).toMatch(smallest);
    expect(untrue(secret, fault.transcript!)).toEqual([]);
    expect(fault.transcript).toMatch(/> [?!] [\d ]+\n$/);
  });
});

/** The questions of a dialogue that the interactor did not answer as the secret wants. */
function untrue(secret: string, transcript: string): string[] {
  const values = secret.trim().split(/\s+/).map(Number);
  return [...transcript.matchAll(/^> \? ([\d ]+)\n< (YES|NO)$/gm)].flatMap(([, asked, said]) => {
    const [i, j] = asked!.split(" ").map(Number);
    const isLess = j === undefined ? i! < values[0]! : values[i!]! < values[j]!;
    return isLess === (said === "YES") ? [] : [`${asked}: ${said}`];
  });
}

it("shows the smallest secret's dialogue and saves the secret as a case", async (context) => {
  needsTier("C", missing, context);
  const { exitCode, text } = await stressed("first-of-all", { save: true });
  expect(text).toContain(
    "WA: not the largest\ninput:\n  0 1\ndialogue, > says the solution, < the interactor:\n" +
      "  < 2\n  > ? 1\n  < 0\n  > ! 0\n",
  );
  expect(exitCode).toBe(EXIT.notAccepted);
  const [, saved = ""] = /^saved as (\S+\.in) /m.exec(text) ?? [];
  expect(readFileSync(join(WORKSPACE, saved), "utf8")).toBe("0 1\n");
});

it("a conversation in which both sides wait is a fault too", async (context) => {
  needsTier("C", missing, context);
  const { exitCode, text } = await stressed("silent");
  expect(text).toMatch(/^TLE: deadlock: the program has been told all and says nothing/m);
  expect(exitCode).toBe(EXIT.notAccepted);
}, 60_000);

it("an interactor that crashes says nothing of the solution", async (context) => {
  needsTier("C", missing, context);
  const { exitCode, text } = await stressed("crashing");
  expect(text).toMatch(/^the interactor fails, so nothing is said of the solution: .*exit code 1/m);
  expect(exitCode).toBe(EXIT.setup);
});

it("needs an interactor, and compares with no other program", async () => {
  await expect(stressed("mute")).rejects.toThrow(/mute\/interact\.ts is missing$/);
  const against = { against: "solution.ts" };
  const refused = { message: expect.stringContaining("--against"), exitCode: EXIT.usage };
  await expect(stressed("first-of-all", against)).rejects.toMatchObject(refused);
});

it("runs all passes of a multi-pass problem", async () => {
  const { exitCode, text } = await stressed("two-passes");
  expect(text).toMatch(/^WA: pass 1: not reversed\ninput:\n {2}0 1\n/m);
  expect(exitCode).toBe(EXIT.notAccepted);
});
