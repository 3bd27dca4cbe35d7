import { closeSync, constants, openSync, readSync } from "node:fs";
import { hasInput, isComplete, MARK } from "../pasted-case";

/** What is pasted comes in pieces; a silence of this length is its end. */
const QUIET_MS = 80;

export interface Pasting {
  /** Fills the buffer, waiting; 0 at the end, or at Ctrl-D. */
  read(buffer: Uint8Array): number;
  /** On a terminal: what is there without waiting; 0 where nothing is. */
  pending(buffer: Uint8Array): number;
  readonly isTerminal: boolean;
  /** Asks for a part. */
  prompt(part: "input" | "output", ends: string): void;
}

/**
 * What is piped in, to its end; on a terminal what is pasted, until both parts have ended and nothing more
 * comes. Ctrl-D there ends a part, as a line --- does.
 */
export function readPasted({ read, pending, isTerminal, prompt }: Pasting): string {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const buffer = new Uint8Array(1 << 16);
  let text = "";
  const take = (count: number) => {
    text += decoder.decode(buffer.subarray(0, count), { stream: true });
  };
  if (!isTerminal) {
    for (let count = read(buffer); count > 0; count = read(buffer)) take(count);
    return text;
  }
  prompt("input", `a blank line, a line ${MARK} or Ctrl-D`);
  for (let asked = false; !isComplete(text); ) {
    if (!asked && hasInput(text)) {
      asked = true;
      const isMarked = text.split(/\r?\n/).some((line) => line.trimEnd() === MARK);
      prompt("output", `${isMarked ? "" : "a blank line, "}a line ${MARK} or Ctrl-D`);
    }
    const count = read(buffer);
    if (count > 0) take(count);
    else if (asked) break;
    else text += `${text === "" || text.endsWith("\n") ? "" : "\n"}${MARK}\n`;
  }
  for (let count = pending(buffer); count > 0; count = pending(buffer)) take(count);
  return text;
}

export function readStdin(buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, buffer, 0, buffer.length, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0; // a closed pipe on Windows
      if (code !== "EAGAIN") throw error;
      pause(20);
    }
  }
}

/** What the terminal holds already: the rest of a paste, which a shell would else take for commands. */
export function readPending(buffer: Uint8Array): number {
  if (process.platform === "win32") return 0;
  pause(QUIET_MS);
  let terminal: number | undefined;
  try {
    terminal = openSync("/dev/tty", constants.O_RDONLY | constants.O_NONBLOCK);
    return readSync(terminal, buffer, 0, buffer.length, null);
  } catch {
    return 0; // nothing is there, or no terminal
  } finally {
    if (terminal !== undefined) closeSync(terminal);
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
