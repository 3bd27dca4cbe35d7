import type { Random } from "../../lib/sequence/random";
import { edgeKey, type GraphKind } from "./shape-graph";
import { type Counting, keyOf, LETTERS, Words } from "./shape-source";

type Bound = "lowest" | "highest";

/** Draws values and keeps their words. */
export class Drawn extends Words {
  protected declare readonly random: Random;
  private readonly words: string[] = [];
  private readonly most: number;
  private bound: Bound | undefined;
  private isInList = false;
  private startsLine = false;
  /** In some inputs all numbers are near a bound or near 0, so that equal ones occur. */
  private width: number;
  private readonly middle: "low" | "zero" | "high";

  constructor(counting: Counting, random: Random, most: number, bound: Bound | undefined) {
    super(counting, random);
    this.most = most;
    this.bound = bound;
    this.width = random.pick([1, 4, Infinity, Infinity]);
    this.middle = random.pick(["low", "zero", "high"]);
  }

  written(): string {
    return `${this.words.join(" ").replaceAll(" \n", "\n")}\n`;
  }

  text(least: number, most: number, letters = LETTERS, make?: (random: Random) => string): string {
    if (make) return this.write(make(this.random));
    const length = this.count(least, most);
    const letter = () => letters[this.near(0, letters.length - 1)]!;
    // Any letters, a piece again and again, or a Fibonacci word.
    const kind = this.random.int(0, 3);
    const period = kind === 1 ? this.random.int(1, length || 1) : length;
    let word = Array.from({ length: period }, letter).join("");
    if (kind === 2) {
      let before = letter();
      for (word = letter(); word.length < length; ) [before, word] = [word, word + before];
    }
    return this.write(word.repeat(Math.ceil(length / (word.length || 1))).slice(0, length));
  }

  size(least: number, most: number, times = 1): number {
    return this.write(this.count(least, most, times));
  }

  pick<Word extends string | number>(...words: readonly Word[]): Word {
    return this.write(this.random.pick(words));
  }

  bigint(low: bigint, high: bigint, make?: (random: Random) => bigint): bigint {
    if (make) return this.write(make(this.random));
    if (this.bound) return this.write(this.bound === "lowest" ? low : high);
    if (this.width === Infinity) return this.write(this.random.bigint(low, high));
    const span = high - low < 4n ? high - low : 4n;
    const above = this.random.bigint(0n, span);
    return this.write(this.middle === "high" ? high - above : low + above);
  }

  list<Item>(count: number, item: (i: number) => Item): Item[] {
    return this.listed(count, item);
  }

  distinct<Item>(count: number, item: (i: number) => Item): Item[] {
    const keys = new Set<string>();
    return this.listed(count, (i) => {
      const start = this.words.length;
      for (let tries = 0; ; tries++) {
        const value = item(i);
        const key = keyOf(value);
        if (!keys.has(key)) {
          keys.add(key);
          return value;
        }
        this.words.length = start;
        if (tries === 20) [this.width, this.bound] = [Infinity, undefined];
        if (tries === 1000)
          throw new Error(`distinct: found no item that differs from ${i} others`);
      }
    });
  }

  protected number(low: number, high: number, drawn = this.near(low, high), by = 0): number {
    this.write(drawn + by);
    return drawn;
  }

  protected reach(n: number): (v: number) => number {
    if (this.bound === "highest") return (v) => v - 1;
    if (this.bound === "lowest") return () => 0;
    const reach = this.random.pick([0, 1, 2, n, n]);
    if (reach === 0) return (v) => (v - 1) >> 1;
    return (v) => this.random.int(Math.max(0, v - reach), v - 1);
  }

  protected edges(n: number, m: number, kind: GraphKind): [number, number][] {
    const { random } = this;
    const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
    const place = new Int32Array(n);
    for (const [at, v] of name.entries()) place[v] = at;
    const parent = this.reach(n);
    const joined = kind.connected || random.int(0, 1) === 0 ? Math.min(n - 1, m) : 0;
    const keys = new Set<number>();
    const pairs: [number, number][] = [];
    for (let left = 100 * m + 10_000; pairs.length < m; left--) {
      if (left === 0) throw new Error(`graph: found no edge beside ${pairs.length} others`);
      const e = pairs.length + 1;
      let [u, v] =
        e <= joined ? [name[parent(e)]!, name[e]!] : [random.int(0, n - 1), random.int(0, n - 1)];
      if (kind.acyclic ? place[u]! > place[v]! : random.int(0, 1) === 0) [u, v] = [v, u];
      if (!kind.loops && u === v) continue;
      const key = edgeKey(n, u, v, kind);
      if (!kind.parallel && keys.has(key)) continue;
      keys.add(key);
      pairs.push([u, v]);
    }
    return random.shuffle(pairs);
  }

  private listed<Item>(count: number, item: (i: number) => Item): Item[] {
    if (this.isInList) return Array.from({ length: count }, (_, i) => item(i));
    this.isInList = true;
    const starts: number[] = [];
    const items: Item[] = [];
    for (let i = 0; i < count; i++) {
      starts.push(this.words.length);
      items.push(item(i));
    }
    this.isInList = false;
    const hasLines = this.words.length - (starts[0] ?? 0) > count;
    for (const start of hasLines ? starts : starts.slice(0, 1)) {
      if (start > 0 && start < this.words.length) this.words[start] = `\n${this.words[start]}`;
    }
    this.startsLine = true;
    return items;
  }

  private count(least: number, most: number, times = 1): number {
    if (this.most === Infinity) return most;
    const wide = Math.min(most, Math.max(least, this.most * times));
    return this.random.int(least, wide);
  }

  private near(low: number, high: number): number {
    if (this.bound) return this.bound === "lowest" ? low : high;
    if (high - low <= this.width) return this.random.int(low, high);
    const centre = this.middle === "low" ? low : this.middle === "high" ? high : 0;
    const from = Math.min(Math.max(low, centre - this.width), high - this.width);
    return this.random.int(from, from + this.width);
  }

  private write<Word extends string | number | bigint>(word: Word): Word {
    const starts = this.startsLine && !this.isInList;
    this.startsLine &&= this.isInList;
    this.words.push(starts ? `\n${word}` : String(word));
    return word;
  }
}
