/**
 * runProgram: a function from bytes to bytes made into a stdin/stdout program.
 *
 * Use     if (require.main === module) runProgram((input) => new Writer().int(new Scanner(input).int()).newline().result())
 * Time    O(bytes): one read where stdin is a file, one write
 * Space   the input, once from a file; from a pipe up to twice the input
 * Limits  the only module that touches the file system; classic script or CommonJS on Node ≥ 12,
 *         Bun and Deno; stdin may be a file, a pipe (blocking or not), a socket, a terminal, closed
 * Errors  a read or write error other than EAGAIN, EOF and EPIPE is thrown as it is
 * Source  own measurements of seven runtimes and six kinds of stdin
 * Tested  run-program.test.ts: against what was put in, on descriptors that give parts and errors;
 *         run-program-piped.test.ts: files, slow, closed and full pipes, 8 MiB through a pipe, Deno
 */
export function runProgram(solve: Solve): void {
  writeStdout(solve(readStdin(), writeStdout));
}

/** Files that stand for stdin and stdout on some judges: "input.txt", "output.txt". */
export interface Files {
  readonly input?: string;
  readonly output?: string;
}

/**
 * The same on files of the working folder. Without the input file (a case piped in by hand) it reads stdin
 * and writes stdout.
 */
export function runOnFiles(solve: Solve, { input, output }: Files): void {
  const fs = fileSystem();
  const isThere = input !== undefined && fs.existsSync(input);
  const bytes = isThere ? fs.readFileSync(input) : readStdin();
  if (output === undefined || (input !== undefined && !isThere)) {
    writeStdout(solve(bytes, writeStdout));
    return;
  }
  const file = fs.openSync(output, "w");
  const write = (part: Uint8Array) => {
    for (let at = 0; at < part.length; ) at += fs.writeSync(file, part, at, part.length - at);
  };
  write(solve(bytes, write));
  fs.closeSync(file);
}

/** Answers in the returned bytes; a program of very long answers may hand the first ones to `write`. */
export type Solve = (input: Uint8Array, write: (bytes: Uint8Array) => void) => Uint8Array;

/** A conversation with a judge by lines, without their line ends. */
export interface Dialogue {
  /** Writes a line at once, so that the judge has it before we wait. */
  readonly say: (line: string) => void;
  /** The judge's next line; throws where there is none. */
  readonly hear: () => string;
  /** Says a line and hears the answer. */
  readonly ask: (line: string) => string;
}

type Play = (talk: Dialogue) => void;

/** A conversation made into a program for an interactive problem. */
export function runDialogue(play: Play): void {
  const hear = lineReader();
  const say = (line: string) => writeStdout(new TextEncoder().encode(`${line}\n`));
  const ask = (line: string) => {
    say(line);
    return hear();
  };
  play({ say, hear, ask });
}

function lineReader(): () => string {
  const fs = fileSystem();
  const decoder = new TextDecoder();
  const chunk = new Uint8Array(1 << 16);
  let heard = "";
  return () => {
    for (;;) {
      const end = heard.indexOf("\n");
      if (end >= 0) {
        const line = heard.slice(0, end).replace(/\r$/, "");
        heard = heard.slice(end + 1);
        return line;
      }
      const count = readSome(fs, chunk, 0);
      if (count > 0) {
        heard += decoder.decode(chunk.subarray(0, count), { stream: true });
        continue;
      }
      if (heard === "") throw new Error("runDialogue: expected a line, found the end of input");
      heard += "\n"; // the last line may lack it
    }
  };
}

/** All of stdin. A synchronous loop on descriptor 0 is the one way that works on every judge. */
function readStdin(): Uint8Array {
  const fs = fileSystem();
  let buffer = new Uint8Array(fileSize(fs) + 1);
  let length = 0;
  for (;;) {
    if (length === buffer.length) {
      const larger = new Uint8Array(Math.max(2 * length, 1 << 16));
      larger.set(buffer);
      buffer = larger;
    }
    const count = readSome(fs, buffer, length);
    if (count === 0) return buffer.subarray(0, length);
    length += count;
  }
}

/** Waits for bytes of stdin and puts them from `at` on; 0 at the end. */
function readSome(fs: typeof import("node:fs"), buffer: Uint8Array, at: number): number {
  for (;;) {
    try {
      return fs.readSync(0, buffer, at, buffer.length - at, null);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF") return 0; // a closed pipe on Windows
      if (code !== "EAGAIN") throw error;
      pause();
    }
  }
}

/** Writes all bytes to stdout. When the reader has gone, the rest is dropped without a word. */
function writeStdout(bytes: Uint8Array): void {
  if (typeof Deno !== "undefined") {
    writeInDeno(bytes, Deno.stdout);
    return;
  }
  const fs = fileSystem();
  let at = 0;
  while (at < bytes.length) {
    try {
      at += fs.writeSync(1, bytes, at, bytes.length - at);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EPIPE") return;
      if (code !== "EAGAIN") throw error;
      pause();
    }
  }
}

/** Deno's own stdout, where a program runs there: other bundles leave out what asks for it. */
declare const Deno: { stdout: Stdout } | undefined;

interface Stdout {
  writeSync(bytes: Uint8Array): number;
}

/**
 * The same for Deno 2. Its stdout buffers text by lines, and where a non-blocking pipe is full it
 * throws without telling how much of it was taken: it takes all or nothing of at most 4096 bytes
 * (PIPE_BUF) that end a line or are too long for its buffer of 1024. Less than that it keeps.
 */
function writeInDeno(bytes: Uint8Array, stdout: Stdout): void {
  for (let at = 0; at < bytes.length; ) {
    let piece = bytes.subarray(at, at + 4096);
    const line = piece.lastIndexOf(10) + 1;
    if (line > 0) piece = piece.subarray(0, line);
    const isKept = line === 0 && piece.length < 1024;
    if (writePiece(piece, stdout)) at += piece.length;
    else if (isKept) {
      at += piece.length;
      while (!writePiece(bytes.subarray(at, at), stdout)); // what it keeps goes out
    }
  }
}

/** False where the pipe was full, after a while. */
function writePiece(piece: Uint8Array, stdout: Stdout): boolean {
  try {
    stdout.writeSync(piece);
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === "EPIPE") return true;
    if (code !== "EAGAIN") throw error;
    pause();
    return false;
  }
}

// Looked up late, so that a page in a browser can import a solution that it never runs as a program.
function fileSystem(): typeof import("node:fs") {
  return typeof require === "function" ? require("fs") : process.getBuiltinModule("fs");
}

/** Size of stdin if it is a file; 0 if it is not, or if the size is unknown. */
function fileSize(fs: typeof import("node:fs")): number {
  try {
    return fs.fstatSync(0).size;
  } catch {
    return 0;
  }
}

function errorCode(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
}
