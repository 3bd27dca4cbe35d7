import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "../../graph/proof/naive-graph";
import { nextPermutation } from "../../sequence/next-permutation";

interface Task {
  readonly women: number[][];
  readonly men: number[][];
}

/** A man and a woman who prefer each other; undefined if the marriages are stable. */
function unstable({ women, men }: Task, wives: readonly number[]): string | undefined {
  const husbands: number[] = [];
  for (const [man, wife] of wives.entries()) husbands[wife] = man;
  const places = women.map((list) => new Map(list.map((man, at) => [man, at])));
  for (const [man, list] of men.entries()) {
    for (const woman of list.slice(0, list.indexOf(wives[man]!))) {
      const place = places[woman]!;
      if (place.get(man)! < place.get(husbands[woman]!)!) return `${man} ${woman}`;
    }
  }
  return undefined;
}

export const twin = described({
  problem: "STABLEMP",
  rounds: 40,
  small: 6,
  middle: 0,
  first: 1,
  shape: (s) =>
    s.list(s.int(1, 3), (): Task => {
      const n = s.size(1, 500);
      const side = () =>
        s.list(n, (i) => {
          s.pick(i + 1);
          return s.permutation(n);
        });
      return { women: side(), men: side() };
    }),
  /** The first stable order among all. */
  naive: (tasks) =>
    tasks.flatMap((task) => {
      const wives = task.men.map((_, man) => man);
      while (unstable(task, wives) !== undefined) nextPermutation(wives);
      return wives.map((wife, man) => [man + 1, wife + 1]);
    }),
  check: (tasks, output) => {
    const numbers = numbersOf(output);
    for (const task of tasks) {
      const wives: number[] = [];
      for (const _ of task.men) {
        const [man, wife] = numbers.splice(0, 2) as [number, number];
        wives[man - 1] = wife - 1;
      }
      if (new Set(wives).size !== task.men.length) throw new Error("someone has two partners");
      const pair = unstable(task, wives);
      if (pair !== undefined) throw new Error(`these prefer each other: ${pair}`);
    }
  },
});
