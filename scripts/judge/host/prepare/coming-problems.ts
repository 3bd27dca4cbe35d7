import { existsSync, readdirSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { CACHE, casesFolder } from "../../../base/host/roots";
import { isLarge } from "../../../problem/case-origin";
import { readCaseOrigins } from "../../../problem/host/case-origins";
import { madeCasesFolder } from "../../../problem/host/made-cases";
import type { Program } from "../../../runner/host/program";
import type { Coming } from "../../case-runs";
import type { Judged } from "../../judged";
import { preparedApart } from "./prepare-apart";
import type { Selection } from "./select-problems";

/** The least number of problems that are worth preparing beside the judging. */
const COLD_LEAST = 3;
const JOBS_A_PROCESS = 2;

type Prepare = (slug: string) => Promise<readonly Judged<Program>[]>;

/**
 * The problems one after another, where several lack their bundle or a large case: other processes make
 * these while the first ones are judged. Undefined where nothing of that kind is to be done.
 */
export function comingProblems(
  slugs: readonly string[],
  selection: Selection & { readonly jobs: number },
  prepare: Prepare,
  stopped: AbortSignal,
): Coming<Program> | undefined {
  const { run, against, bundle, filter, jobs } = selection;
  if (run !== undefined || bundle !== undefined || slugs.some(isAbsolute)) return undefined;
  const bundles = bundlesIn(join(CACHE, "bundles"));
  const heavy = slugs.filter(lacksLargeCase);
  const light = slugs.filter((slug) => !bundles.has(slug) && !heavy.includes(slug));
  const cold = [...light, ...heavy]; // so that the first verdict comes soon
  const cases = slugs.reduce((count, slug) => count + caseCount(slug, filter), 0);
  if (cold.length < COLD_LEAST || cases === 0) return undefined;
  const preparing = Math.max(1, Math.floor(jobs / JOBS_A_PROCESS));
  async function* problems(): AsyncGenerator<Judged<Program>> {
    const waiting = preparedApart(cold, selection, preparing, stopped);
    const first = waiting.next(); // starts them before the others are looked at
    for (const slug of slugs) {
      if (stopped.aborted) break;
      if (!cold.includes(slug)) yield* await prepare(slug);
    }
    for (let next = await first; !next.done; next = await waiting.next()) {
      yield* await prepare(next.value);
    }
  }
  const programs = against === undefined ? 1 : 2;
  const count = { problems: programs * slugs.length, cases: programs * cases };
  return { problems: problems(), count, preparing };
}

/** The problems that have a bundle for some judge, whether or not it is still the newest. */
function bundlesIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(readdirSync(folder).map((name) => name.slice(0, name.indexOf("."))));
}

function lacksLargeCase(slug: string): boolean {
  const folder = casesFolder(slug);
  const place = madeCasesFolder(slug, folder) ?? folder;
  return largeCases(slug).some((name) => !existsSync(join(place, `${name}.out`)));
}

function caseCount(slug: string, filter: RegExp | undefined): number {
  const folder = casesFolder(slug);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((file) => file.endsWith(".in")).map((file) => file.slice(0, -3));
  const all = new Set([...names, ...largeCases(slug)]);
  return [...all].filter((name) => !filter || filter.test(name)).length;
}

/** Names that a generator makes into files that git does not keep; none where cases.json is damaged. */
export function largeCases(slug: string): string[] {
  try {
    const origins = Object.entries(readCaseOrigins(slug));
    return origins.flatMap(([name, { from }]) =>
      from === "generator" && isLarge(name) ? name : [],
    );
  } catch {
    return [];
  }
}
