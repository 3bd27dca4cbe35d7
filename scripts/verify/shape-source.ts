import type { Random } from "../../lib/sequence/random";
import { type Edge, type GraphKind, holdGraph } from "./shape-graph";

/**
 * The shape of an input: run against a random source it draws inputs of all sizes, run against a text it
 * reads and bounds one. Each call is a word of the text, or several.
 *
 * Lines: words stand on one line until a list comes. A list begins a line; items of one word share it, other
 * items have a line each, with all that is in them. Programs read words, so lines serve people alone.
 */
export interface Source {
  /** How many there are of something: few in small inputs, or `times` as many; `most` in the largest. */
  size(least: number, most: number, times?: number): number;
  /** `make` draws what is no number like any other; so it does in bigint and text. */
  int(low: number, high: number, make?: (random: Random) => number): number;
  bigint(low: bigint, high: bigint, make?: (random: Random) => bigint): bigint;
  /** One of these words; in a text the word may be any of them. */
  pick<Word extends string | number>(...words: readonly Word[]): Word;
  /** A word of `least` to `most` of these letters. */
  text(least: number, most: number, letters?: string, make?: (random: Random) => string): string;
  /** A place in [0, n). The text counts from `first`. */
  index(n: number): number;
  /** [l, r), not empty unless asked. The text counts from `first`; with `closed` it names the last place. */
  range(n: number, mayBeEmpty?: boolean): [l: number, r: number];
  list<Item>(count: number, item: (i: number) => Item): Item[];
  /** A list whose items all differ. */
  distinct<Item>(count: number, item: (i: number) => Item): Item[];
  /** 0 to n - 1 in any order. The text counts from `first`. */
  permutation(n: number): number[];
  /** Numbers in [low, high] that belong together: `make` draws all of them at once. */
  numbers(
    count: number,
    low: number,
    high: number,
    make: (random: Random) => ArrayLike<number>,
  ): number[];
  /** Rows of such numbers, on a line each: points, or segments with `width` 4. */
  rows<Row extends readonly number[]>(
    count: number,
    low: number,
    high: number,
    make: (random: Random) => readonly Row[],
    width?: Row["length"],
  ): Row[];
  /** The parents of 1 to n - 1, each below its child; that of 0 is -1 and not in the text. */
  parents(n: number): number[];
  /** n - 1 edges, on a line each, with what `more` draws behind the ends. */
  tree<More = undefined>(n: number, more?: () => More): Edge<More>[];
  /** m edges; without loops and without two edges between the same vertices, unless asked. */
  graph<More = undefined>(
    n: number,
    m: number,
    kind?: GraphKind,
    more?: (u: number, v: number) => More,
  ): Edge<More>[];
}

export const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export interface Counting {
  readonly first: number;
  /** What the end of a range is moved by in the text. */
  readonly last: number;
}

/** What both sources share: the words of a value. `drawn` is what a random source has drawn beforehand. */
export abstract class Words implements Source {
  protected readonly random: Random | undefined;
  private readonly counting: Counting;

  constructor(counting: Counting, random?: Random) {
    this.counting = counting;
    this.random = random;
  }

  abstract size(least: number, most: number, times?: number): number;
  abstract bigint(low: bigint, high: bigint, make?: (random: Random) => bigint): bigint;
  abstract pick<Word extends string | number>(...words: readonly Word[]): Word;
  abstract text(
    least: number,
    most: number,
    letters?: string,
    make?: (random: Random) => string,
  ): string;
  abstract list<Item>(count: number, item: (i: number) => Item): Item[];
  abstract distinct<Item>(count: number, item: (i: number) => Item): Item[];
  /** A number in [low, high] that stands in the text moved by `by`. */
  protected abstract number(low: number, high: number, drawn?: number, by?: number): number;
  protected abstract edges(n: number, m: number, kind: GraphKind): [number, number][] | undefined;

  int(low: number, high: number, make?: (random: Random) => number): number {
    return this.number(low, high, this.random && make?.(this.random));
  }

  index(n: number): number {
    return this.place(n, this.random?.int(0, n - 1));
  }

  range(n: number, mayBeEmpty = false): [number, number] {
    const least = mayBeEmpty ? 0 : 1;
    const drawn = this.random && [0, 1].map(() => this.random!.int(0, n - least));
    const [low, high] = drawn ? [Math.min(...drawn), Math.max(...drawn) + least] : [];
    const { first, last } = this.counting;
    const l = this.number(0, n - least, low, first);
    return [l, this.number(l + least, n, high, first + last)];
  }

  permutation(n: number): number[] {
    const order = this.random?.shuffle(Array.from({ length: n }, (_, i) => i));
    return this.distinct(n, (i) => this.place(n, order?.[i]));
  }

  numbers(count: number, low: number, high: number, make: (random: Random) => ArrayLike<number>) {
    const values = this.random && make(this.random);
    return this.list(count, (i) => this.number(low, high, values?.[i]));
  }

  rows<Row extends readonly number[]>(
    count: number,
    low: number,
    high: number,
    make: (random: Random) => readonly Row[],
    width: number = 2,
  ): Row[] {
    const rows = this.random && make(this.random);
    return this.list(count, (i) => {
      const numbers = Array.from({ length: width }, (_, at) =>
        this.number(low, high, rows?.[i]?.[at]),
      );
      return numbers as readonly number[] as Row;
    });
  }

  parents(n: number): number[] {
    const reach = this.random && this.reach(n);
    const parent = (v: number) => this.place(v, reach?.(v));
    return [-1, ...this.list(n - 1, (i) => parent(i + 1))];
  }

  tree<More = undefined>(n: number, more?: () => More): Edge<More>[] {
    return this.graph(n, n - 1, { connected: true }, more);
  }

  graph<More = undefined>(
    n: number,
    m: number,
    kind: GraphKind = {},
    more?: (u: number, v: number) => More,
  ): Edge<More>[] {
    const edges = this.edges(n, m, kind);
    const ends = this.list(m, (e) => {
      const [u, v] = [this.place(n, edges?.[e]?.[0]), this.place(n, edges?.[e]?.[1])];
      return [u, v, more?.(u, v) as More] as const;
    });
    if (!edges) holdGraph(n, ends, kind);
    return ends;
  }

  /** Draws the parent of v > 0, below v: a star, a path, a binary tree, a deep one or a flat one. */
  protected abstract reach(n: number): (v: number) => number;

  private place(n: number, drawn: number | undefined): number {
    return this.number(0, n - 1, drawn, this.counting.first);
  }
}

export const keyOf = (value: unknown) =>
  JSON.stringify(value, (_, x) => (typeof x === "bigint" ? `${x}` : x));
