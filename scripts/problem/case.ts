/** One case: the paths of its files, and how long it took last time. */
export interface Case {
  readonly name: string;
  readonly input: string;
  /** Left out of a case without an answer. */
  readonly expected?: string;
  /** Several outputs are right and there is no checker: nothing is compared. */
  readonly anyAnswer?: true;
  /** The user hid it: it is not run, and counts as skipped. */
  readonly hidden?: true;
  readonly lastMs?: number;
  /** Its points, if the problem counts points. */
  readonly group?: string;
  readonly points?: number;
  /** Its own limits, as parts of the problem's. */
  readonly timeShare?: number;
  readonly memoryShare?: number;
  /** Arguments of its output validator, if they differ between cases. */
  readonly flags?: readonly string[];
}

/** A case whose output is compared with an answer. */
export interface AnsweredCase extends Case {
  readonly expected: string;
}

/** Whether a case has an answer that its outputs are compared with. */
export function isCompared(testCase: Case): testCase is AnsweredCase {
  const { expected, anyAnswer, hidden } = testCase;
  return expected !== undefined && anyAnswer !== true && hidden !== true;
}
