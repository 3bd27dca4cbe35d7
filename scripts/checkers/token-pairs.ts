import type { CheckResult } from "../core/check-result";
import { differingLines, linesOf } from "./lines-of";
import { visible } from "./visible";

/** Holds words against words; `fault` says what is wrong with a pair, or undefined. */
export function checkTokens(
  expected: Uint8Array,
  actual: Uint8Array,
  fault: (want: string, have: string) => string | undefined,
): CheckResult {
  const wanted = new Tokens(expected);
  const found = new Tokens(actual);
  for (;;) {
    const [want, have] = [wanted.next(), found.next()];
    if (want === undefined && have === undefined) return { verdict: "AC" };
    const what =
      want === undefined
        ? `expected the end of the output, found ${visible(have!)}`
        : have === undefined
          ? `expected ${visible(want)}, found the end of the output`
          : fault(want, have);
    if (what === undefined) continue;
    const place = `line ${found.line}, token ${found.inLine}`;
    const lines = differingLines(linesOf(expected), linesOf(actual));
    return { verdict: "WA", message: `${place}: ${what}${lines}` };
  }
}

/** Words one by one with their place, without a string for the whole. */
class Tokens {
  line = 1;
  inLine = 0;
  private at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  next(): string | undefined {
    const { bytes } = this;
    while (this.at < bytes.length && isBlank(bytes[this.at]!)) {
      if (bytes[this.at++] === 10) {
        this.line++;
        this.inLine = 0;
      }
    }
    this.inLine++;
    if (this.at === bytes.length) return undefined;
    const from = this.at;
    while (this.at < bytes.length && !isBlank(bytes[this.at]!)) this.at++;
    return latin1(bytes, from, this.at);
  }
}

/** A character a byte, so that bytes that are no text stay apart. */
function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at]!);
  return text;
}

function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}
