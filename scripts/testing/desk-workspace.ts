import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LAUNCHER, TOOL } from "../base/host/roots";
import { writeFiles } from "./test-folder";

/** A program that prints this expression of the numbers `a` and `b` of its input. */
export function twoNumbers(expression: string): string {
  return `import { readFileSync } from "node:fs";
const [a = 0, b = 0] = readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
console.log(${expression});
`;
}

/** The same as a program that exports solve, which stress calls. */
export function solvesTwoNumbers(expression: string): string {
  return `import { runProgram } from "judgebench/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [a = 0, b = 0] = new TextDecoder().decode(input).trim().split(/\\s+/).map(Number);
  return new TextEncoder().encode(String(${expression}) + "\\n");
}

if (require.main === module) runProgram(solve);
`;
}

/** A workspace with tasks on its desk, in a folder of its own. */
export class DeskWorkspace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "desk-")));
  private readonly children = new Set<ChildProcess>();

  constructor() {
    this.write("package.json", '{ "devDependencies": { "judgebench": "*" } }');
  }

  /** Puts judgebench and the packages of the user's programs into its node_modules. */
  install(): void {
    const modules = join(this.folder, "node_modules");
    mkdirSync(modules);
    symlinkSync(TOOL, join(modules, "judgebench"));
    symlinkSync(join(TOOL, "node_modules/fast-check"), join(modules, "fast-check"));
  }

  write(path: string, text: string | Uint8Array): string {
    return join(writeFiles(this.folder, { [path]: text }), path);
  }

  /** Puts a task on the desk: its letter, the program, and cases as [input, output]. */
  task(letter: string, solution: string, cases: readonly (readonly [string, string])[]): string {
    const slug = `${letter}-sum`;
    const folder = `.contest/${slug}`;
    const title = `${letter.toUpperCase()}. Sum`;
    const facts = {
      ...{ title, timeLimitMs: 10_000, memoryLimitMiB: 256, checker: "tokens", judges: [] },
      ...{ bounds: {}, technique: "", tags: [], difficulty: "easy" },
    };
    const names = cases.map((_, at) => `sample-${at + 1}`);
    for (const [at, [input, output]] of cases.entries()) {
      this.write(`${folder}/cases/${names[at]}.in`, input);
      this.write(`${folder}/cases/${names[at]}.out`, output);
    }
    const origins = Object.fromEntries(names.map((name) => [name, { from: "statement" }]));
    this.write(`${folder}/cases/cases.json`, JSON.stringify(origins));
    this.write(`${folder}/solution.ts`, solution);
    const address = `https://codeforces.com/contest/7/problem/${letter.toUpperCase()}`;
    const task = { title, contest: "Round 1", letter, address, at: 1 };
    this.write(`${folder}/task.json`, JSON.stringify(task));
    this.write(`${folder}/problem.ts`, `export const problem = ${JSON.stringify(facts)};\n`);
    return slug;
  }

  /** Starts a command there; its output is collected. */
  start(...words: string[]): Started {
    const { folder } = this;
    const settings = {
      NO_COLOR: "1",
      EDITOR: "",
      VISUAL: "",
      JB_COMMAND: words[0],
      INIT_CWD: folder,
    };
    const env = { ...process.env, ...settings };
    const child = spawn(process.execPath, [LAUNCHER, ...words], { cwd: folder, env });
    this.children.add(child);
    return new Started(child);
  }

  /** Starts `jb desk` without listening for the extension; resolves with the printed address. */
  async desk(...words: string[]): Promise<{ readonly started: Started; readonly address: string }> {
    const started = this.start("desk", "--no-import", ...words);
    const [address] = await started.until(/http:\S+/);
    return { started, address };
  }

  /** The first process that this one has started: of a server, the one that judges. */
  childOf(parent: number): number {
    const table = execFileSync("ps", ["-Ao", "pid,ppid"], { encoding: "utf8" });
    const rows = table.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
    return rows.find(([, ppid]) => ppid === parent)![0]!;
  }

  async remove(): Promise<void> {
    for (const child of this.children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const closed = new Promise((done) => child.once("close", done));
      child.kill("SIGKILL");
      await closed;
    }
    // The children of a killed server may still write.
    for (let round = 1; ; round++) {
      try {
        return rmSync(this.folder, { recursive: true, force: true });
      } catch (error) {
        if (round === 50) throw error;
        await new Promise((wake) => setTimeout(wake, 100));
      }
    }
  }
}

export class Started {
  output = "";
  readonly child: ChildProcess;
  readonly code: Promise<number | null>;

  constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (piece) => {
        this.output += piece;
      });
    }
    this.code = new Promise((done) => child.on("close", done));
  }

  async until(wanted: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = wanted.exec(this.output);
      if (match) return match;
      if (this.child.exitCode !== null) throw new Error(`it ended: ${this.output}`);
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }
}
