import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, it } from "vitest";

// The real command on real files, which are touched and not changed.

const ROOT = join(__dirname, "../../..");
const SLUGS = ["knight-moves", "nim-game-1"];
let child: ChildProcess;
let output = "";
let looking: NodeJS.Timeout;
/** All processes that it has had so far, as "pid started": a number may be given again. */
const below = new Set<string>();

beforeAll(async () => {
  child = spawn(
    process.execPath,
    ["scripts/start.cjs", "judge", "--watch", "--no-cache", "--filter", "sample", ...SLUGS],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1" },
    },
  );
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (piece) => {
      output += piece;
    });
  }
  looking = setInterval(() => {
    for (const process of processesBelow(child.pid!)) below.add(process);
  }, 50);
  await until(/watching lib, problems and cases/);
}, 180_000);
afterEach(() => void child.kill("SIGKILL"));

async function until(wanted: RegExp): Promise<string> {
  for (let round = 0; round < 6000; round++) {
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
    const change = `changed: ${path}; judging ${slugs.join(" ")}\n`;
    const all = await until(
      new RegExp(`${change}[\\s\\S]*passed, 0 failed\n[\\s\\S]*watching lib`),
    );
    const seen = all.slice(all.indexOf(change));
    expect(seen.match(/\d+ passed, 0 failed/g)).toHaveLength(slugs.length);
    for (const slug of slugs) expect(seen).toMatch(new RegExp(`^${slug} `, "m"));
  }
  child.kill("SIGINT");
  const code = await new Promise((done) => child.on("close", done));
  clearInterval(looking);
  expect(code).toBe(130);
  skip(process.platform !== "linux", "its processes can be listed on Linux alone");
  expect([...below]).not.toEqual([]);
  await expect.poll(() => [...below].filter(isAlive), { timeout: 30_000 }).toEqual([]);
}, 180_000);

function processesBelow(parent: number): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").flatMap((pid) => {
    const fields = statOf(pid);
    return fields?.[1] === String(parent) ? [`${pid} ${fields[19]}`] : [];
  });
}

function isAlive(known: string): boolean {
  const [pid, started] = known.split(" ") as [string, string];
  const fields = statOf(pid);
  return fields?.[19] === started && fields[0] !== "Z";
}

/** What stands behind the name in /proc/<pid>/stat, from the state on; undefined when it has ended. */
function statOf(pid: string): string[] | undefined {
  if (!/^\d+$/.test(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
