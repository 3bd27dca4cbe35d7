import { isFailure } from "../../problem/verdict";
import type { ProblemResult } from "../events/judge-event";
import { titleOf } from "./report-lines";

export const RED = 31;
const GREEN = 32;
export const YELLOW = 33;

/** The line of a problem, its verdict painted. */
export function problemRow(
  result: ProblemResult,
  columns: number,
  paint: (code: number, text: string) => string,
): string {
  const { verdict, cases, passed, slowestMs, memoryMiB } = result;
  const count = passed === cases ? String(cases) : `${passed}/${cases}`;
  const memory = memoryMiB === undefined ? "-" : memoryMiB.toFixed(0);
  const row = tableRow(titleOf(result), count, verdict, slowestMs.toFixed(0), memory, columns);
  const at = row.lastIndexOf(`  ${verdict} `) + 2;
  const color = paint(isFailure(verdict) ? RED : verdict === "AC" ? GREEN : YELLOW, verdict);
  return row.slice(0, at) + color + row.slice(at + verdict.length);
}

/** Columns that fit the terminal; a longer name is cut. */
export function tableRow(
  problem: string,
  cases: string,
  verdict: string,
  ms: string,
  mib: string,
  columns: number,
): string {
  const width = Math.max(16, Math.min(48, columns - 34));
  const name = problem.length > width ? `${problem.slice(0, width - 1)}…` : problem;
  const numbers = `${ms.padStart(8)} ${mib.padStart(6)}`;
  return `${name.padEnd(width)} ${cases.padStart(7)}  ${verdict.padEnd(7)} ${numbers}`;
}

/** The parts on one line, or each on its own where that line is wider than the terminal. */
export function fitted(
  title: string,
  parts: readonly string[],
  between: string,
  columns: number,
): string[] {
  const line = title + parts.join(between);
  if (line.length <= columns) return [line];
  return parts.map((part, at) => (at === 0 ? title : " ".repeat(title.length)) + part);
}
