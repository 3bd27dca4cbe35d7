import { readSync } from "node:fs";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";

/**
 * Parts of what is pasted into a terminal or piped in: each ends with a blank line or the end of the
 * input. On a terminal Ctrl-D ends a part and more may follow, so the descriptor is read by hand.
 */
export class PastedParts {
  private rest = "";
  private readonly decoder = new TextDecoder();
  private readonly buffer = new Uint8Array(1 << 16);
  private readonly read: (buffer: Uint8Array) => number;

  constructor(read: (buffer: Uint8Array) => number = readStdin) {
    this.read = read;
  }

  /** The next part, which ends with a newline; "" where there is none. */
  next(): string {
    for (;;) {
      const text = this.rest.replace(/^(?:[ \t]*\n)+/, "");
      const end = /\n[ \t]*\n/.exec(text);
      if (end) {
        this.rest = text.slice(end.index + end[0].length);
        return `${text.slice(0, end.index)}\n`;
      }
      const count = this.read(this.buffer);
      if (count === 0) {
        this.rest = "";
        return text === "" || text.endsWith("\n") ? text : `${text}\n`;
      }
      const piece = this.decoder.decode(this.buffer.subarray(0, count), { stream: true });
      this.rest = (this.rest + piece).replaceAll("\r\n", "\n");
    }
  }
}

/**
 * The input and the output of one case; throws where one of them is missing. `prompt` asks for each. Few
 * interactors read an output.
 */
export function pastedCase(
  parts: Pick<PastedParts, "next">,
  prompt: (name: string) => void,
  command: string,
  isInteractive = false,
): { readonly input: string; readonly output: string } {
  prompt("input");
  const input = parts.next();
  prompt(isInteractive ? "output, if interact.ts reads one" : "output");
  const output = parts.next();
  if (output !== "" || (isInteractive && input !== "")) return { input, output };
  const message = input === "" ? "nothing was pasted" : "the output is missing";
  const hint = `${command}: paste the input${isInteractive ? "" : ", a blank line, then the output"}`;
  throw new ExpectedError(message, hint, EXIT.usage);
}

function readStdin(buffer: Uint8Array): number {
  for (;;) {
    try {
      return readSync(0, buffer, 0, buffer.length, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0; // a closed pipe on Windows
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
