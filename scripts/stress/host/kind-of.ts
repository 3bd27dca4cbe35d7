import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { problemPath, WORKSPACE } from "../../base/host/roots";
import { problemExport } from "../../problem/host/problem-module";
import { bruteOf, programPath } from "../../problem/host/program-path";
import type { Problem } from "../../problem/problem";

/** What a judged problem is: its interactor or validator decides, not a second output. */
type Judged = "interactive" | "multi-pass";

export function kindOf(problem: Problem | undefined): Judged | undefined {
  if (problem?.interactor !== undefined) return "interactive";
  return problem?.passes === undefined ? undefined : "multi-pass";
}

export function kindOfSlug(slug: string): Judged | undefined {
  return kindOf(problemExport<Problem>(slug, "problem.ts", "problem"));
}

/** The path of the reference: brute.ts or `against`; undefined where a judged problem has none. */
export function referenceOf(slug: string, against: string | undefined): string | undefined {
  const kind = kindOfSlug(slug);
  if (kind === undefined) return against === undefined ? bruteOf(slug) : programPath(slug, against);
  if (against !== undefined) {
    const message = `${slug} is ${kind}: nothing is compared with --against`;
    throw new ExpectedError(message, `npm run stress ${slug}`, EXIT.usage);
  }
  const brute = `${problemPath(slug)}/brute.ts`;
  return existsSync(resolve(WORKSPACE, brute)) ? brute : undefined;
}

/**
 * The problems whose inputs a second can be measured in memory. One of another kind is an error if it
 * is the only one, and else left out with a remark.
 */
export function inMemory(slugs: readonly string[], say: (text: string) => void): string[] {
  return slugs.filter((slug) => {
    const kind = kindOfSlug(slug);
    if (kind === undefined) return true;
    const message = `${slug} is ${kind}: every input has processes of its own`;
    if (slugs.length === 1) throw new ExpectedError(message, `npm run stress ${slug}`, EXIT.usage);
    say(`${slug} is ${kind}: left out\n`);
    return false;
  });
}
