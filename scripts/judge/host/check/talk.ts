import type { Case } from "../../../problem/case";
import type { Limits } from "../../../runner/execution";
import type { BoxRunner } from "../../../runner/host/box/box-runner";
import type { PlainRunner } from "../../../runner/host/plain/plain-runner";
import type { Program } from "../../../runner/host/program";
import type { Interactor } from "../../judged";

/** A program, the interactor that it talks to, and the case that they talk about. */
export interface Talk {
  readonly runner: BoxRunner | PlainRunner;
  readonly program: Program;
  readonly testCase: Case;
  readonly limits: Limits;
  readonly interactor: Interactor;
  /** The program gets CRLF where the interactor writes LF. */
  readonly crlf?: boolean;
  /** CPU time limit of the interactor; 10 s if absent. */
  readonly interactorMs?: number;
  /** Keeps the transcript under this name. */
  readonly name?: string;
  /** A folder for what the interactor writes, where that must stay after the talk. */
  readonly kept?: string;
}
