import type { Check } from "./check-result";
import type { Execution, Limits } from "./execution";

/** One case as the host knows it. */
export interface Case {
  readonly name: string;
  readonly input: string;
  readonly expected: string;
}

/** A problem made ready by the host: its program, its cases, how they are judged. */
export interface Judged<Program> {
  readonly slug: string;
  readonly program: Program | { readonly compileError: string };
  readonly limits: Limits;
  readonly check: Check;
  readonly cases: readonly Case[];
  readonly troubles: readonly Trouble[];
}

export interface Trouble {
  readonly message: string;
  readonly hint: string;
}

/** What the engine needs of the outside. */
export interface JudgeHost<Program> {
  run(program: Program, input: string, limits: Limits): Promise<Execution>;
  read(file: string): Uint8Array;
}
