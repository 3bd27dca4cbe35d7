import { asTyped } from "../../../base/as-typed";
import { typedPath } from "../../../base/host/roots";
import { terminal } from "../../../base/host/terminal";
import { typedAs } from "../../../base/host/typed-as";
import type { JudgeEvent } from "../../events/judge-event";
import type { Reporter } from "../../reporters/reporter";
import { type ReporterName, reporters } from "../../reporters/reporters";
import { annotatedFile } from "./annotated-file";
import { drawBoard } from "./draw-board";

const CLEAR = "\r\x1b[2K";

/** The event with commands as the user types them. */
function typed(event: JudgeEvent): JudgeEvent {
  if (event.type !== "trouble") return event;
  return { ...event, hint: asTyped(event.hint, typedAs()) };
}

/** Writes a reporter's text, and on a terminal its live line below. */
export class Output {
  private readonly reporter: Reporter;
  private liveText = "";

  constructor(reporter: Reporter) {
    this.reporter = reporter;
  }

  event(event: JudgeEvent): void {
    const text = this.reporter.report(typed(event));
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

/** The output by a reporter, with all that it may show here. */
export function outputBy(reporter: ReporterName): Output {
  const here = { typed: typedAs(), shownPath: typedPath, fileOf: annotatedFile, draw: drawBoard };
  return new Output(reporters[reporter]({ ...terminal(), ...here }));
}
