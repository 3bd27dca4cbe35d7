import type { CheckResult } from "../../problem/check-result";
import { differingLines, isBlank, latin1, sameRange } from "./line-cursor";
import { quoted } from "./visible";

/** Compares word by word; for two unequal words `fault` returns a message, or undefined to accept. */
export function checkTokens(
  expected: Uint8Array,
  actual: Uint8Array,
  fault: (want: string, have: string) => string | undefined,
): CheckResult {
  const expectedTokens = new Tokens(expected);
  const actualTokens = new Tokens(actual);
  for (;;) {
    const [wants, has] = [expectedTokens.next(), actualTokens.next()];
    if (!wants && !has) return { verdict: "AC" };
    if (wants && has && expectedTokens.isEqual(actualTokens)) continue;
    const [want, have] = [expectedTokens.text(), actualTokens.text()];
    const difference = !wants
      ? `expected the end of the output, found ${quoted(have)}`
      : !has
        ? `expected ${quoted(want)}, found the end of the output`
        : fault(want, have);
    if (difference === undefined) continue;
    const place = `line ${actualTokens.line}, token ${actualTokens.inLine}`;
    const message = `${place}: ${difference}${differingLines(expected, actual)}`;
    return { verdict: "WA", message };
  }
}

/** Goes from word to word and knows its place; decodes a word only when text() is called. */
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

  /** One character for each byte, so that invalid UTF-8 stays distinct. */
  text(): string {
    return latin1(this.bytes, this.start, this.end);
  }
}
