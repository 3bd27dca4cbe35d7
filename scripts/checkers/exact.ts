import type { CheckResult } from "../core/check-result";

/** Every byte must be equal. */
export function exact(_input: Uint8Array, expected: Uint8Array, actual: Uint8Array): CheckResult {
  const length = Math.min(expected.length, actual.length);
  let at = 0;
  while (at < length && expected[at] === actual[at]) at++;
  if (at === expected.length && at === actual.length) return { verdict: "AC" };
  const line = expected.subarray(0, at).filter((byte) => byte === 10).length + 1;
  const what = `expected ${shown(expected[at])}, found ${shown(actual[at])}`;
  return { verdict: "WA", message: `line ${line}, byte ${at}: ${what}` };
}

function shown(byte: number | undefined): string {
  return byte === undefined ? "the end of the output" : JSON.stringify(String.fromCharCode(byte));
}
