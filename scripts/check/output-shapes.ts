const SIZE_BYTES = 16_000_000;
const MOST_RATIO = 1.5;

/** Outputs of one size whose lines differ in length; the first is what the others are compared with. */
export const OUTPUT_SHAPES = {
  "lines of 100": linesOf(100),
  "one line": linesOf(SIZE_BYTES),
  "a million lines": linesOf(SIZE_BYTES / 1_000_000),
  "no newline": () => "x".repeat(SIZE_BYTES),
} as const satisfies Readonly<Record<string, () => string>>;

function linesOf(lengthBytes: number): () => string {
  return () => `${"x".repeat(lengthBytes - 1)}\n`.repeat(SIZE_BYTES / lengthBytes);
}

/** The line of a runtime, given the least CPU time of each shape in their order. */
export function outputsLine(
  runtime: string,
  [usualMs = 0, ...timesMs]: readonly number[],
): { line: string; isGood: boolean } {
  const ratios = timesMs.map((timeMs) => timeMs / usualMs);
  const isGood = ratios.every((ratio) => ratio <= MOST_RATIO);
  const cells = [`${Math.round(usualMs)} ms`, ...ratios.map((ratio) => `${ratio.toFixed(2)} ×`)];
  const end = isGood ? "" : `  more than ${MOST_RATIO} ×`;
  return { line: `${row(runtime, cells)}${end}`, isGood };
}

export function outputsHeading(): string {
  return row("16 MB written", Object.keys(OUTPUT_SHAPES));
}

function row(first: string, cells: readonly string[]): string {
  return `${first.padEnd(14)}${cells.map((cell) => cell.padStart(17)).join("")}`;
}
