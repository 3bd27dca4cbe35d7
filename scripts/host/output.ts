import type { JudgeEvent } from "../core/judge-event";
import type { Reporter } from "../core/reporter";

/** Writes what a reporter tells, and on a terminal its live line below. */
export class Output {
  private readonly reporter: Reporter;
  private shown = "";

  constructor(reporter: Reporter) {
    this.reporter = reporter;
  }

  event(event: JudgeEvent): void {
    const text = this.reporter.report(event);
    const live = process.stdout.isTTY ? (this.reporter.live?.() ?? "") : "";
    if (text === "" && live === this.shown) return;
    const clear = this.shown === "" ? "" : "\r\x1b[2K";
    process.stdout.write(clear + text + live);
    this.shown = live;
  }

  /** Leaves the terminal as it was, also in the middle of a run. */
  end(): void {
    if (this.shown !== "") process.stdout.write("\r\x1b[2K");
    this.shown = "";
  }
}

export function colorWanted(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
