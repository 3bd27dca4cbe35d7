import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeTree } from "../../base/host/remove-tree";
import { TOOL } from "../../base/host/roots";
import { scratchFolder } from "../../base/host/scratch-folder";
import { CompileError } from "../syntax/compile-error";
import { parses } from "./readable-script";

/** Laid out, or as it is where the formatter breaks it: it moves comments over line ends. */
export async function laidOut(code: string, program: string): Promise<string> {
  const formatted = await formatWithOthers(code, program);
  return parses(formatted) ? formatted : code;
}

interface Waiting {
  readonly code: string;
  readonly program: string;
  readonly settle: (text: Promise<string>) => void;
}

let waiting: Waiting[] = [];

/** The texts of one turn of the event loop share a process of the formatter: its start costs more than its work. */
export function formatWithOthers(code: string, program: string): Promise<string> {
  return new Promise((settle) => {
    if (waiting.length === 0) setImmediate(formatWaiting);
    waiting.push({ code, program, settle });
  });
}

async function formatWaiting(): Promise<void> {
  const texts = waiting;
  waiting = [];
  const isAlone = texts.length === 1;
  // On a full disk each is formatted alone, which needs no file.
  const together = isAlone ? undefined : await formatFolder(texts).catch(() => undefined);
  for (const [at, { code, program, settle }] of texts.entries()) {
    settle(together ? Promise.resolve(together[at]!) : format(code, program));
  }
}

/** Undefined where it cannot format all of them: asked for one, it says which, and why. */
async function formatFolder(texts: readonly Waiting[]): Promise<string[] | undefined> {
  const folder = scratchFolder();
  try {
    const files = texts.map((_, at) => join(folder, `${at}.js`));
    for (const [at, { code }] of texts.entries()) writeFileSync(files[at]!, code);
    const [program, ...first] = formatter();
    const args = [...first, "format", ...LAYOUT, `--config-path=${TOOL}`, "--write", folder];
    const { status, output } = await outputOf(program!, args, "");
    const isWhole = status === 0 && output.includes(`Formatted ${texts.length} files`);
    return isWhole ? files.map((file) => readFileSync(file, "utf8")) : undefined;
  } finally {
    removeTree(folder);
  }
}

const LAYOUT = ["--colors=off", "--indent-style=tab"];

/** The text of a program's bundle as the repository's own formatter lays it out, with tabs: bytes count. */
export async function format(
  code: string,
  bundled: string,
  [program, ...first] = formatter(),
): Promise<string> {
  const args = [...first, "format", ...LAYOUT, "--stdin-file-path=bundle.js"];
  const { status, output, message } = await outputOf(program!, args, code);
  if (status === 0) return output;
  const how = typeof status === "string" ? `ended by ${status}` : `status ${status}`;
  throw new CompileError(
    `${bundled}: its bundle cannot be formatted (biome format, ${how})${message && `: ${message}`}`,
    `npx ts-node ${bundled}, and if that runs: npm ci`,
  );
}

interface Ended {
  /** A name of a signal, or why it could not be started, in place of a number. */
  readonly status: number | string | null;
  readonly output: string;
  readonly message: string;
}

async function outputOf(program: string, args: readonly string[], input: string): Promise<Ended> {
  const child = spawn(program, args, { cwd: TOOL, stdio: "pipe" });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  child.stdin.on("error", () => {}); // it has ended early: its status tells
  child.stdin.end(input);
  const status = await new Promise<number | string | null>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(signal ?? code));
  });
  const message = Buffer.concat(errors).toString().trim();
  return { status, output: Buffer.concat(output).toString(), message };
}

/** Its program itself starts in 10 ms, its wrapper for Node in 80. */
function formatter(): string[] {
  const name = process.platform === "win32" ? "biome.exe" : "biome";
  try {
    return [require.resolve(`@biomejs/cli-${process.platform}-${process.arch}/${name}`)];
  } catch {
    return [process.execPath, require.resolve("@biomejs/biome/bin/biome")];
  }
}
