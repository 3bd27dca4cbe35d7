import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { ROOT } from "../../base/host/repository";

// Through the command, as its output is the program's own.
function run(...words: string[]) {
  const args = ["--require", "ts-node/register", "scripts/judge/run.command.ts", ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("prints the program's output alone, and on stderr what the checker says of it", () => {
  const { status, stdout, stderr } = run("knight-moves", "edge-one");
  expect(status).toBe(0);
  expect(stdout).toBe("To get from a1 to h8 takes 6 knight moves.\n");
  expect(stderr).toBe("knight-moves/edge-one: AC\n");
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
