import { isAccepted, type MatrixCell, type MatrixColumn } from "./matrix";

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

/** The same as a page: which judge runs what, then the table. */
export function matrixPage(
  columns: readonly MatrixColumn[],
  cells: readonly MatrixCell[],
  notes: readonly string[],
): string {
  const judges = columns.map(({ runtime, judges }) => `| ${runtime} | ${judges.join(", ")} |`);
  const head = `| problem | ${columns.map(({ runtime }) => runtime).join(" | ")} |`;
  const line = `|---|${columns.map(() => "---:").join("|")}|`;
  const rows = matrixRows(columns, cells).map((row) => `| ${row.join(" | ")} |`);
  return `# Every problem under every judge's runtime

Made by \`npm run matrix -- --write\`: the bundle for each judge, run on all cases under the very
program that the judge runs, fetched from npm. A cell tells how many cases are accepted of how many.

| runtime | judges |
|---|---|
${judges.join("\n")}

\\* The judge does not tell its version; an old one is taken, to be on the safe side.

${head}
${line}
${rows.join("\n")}
${notes.map((note) => `\nToo long as it is: ${note}.\n`).join("")}`;
}

function matrixRows(columns: readonly MatrixColumn[], cells: readonly MatrixCell[]): Row[] {
  const slugs = [...new Set(cells.map(({ slug }) => slug))];
  return slugs.map((slug) => [
    slug,
    ...columns.map(({ runtime }) => {
      const cell = cells.find((each) => each.slug === slug && each.runtime === runtime);
      if (!cell) return "-";
      return `${isAccepted(cell) ? "" : "✗ "}${cell.passed}/${cell.cases}`;
    }),
  ]);
}
