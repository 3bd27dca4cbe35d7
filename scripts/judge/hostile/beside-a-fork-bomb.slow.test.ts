import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execaSync } from "execa";
import { beforeAll, expect, it, type TestContext } from "vitest";
import { BoxRunner } from "../../runner/host/box/box-runner";
import { chooseSandbox } from "../../runner/host/box/sandbox";
import { droppedTo, LONELY, NOBODY } from "../../testing/sandbox/dropped-to";
import { needsTier } from "../../testing/sandbox/needs-tier";
import { testFolder } from "../../testing/test-folder";

// RLIMIT_NPROC counts all processes and threads of a user. A right program that starts some must stay right
// while another case of the same user takes as many as it can get.

type Tier = "A" | "B" | "C";
type User = "root" | "an ordinary user";

const LIMITS = { timeMs: 10_000, memoryMiB: 600, outputBytes: 1000, processes: 100 };
const BOMB_LIMITS = { timeMs: 300, memoryMiB: 150, outputBytes: 1000 };
const ROOT = process.getuid?.() === 0;
const SELF: User = ROOT ? "root" : "an ordinary user";

/** How often, as whom. Root's programs have uids of their own, those in tier A mostly a count of their own. */
const RUNS: readonly (readonly [User, Tier, number])[] = [
  [SELF, "A", 4],
  ...(ROOT ? ([["root", "B", 4]] as const) : []),
  ["an ordinary user", "B", 6],
  ["an ordinary user", "C", 6],
];

/** Three children and two threads, each of which gives a part of the answer. */
const RIGHT = `
const { spawn } = require("node:child_process");
const { Worker } = require("node:worker_threads");
const child = (code) => new Promise((resolve) => {
  let text = "";
  spawn(process.execPath, ["-e", code]).on("close", () => resolve(text)).stdout.on("data", (part) => (text += part));
});
const thread = (code) => new Promise((resolve) => new Worker(code, { eval: true }).on("message", resolve));
const answer = 'require("node:worker_threads").parentPort.postMessage(';
Promise.all([
  child("console.log(1)"), child("console.log(2)"), child("console.log(3)"), thread(answer + "4)"), thread(answer + "5)"),
]).then((parts) => console.log(parts.map(Number).join(" ")));
`;

const folder = testFolder();
const [right, bomb] = [join(folder, "right.js"), join(folder, "bomb")];
const node = process.execPath;
const program = (...argv: string[]) => ({ argv, readable: argv, files: argv, sha256: "" });
let noCompiler: string | undefined;

beforeAll(() => {
  chmodSync(folder, 0o755);
  writeFileSync(right, RIGHT);
  const source = join(__dirname, "fork-bomb", "program.c");
  const { failed, message } = execaSync("cc", ["-w", "-o", bomb, source], { reject: false });
  if (failed) noCompiler = message;
});

async function open(tier: Tier, scope: readonly string[], context: TestContext) {
  needsTier("C", noCompiler, context);
  return new BoxRunner(await supervisorOf(tier, context), tier, { places: ["proc"], scope });
}

it.for(RUNS)(
  "as %s in tier %s, %i times",
  { timeout: 120_000 },
  async ([user, tier, times], context) => {
    const scope = user === SELF ? [] : droppedTo(NOBODY);
    const runner = await open(tier, scope, context);
    const bombs: string[] = [];
    let ended = false;
    const bombing = (async () => {
      while (!ended) {
        const run = await runner.run(program(bomb), right, BOMB_LIMITS);
        bombs.push(`${run.stopped}${run.crowded ? " crowded" : ""}`);
      }
    })();
    try {
      for (let time = 0; time < times; time++) {
        const run = await runner.run(program(node, right), right, LIMITS);
        const { exitCode, stopped, stderr, crowded } = run;
        const output = Buffer.from(run.output).toString();
        const expected = { output: "1 2 3 4 5\n", exitCode: 0, stderr: "" };
        expect({ output, exitCode, stopped, stderr, crowded }).toEqual(expected);
      }
    } finally {
      ended = true;
      await bombing;
      await runner.close();
    }
    expect(bombs.length).toBeGreaterThan(0);
    expect(bombs.filter((end) => end !== "time" && end !== "memory")).toEqual([]);
  },
);

it("says so when the user may have too few processes", async (context) => {
  if (!ROOT) return context.skip("only root can become a user that has no processes");
  const runner = await open("C", droppedTo(LONELY, "prlimit --nproc=6"), context);
  try {
    const limits = { ...LIMITS, timeMs: 1000 };
    const starts = await runner.run(program(node, right), right, limits);
    expect(starts).toMatchObject({ crowded: true, signal: expect.stringMatching(/./) });
    expect((await runner.run(program("/bin/true"), right, limits)).exitCode).toBe(0);
  } finally {
    await runner.close();
  }
});

async function supervisorOf(tier: Tier, context: TestContext): Promise<string> {
  try {
    return (await chooseSandbox(tier)).supervisor!;
  } catch (error) {
    needsTier(tier, (error as Error).message, context);
    throw error;
  }
}
