import "ts-node/register"; // the problems' own files are required as they are by the commands
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EXIT } from "../base/exit-code";
import { checkers } from "../judge/checkers/checkers";
import { problemExport } from "../problem/host/problem-module";
import { inMemory } from "./host/kind-of";
import { measureRates } from "./host/measure-rates";
import { openStress } from "./host/open-stress";
import { runStress } from "./host/run-stress";
import { smallerInputs } from "./shrink/smaller-inputs";
import { stress } from "./stress";
import type { Fault } from "./stress-event";

// Real programs in wrong/, through bundles, persistent children and a confirming process.

const root = join(__dirname, "../..");
type Solve = (input: Uint8Array) => Uint8Array;
const bytes = (text: string) => new TextEncoder().encode(text);

async function fault(slug: string, name: string, seed = 1): Promise<Fault | undefined> {
  const open = await openStress({
    slug,
    solution: `problems/${slug}/wrong/${name}.ts`,
    reference: `problems/${slug}/brute.ts`,
    jobs: 1,
    forMs: 20_000,
    isProcess: false,
    isFresh: false,
  });
  try {
    let confirmed: Fault | undefined;
    for await (const event of stress({ seed, batch: 256 }, open.host)) {
      if (event.type === "confirmed") confirmed = event.fault;
    }
    return confirmed;
  } finally {
    await open.close();
  }
}

describe("stress catches wrong programs", () => {
  it.each([
    ["knight-moves", "rows-and-columns-mixed"],
    ["stone-pile-grundy", "rounded-sizes"],
    ["chessboard-coin-game", "each-square-once"],
  ])("%s/%s, by a minimal input", async (slug, name) => {
    const counterExample = await fault(slug, name);
    expect(counterExample).toMatchObject({ culprit: "solution", verdict: "WA" });
    if (slug === "chessboard-coin-game") expect(await fault(slug, name)).toEqual(counterExample);
    const validate = problemExport<(input: Uint8Array) => void>(slug, "validate.ts", "validate")!;
    const brute = problemExport<Solve>(slug, "brute.ts", "solve")!;
    const wrong = problemExport<Solve>(slug, `wrong/${name}.ts`, "solve")!;
    const isHarmless = (text: string) => {
      try {
        validate(bytes(text));
      } catch {
        return true;
      }
      const [expected, actual] = [brute(bytes(text)), wrong(bytes(text))];
      return checkers.tokens(bytes(text), expected, actual).verdict === "AC";
    };
    const text = new TextDecoder().decode(counterExample!.input);
    expect(isHarmless(text)).toBe(false);
    expect([...smallerInputs(text)].filter((candidate) => !isHarmless(candidate))).toEqual([]);
  });
});

it("says on a terminal what it waits for, before the first input is through", async () => {
  const shown: string[] = [];
  const output = { say: () => {}, show: (line: string) => void shown.push(line) };
  const [slug, forMs] = ["knight-moves", 1000];
  const [solution, reference] = ["solution", "brute"].map((name) => `problems/${slug}/${name}.ts`);
  const plan = { slug, solution: solution!, reference: reference!, jobs: 1, forMs };
  const setup = { ...plan, isProcess: false, isFresh: false };
  expect((await runStress(setup, 1, output, AbortSignal.abort())).isInterrupted).toBe(true);
  expect(shown).toEqual(["trying the first inputs"]);
});

it("npm run stress prints the difference and the command that repeats it", () => {
  const words = ["scripts/stress/stress.command.ts", "chessboard-coin-game", "--seed", "7"];
  words.push("--solution", "wrong/each-square-once.ts", "--sandbox", "D");
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--require", "ts-node/register", ...words],
    { cwd: root, encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stdout).toMatch(/^not in a box: Node's permission model/);
  expect(stdout).toMatch(/^WA: line 1, token 1: expected "\w+", found "\w+"/m);
  expect(stdout).toMatch(/^again: npm run stress chessboard-coin-game -- --seed \d+ --solution /m);
  expect(stdout).toMatch(/passed, 1 failed\n$/);
});

it("npm run stress --rate of an interactive problem is a misuse: nothing runs in memory", () => {
  const start = [join(root, "scripts/start.cjs"), "stress", "hidden-integer", "--rate"];
  const { status, stdout, stderr } = spawnSync(process.execPath, start, { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: EXIT.usage, stdout: "" });
  expect(stderr).toMatch(/^error: hidden-integer is interactive: .*\n {2}try: .*stress/);
});

it("leaves interactive problems out of the rates of several", () => {
  const said: string[] = [];
  const slugs = inMemory(["hidden-integer", "nim-game-1"], (text) => said.push(text));
  expect({ slugs, said }).toEqual({
    slugs: ["nim-game-1"],
    said: ["hidden-integer is interactive: left out\n"],
  });
});

it("takes at least 100 times as many inputs in memory as through processes", async () => {
  const output: string[] = [];
  const say = (text: string) => void output.push(text);
  const over = new AbortController().signal;
  expect(await measureRates(["nim-game-1"], { seed: 1, for: 800 }, say, over)).toBe(EXIT.accepted);
  expect(output.join("")).toMatch(/^nim-game-1 +\d+ +\d+\.\d +\d{3,}\n1 passed, 0 failed\n$/m);
});
