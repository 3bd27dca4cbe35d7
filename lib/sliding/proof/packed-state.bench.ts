import type { Bench, Run } from "../../../scripts/bench/bench";
import { PackedState } from "../packed-state";

const STEPS = 5_000_000;

interface Board {
  get(cell: number): number;
  swap(a: number, b: number): void;
}

/** The blank walks over 16 cells, each step exchanges it with a tile and reads that tile. */
function walk<State extends Board>(start: () => State): Run {
  return () => {
    const board = start();
    let seed = 1;
    let blank = 0;
    let sum = 0;
    for (let step = 0; step < STEPS; step++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      const cell = seed >>> 28;
      board.swap(blank, cell);
      sum += board.get(blank);
      blank = cell;
    }
    return sum;
  };
}

/** The tutorials' representation of a board: a text, rebuilt by each step. */
class TextBoard implements Board {
  private text = "0123456789abcdef";

  get(cell: number): number {
    return Number.parseInt(this.text[cell]!, 16);
  }

  swap(a: number, b: number): void {
    const [first, last] = a < b ? [a, b] : [b, a];
    if (first === last) return;
    const { text } = this;
    this.text =
      text.slice(0, first) +
      text[last] +
      text.slice(first + 1, last) +
      text[first] +
      text.slice(last + 1);
  }
}

/** 64 bits in one big integer. */
class BigBoard implements Board {
  private cells = 0xfedcba9876543210n;

  get(cell: number): number {
    return Number((this.cells >> BigInt(4 * cell)) & 15n);
  }

  swap(a: number, b: number): void {
    const difference = BigInt(this.get(a) ^ this.get(b));
    this.cells ^= difference << BigInt(4 * a);
    this.cells ^= difference << BigInt(4 * b);
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "packed board of 16 cells: 5·10^6 × swap, get",
    contenders: [
      {
        role: "ours",
        name: "PackedState",
        prepare: () =>
          walk(() => new PackedState().load(Array.from({ length: 16 }, (_, cell) => cell))),
      },
      { role: "plain", name: "text", prepare: () => walk(() => new TextBoard()) },
      { role: "plain", name: "BigInt", prepare: () => walk(() => new BigBoard()) },
      { role: "cpp", name: "C++ uint64_t", source: "sliding/packed-state.cpp" },
    ],
  },
];
