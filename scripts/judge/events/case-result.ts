import type { CheckerName } from "../../problem/problem";
import type { Verdict } from "../../problem/verdict";
import type { Shown } from "../shown/shown";
import type { ShownCase } from "../shown/shown-case";

/** What came of one case. */
export interface CaseResult {
  readonly slug: string;
  readonly label?: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** Where it went wrong; empty when accepted. */
  readonly message: string;
  /** What mends it, where there was no program to run, or where it says on stderr what it misses. */
  readonly hint?: string;
  /** What a checker gave an accepted case, in place of the case's own points. */
  readonly points?: number;
  /** The share of the case's own points that a checker gave. */
  readonly share?: number;
  readonly timeMs: number;
  /** Where the system told no CPU time: `timeMs` is the wall time. */
  readonly clock?: "wall";
  readonly wallMs: number;
  readonly memoryMiB?: number;
  /** The end of stderr, for run-time errors. */
  readonly stderr?: string;
  /** Of a case that is not accepted: its input, and both outputs where they first differ. */
  readonly shown?: Shown;
  /** What can be shown of a wrong answer, and of an output that was compared with nothing. */
  readonly sides?: ShownCase;
  /** Not accepted, though this more lenient checker would accept it. */
  readonly nearMiss?: CheckerName;
  /** Accepted, though more than blanks at line ends and at the end differ; `message` says it too. */
  readonly blanksDiffer?: true;
  /** Accepted, though the program exits while output may still wait on the judge; `message` says it too. */
  readonly mayBeCut?: true;
  /** Used 80 % of its time or more. */
  readonly near?: boolean;
  /** Run again, alone, because the first time was too near to the limit; the better one counts. */
  readonly again?: boolean;
  /** There was no program to run: `name` is that of no case. */
  readonly notRun?: boolean;
  /** Known from an earlier run of the same bytes. */
  readonly remembered?: boolean;
}
