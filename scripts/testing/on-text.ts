import fc from "fast-check";
import { expect } from "vitest";

type Program = (input: Uint8Array) => Uint8Array;

export const bytes = (text: string) => new TextEncoder().encode(text);
export const text = (output: Uint8Array) => new TextDecoder().decode(output);

/** What a program answers to a text. */
export const run = (program: Program, input: string) => text(program(bytes(input)));

interface Kit {
  readonly solve: Program;
  readonly brute: Program;
  readonly small: fc.Arbitrary<string>;
  readonly validate: (input: Uint8Array) => void;
}

/** Small inputs of a problem are valid, and solution and brute force give the same answer to each. */
export function holdToBrute(kit: Kit, parameters: fc.Parameters<[string]>): void {
  fc.assert(
    fc.property(kit.small, (input) => {
      kit.validate(bytes(input));
      expect(run(kit.solve, input)).toBe(run(kit.brute, input));
    }),
    parameters,
  );
}
