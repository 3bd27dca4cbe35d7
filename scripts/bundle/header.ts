import type { Problem, TargetName } from "../problem/problem";
import { idOn, targets } from "../targets/targets";

export interface Origin {
  readonly program: string;
  readonly problem: Problem | undefined;
  readonly target: TargetName;
  readonly commit: string;
  readonly sha256: string;
}

/** What somebody who finds the file wants to know: which problem, where, made from what. */
export function header({ program, problem, target, commit, sha256 }: Origin): string {
  const judge = targets[target];
  const id = problem && idOn(target, problem);
  const page = id && judge.problemPage(id);
  const where = [id ? `${judge.title} ${id}` : `for ${judge.title}`, page]
    .filter(Boolean)
    .join(", ");
  return [
    `// ${problem ? problem.title : program}, ${where}`,
    `// Made from ${program}${commit && ` at commit ${commit}`}`,
    `// SHA-256 of that file: ${sha256}`,
    '"use strict";',
  ].join("\n");
}
