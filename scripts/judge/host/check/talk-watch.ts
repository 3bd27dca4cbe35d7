import type { Limits } from "../../../runner/execution";
import type { Ends } from "../../../runner/host/box/box-runner";
import type { PlainSystem } from "../../../runner/host/plain-processes";
import type { TalkBound } from "./talk-bound";
import type { Transcript } from "./transcript";
import { watchUse } from "./watched-use";

/** After the program has ended, an interactor that does nothing has this long to end too. */
export const PATIENCE_MS = 5000;

/** A patient run, which has no idle limit for the program, ends when neither side does anything so long. */
const STILL_MS = 10_000;

export interface Watched {
  readonly system: PlainSystem;
  readonly interactor: { readonly pid: number; kill(): void };
  readonly interactorMs: number;
  readonly limits: Limits;
  readonly transcript: Transcript;
  readonly bound: TalkBound;
  readonly isPatient: boolean;
}

/** Looks at both sides of a talk, until `end`, and ends a talk that does not end by itself. */
export class TalkWatch {
  /** Why it ended the talk. */
  ending?: "endless" | "still" | "left";
  /** The program's side, once it runs. */
  program?: Ends;
  private leftAt?: number;
  private readonly talk: Watched;
  private readonly watched: ReturnType<typeof watchUse>;

  constructor(talk: Watched) {
    this.talk = talk;
    const { system, interactor } = talk;
    this.watched = watchUse(
      [() => system.usageOfTree(interactor.pid), async () => this.program?.usage()],
      system.lookMs,
      () => this.look(),
    );
  }

  /** What both sides have used so far: the interactor's first. */
  use() {
    const { cpuMs, busyMs, stillMs } = this.watched.use();
    return { cpuMs, busyMs, stillMs, isTooSlow: cpuMs[0]! > this.talk.interactorMs };
  }

  /** The program has ended: from now on an interactor that does nothing is ended. */
  programLeft(): void {
    this.leftAt = this.watched.use().stillMs;
  }

  end(): void {
    this.watched.end();
  }

  private look(): void {
    const { interactor, limits, transcript, bound, isPatient } = this.talk;
    const { cpuMs, stillMs, isTooSlow } = this.use();
    if (isTooSlow) interactor.kill();
    if (this.leftAt !== undefined) {
      if (stillMs - this.leftAt <= PATIENCE_MS) return;
      this.ending = "left";
      interactor.kill();
    } else if (bound.isOver(cpuMs[0]! + cpuMs[1]!, transcript)) {
      this.ending = "endless";
      this.program?.kill();
    } else if (isPatient && stillMs > STILL_MS + limits.timeMs) {
      this.ending = "still";
      this.program?.kill();
    }
  }
}
