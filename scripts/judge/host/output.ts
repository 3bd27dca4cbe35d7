import type { JudgeEvent } from "../judge-event";
import type { Reporter } from "../reporter";

const CLEAR = "\r\x1b[2K";

/** Writes a reporter's text, and on a terminal its live line below. */
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
    const clear = this.shown === "" ? "" : CLEAR;
    process.stdout.write(clear + text + live);
    this.shown = live;
  }

  /** What is being done before the first event; shown where a live line would be. */
  doing(line: string): void {
    if (!process.stdout.isTTY || !this.reporter.live) return;
    process.stdout.write(`${this.shown === "" ? "" : CLEAR}${line}`);
    this.shown = line;
  }

  /** Leaves the terminal as it was, also in the middle of a run. */
  end(): void {
    if (this.shown !== "") process.stdout.write(CLEAR);
    this.shown = "";
  }
}
