import type { CaseOrigin } from "./case-origin";
import type { CheckerChoice, JudgeEntry, Problem } from "./problem";
import type { ProgramFiles } from "./program-files";

/** The facts about a problem before it is solved. */
export interface Draft {
  readonly slug: string;
  readonly title: string;
  readonly timeLimitMs?: number;
  readonly memoryLimitMiB?: number;
  readonly outputLimitMiB?: number;
  readonly checker?: CheckerChoice;
  readonly interactor?: Problem["interactor"];
  readonly passes?: number;
  readonly programFiles?: ProgramFiles;
  readonly unjudged?: string;
  /** Values that no source gave; problem.ts marks them as assumed. */
  readonly assumed?: readonly string[];
  readonly judge?: JudgeEntry;
  /** Where the statement was found. */
  readonly address?: string;
  readonly cases: readonly DraftCase[];
  /** Files for the problem's folder that the template lacks, by name. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
}

export interface DraftCase {
  readonly name: string;
  readonly input: Uint8Array;
  /** Left out of a case without an answer. */
  readonly output?: Uint8Array;
  readonly origin: CaseOrigin;
}

/** The names a, a-2, a-3 … so that none is taken. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(name)) return name;
  }
}

/** The first free of the names sample-1, sample-2 … or hand-1, hand-2 … */
export function freeNumbered(start: "sample" | "hand", taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) if (!taken.has(`${start}-${count}`)) return `${start}-${count}`;
}
