import { isAccepted, type MatrixCell, type MatrixColumn } from "./matrix-cell";

type Row = readonly string[];

/** Problems against runtimes, as the terminal shows them. */
export function matrixText(columns: readonly MatrixColumn[], cells: readonly MatrixCell[]): string {
  const rows = [
    ["problem", ...columns.map(({ runtime }) => runtime)],
    ...matrixRows(columns, cells),
  ];
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))),
    )
    .map((row) => `${row.join("  ")}\n`)
    .join("");
}

/** The same as a page: one line a runtime, and by name only the problems that fail somewhere. */
export function matrixPage(
  columns: readonly MatrixColumn[],
  cells: readonly MatrixCell[],
  notes: readonly string[],
): string {
  const rows = columns.map(({ runtime, judges }) => {
    const runtimeCells = cells.filter((cell) => cell.runtime === runtime);
    const accepted = runtimeCells.filter(isAccepted).length;
    const cases = runtimeCells.reduce((sum, cell) => sum + cell.passed, 0);
    return `| ${runtime} | ${judges.join(", ")} | ${accepted} of ${runtimeCells.length} | ${cases} |`;
  });
  const failing = cells
    .filter((cell) => !isAccepted(cell))
    .map(({ slug, runtime, passed, cases }) => `- ${slug} under ${runtime}: ${passed} of ${cases}`);
  const tooLong = notes.map((note) => `- too long: ${note}`);
  const exceptions = [...failing, ...tooLong];
  return `| runtime | judges | problems accepted | cases |
|---|---|---:|---:|
${rows.join("\n")}

${exceptions.length > 0 ? exceptions.join("\n") : "No problem fails under any runtime."}`;
}

function matrixRows(columns: readonly MatrixColumn[], cells: readonly MatrixCell[]): Row[] {
  const slugs = [...new Set(cells.map(({ slug }) => slug))];
  return slugs.map((slug) => [
    slug,
    ...columns.map(({ runtime }) => {
      const cell = cells.find(
        (candidate) => candidate.slug === slug && candidate.runtime === runtime,
      );
      if (!cell) return "-";
      return `${isAccepted(cell) ? "" : "✗ "}${cell.passed}/${cell.cases}`;
    }),
  ]);
}
