/** Lines without the white space at their ends; a last line break begins no further line. */
export function linesOf(bytes: Uint8Array): string[] {
  const lines = new TextDecoder()
    .decode(bytes)
    .split("\n")
    .map((line) => line.trimEnd());
  while (lines.length > 0 && lines.at(-1) === "") lines.pop();
  return lines;
}

/** How many lines differ and the first of them, in brackets; nothing when none does. */
export function differingLines(expected: readonly string[], actual: readonly string[]): string {
  const length = Math.max(expected.length, actual.length);
  let [count, first] = [0, 0];
  for (let line = 0; line < length; line++) {
    if (expected[line] === actual[line]) continue;
    if (count++ === 0) first = line + 1;
  }
  return count === 0 ? "" : ` (${count} of ${length} lines differ, first at ${first})`;
}
