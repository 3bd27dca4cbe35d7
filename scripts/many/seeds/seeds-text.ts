import { counted, withCommas } from "../../base/counted";
import { textTable } from "../table";
import { type Goal, isScored, percent, relative, type SeedScore, summaryOf } from "./seed-score";

/** A program that computes all the time has at least this share of a processor. */
const LEAST_SHARE = 0.8;

/** The seeds in their order, a line each, beside the best scores that their inputs ever had. */
export function seedLines(
  results: readonly SeedScore[],
  best: ReadonlyMap<string, number>,
  goal: Goal,
): string {
  const rows = results.map((result) => [
    ...[`${result.seed}`, isScored(result) ? `${result.score}` : result.verdict],
    isScored(result) ? percent(relative([result], best, goal)) : "-",
    ...[result.timeMs.toFixed(0), result.wallMs.toFixed(0)],
  ]);
  return textTable([["seed", "score", "of best", "CPU ms", "wall ms"], ...rows], 0);
}

/** Why seeds have no score, a line each. */
export function failureLines(results: readonly SeedScore[]): string[] {
  return results.flatMap((result) =>
    isScored(result) ? [] : `${result.verdict} seed ${result.seed}: ${result.message ?? ""}`,
  );
}

/** What all seeds come to, a line each. */
export function summaryLines(
  results: readonly SeedScore[],
  best: ReadonlyMap<string, number>,
  goal: Goal,
): string[] {
  const { scored, failed, sum, mean, meanLog } = summaryOf(results);
  const failures = [...failed].map(([verdict, count]) => `${count} ${verdict}`).join(", ");
  const count = results.length - scored.length;
  const without = count > 0 ? `, ${count} without a score and in no sum (${failures})` : "";
  const logs = meanLog?.toFixed(4) ?? "none: a score is not above 0";
  const share = percent(relative(results, best, goal));
  return [
    `${counted(results.length, "seed")}${without}`,
    ...(scored.length > 0
      ? [
          `sum ${shown(sum)}, mean ${shown(mean)}, mean of logs ${logs}`,
          `${share} of the best that each seed ever had (${goal})`,
        ]
      : []),
    ...timeLines(results),
  ];
}

function timeLines(results: readonly SeedScore[]): string[] {
  const sum = (name: "timeMs" | "wallMs") =>
    results.reduce((total, result) => total + result[name], 0);
  const slowest = results.reduce((one, two) => (two.wallMs > one.wallMs ? two : one));
  const [timeMs, wallMs] = [sum("timeMs"), sum("wallMs")];
  const share = timeMs / wallMs;
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const waited = `the programs had a processor in ${Math.round(100 * share)} % of their wall time`;
  return [
    `CPU ${seconds(timeMs)} s, wall ${seconds(wallMs)} s; longest seed ${slowest.seed}, ${seconds(slowest.wallMs)} s`,
    ...(share < LEAST_SHARE ? [`warning: ${waited}: the machine was busy, or they waited`] : []),
  ];
}

/** Two decimals where it is no integer. */
export function shown(value: number): string {
  const [whole = "", part] = (Number.isInteger(value) ? `${value}` : value.toFixed(2)).split(".");
  const commas = /^-?\d+$/.test(whole) ? withCommas(Number(whole)) : whole;
  return part === undefined ? commas : `${commas}.${part}`;
}
