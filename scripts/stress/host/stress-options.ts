import type { SandboxChoice } from "../../runner/host/box/sandbox";

/** The options of `npm run stress`. */
export interface StressOptions {
  readonly solution?: string;
  readonly against?: string;
  /** Of a program that is no problem's. */
  readonly brute?: string;
  readonly generate?: string;
  readonly generator?: string;
  readonly for: number;
  readonly seed: number;
  readonly jobs: number;
  readonly process?: true;
  readonly wrong?: true;
  readonly rate?: true;
  /** Every event as a line of JSON. */
  readonly events?: true;
  readonly save: boolean;
  readonly sandbox: SandboxChoice;
}
