import type { Check } from "../problem/check-result";
import type { Fault, Outcome } from "./stress-event";

/** Makes inputs from seeds: the same ones from the same seed. */
export interface InputSource {
  sample(seed: number, count: number): Uint8Array[];
  /** Walks from one of the inputs to smaller ones, ever on from one that still fails. */
  shrink(
    seed: number,
    index: number,
    fails: (input: Uint8Array) => Promise<boolean>,
  ): Promise<void>;
}

/** Runs inputs one after another; what it returns ends with the first that gave no answer. */
export interface Runner {
  run(inputs: readonly Uint8Array[]): Promise<Outcome[]>;
}

export interface Invalid {
  readonly index: number;
  readonly message: string;
}

export interface Lane {
  readonly reference: Runner;
  readonly solution: Runner;
}

export interface StressHost {
  readonly source: InputSource;
  /** Work goes on in each side by side. */
  readonly lanes: readonly Lane[];
  readonly check: Check;
  /** The first of these inputs that is invalid, and why; undefined where all are valid. */
  firstInvalid(inputs: readonly Uint8Array[]): Invalid | undefined;
  /** Where each input has processes of its own; one of the lanes where all of them are such. */
  readonly processes: Lane;
  /** False when the time for looking, or for shrinking, is over. */
  goesOn(phase: "look" | "shrink"): boolean;
  /** While on, a short silence of the solution is taken for an endless loop. */
  hurry(isOn: boolean): void;
  /** The fault as processes of their own show it, or what they show instead. */
  confirm(fault: Fault): Promise<Fault | string>;
}
