import type { Random } from "../../lib/sequence/random";
import { Drawn } from "./shape-drawn";
import { Read } from "./shape-read";
import type { Source } from "./shape-source";
import type { Twin } from "./twin";

export type { Edge, GraphKind } from "./shape-graph";
export type { Source } from "./shape-source";

export interface Description<Value> extends Partial<Omit<Twin, "naive" | "check">> {
  readonly problem: string;
  readonly shape: (source: Source) => Value;
  /** Largest size in small inputs, and in middle ones, which may be missing: 0. 9 and 60 without them. */
  readonly small?: number;
  readonly middle?: number;
  /** Where the text begins to count vertices and places; the value counts from 0. */
  readonly first?: 0 | 1;
  /** Ranges in the text name their last place. */
  readonly closed?: boolean;
  /** The answer: a word, or a list whose items have a line each; an item that is a list shares a line. */
  readonly naive: (value: Value) => unknown;
  readonly check?: (value: Value, output: string, expected: string | undefined) => void;
}

/**
 * A twin whose inputs, parser and bounds are one shape. Its generators are small, middle (sizes), lowest and
 * highest (small, all numbers at a bound); at the problem's bounds max-random, max-lowest and max-highest.
 */
export function described<Value>(description: Description<Value>): Twin {
  const { shape, naive, check, generators, atBounds, ...rest } = description;
  const { small: few = 9, middle: many = 60, first, closed, ...facts } = rest;
  const counting = { first: first ?? 0, last: closed ? -1 : 0 };
  const draw = (size: number, bound?: "lowest" | "highest") => (random: Random) => {
    const source = new Drawn(counting, random, size, bound);
    shape(source);
    return source.written();
  };
  const read = (text: string): Value => {
    const source = new Read(counting, text);
    const value = shape(source);
    source.end();
    return value;
  };
  return {
    ...facts,
    generators: {
      small: draw(few),
      ...(many > 0 && { middle: draw(many) }),
      lowest: draw(few, "lowest"),
      highest: draw(few, "highest"),
      ...generators,
    },
    atBounds: {
      "max-random": draw(Infinity),
      "max-lowest": draw(Infinity, "lowest"),
      "max-highest": draw(Infinity, "highest"),
      ...atBounds,
    },
    naive: (input) => `${printed(naive(read(input)))}\n`,
    ...(check && { check: (input, output, answer) => check(read(input), output, answer) }),
  };
}

const isList = (value: unknown): value is ArrayLike<unknown> =>
  Array.isArray(value) || ArrayBuffer.isView(value);

const printed = (answer: unknown): string =>
  isList(answer)
    ? Array.from(answer, (line) => (isList(line) ? Array.from(line).join(" ") : line)).join("\n")
    : String(answer);
