import type { Draft, DraftCase } from "../../problem/draft";
import { plainTitle } from "../../problem/slug";
import type { PackageDraft } from "./package-draft";

/** A package as the draft of a problem. */
export function problemDraft(
  slug: string,
  problemPackage: PackageDraft,
  cases: readonly DraftCase[],
): Draft {
  const { timeLimitMs, memoryLimitMiB, outputLimitMiB, checker, interactor, passes } =
    problemPackage;
  const { programFiles, unjudged, files, assumed, judge, address } = problemPackage;
  return {
    slug,
    title: plainTitle(problemPackage.title),
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    ...(memoryLimitMiB !== undefined && { memoryLimitMiB }),
    ...(outputLimitMiB !== undefined && { outputLimitMiB }),
    ...(checker && { checker }),
    ...(interactor && { interactor }),
    ...(passes !== undefined && { passes }),
    ...(programFiles && { programFiles }),
    ...(unjudged !== undefined && { unjudged }),
    ...(files && { files }),
    ...(judge && { judge }),
    ...(address !== undefined && { address }),
    assumed,
    cases,
  };
}
