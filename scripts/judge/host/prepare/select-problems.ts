import { isAbsolute } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ExpectedError } from "../../../base/expected-error";
import { typedPath } from "../../../base/host/roots";
import { casesBeside } from "../../../problem/host/cases-beside";
import { findCases } from "../../../problem/host/find-cases";
import { findSlugs } from "../../../problem/host/find-slugs";
import { namedProgram, otherProgram, ownerOf } from "../../../problem/host/named-program";
import { otherLanguage } from "../../../problem/other-language";
import type { CheckerName } from "../../../problem/problem";
import type { Trouble } from "../../../problem/trouble";
import type { Limits } from "../../../runner/execution";
import { commandProgram, type Program } from "../../../runner/host/program";
import { nearestRuntime, runtimeCommand } from "../../../runner/host/runtimes/runtimes";
import { type MachineName, machine } from "../../../targets/machines";
import type { Judged } from "../../judged";
import { keysOf } from "./keys-of";
import { makeLargeCases } from "./make-large-cases";
import { prepareProblem } from "./prepare-problem";
import { prepareProgram } from "./prepare-program";

const SLUGS_NAMED = 3;
const CASES_NAMED = 6;

export interface Selection {
  readonly filter?: RegExp;
  readonly time?: number;
  readonly memory?: number;
  readonly scale?: number;
  readonly limits: boolean;
  readonly for?: MachineName;
  /** Compares instead of the problem's own checker, for a try. */
  readonly checker?: CheckerName;
  readonly min?: true;
  /** SHA-256 of the one bundle to judge. */
  readonly bundle?: string;
  readonly run?: string;
  readonly against?: string;
}

export interface Preparation {
  /** Called with a line for each problem before it is prepared. */
  readonly doing?: (line: string) => void;
  /** Once it is aborted, no further problem is prepared. */
  readonly interrupted?: AbortSignal;
}

/** How long each case took last time; the judge's host knows. */
export interface PastTimes {
  readonly lastTimeMs: (slug: string, name: string) => number | undefined;
}

/** The problems and programs that the command line selects: slugs, and absolute paths of programs. */
export async function prepareProblems(
  slugs: readonly string[],
  selection: Selection,
  past: PastTimes,
  { doing, interrupted }: Preparation = {},
): Promise<Judged<Program>[]> {
  const prepare = await preparer(selection, past, doing);
  const problems: Judged<Program>[] = [];
  for (const slug of slugs) {
    const isBundled = selection.run === undefined && !otherLanguage(slug);
    doing?.(`${isBundled ? "bundling" : "preparing"} ${slug} …`);
    await nextTurn(); // a signal is heard only between two turns
    if (interrupted?.aborted) break;
    problems.push(...(await prepare(slug)));
  }
  return problems;
}

/** Prepares one problem with its program, both that are compared, that of `entry`, or `text` in place of its own. */
export async function preparer(
  {
    filter,
    time,
    memory,
    scale = 1,
    limits,
    run,
    against,
    for: target,
    checker,
    ...kind
  }: Selection,
  past: PastTimes,
  doing?: (line: string) => void,
): Promise<(slug: string, entry?: string, text?: string) => Promise<readonly Judged<Program>[]>> {
  const [first, second] = [run, against].map((line) =>
    line === undefined ? undefined : commandProgram(line),
  );
  const nearest = target && (await nearestRuntime(machine(target).runtime));
  const runtime = nearest && (await runtimeCommand(nearest));
  const options = {
    filter,
    ...(target && { target }),
    ...(checker && { checker }),
    ...(kind.min && { min: kind.min }),
    ...(kind.bundle !== undefined && { bundle: kind.bundle }),
    ...(runtime && { runtime }),
    lastTimeMs: past.lastTimeMs,
    limits: (usual: Limits, factor: number) => ({
      ...usual,
      timeMs: limits ? (time ?? usual.timeMs * factor) * scale : Number.POSITIVE_INFINITY,
      memoryMiB: limits ? (memory ?? usual.memoryMiB) : Number.POSITIVE_INFINITY,
    }),
  };
  const label = run ?? (against === undefined ? undefined : "solution");
  return async (slug, entry, entryText) => {
    const owner = isAbsolute(slug) ? ownerOf(slug)?.slug : slug;
    const largeTroubles = owner === undefined ? [] : await makeLargeCases(owner, { filter, doing });
    const prepare = isAbsolute(slug) ? prepareProgram : prepareProblem;
    const named = {
      ...(first && { program: first }),
      ...(entry !== undefined && { entry }),
      entryText,
    };
    const read = await prepare(slug, { ...options, ...named });
    const problem = { ...read, troubles: [...largeTroubles, ...read.troubles] };
    const keyed = (one: Judged<Program>) => ({ ...one, keys: keysOf(one) });
    const keyedProblem = keyed(labelled(problem, label ?? problem.label, checker));
    if (!second) return [keyedProblem];
    const opponent = await prepare(slug, { ...options, program: second });
    return [keyedProblem, keyed({ ...labelled(opponent, against, checker), troubles: [] })];
  };
}

/** What distinguishes it from the problem's own program under its own checker. */
function labelled(
  problem: Judged<Program>,
  label: string | undefined,
  checker: CheckerName | undefined,
): Judged<Program> {
  const words = [label, checker && `checker ${checker}`].filter((word) => word !== undefined);
  return words.length === 0 ? problem : { ...problem, label: words.join(", ") };
}

/** What is wrong with a filter that leaves no case of any problem, or of one that was named. */
export function filterTrouble(
  filter: RegExp | undefined,
  problems: readonly Judged<Program>[],
  areNamed = false,
): Trouble[] {
  if (!filter) return [];
  const matched = new Set(problems.flatMap(({ slug, cases }) => (cases.length > 0 ? slug : [])));
  const slugs = [...new Set(problems.map(({ slug }) => slug))].filter((slug) => !matched.has(slug));
  if (matched.size > 0 && !areNamed) return [];
  const groups = matched.size > 0 ? slugs.map((slug) => [slug]) : [slugs];
  return groups.flatMap((group) => unmatched(filter, group));
}

function unmatched(filter: RegExp, slugs: readonly string[]): Trouble[] {
  for (const slug of slugs) {
    const { cases } = isAbsolute(slug) ? casesBeside(slug) : findCases(slug);
    const names = cases.map(({ name }) => name);
    if (names.length === 0) continue;
    const shown = slugs.map((one) => (isAbsolute(one) ? typedPath(one) : one));
    const where = slugs.length > SLUGS_NAMED ? `${slugs.length} problems` : shown.join(", ");
    const more = names.length > CASES_NAMED ? " …" : "";
    const hint = `--filter with one of ${names.slice(0, CASES_NAMED).join(" ")}${more}`;
    return [{ message: `no case of ${where} matches ${filter}`, hint }];
  }
  return [];
}

/**
 * The known problems of `words`, a program that is named by its path as that path, and a trouble for
 * each unknown word; all problems without words.
 */
export function knownSlugs(
  wanted: readonly string[],
  all = wanted.length === 0,
  every = () => findSlugs([]),
): { slugs: string[]; unknown: Trouble[] } {
  const unknown: Trouble[] = [];
  const slugs = wanted.flatMap((word) => {
    try {
      const named = namedProgram(word);
      if (named?.of?.part === "solution.ts") return named.of.slug;
      return named?.file ?? otherProgram(word) ?? findSlugs([word]);
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      unknown.push({ message: error.message, hint: error.hint });
      return [];
    }
  });
  if (!all) return { slugs: [...new Set(slugs)], unknown };
  const allSlugs = every();
  if (allSlugs.length > 0) return { slugs: allSlugs, unknown };
  const none = { message: "problems/ has no problem yet", hint: "npm run new two-knights" };
  return { slugs: [], unknown: [...unknown, none] };
}
