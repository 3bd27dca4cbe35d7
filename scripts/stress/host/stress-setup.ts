import type { SandboxChoice } from "../../runner/host/box/sandbox";
import type { Sandbox } from "../../runner/sandbox-tier";
import type { StressHost } from "../stress-host";
import type { PartsPlace } from "./stress-parts";

export interface StressSetup extends PartsPlace {
  /** Path of the program that is tried. */
  readonly solution: string;
  /** Path of the program that knows the answers; a judged problem can do without one. */
  readonly reference: string | undefined;
  /** A name of generate.ts; without it, its small inputs. */
  readonly generator?: string;
  readonly jobs: number;
  readonly forMs: number;
  /** Processes of its own for every input; a judged problem has no other way. */
  readonly isProcess: boolean;
  /** Time for shrinking, 30 s by default. */
  readonly shrinkMs?: number;
  /** Load the programs anew for every input. */
  readonly isFresh: boolean;
  readonly sandbox?: SandboxChoice;
  /** Of a generator for the inputs of one seed, and of the validator for a few of them. */
  readonly partMs?: number;
  /** The programs have been loaded and have made their tables before the time begins. */
  readonly isWarm?: boolean;
}

/** The programs of a run, ready to be tried. The caller closes them. */
export interface TriedPrograms
  extends Pick<StressHost, "lanes" | "processes" | "hurry" | "confirm"> {
  /** The sandbox that they run in. */
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}
