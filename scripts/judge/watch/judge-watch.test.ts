import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, it } from "vitest";

// The real command on real files, which are touched and not changed.

const ROOT = join(__dirname, "../../..");
const SLUGS = ["knight-moves", "nim-game-1"];
let child: ChildProcess;
let output = "";

beforeAll(async () => {
  child = spawn(process.execPath, ["scripts/start.cjs", "judge", "--watch", ...SLUGS], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (piece) => {
      output += piece;
    });
  }
  await until(/watching lib, problems and cases/);
}, 30_000);
afterEach(() => void child.kill("SIGKILL"));

async function until(wanted: RegExp): Promise<string> {
  for (let round = 0; round < 1500; round++) {
    const seen = output;
    if (wanted.test(seen)) {
      output = output.slice(seen.length);
      return seen;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(output).toMatch(wanted);
  return "";
}

function touch(path: string): void {
  const file = join(ROOT, path);
  utimesSync(file, statSync(file).atime, new Date());
}

it("judges the problems of a touched solution, module or case, and exits cleanly", async ({
  skip,
}) => {
  for (const [path, slugs] of [
    ["problems/nim-game-1/solution.ts", ["nim-game-1"]],
    ["lib/grid/leaper-moves.ts", ["knight-moves"]],
    ["lib/io/scanner.ts", SLUGS],
    ["cases/knight-moves/sample-1.out", ["knight-moves"]],
  ] as const) {
    touch(path);
    const seen = await until(/passed, 0 failed\n[\s\S]*watching lib/);
    expect(seen).toContain(`changed: ${path}; judging ${slugs.join(" ")}\n`);
    expect(seen.match(/\d+ passed, 0 failed/g)).toHaveLength(slugs.length);
    for (const slug of slugs) expect(seen).toMatch(new RegExp(`^${slug} `, "m"));
  }
  const { pid } = child;
  const below = children(pid!);
  child.kill("SIGINT");
  const code = await new Promise((done) => child.on("close", done));
  expect(code).toBe(130);
  skip(process.platform !== "linux", "its processes can be listed on Linux alone");
  expect(below).not.toEqual([]);
  for (const pid of below) expect(existsSync(`/proc/${pid}`)).toBe(false);
}, 30_000);

function children(pid: number): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    return readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean);
  });
}
