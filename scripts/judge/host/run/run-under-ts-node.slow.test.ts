import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { testFolder } from "../../../testing/test-folder";

// Through the command, as its output is the program's own.
function run(...words: string[]) {
  const args = ["scripts/start.cjs", "run", ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: WORKSPACE,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("prints the program's output alone; on stderr the case and what the checker says", () => {
  const { status, stdout, stderr } = run("knight-moves", "edge-one");
  expect(status).toBe(0);
  expect(stdout).toBe("To get from a1 to h8 takes 6 knight moves.\n");
  const answer = "To get from a1 to h8 takes 6 knight moves.";
  expect(stderr).toBe(
    `  input\n    a1 h8\n  expected\n    ${answer}\n  found\n    ${answer}\nknight-moves/edge-one: AC\n`,
  );
});

it("shows a wrong answer beside the expected one on stderr, with a mark at what differs", () => {
  const wrong = "wrong/rows-and-columns-mixed.ts";
  const { status, stdout, stderr } = run("knight-moves", "sample-1", "--solution", wrong);
  expect(status).toBe(1);
  expect(stdout.split("\n")[5]).toBe("To get from h8 to a1 takes 8 knight moves.");
  expect(stderr).toMatch(/^ {2}input\n {4}e2 e4\n/);
  expect(stderr.match(/≠ .*/g)).toEqual([
    "≠ To get from h8 to a1 takes 6 knight moves.",
    "≠ To get from h8 to a1 takes 8 knight moves.",
  ]);
  expect(stderr).toMatch(/\nknight-moves\/sample-1: WA: line 6, token 8: expected "6", found "8"/);
});

it("shows places of the TypeScript source where the program throws", () => {
  const { status, stderr } = run("knight-moves", "--solution", "../n-queens/solution.ts");
  expect(status).toBe(1);
  expect(stderr).toMatch(/Error: input line 1, column 1: expected/);
  expect(stderr).toMatch(/at solve \(.*problems\/n-queens\/solution\.ts:\d+:\d+\)/);
  expect(stderr).toMatch(/RE: exit code 1\n$/);
});

it("names the nearest case where there is none of the name", () => {
  const { status, stderr } = run("knight-moves", "sampel-1");
  expect(status).toBe(4);
  expect(stderr).toBe('error: no case "sampel-1" of knight-moves\n  try: sample-1\n');
});

it("takes the path of a program, with the cases beside it", () => {
  const text =
    'const n: string = require("fs").readFileSync(0, "utf8");\nconsole.log(2 * Number(n));\n';
  const cases = { "a-1.in": "1\n", "a-1.out": "2\n", "a-2.in": "4\n", "a-2.out": "9\n" };
  const folder = testFolder({ "a.ts": text, ...cases });
  const file = join(folder, "a.ts");
  expect(run(file)).toMatchObject({ status: 0, stdout: "2\n" });
  const wrong = run(file, "a-2");
  expect(wrong).toMatchObject({ status: 1, stdout: "8\n" });
  expect(wrong.stderr).toContain(`\n${file}/a-2: WA: line 1, token 1: expected "9", found "8"`);
  expect(run(file, join(folder, "a-2.in")).stderr).toContain("a-2: WA: line 1");
  const other = run(file, join(testFolder({ "of.in": "5\n" }), "of.in"));
  expect(other).toMatchObject({ status: 0, stdout: "10\n" });
  expect(other.stderr).toContain("/of.in: ran: compared with nothing");
  expect(run(folder).stderr).toMatch(/^error: .*\n {2}try: /);
});

it("runs another program of a problem's folder by its path", () => {
  const { stderr } = run("problems/knight-moves/wrong/rows-and-columns-mixed.ts", "sample-1");
  expect(stderr).toMatch(/\nknight-moves\/sample-1: WA: /);
});
