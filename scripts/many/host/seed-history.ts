import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { DESK, typedPath, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../../problem/sha256";
import { type NumberedRun, parseRun, type SeedRun } from "../seeds/seed-run";

/** Where the runs of a problem's programs lie, or of a folder's; git ignores the place. */
export function historyFile(slug: string | undefined, folder: string): string {
  const name = slug ?? `program-${sha256(folder).slice(0, 16)}`;
  return join(WORKSPACE, DESK, ".seeds", `${name}.jsonl`);
}

/** The runs of a file, a line each: a line that a killed process left incomplete is passed over. */
export class SeedHistory {
  readonly runs: NumberedRun[] = [];
  private readonly file: string;

  constructor(file: string, warn: (text: string) => void) {
    this.file = file;
    const lines = this.read().split("\n").slice(0, -1);
    for (const [at, line] of lines.entries()) {
      const run = parseRun(line);
      if (run) this.runs.push({ ...run, run: at + 1 });
      else warn(`${typedPath(file)}: line ${at + 1} is no run: it is passed over\n`);
    }
  }

  /** Adds a run, and its source where no run has it yet; in one write, so that others add theirs at once. */
  add(run: Omit<SeedRun, "schema" | "program" | "source">, source: string): NumberedRun {
    const program = sha256(source);
    const isNew = !this.runs.some((other) => other.program === program);
    const whole: SeedRun = { schema: 1, ...run, program, ...(isNew && { source }) };
    mkdirSync(dirname(this.file), { recursive: true });
    const before = this.read();
    const end = before === "" || before.endsWith("\n") ? "" : "\n";
    const line = JSON.stringify(whole);
    appendFileSync(this.file, `${end}${line}\n`);
    const added = { ...whole, run: this.read().split("\n").lastIndexOf(line) + 1 };
    this.runs.push(added);
    return added;
  }

  /** The run of a number that the user typed. */
  find(number: string): NumberedRun {
    const run = this.runs.find(({ run }) => `${run}` === number);
    if (run) return run;
    const last = this.runs.at(-1)?.run;
    const hint = last === undefined ? "--list" : `${last}, or another number of --list`;
    throw new ExpectedError(`there is no run ${number}`, hint, EXIT.nothingMatched);
  }

  /** Puts the source of a run in the place of the program's, or beside it where no run has that; gives the path. */
  restore(number: string, program: string): string {
    const { program: hash } = this.find(number);
    const { source } = this.runs.find((run) => run.program === hash && run.source) ?? {};
    if (source === undefined)
      throw new ExpectedError(`the source of run ${number} is lost`, "--list");
    const current = existsSync(program) ? sha256(readFileSync(program, "utf8")) : hash;
    if (this.runs.some((run) => run.program === current)) {
      writeAtomically(program, source);
      return program;
    }
    const ending = extname(program);
    const beside = `${program.slice(0, -ending.length)}.run-${number}${ending}`;
    if (existsSync(beside) && readFileSync(beside, "utf8") !== source) {
      const message = `${typedPath(beside)} is there already, and is another text`;
      throw new ExpectedError(message, "move it away");
    }
    writeAtomically(beside, source);
    return beside;
  }

  private read(): string {
    return existsSync(this.file) ? readFileSync(this.file, "utf8") : "";
  }
}
