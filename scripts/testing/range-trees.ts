import type { Random } from "../../lib/sequence/random";
import { holdToModel } from "./hold-to-model";

/** Numbers in a row: changes of ranges and places, and folds of them, of what was ever there and of all versions. */
function numbersModel(numbers: number[]) {
  const ever = [...numbers];
  const history = numbers.map(() => 0);
  const change =
    (become: (a: number, x: number) => number) => (l: number, r: number, x: number) => {
      for (let i = l; i < r; i++) {
        numbers[i] = become(numbers[i]!, x);
        ever[i] = Math.max(ever[i]!, numbers[i]!);
      }
    };
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return {
    size: numbers.length,
    add: change((a, x) => a + x),
    assign: change((_, x) => x),
    chmin: change(Math.min),
    chmax: change(Math.max),
    record: () => {
      for (const [i, x] of numbers.entries()) history[i]! += x;
    },
    get: (i: number) => numbers[i],
    sum: (l: number, r: number) => sum(numbers.slice(l, r)),
    bigSum: (l: number, r: number) => BigInt(sum(numbers.slice(l, r))),
    max: (l: number, r: number) => Math.max(...numbers.slice(l, r)),
    min: (l: number, r: number) => Math.min(...numbers.slice(l, r)),
    historicMax: (l: number, r: number) => Math.max(...ever.slice(l, r)),
    historicSum: (l: number, r: number) => sum(history.slice(l, r)),
  };
}

type Model = ReturnType<typeof numbersModel>;
type Change = "add" | "assign" | "chmin" | "chmax" | "record";
type Ask = Exclude<keyof Model, Change | "size">;

/** Random changes of ranges and questions: the tree answers as numbers in a row do. Every fifth begins with zeros. */
export function holdToNumbers<Name extends Change | Ask>(
  make: (values: number[]) => { readonly [Each in Name]: unknown },
  changes: readonly (Name & Change)[],
  asks: readonly (Name & Ask)[],
  bounds: readonly number[] = [2, 100],
): void {
  let bound = 0;
  const range = (random: Random, size: number) => {
    const l = random.int(0, size);
    return [l, random.int(l, size)];
  };
  const number = (random: Random) => random.int(-bound, bound);
  const change = (random: Random, { size }: Model) => [...range(random, size), number(random)];
  const ask = (random: Random, { size }: Model) => range(random, size);
  const place = (random: Random, { size }: Model) =>
    size > 0 ? [random.int(0, size - 1)] : undefined;
  holdToModel<Model, Change, Ask>(
    (random) => {
      bound = random.pick(bounds);
      const isZero = random.int(0, 4) === 0;
      const values = Array.from({ length: random.int(0, 20) }, () => (isZero ? 0 : number(random)));
      return [make(values) as never, numbersModel(values.slice())];
    },
    Object.fromEntries(changes.map((name) => [name, change])) as never,
    Object.fromEntries(asks.map((name) => [name, name === "get" ? place : ask])) as never,
    { rounds: 150, length: 40 },
  );
}
