import { cleaned } from "../../problem/look-alikes";
import { isFileName, type ProgramFiles } from "../../problem/program-files";
import { plainTitle } from "../../problem/slug";
import { webAddress } from "./judge-address";

interface Sample {
  readonly input: string;
  readonly output: string;
}

/** One problem as the browser extension Competitive Companion sends it, cleaned. */
export interface ContestTask {
  readonly title: string;
  /** The judge and contest in the page's words; "" when it names none. */
  readonly group: string;
  readonly address: string;
  readonly timeLimitMs: number;
  readonly memoryLimitMiB: number;
  readonly interactive: boolean;
  /** Files that replace stdin and stdout. */
  readonly files?: ProgramFiles;
  /** What of the task could not be taken over, a sentence each. */
  readonly notes: readonly string[];
  readonly samples: readonly Sample[];
  readonly batch: { readonly id: string; readonly size: number };
}

/** Where a task has no limit. */
const USUAL = { timeLimit: 1000, memoryLimit: 256 };
const UNITS = { timeLimit: "ms", memoryLimit: "MiB" };
const MAX_SAMPLES = 200;
const MAX_BATCH = 500;

/** Reads a request's body; throws an Error that says what is wrong with it. */
export function parseContestTask(body: string): ContestTask {
  // One of the ports gets the task behind a first line "json".
  const task: unknown = JSON.parse(body.replace(/^\s*json\r?\n/, ""));
  if (!isRecord(task)) throw new Error("expected a task, found no object");
  if (typeof task.name !== "string") throw new Error("the task has no name");
  const address = typeof task.url === "string" ? webAddress(task.url)?.href : undefined;
  if (address === undefined) throw new Error("the task has no address of the web");
  if (!Array.isArray(task.tests)) throw new Error("the task has no list of tests");
  if (task.tests.length > MAX_SAMPLES) throw new Error(`more than ${MAX_SAMPLES} tests`);
  const { files, notes } = programFiles(task);
  const samples = cleanSamples(task.tests.map(sample));
  return {
    title: plainTitle(task.name),
    group: typeof task.group === "string" && task.group !== "" ? plainTitle(task.group) : "",
    address,
    timeLimitMs: limit(task.timeLimit, USUAL.timeLimit, 600_000),
    memoryLimitMiB: limit(task.memoryLimit, USUAL.memoryLimit, 65_536),
    interactive: task.interactive === true,
    ...(files && { files }),
    notes: [...notes, ...limitNotes(task), ...samples.notes],
    samples: samples.texts,
    batch: batch(task.batch, address),
  };
}

/** The names of its files; one that is no plain name is left out with a note. */
function programFiles(task: Record<string, unknown>) {
  const notes: string[] = [];
  const nameOf = (side: string, value: unknown): string | undefined => {
    if (!isRecord(value) || (value.type !== "file" && value.type !== "regex")) return undefined;
    if (value.type === "file" && typeof value.fileName === "string" && isFileName(value.fileName)) {
      return value.fileName;
    }
    const pattern = value.type === "regex" ? value.pattern : value.fileName;
    notes.push(
      `its ${side} file ${JSON.stringify(pattern)} is no fixed name: std${side === "input" ? "in" : "out"} is taken`,
    );
    return undefined;
  };
  const [input, output] = [nameOf("input", task.input), nameOf("output", task.output)];
  const files = { ...(input && { input }), ...(output && { output }) };
  return { notes, ...((input || output) && { files }) };
}

/** A limit that is no limit is said: a page that has none is sent as 0. */
function limitNotes(task: Record<string, unknown>): string[] {
  const assumed = (name: keyof typeof USUAL, what: string) => {
    const value = task[name];
    if (typeof value === "number" && value >= 1) return [];
    const fault = typeof value === "number" ? `is ${value}` : "is missing";
    return [`its ${what} limit ${fault}: ${USUAL[name]} ${UNITS[name]} are assumed`];
  };
  return [...assumed("timeLimit", "time"), ...assumed("memoryLimit", "memory")];
}

function sample(test: unknown): Sample {
  if (!isRecord(test) || typeof test.input !== "string" || typeof test.output !== "string") {
    throw new Error("a test has no text as its input or output");
  }
  return { input: test.input, output: test.output };
}

/** Samples with their blanks as they were meant: pages write some of other kinds. */
function cleanSamples(samples: readonly Sample[]): { texts: Sample[]; notes: string[] } {
  const clean = (text: string) => ended(cleaned(text).text);
  const { notes } = cleaned(samples.flatMap(({ input, output }) => [input, output]).join("\n"));
  return {
    texts: samples.map(({ input, output }) => ({ input: clean(input), output: clean(output) })),
    notes: notes.map((note) => `in its samples ${note}`),
  };
}

function ended(text: string): string {
  const lines = text.replaceAll("\r\n", "\n");
  return lines === "" || lines.endsWith("\n") ? lines : `${lines}\n`;
}

function batch(value: unknown, address: string): { id: string; size: number } {
  const alone = { id: address, size: 1 };
  if (!isRecord(value) || typeof value.id !== "string" || value.id.length > 100) return alone;
  return { id: value.id, size: limit(value.size, 1, MAX_BATCH) };
}

/** A whole number in [1, max]; the fallback for anything that is none. */
function limit(value: unknown, fallback: number, max: number): number {
  if (typeof value !== "number" || !Number.isFinite(value) || value < 1) return fallback;
  return Math.min(Math.round(value), max);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
