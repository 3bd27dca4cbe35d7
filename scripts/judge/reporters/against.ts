import type { CaseResult } from "../events/case-result";
import { printable } from "./report-lines";

/** Below this difference two times count as equal: clocks and caches vary as much. */
const EVEN_MS = 5;
const EVEN_RATIO = 1.1;
const NAMED = 10;

/** The report of --against: where the verdicts of two programs differ, and which is faster. */
export function comparison(results: readonly CaseResult[]): string[] {
  const labels = [...new Set(results.map(({ label }) => label))];
  const [one, other] = labels;
  if (labels.length !== 2 || one === undefined || other === undefined) return [];
  const second = new Map(
    results.filter(({ label }) => label === other).map((result) => [keyOf(result), result]),
  );
  const pairs = results
    .filter(({ label }) => label === one)
    .flatMap((a) => {
      const b = second.get(keyOf(a));
      return b ? [{ name: `${a.slug}/${a.name}`, a, b }] : [];
    });
  if (pairs.length === 0) return [];
  const differ = pairs.filter(({ a, b }) => a.verdict !== b.verdict);
  const both = pairs.filter(({ a, b }) => a.verdict === "AC" && b.verdict === "AC");
  const faster = both.filter(({ a, b }) => isFaster(a, b));
  const slower = both.filter(({ a, b }) => isFaster(b, a));
  const wins = (label: string, list: typeof pairs, ratio: (pair: (typeof pairs)[0]) => number) => {
    const [best] = [...list].sort((x, y) => ratio(y) - ratio(x));
    const most = best ? `, most in ${best.name} (${times(best)})` : "";
    return `  ${label} is faster in ${list.length}${most}`;
  };
  const lines = [
    `${one} against ${other}: ${both.length} of ${pairs.length} cases accepted for both`,
    wins(one, faster, ({ a, b }) => b.timeMs / a.timeMs),
    wins(other, slower, ({ a, b }) => a.timeMs / b.timeMs),
    ...differ
      .slice(0, NAMED)
      .map(({ name, a, b }) => `  ${name}: ${a.verdict} against ${b.verdict}`),
    ...(differ.length > NAMED ? [`  … verdicts differ in ${differ.length} cases`] : []),
  ];
  return lines.map(printable);
}

function keyOf({ slug, name }: CaseResult): string {
  return `${slug}/${name}`;
}

function isFaster(a: CaseResult, b: CaseResult): boolean {
  return b.timeMs - a.timeMs > EVEN_MS && b.timeMs > EVEN_RATIO * a.timeMs;
}

function times({ a, b }: { readonly a: CaseResult; readonly b: CaseResult }): string {
  return `${Math.round(a.timeMs)} ms against ${Math.round(b.timeMs)} ms`;
}
