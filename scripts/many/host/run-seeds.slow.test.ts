import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { DeskWorkspace, twoNumbers } from "../../testing/desk-workspace";

const workspace = new DeskWorkspace();
afterAll(() => workspace.remove());

/** Asks the program for the sum of the input's two numbers, which is its score. */
const TESTER = `const { spawn } = require("node:child_process");
const input = require("node:fs").readFileSync(0);
const [file, ...args] = process.argv.slice(2);
const program = spawn(file, args, { stdio: ["pipe", "pipe", "inherit"] });
program.stdin.end(input);
program.stdout.on("data", (answer) => console.error("Score = " + Number(answer)));
`;

it("a tester talks with the program in the sandbox; Ctrl-C keeps the seeds that ended", async () => {
  workspace.install();
  const slug = workspace.task("a", twoNumbers("a + b"), []);
  const generators = `let made = 5;\nexport const generators = { random: () => "4 " + made++ };\n`;
  workspace.write(`.contest/${slug}/generate.ts`, generators);
  workspace.write("tester.cjs", TESTER);
  const tester = ["--tester", "node tester.cjs {program}", "--maximise"];
  const run = workspace.start("seeds", "a", "--seeds", "0-999", "--jobs", "1", ...tester);
  const third = join(workspace.folder, ".cache/seeds", slug, "0002.txt");
  while (!existsSync(third) && run.child.exitCode === null) {
    await new Promise((wake) => setTimeout(wake, 20));
  }
  run.child.kill("SIGINT");
  expect([await run.code, run.output]).toEqual([
    130,
    expect.stringMatching(
      /seed +score +of best +CPU ms +wall ms\n +0 +9 +100.00 % +\d+ +\d+\n +1 +10 (?:.*\n)*run 1: [^\n]*\ninterrupted: \d+ of 1000 seeds were run\n/,
    ),
  ]);
});
