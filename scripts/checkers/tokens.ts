import type { CheckResult } from "../core/check-result";
import { differingLines, linesOf } from "./lines-of";

/** Words between white space must be equal, in order; how they are spread over lines does not count. */
export function tokens(_input: Uint8Array, expected: Uint8Array, actual: Uint8Array): CheckResult {
  const wanted = new Tokens(expected);
  const found = new Tokens(actual);
  for (;;) {
    const [want, have] = [wanted.next(), found.next()];
    if (want === undefined && have === undefined) return { verdict: "AC" };
    if (want === have) continue;
    const place = `line ${found.line}, token ${found.inLine}`;
    const what =
      have === undefined
        ? `expected ${shown(want!)}, found the end of the output`
        : want === undefined
          ? `expected the end of the output, found ${shown(have)}`
          : `expected ${shown(want)}, found ${shown(have)}`;
    return {
      verdict: "WA",
      message: `${place}: ${what}${differingLines(linesOf(expected), linesOf(actual))}`,
    };
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
    let text = "";
    while (this.at < bytes.length && !isBlank(bytes[this.at]!)) this.at++;
    for (let at = from; at < this.at; at++) text += String.fromCharCode(bytes[at]!);
    return text;
  }
}

function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

function shown(token: string): string {
  return JSON.stringify(token.length > 40 ? `${token.slice(0, 40)}…` : token);
}
