// Long: all that the page shows, field by field.

import type { CaseOrigin } from "../problem/case-origin";
import type { Verdict } from "../problem/verdict";
import type { MachineName } from "../targets/machines";
import type { SeedsView } from "./seeds-view";
import type { SubmittedRow } from "./submitted-row";

/** Everything that the page shows, as the server has it; both change it by the same events. */
export interface DeskState {
  readonly tasks: readonly TaskState[];
  readonly isWatching: boolean;
  /** What became of listening for Competitive Companion. */
  readonly listening: string;
  /** The latest lines that are of no task. */
  readonly notes: readonly string[];
  readonly workspace: string;
  /** Raised with every start of a server, so that a page of an older one loads itself again. */
  readonly startedAt: number;
}

export interface TaskState {
  readonly slug: string;
  readonly title: string;
  readonly contest: string;
  /** Of a task on the desk, where no other has it; a problem of the repository has none. */
  readonly letter: string;
  readonly isOnDesk?: boolean;
  readonly address: string;
  readonly facts?: TaskFacts | null;
  readonly cases: readonly CaseRow[];
  /** By the case's name; the values of one task change in place. */
  readonly results: Readonly<Record<string, ResultRow>>;
  /** What its author should know of the program on its judge, as of the last run. */
  readonly programNotes?: readonly string[];
  /** Why there is no program: a compile error, or a fault of the set-up. */
  readonly broken?: Broken | null;
  readonly running?: { readonly done: number; readonly total: number } | null;
  /** Counts the runs and the edits: a result of an earlier one is of another program. */
  readonly run: number;
  readonly lastRunAt?: number;
  /** The last run was stopped before its end. */
  readonly isStopped?: boolean;
  /** When the judged file was handed over to be pasted. */
  readonly handedAt?: number | null;
  /** When the user marked that file as submitted, or it was sent. */
  readonly submittedAt?: number | null;
  /** The newest first. */
  readonly submitted?: readonly SubmittedRow[];
  readonly seeds?: SeedsView | null;
  /** Whether programs that stress needs are there. */
  readonly hasBrute?: boolean;
  /** Samples that the judge has in another form now: they wait until the user takes them. */
  readonly corrected?: readonly string[];
  /** Cases whose editor has something that is not saved; "" is the new one. */
  readonly drafts?: readonly string[];
  readonly debug?: DebugView | null;
  readonly judge?: MachineName | null;
  readonly tried?: Tried | null;
  readonly stress?: StressView | null;
  readonly submit?: SubmitView | null;
}

export interface TaskFacts {
  readonly timeLimitMs: number;
  readonly memoryLimitMiB: number;
  /** What problem.ts says for every judge. */
  readonly ownTimeLimitMs: number;
  readonly ownMemoryLimitMiB: number;
  readonly checker: string;
  /** Those that can be chosen. */
  readonly checkers: readonly string[];
  readonly isInteractive: boolean;
  readonly hasView: boolean;
  readonly judges: readonly { readonly title: string; readonly page?: string }[];
  /** The runtimes that can be chosen. */
  readonly runtimes: readonly { readonly judge: MachineName; readonly title: string }[];
  /** The judge that it is submitted to, and the page with its form. */
  readonly submitTitle?: string;
  readonly submitPage?: string;
  readonly fault?: string;
}

export interface CaseRow {
  readonly name: string;
  readonly from: CaseOrigin["from"] | "unknown";
  readonly inputBytes: number;
  /** Left out of a case without an answer. */
  readonly expectedBytes?: number;
  /** Several outputs are right: its output is compared with nothing. */
  readonly anyAnswer?: true;
  /** It is not run, and counts as skipped. */
  readonly isHidden?: true;
  readonly version: string;
}

export interface ResultRow {
  readonly verdict: Verdict;
  readonly message: string;
  readonly timeMs: number;
  readonly memoryMiB?: number;
  readonly isKnown: boolean;
  /** It is accepted, and differs from the answer in more than blanks at line ends. */
  readonly blanksDiffer?: true;
  /** It is accepted, and its program exits while output may still wait on the judge. */
  readonly mayBeCut?: true;
  readonly run: number;
  /** The case's version when it was judged. */
  readonly version?: string;
}

export interface Broken {
  /** Undefined where the cases have verdicts of their own. */
  readonly verdict?: Verdict;
  readonly message: string;
}

/** A run on a custom input. */
export interface Tried {
  readonly isRunning: boolean;
  readonly figures: string;
  readonly stderr: string;
  readonly outputBytes: number;
  /** Raised with every run, so that the page fetches the new output. */
  readonly count: number;
}

export interface StressView {
  readonly phase: "looking" | "shrinking" | "found" | "passed" | "ended" | "failed";
  readonly tried: number;
  readonly perSecond: number;
  readonly seed: number;
  readonly fault?: StressFault;
  readonly lines: readonly string[];
  /** When brute.ts and generate.ts were written, as they were at its end. */
  readonly reference?: string;
  readonly isKept?: string;
}

export interface StressFault {
  readonly culprit: string;
  readonly verdict: Verdict;
  readonly message: string;
  readonly input: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** A case under the debugger. */
export interface DebugView {
  readonly name: string;
  readonly phase: "starting" | "waiting" | "ended";
  /** "127.0.0.1:41234": where a debugger attaches. */
  readonly address?: string;
  readonly lines: readonly string[];
}

export interface SubmitView {
  readonly phase: "judging" | "done" | "failed";
  readonly lines: readonly string[];
  readonly page?: string;
  /** The way by which it was copied; undefined where the page must do it. */
  readonly copied?: string;
  readonly hasCode: boolean;
  /** Set where it is sent: with the exit code of `submit --send` once that has ended. */
  readonly sending?: { readonly exitCode?: number | null };
}

export type DeskEvent =
  | { readonly type: "state"; readonly state: DeskState }
  | {
      readonly type: "desk";
      readonly change: Partial<Pick<DeskState, "isWatching" | "listening">>;
    }
  | { readonly type: "note"; readonly line: string }
  /** The tasks that there are, in order; those that are new come whole. */
  | {
      readonly type: "tasks";
      readonly slugs: readonly string[];
      readonly fresh: readonly TaskState[];
    }
  | { readonly type: "task"; readonly slug: string; readonly change: Partial<TaskState> }
  | {
      readonly type: "result";
      readonly slug: string;
      readonly name: string;
      readonly result: ResultRow;
      /** It was known before the judging that runs, and is no case of it that is done. */
      readonly isKept?: true;
    }
  /** Good news: each page that is open shows it for a while. */
  | { readonly type: "news"; readonly line: string };

const MOST_NOTES = 20;

export function reduce(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case "state":
      return event.state;
    case "desk":
      return { ...state, ...event.change };
    case "note":
      return { ...state, notes: [...state.notes, event.line].slice(-MOST_NOTES) };
    case "tasks": {
      const bySlug = new Map([...state.tasks, ...event.fresh].map((task) => [task.slug, task]));
      return { ...state, tasks: event.slugs.flatMap((slug) => bySlug.get(slug) ?? []) };
    }
    case "task":
      return changed(state, event.slug, (task) => {
        // What a debugger showed of the program before goes with the next judging.
        const isOld = event.change.running && task.debug?.phase === "ended";
        return { ...task, ...(isOld && { debug: null }), ...event.change };
      });
    case "result":
      return changed(state, event.slug, (task) => {
        // In place: a copy for each of 2,000 results would take seconds.
        (task.results as Record<string, ResultRow>)[event.name] = event.result;
        const running = event.isKept ? undefined : task.running;
        return running ? { ...task, running: { ...running, done: running.done + 1 } } : { ...task };
      });
    case "news":
      return state;
  }
}

function changed(
  state: DeskState,
  slug: string,
  change: (task: TaskState) => TaskState,
): DeskState {
  return { ...state, tasks: state.tasks.map((task) => (task.slug === slug ? change(task) : task)) };
}
