import type { SourceFile } from "../../base/source-file";
import type { PackageCase } from "./package-draft";

/** What of it is not taken over, and how its submissions run where they can be judged. */
export function leftOut(
  files: readonly SourceFile[],
  cases: readonly PackageCase[],
  place: string | undefined,
  isGraded = false,
): string[] {
  const has = (folder: RegExp) => files.filter(({ path }) => folder.test(path)).length;
  const submissions = has(/^submissions\//);
  const many = `${submissions} ${submissions === 1 ? "submission is" : "submissions are"}`;
  const next = place === undefined ? "" : `: npm run judge -- --package ${place} --submissions`;
  return [
    ...(has(/^(input_validators?|input_format_validators)\//) > 0
      ? ["its input validators are left out: write validate.ts"]
      : []),
    ...(has(/^graders\//) > 0 ? ["its grader is left out: groups and cases add up"] : []),
    ...(isGraded
      ? ["its groups count by grader_flags here: npm run judge adds up groups and cases"]
      : []),
    ...(cases.some(({ requires }) => requires)
      ? ["require_pass is left out: a group counts though one that it requires fails"]
      : []),
    ...(submissions > 0 ? [`its ${many} left out${next}`] : []),
  ];
}
