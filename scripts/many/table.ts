import { printable } from "../judge/reporters/report-lines";
import { inCaseOrder } from "../problem/case-order";
import type { JobResult } from "./job-result";

export const TABLE_FORMATS = ["text", "csv", "html"] as const;

type TableFormat = (typeof TABLE_FORMATS)[number];

/** The results, in the order of their jobs, by problem: a row for each person's best hand-in and for the last. */
export function tableOf(results: readonly JobResult[], format: TableFormat): string {
  const problems = [...new Set(results.map(({ problem }) => problem))];
  const tables = problems.map((problem) => ({
    problem,
    rows: rowsOf(results.filter((result) => result.problem === problem)),
  }));
  if (format === "html") {
    const body = tables.map(
      ({ problem, rows }) => `<h2>${escaped(problem)}</h2>\n${htmlTable(rows)}`,
    );
    return `${HEAD}${body.join("\n")}\n`;
  }
  if (format === "csv") {
    const lines = tables.flatMap(({ problem, rows: [head = [], ...rows] }, at) => {
      const named = rows.map((row) => [problem, ...row]);
      return [...(at > 0 ? [[]] : []), ["problem", ...head], ...named];
    });
    return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
  }
  return tables.map(({ problem, rows }) => `${problem}\n${textTable(rows)}`).join("\n");
}

/** The head, and the rows below it. */
function rowsOf(results: readonly JobResult[]): string[][] {
  const ran = results.filter(({ verdict }) => verdict !== "CE"); // which has no case of the problem
  const names = ran.flatMap(({ cases }) => cases.map(({ name }) => name));
  const cases = inCaseOrder(new Set(names));
  const rows = [...new Set(results.map(({ who }) => who))].flatMap((who) => {
    const tries = results.filter((result) => result.who === who);
    const last = tries.at(-1)!;
    const best = tries.reduce((one, other) => (pointsOf(other) > pointsOf(one) ? other : one));
    const which = best === last ? { "best, last": best } : { best, last };
    return Object.entries(which).map(([word, result]) => {
      const cells = new Map(result.cases.map(({ name, verdict }) => [name, verdict]));
      const first = result.cases.find(({ verdict }) => verdict !== "AC" && verdict !== "ran");
      return [
        ...[who, word, result.file, `${tries.length}`, result.verdict, pointsText(result)],
        ...cases.map((name) => cells.get(name) ?? ""),
        first
          ? printable(`${first.name}: ${first.message ?? first.verdict}`.replace(/\s+/g, " "))
          : "",
      ];
    });
  });
  return [
    ["who", "which", "file", "tries", "verdict", "points", ...cases, "first difference"],
    ...rows,
  ];
}

function pointsOf({ score, passed }: JobResult): number {
  return score?.got ?? passed;
}

function pointsText({ score, passed, cases, verdict }: JobResult): string {
  if (verdict === "CE") return "0";
  return score ? `${score.got}/${score.of}` : `${passed}/${cases.length}`;
}

/** Columns of text; those from `numbers` on are numbers. */
export function textTable(
  rows: readonly (readonly string[])[],
  numbers = Number.POSITIVE_INFINITY,
): string {
  const shown = rows.map((row) => row.map(printable));
  const widths = shown[0]!.map((_, at) => Math.max(...shown.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at < numbers ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join("  ");
  return shown.map((row) => `${line(row).trimEnd()}\n`).join("");
}

/** A spreadsheet takes a cell that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const HEAD = `<!doctype html>
<meta charset="utf-8">
<title>Results</title>
<style>
:root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}
table{border-collapse:collapse}
th,td{text-align:left;padding:.2rem .6rem;border-bottom:1px solid #8886;white-space:nowrap}
.AC{background:#2a84}
</style>
`;

function htmlTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<td${text === "AC" ? ' class="AC"' : ""}>${escaped(text)}</td>`;
  const lines = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`);
  const top = `<tr>${head.map((name) => `<th>${escaped(name)}</th>`).join("")}</tr>`;
  return `<table>\n${[top, ...lines].join("\n")}\n</table>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
