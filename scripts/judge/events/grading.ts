import type { Verdict } from "../../problem/verdict";

/** What one case gave a program; `points` are those of a checker. */
export interface GradedCase {
  readonly name: string;
  readonly verdict: Verdict;
  readonly points?: number;
  readonly share?: number;
}

/** The verdict of a program and, where the problem counts points, its points. */
export interface Grade {
  readonly verdict: Verdict;
  readonly points?: number;
}

/** How a host makes one verdict and a number of points of all cases, which come in the host's order. */
export type Grading = (results: readonly GradedCase[]) => Grade;
