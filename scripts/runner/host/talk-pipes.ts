import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, unlinkSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

/** The pipes of a talk: a program's stdin and stdout, and the judge's ends of them. */
export interface TalkPipes {
  /** Descriptors for the program; `handOver` closes them here once it has them. */
  readonly stdio: readonly [stdin: number, stdout: number];
  readonly toProgram: Writable;
  readonly fromProgram: Readable;
  handOver(): void;
}

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;

/**
 * Two pipes of the system, since Node's own "pipe" is a pair of sockets, which a program cannot open again as
 * /dev/stdin or /dev/stdout. They have names in `folder` until both ends are open. Undefined on Windows. At once, since
 * stress needs the ends when it starts a program.
 */
export function talkPipes(folder: string): TalkPipes | undefined {
  if (process.platform === "win32") return undefined;
  const [input, output] = [join(folder, "stdin"), join(folder, "stdout")];
  // Programs may run under another uid: the mode decides when one of them opens its stdin again.
  execFileSync("mkfifo", ["-m", "666", input, output], { stdio: "ignore" });
  try {
    // An end opens at once where the other one is open, or where it need not wait for it.
    const first = openSync(input, O_RDONLY | O_NONBLOCK);
    const toProgram = openSync(input, O_WRONLY | O_NONBLOCK);
    const stdin = openSync(input, O_RDONLY);
    closeSync(first);
    const fromProgram = openSync(output, O_RDONLY | O_NONBLOCK);
    const stdout = openSync(output, O_WRONLY);
    return {
      stdio: [stdin, stdout],
      toProgram: new Socket({ fd: toProgram, readable: false, writable: true }),
      fromProgram: new Socket({ fd: fromProgram, readable: true, writable: false }),
      handOver: () => {
        for (const end of [stdin, stdout]) closeSync(end);
      },
    };
  } finally {
    for (const name of [input, output]) unlinkSync(name);
  }
}
