import { describe, expect, it } from "vitest";
import { Random } from "../../lib/sequence/random";
import { type Description, described, type Source } from "./shape";

/** A twin that answers with what it has read. */
const echo = (shape: (s: Source) => unknown, more: Partial<Description<unknown>> = {}) =>
  described({ problem: "toy", shape, naive: (value) => JSON.stringify(value), ...more });

/** What a text holds. */
const read = (shape: (s: Source) => unknown, text: string, more?: Partial<Description<unknown>>) =>
  JSON.parse(echo(shape, more).naive(text));

const queries = (s: Source) => {
  const [n, q] = [s.size(1, 500), s.size(0, 700)];
  const values = s.list(n, () => s.int(-5, 1e9));
  const query = () => (s.pick("?", "+") === "?" ? [s.range(n)] : [s.range(n, true), s.index(n)]);
  return { values, queries: s.list(q, query) };
};

describe("what is drawn", () => {
  const inputs = (name: string, shape = queries) => {
    const { generators, atBounds } = echo(shape);
    const make = { ...generators, ...atBounds }[name]!;
    return Array.from({ length: 40 }, (_, seed) => make(new Random(seed)) as string);
  };

  it("reads back as it was drawn, at all sizes", () => {
    const drawn: unknown[] = [];
    const { generators, atBounds, naive } = echo((s) => drawn[drawn.push(queries(s)) - 1]);
    for (const make of Object.values({ ...generators, ...atBounds })) {
      for (let seed = 1; seed <= 9; seed++) {
        const answer = naive(make(new Random(seed)) as string);
        expect(JSON.parse(answer)).toEqual(drawn.at(-2));
      }
    }
    expect(drawn).toHaveLength(7 * 9 * 2);
  });

  it("has lines that a person reads", () => {
    const shape = (s: Source) => [
      ...[s.pick("a"), s.list(2, () => s.int(3, 3)), s.pick("b"), s.pick("c")],
      s.list(2, () => [s.int(4, 4), s.list(2, () => s.int(5, 5))]),
      ...[s.list(0, () => s.int(1, 1)), s.text(1, 1, "z")],
    ];
    expect(echo(shape).generators.small!(new Random(1))).toBe("a\n3 3\nb c\n4 5 5\n4 5 5\nz\n");
  });

  it("has few of all in small inputs, most in the largest, and numbers at the bounds", () => {
    const sizes = (name: string) =>
      inputs(name).map((text) => text.split(/\s/, 2).map(Number) as [number, number]);
    expect(Math.max(...sizes("small").flat())).toBe(9);
    expect(Math.min(...sizes("small").flat())).toBe(0);
    expect(Math.max(...sizes("middle").flat())).toBeGreaterThan(50);
    expect(Math.max(...sizes("middle").flat())).toBeLessThanOrEqual(60);
    expect(new Set(sizes("max-random").map(String))).toEqual(new Set(["500,700"]));
    const values = (name: string) =>
      new Set(inputs(name).flatMap((text) => text.split("\n")[1]!.split(" ")));
    expect(values("lowest")).toEqual(new Set(["-5"]));
    expect(values("highest")).toEqual(new Set(["1000000000"]));
    expect(values("small").size).toBeGreaterThan(30);
    expect(Object.keys(echo(queries, { middle: 0 }).generators)).not.toContain("middle");
  });

  it("has trees of any height, and graphs of each kind", () => {
    const deepest = (name: string) =>
      inputs(name, ((s: Source) => s.parents(s.size(5, 9))) as never).map((text) =>
        Math.max(...text.split("\n")[1]!.split(" ").map(Number)),
      );
    expect(new Set(deepest("lowest"))).toEqual(new Set([0]));
    expect(Math.min(...deepest("highest"))).toBeGreaterThanOrEqual(3);
    for (const directed of [false, true]) {
      const all = (s: Source) => s.graph(6, directed ? 30 : 15, { directed });
      const lengths = inputs("small", all as never).map((text) => text.trim().split("\n").length);
      expect(lengths).toContain(directed ? 30 : 15);
    }
  });

  it("has what is made for it, as rows, numbers and words", () => {
    const three = (first: number) => [first, first + 1, first + 2];
    const row = (s: Source) => s.rows(2, 0, 9, (random) => [1, random.int(4, 4)].map(three), 3);
    const shape = (s: Source) => [
      ...[s.int(0, 9, () => 7), s.bigint(0n, 9n, () => 8n), s.text(1, 2, "ab", () => "ba")],
      row(s),
    ];
    expect(new Set(inputs("highest", shape as never))).toEqual(new Set(["7 8 ba\n1 2 3\n4 5 6\n"]));
    expect(read(row, "1 2 3 4 5 6")).toEqual([1, 4].map(three));
  });

  it("gives distinct items, or ends where there are not as many", () => {
    const all = (count: number) => (s: Source) => s.distinct(count, () => s.int(0, 6));
    const texts = inputs("highest", all(7) as never);
    for (const text of texts) expect(new Set(text.trim().split(" ")).size).toBe(7);
    expect(() => inputs("small", ((s: Source) => s.graph(3, 4)) as never)).toThrow(
      "no edge beside 3",
    );
    expect(() => inputs("small", all(8) as never)).toThrow("no item that differs from 7 others");
  });
});

describe("a text", () => {
  it("counts places from where it says; the value counts from 0", () => {
    const shape = (s: Source) => [s.range(5), s.index(5), s.permutation(2), s.parents(2)];
    const value = [[1, 3], 4, [1, 0], [-1, 0]];
    expect(read(shape, "1 3 4 1 0 0")).toEqual(value);
    expect(read(shape, "2 4 5 2 1 1", { first: 1 })).toEqual(value);
    expect(read(shape, "2 3 5 2 1 1", { first: 1, closed: true })).toEqual(value);
  });

  const FIRST = "word 1 of the input: expected";
  it.each<[string, (s: Source) => unknown, string, string]>([
    ["a number below", (s) => s.int(0, 9), "-1", `${FIRST} an integer in [0, 9], got -1`],
    ["a number above", (s) => s.size(0, 9), "10", "in [0, 9], got 10"],
    ["no integer", (s) => s.int(0, 9), "1e0", "got 1e0"],
    ["no word", (s) => s.int(0, 9), "", "got nothing"],
    ["one word too many", (s) => s.int(0, 9), "1 2", `${FIRST} the end of the text, got 2`],
    ["a bigint above", (s) => `${s.bigint(0n, 9n)}`, "10", "in [0, 9], got 10"],
    ["another word", (s) => s.pick("+", "-"), "*", "one of +,-, got *"],
    ["another letter", (s) => s.text(1, 3, "ab"), "abc", "1 to 3 letters of ab, got abc"],
    ["a number of a row above", (s) => s.rows(1, 0, 9, () => [[0, 0]]), "3 10", "[0, 9], got 10"],
    ["a word too long", (s) => s.text(1, 3, "ab"), "abab", "1 to 3 letters of ab"],
    ["an empty range", (s) => s.range(3), "1 1", "in [2, 3], got 1"],
    ["a range beyond the end", (s) => s.range(3, true), "3 4", "in [3, 3], got 4"],
    ["equal items", (s) => s.distinct(2, () => s.int(0, 9)), "1 1", "2 items that differ"],
    ["no permutation", (s) => s.permutation(2), "1 1", "2 items that differ"],
    ["a parent above its child", (s) => s.parents(3), "0 2", "in [0, 1], got 2"],
    ["a loop", (s) => s.graph(2, 1), "1 1", "a loop"],
    ["an edge twice", (s) => s.graph(2, 2), "0 1 1 0", "parallel"],
    ["an edge twice, directed", (s) => s.graph(2, 2, { directed: true }), "0 1 0 1", "parallel"],
    ["no tree", (s) => s.tree(4), "0 1 1 2 2 0", "not connected"],
    ["a cycle", (s) => s.graph(3, 3, { directed: true, acyclic: true }), "0 1 1 2 2 0", "cycle"],
  ])("with %s is refused", (_name, shape, text, message) => {
    expect(() => read(shape, text)).toThrow(message);
  });

  it("may have what was asked for", () => {
    const kind = { loops: true, parallel: true };
    const weighted = read((s) => s.graph(2, 3, kind, () => s.int(5, 7)), "0 1 5 1 0 6 1 1 7");
    expect(JSON.stringify(weighted)).toBe("[[0,1,5],[1,0,6],[1,1,7]]");
    expect(read((s) => s.graph(2, 2, { directed: true }), "0 1 1 0")).toHaveLength(2);
  });
});

it("an answer is a word, or a list with a line an item", () => {
  const answer = (value: unknown) => echo((s) => s.int(1, 1), { naive: () => value }).naive("1");
  expect(answer(7n)).toBe("7\n");
  expect(answer(["Yes", 4, Int32Array.of(1, 2)])).toBe("Yes\n4\n1 2\n");
});

it("the check receives the value; own generators, bounds and facts stay", () => {
  const heard: unknown[] = [];
  const twin = echo((s) => s.int(1, 9), {
    ...{ timeLimitMs: 5000, rounds: 3, check: (...all) => heard.push(all) },
    ...{ generators: { own: () => "4" }, atBounds: { "max-own": () => "9" } },
  });
  twin.check!("7", "out", undefined);
  expect(heard).toEqual([[7, "out", undefined]]);
  expect(twin).toMatchObject({ problem: "toy", timeLimitMs: 5000, rounds: 3 });
  expect(twin.generators.own!(new Random(1))).toBe("4");
  expect(twin.atBounds!["max-own"]!(new Random(1))).toBe("9");
});
