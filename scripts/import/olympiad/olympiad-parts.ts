import type { ProgramFiles } from "../../problem/program-files";
import type { Judging } from "./own-checker";
import type { Subtask } from "./subtasks";

/** A case by the paths of its files, and its own limits. */
export interface OlympiadCase {
  readonly key: string;
  readonly isSample?: boolean;
  readonly input: string;
  readonly output: string;
  readonly timeMs?: number | undefined;
  readonly memoryMiB?: number | undefined;
}

/** What each of the formats says. */
export interface OlympiadParts {
  readonly title?: string | undefined;
  /** Of cases without limits of their own. */
  readonly timeMs?: number | undefined;
  readonly memoryMiB?: number | undefined;
  readonly outputMiB?: number | undefined;
  readonly cases: readonly OlympiadCase[];
  readonly subtasks: readonly Subtask[];
  readonly judging: Judging;
  readonly programFiles?: ProgramFiles | undefined;
  /** Settings and programs that were read. */
  readonly used: readonly string[];
  readonly notes?: readonly string[];
  readonly unpaired?: readonly string[];
  /** Groups that only its scores name. */
  readonly emptyGroups?: readonly string[];
}
