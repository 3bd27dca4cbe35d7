import type { CheckResult } from "../../problem/check-result";
import { differingLines, isBlank, latin1, sameRange } from "./line-cursor";
import { visible } from "./visible";

/** Holds words against words; `fault` says what is wrong with two that are not equal, or undefined. */
export function checkTokens(
  expected: Uint8Array,
  actual: Uint8Array,
  fault: (want: string, have: string) => string | undefined,
): CheckResult {
  const wanted = new Tokens(expected);
  const found = new Tokens(actual);
  for (;;) {
    const [wants, has] = [wanted.next(), found.next()];
    if (!wants && !has) return { verdict: "AC" };
    if (wants && has && wanted.isEqual(found)) continue;
    const [want, have] = [wanted.text(), found.text()];
    const what = !wants
      ? `expected the end of the output, found ${visible(have)}`
      : !has
        ? `expected ${visible(want)}, found the end of the output`
        : fault(want, have);
    if (what === undefined) continue;
    const place = `line ${found.line}, token ${found.inLine}`;
    const message = `${place}: ${what}${differingLines(expected, actual)}`;
    return { verdict: "WA", message };
  }
}

/** Goes from word to word and knows its place; makes a string only of a word that is asked for. */
class Tokens {
  line = 1;
  inLine = 0;
  private start = 0;
  private end = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** False at the end of the bytes. */
  next(): boolean {
    const { bytes } = this;
    let [at, line] = [this.end, this.line];
    while (at < bytes.length && isBlank(bytes[at]!)) if (bytes[at++] === 10) line++;
    this.inLine = line === this.line ? this.inLine + 1 : 1;
    this.line = line;
    this.start = at;
    while (at < bytes.length && !isBlank(bytes[at]!)) at++;
    this.end = at;
    return this.start < at;
  }

  isEqual(other: Tokens): boolean {
    return sameRange(this.bytes, this.start, this.end, other.bytes, other.start, other.end);
  }

  /** A character a byte, so that bytes that are no text stay apart. */
  text(): string {
    return latin1(this.bytes, this.start, this.end);
  }
}
