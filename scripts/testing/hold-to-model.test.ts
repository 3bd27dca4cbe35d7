import { expect, it } from "vitest";
import type { Random } from "../../lib/sequence/random";
import { holdToModel } from "./hold-to-model";

/** A stack of small numbers that forgets how to pop once it held three sevens. */
class Forgetful {
  private readonly row: number[] = [];
  get size(): number {
    return this.row.length;
  }
  push(x: number): void {
    if (x > 9) throw new RangeError(`Forgetful.push: at most 9, got ${x}`);
    this.row.push(x);
  }
  pop(): number | undefined {
    return this.row.filter((x) => x === 7).length > 2 ? 0 : this.row.pop();
  }
  all(): Int32Array {
    return Int32Array.from(this.row);
  }
}

const model = (limit: number) => {
  const row: number[] = [];
  return {
    get size() {
      return row.length;
    },
    push(x: number) {
      if (x > limit) throw new Error("at most 9");
      row.push(x);
    },
    pop: () => row.pop(),
    all: () => row,
  };
};

const none = () => [];
const digit = (least: number) => (random: Random) => [random.int(least, 10)];

it("finds what differs, with the shortest list of calls", () => {
  const hold = (least: number, limit: number) => () =>
    holdToModel(
      () => [new Forgetful(), model(limit)],
      { push: digit(least), pop: (_, { size }) => (size > 0 ? [] : undefined) },
      { size: none, all: none },
    );
  expect(hold(8, 9)).not.toThrow();
  expect(hold(6, 9)).toThrow(
    /^seed \d+: push\(7\); push\(7\); push\(7\); pop\(\): expected 7, got 0$/,
  );
  expect(hold(8, 10)).toThrow(
    /; push\(10\): expected undefined, got RangeError: Forgetful.push: at most 9, got 10$/,
  );
  expect(hold(8, 8)).toThrow(/push\(9\): expected Error: at most 9, got undefined$/);
});
