import { EXIT } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";

/** A line that ends a part; blank lines are part of the parts then. */
export const MARK = "---";

const MARKED = /^---[ \t]*$/m;
const NEITHER =
  "one case at a time; where it has blank lines, end input and output with a line --- each";

export interface PastedCase {
  readonly input: string;
  /** Undefined where the text ends before it. */
  readonly output?: string;
}

/**
 * Input and output in a pasted text: each ended by a line ---, where there is one; else by a blank line. Throws
 * for lines behind the output: nothing that was pasted is dropped.
 */
export function pastedCase(text: string, command: string): PastedCase {
  const lines = text.replaceAll("\r\n", "\n");
  const [input = "", output, ...rest] = MARKED.test(lines) ? marked(lines) : groups(lines);
  const left = rest.flatMap((part) => part.split("\n").filter((line) => line.trim() !== ""));
  if (left.length > 0) {
    const count = left.length === 1 ? "1 line is" : `${left.length} lines are`;
    const message = `${count} left over behind the output, from "${left[0]!.slice(0, 40)}" on: nothing was added`;
    throw new ExpectedError(message, `${command}: ${NEITHER}`, EXIT.usage);
  }
  return { input, ...(output !== undefined && { output }) };
}

/** Whether both parts have their ends: what follows belongs to no part. */
export function isComplete(text: string): boolean {
  const lines = text.replaceAll("\r\n", "\n");
  if (MARKED.test(lines)) return (lines.match(/^---[ \t]*\n/gm) ?? []).length >= 2;
  return /^\s*\S[\s\S]*?\n[ \t]*\n\s*\S[\s\S]*?\n[ \t]*\n/.test(lines);
}

/** Whether the input has ended. */
export function hasInput(text: string): boolean {
  return MARKED.test(text) || /^\s*\S[\s\S]*?\n[ \t\r]*\n/.test(text);
}

function marked(text: string): string[] {
  const parts = text.split(/^---[ \t]*(?:\n|$)/m).map(ended);
  return parts.at(-1)!.trim() === "" ? parts.slice(0, -1) : parts;
}

function groups(text: string): string[] {
  const parts = text
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => part.replace(/^(?:[ \t]*\n)+/, ""));
  return parts.filter((part) => part.trim() !== "").map(ended);
}

function ended(part: string): string {
  return part === "" || part.endsWith("\n") ? part : `${part}\n`;
}
