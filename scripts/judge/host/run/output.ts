import type { JudgeEvent } from "../../judge-event";
import type { Reporter } from "../../reporter";

const CLEAR = "\r\x1b[2K";

/** Writes a reporter's text, and on a terminal its live line below. */
export class Output {
  private readonly reporter: Reporter;
  private liveText = "";

  constructor(reporter: Reporter) {
    this.reporter = reporter;
  }

  event(event: JudgeEvent): void {
    const text = this.reporter.report(event);
    const live = process.stdout.isTTY ? (this.reporter.live?.() ?? "") : "";
    if (text === "" && live === this.liveText) return;
    const clear = this.liveText === "" ? "" : CLEAR;
    process.stdout.write(clear + text + live);
    this.liveText = live;
  }

  /** A step before the first event, in place of the live line. */
  doing(line: string): void {
    if (!process.stdout.isTTY || !this.reporter.live) return;
    process.stdout.write(`${this.liveText === "" ? "" : CLEAR}${line}`);
    this.liveText = line;
  }

  /** Clears the live line, also in the middle of a run. */
  end(): void {
    if (this.liveText !== "") process.stdout.write(CLEAR);
    this.liveText = "";
  }
}
