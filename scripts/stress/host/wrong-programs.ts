import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { problemPath, WORKSPACE } from "../../base/host/roots";
import { expectedVerdict } from "../../problem/expected-verdict";
import type { Generators } from "../../problem/generator";
import { problemExport } from "../../problem/host/problem-module";
import type { Verdict } from "../../problem/verdict";
import { kindOfSlug, referenceOf } from "./kind-of";
import type { StressSetup } from "./stress-setup";

export interface WrongProgram {
  readonly slug: string;
  readonly path: string;
  /** The verdict of its first line; undefined if there is none. */
  readonly verdict: Verdict | undefined;
}

// All ways together stay well under a minute, even if only the last one catches the program.
const SMALL_MS = 8000;
const NAMED_MS = 5000;
const SHRINK_MS = 8000;
/** For time-outs, where each attempt takes as long as the time limit, and for conversations. */
const DEAR_SHRINK_MS = 30_000;

export function wrongPrograms(slugs: readonly string[]): WrongProgram[] {
  return slugs.flatMap((slug) =>
    globSync(`${problemPath(slug)}/wrong/*.ts`, { cwd: WORKSPACE, posix: true })
      .sort()
      .map((path) => {
        const verdict = expectedVerdict(readFileSync(join(WORKSPACE, path), "utf8"));
        return { slug, path, verdict };
      }),
  );
}

/**
 * The ways to catch a wrong program, most promising first. Small inputs show wrong answers; time and
 * memory need the largest inputs, and these run as separate processes, to which the limits apply.
 */
export function* wrongSetups(program: WrongProgram, jobs: number): Generator<StressSetup> {
  const { slug, path, verdict } = program;
  const needsSize = verdict === "TLE" || verdict === "MLE" || verdict === "OLE";
  const isJudged = kindOfSlug(slug) !== undefined;
  // Large inputs matter only for time and memory, so the solution's own answers serve as expected ones.
  const isFast = needsSize && !isJudged;
  const reference = isFast ? `${problemPath(slug)}/solution.ts` : referenceOf(slug, undefined);
  const shrinkMs = isJudged ? DEAR_SHRINK_MS : SHRINK_MS;
  const common = { slug, solution: path, reference, jobs, isFresh: false };
  const small = { ...common, forMs: SMALL_MS, shrinkMs, isProcess: isJudged };
  const names = Object.keys(problemExport<Generators>(slug, "generate.ts", "generators") ?? {});
  const isLarge = (name: string) => Number(/^(large|max|worst)/.test(name));
  names.sort((a, b) => (needsSize ? isLarge(b) - isLarge(a) : isLarge(a) - isLarge(b)));
  if (!needsSize) yield small;
  for (const generator of names) {
    const way = {
      generator,
      forMs: NAMED_MS,
      shrinkMs: DEAR_SHRINK_MS,
      isProcess: needsSize || isJudged,
    };
    yield { ...common, jobs: 1, ...way };
  }
  yield small;
}
