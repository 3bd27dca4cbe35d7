import type { SourceFile } from "../../base/source-file";
import type { Grading } from "../../judge/events/grading";
import { domjudgeGrading } from "./domjudge-grading";
import { groupTree } from "./group-tree";
import { isAddedUp, isPlain, legacyGrading } from "./legacy-grading";
import type { PackageFacts } from "./package-facts";

/**
 * The rules of the host whose marks the package has; undefined for plain verdicts and for 2025-09. `isOwn`
 * where adding up groups and cases gives something else.
 */
export function packageGrading(
  scoring: PackageFacts["scoring"],
  files: readonly SourceFile[],
  names: readonly string[],
): { readonly grade: Grading; readonly isOwn: boolean } | undefined {
  if (scoring === "2025-09") return undefined;
  const tree = groupTree(files, names);
  if (!scoring && isPlain(tree)) return undefined;
  const isMarked = files.some(
    ({ path, read }) =>
      path.startsWith("submissions/") &&
      /@EXPECTED_SCORE@:/i.test(new TextDecoder().decode(read())),
  );
  if (scoring && isMarked) return { grade: domjudgeGrading(tree), isOwn: true };
  return { grade: legacyGrading(tree, scoring !== undefined), isOwn: !isAddedUp(tree) };
}
