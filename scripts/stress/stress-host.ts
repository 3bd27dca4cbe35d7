import type { Fault, Outcome } from "./stress-event";

/** Makes inputs from seeds; the same seed gives the same inputs. */
export interface InputSource {
  sample(seed: number, count: number): Uint8Array[];
  /** Shrinks one of the inputs; each step continues from a smaller input that still fails. */
  shrink(
    seed: number,
    index: number,
    fails: (input: Uint8Array) => Promise<boolean>,
  ): Promise<void>;
}

/** Runs inputs one after another; the results end with the first input without an answer. */
export interface Runner {
  run(inputs: readonly Uint8Array[]): Promise<Outcome[]>;
}

export interface Invalid {
  readonly index: number;
  readonly message: string;
}

export interface Examined {
  readonly fault: Fault | undefined;
  /** Inputs that passed before it. */
  readonly good: number;
}

/** Where the solution is tried, against a reference or against an interactor. */
export interface Lane {
  /** The first fault in a list of valid inputs. */
  examine(inputs: readonly Uint8Array[]): Promise<Examined>;
}

export interface StressHost {
  readonly source: InputSource;
  /** Lanes work in parallel. */
  readonly lanes: readonly Lane[];
  /** The first of these inputs that is invalid, and why; undefined where all are valid. */
  firstInvalid(inputs: readonly Uint8Array[]): Invalid | undefined;
  /** False without validate.ts: then only the generator knows which smaller inputs are valid. */
  readonly hasValidator: boolean;
  /** Where each input has processes of its own; one of the lanes where all of them are such. */
  readonly processes: Lane;
  /** False when the time for searching or for shrinking is over. */
  goesOn(phase: "look" | "shrink"): boolean;
  /** While on, a short silence of the solution counts as an endless loop. */
  hurry(isOn: boolean): void;
  /** The fault in separate processes, or a sentence on what they show instead. */
  confirm(fault: Fault): Promise<Fault | string>;
}
