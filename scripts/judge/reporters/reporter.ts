import type { TypedAs } from "../../base/as-typed";
import type { CaseResult } from "../events/case-result";
import type { JudgeEvent } from "../events/judge-event";
import type { Drawing } from "../shown/drawing";

/** Turns events into text; the caller writes it. */
export interface Reporter {
  /** What to print for an event; "" for nothing. */
  report(event: JudgeEvent): string;
  /** A line below the printed text that changes; the caller asks for it only on a terminal. */
  live?(): string;
}

export interface ReporterOptions {
  readonly color: boolean;
  readonly columns: number;
  /** Stdout is a terminal: failures are printed at once, and several of them again at the end. */
  readonly live: boolean;
  /** How the user starts commands: hints name them so. */
  readonly typed?: TypedAs;
  /** Gives a program's absolute path, which is its slug, as people read it. */
  readonly shownPath?: (path: string) => string;
  /** The file of a program from the root of the repository; undefined where it lies elsewhere. */
  readonly fileOf?: (program: Pick<CaseResult, "slug" | "label">) => string | undefined;
  /** What heads the first column; "problem" when left out. */
  readonly title?: string;
  /** Draws an input's board. */
  readonly draw?: (slug: string, input: string) => Drawing;
}
