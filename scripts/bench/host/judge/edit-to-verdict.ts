import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { DESK, TOOL } from "../../../base/host/roots";
import { bundle } from "../../../bundle/host/bundle";

// From an edit of a solution to the verdicts of its five small cases, by the clock: a process that watches,
// jb judge, and a shell loop over the same bundle and cases, in turn.
// npx ts-node scripts/bench/host/judge/edit-to-verdict.ts [rounds]

const ROUNDS = Number(process.argv[2] ?? 9);
const SLUG = "z-edit-to-verdict";
const FOLDER = join(TOOL, DESK, SLUG);
const SOLUTION = join(FOLDER, "solution.ts");
const PASSED = /5 passed, 0 failed/g;
/** Most milliseconds on an idle machine. */
const GOALS: Readonly<Record<string, number>> = { "judge --watch": 500, "jb judge": 800 };

const LOOP = `
for name in 1 2 3 4 5; do
  node "$1" < "$2/$name.in" > "$3" && cmp -s "$3" "$2/$name.out" || exit 1
done`;

const PROGRAM = `import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  return new Writer().int(scanner.int() + scanner.int()).newline().result();
}

if (require.main === module) runProgram(solve);
`;

function layOut(): void {
  mkdirSync(join(FOLDER, "cases"), { recursive: true });
  writeFileSync(SOLUTION, PROGRAM);
  const problem = readFileSync(join(TOOL, "scripts/problem/template/problem.ts"), "utf8");
  writeFileSync(
    join(FOLDER, "problem.ts"),
    problem.replace('"../problem"', '"../../scripts/problem/problem"'),
  );
  for (let number = 1; number <= 5; number++) {
    writeFileSync(join(FOLDER, `cases/${number}.in`), `${number} ${number}\n`);
    writeFileSync(join(FOLDER, `cases/${number}.out`), `${2 * number}\n`);
  }
}

/** Another answer's code each time, so that neither bundle nor verdict is known. */
function edit(round: number): void {
  writeFileSync(SOLUTION, PROGRAM.replace("int()).", `int() + ${round} - ${round}).`));
}

class Watcher {
  private readonly child: ChildProcess;
  private output = "";
  private wake = () => {};

  constructor() {
    const words = ["scripts/start.cjs", "judge", SLUG, "--watch"];
    this.child = spawn(process.execPath, words, {
      cwd: TOOL,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.child.stdout!.on("data", (piece) => {
      this.output += piece;
      this.wake();
    });
  }

  /** Waits until `runs` runs have verdicts. */
  async until(runs: number): Promise<void> {
    while ((this.output.match(PASSED)?.length ?? 0) < runs) {
      await new Promise<void>((done) => {
        this.wake = done;
      });
    }
  }

  end(): void {
    this.child.kill("SIGTERM");
  }
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

async function main(): Promise<void> {
  layOut();
  const watcher = new Watcher();
  const times: Record<string, number[]> = { "judge --watch": [], "jb judge": [], "shell loop": [] };
  try {
    await watcher.until(1);
    for (let round = 1; round <= ROUNDS; round++) {
      await new Promise((done) => setTimeout(done, 300));
      const start = performance.now();
      edit(2 * round);
      await watcher.until(round + 1);
      times["judge --watch"]!.push(performance.now() - start);
      const { file } = await bundle(`${DESK}/${SLUG}/solution.ts`);
      const words = ["-ec", LOOP, "loop", file, join(FOLDER, "cases"), join(FOLDER, "output")];
      times["shell loop"]!.push(timed(() => execFileSync("sh", words)));
    }
  } finally {
    watcher.end();
  }
  for (let round = 1; round <= ROUNDS; round++) {
    edit(2 * round + 1);
    const judge = () =>
      spawnSync(process.execPath, ["scripts/jb.cjs", "judge", SLUG], { cwd: TOOL });
    times["jb judge"]!.push(timed(() => void judge()));
  }
  report(times);
}

function report(times: Readonly<Record<string, readonly number[]>>): void {
  const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1]!;
  const loop = median(times["shell loop"]!);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  say(`Node ${process.versions.node}, ${cpus()[0]?.model} x ${cpus().length}, ${ROUNDS} rounds`);
  say("from an edit to five verdicts   least ms  median ms  / shell loop");
  for (const [name, list] of Object.entries(times)) {
    const goal = GOALS[name] === undefined ? "" : `  (idle: at most ${GOALS[name]} ms)`;
    const least = Math.min(...list)
      .toFixed(0)
      .padStart(8);
    const middle = median(list).toFixed(0).padStart(9);
    say(
      `${name.padEnd(30)}  ${least}  ${middle}  ${(median(list) / loop).toFixed(2).padStart(12)}${goal}`,
    );
  }
}

main().finally(() => rmSync(FOLDER, { recursive: true, force: true }));
