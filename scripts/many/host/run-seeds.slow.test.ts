import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DeskWorkspace, twoNumbers } from "../../testing/desk-workspace";

const workspace = new DeskWorkspace();
beforeAll(() => workspace.install());
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

it("--set tries values and keeps the best in the source alone; --list shows all runs", async () => {
  const program = `const T0 = 2;\n${twoNumbers("a * T0 + b")}`;
  const solution = workspace.write(
    `.contest/${workspace.task("b", program, [])}/solution.ts`,
    program,
  );
  for (const [seed, input] of ["1 2\n", "3 4\n"].entries()) {
    workspace.write(`.contest/b-sum/tools/in/000${seed}.txt`, input);
  }
  const scorer =
    'const score = require("fs").readFileSync(process.argv[2]); if (score < 100) console.log("Score = " + score);';
  workspace.write("scorer.cjs", scorer);
  const score = ["--scorer", "node scorer.cjs {out}", "--maximise"];
  const tried = workspace.start("seeds", "b", "--set", "T0=1,5", ...score);
  expect([await tried.code, readFileSync(solution, "utf8")]).toEqual([0, program]);
  expect(tried.output).toMatch(
    /2\/2 +10 +5 .*trial T0=1\n2 .* 2\/2 +26 +13 +100.00 % +trial T0=5\n/,
  );
  const failed = workspace.start("seeds", "b", "--set", "T0=99,999", "--keep", ...score);
  expect([await failed.code, readFileSync(solution, "utf8")]).toEqual([1, program]);
  expect(failed.output).toMatch(
    /0\/2 +- +- +- +trial T0=99\n.*\ntrial T0=99: JE seed 0: .*\ntrial T0=999: .*\nno trial has a score of every seed: .*solution\.ts stays as it was\n/,
  );
  const kept = workspace.start("seeds", "b", "--set", "T0=5", "--keep", "--against", "2", ...score);
  expect([await kept.code, readFileSync(solution, "utf8")]).toEqual([0, program.replace("2", "5")]);
  expect(kept.output).toMatch("equal on 2: may be noise (p = 1.0, sign test)\nrun 5: ");
});

it("submit and bundle refuse what a killed trial left, by its path; a whole run leaves nothing", async () => {
  const program = `const T0 = "x";\n${twoNumbers("T0 + a + b")}while (T0 === "y");\n`;
  const slug = workspace.task("c", program, [["1 2\n", "3\n"]]);
  workspace.write(`.contest/${slug}/tools/in/0000.txt`, "1 2\n");
  const trials = join(workspace.folder, ".cache/bundles/trials");
  const left = () =>
    (existsSync(trials) ? readdirSync(trials) : []).filter((name) => name.endsWith(".js"));
  const tried = (value: string) =>
    workspace.start("seeds", "c", "--set", `T0=${value}`, "--scorer", "false {out}", "--maximise");
  expect([await tried("z").code, left()]).toEqual([1, []]);
  const killed = tried("y");
  while (left().length === 0 && killed.child.exitCode === null) {
    await new Promise((wake) => setTimeout(wake, 20));
  }
  killed.child.kill("SIGKILL");
  await killed.code;
  const file = `.cache/bundles/trials/${left()[0]}`;
  for (const command of ["submit", "bundle"]) {
    const refused = workspace.start(command, file);
    expect([await refused.code, refused.output]).toEqual([
      3,
      `error: ${file} is of a trial T0=y: not what the source says\n  try: jb seeds <program> --set … --keep writes the values into the source\n`,
    ]);
  }
});
