import type { JudgeEvent } from "./judge-event";

/** Turns events into text; the caller writes it. */
export interface Reporter {
  /** What to print for an event; "" for nothing. */
  report(event: JudgeEvent): string;
  /** One line that stands below what was printed and changes; only asked for on a terminal. */
  live?(): string;
}

export interface ReporterOptions {
  readonly color: boolean;
  readonly columns: number;
  /** Somebody looks on: failures are told at once, several of them again at the end. */
  readonly live: boolean;
  /** What heads the first column; "problem" when left out. */
  readonly title?: string;
  /** The drawn board of an input as SVG; undefined where the problem has no view. */
  readonly draw?: (slug: string, input: string) => string | undefined;
}
