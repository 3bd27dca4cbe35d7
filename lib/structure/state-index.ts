/**
 * StateIndex: a set of 64-bit states, each a pair of 32-bit words, that numbers them 0, 1, 2, …; memo: a function of
 * up to four numbers that keeps its answers.
 *
 * Use     const index = new StateIndex(1000); const id = index.add(7, 8); index.find(7, 8); index.size;
 *         const ways = memo((i: number, j: number): number => (i * j === 0 ? 1 : ways(i - 1, j) + ways(i, j - 1))); ways(5, 3)
 * Time    O(1) expected for add and find; an answer that memo has takes one look-up, of three numbers two, of four three
 * Space   16 bytes a state when full (8 of words, 8 of slots), half as much again while growing
 * Limits  at most 2^28 states; ids follow the order of first insertion, so they are a BFS queue; the numbers of memo are
 *         32-bit integers, and a function that calls itself reaches some 10^4 calls deep; not
 *         checked to be numbers: StateIndex.add(low, high), StateIndex.find(low, high)
 * Errors  RangeError for a bad capacity, add when full, words of an id that is not there, numbers that memo does not
 *         take, an answer that needs itself; TypeError without a function of one to four numbers
 * Source  open addressing with linear probing and tags (Knuth 6.4; tags as in SwissTable); own code
 * Tested  programs.test.ts: against a Map; state-index.test.ts: at every small capacity, and its bytes; verify:
 *         library-checker associative_array
 *
 * One array holds the slots and then the words, so that a look-up works on one pointer and one
 * length. The upper bits of a hash are the slot where a state belongs. A slot is 0 when free, else
 * id + 1 with the lower bits of the hash, the tag, above it: nearly every probe of another state
 * ends without touching that state's words. `tags` masks these bits; -tags is the number of slots.
 */
import { shown } from "../io/shown";

export class StateIndex {
  readonly maxStates: number;
  /** States held; the next new one gets this id. */
  size = 0;
  private table = new Int32Array(0); // slots, then words[2 id], words[2 id + 1]
  private shift = 0; // 32 - log2(slots), slots being a power of two, at least twice the states
  private capacity: number;

  /** Grows from `initialStates` up to `maxStates`; give both the same number for one allocation. */
  constructor(maxStates: number, initialStates = Math.min(maxStates, 1024)) {
    if (!Number.isInteger(maxStates) || maxStates < 1 || maxStates > LARGEST) {
      throw new RangeError(
        `StateIndex: maxStates must be an integer in [1, 2^28], got ${maxStates}`,
      );
    }
    if (!Number.isInteger(initialStates) || initialStates < 1 || initialStates > maxStates) {
      throw new RangeError(
        `StateIndex: initialStates must be an integer in [1, ${maxStates}], got ${initialStates}`,
      );
    }
    this.maxStates = maxStates;
    this.capacity = initialStates;
    this.resize();
  }

  /** Bytes held by the typed array. */
  get bytes(): number {
    return this.table.byteLength;
  }

  /** Adds a state and returns its new id, the largest; for a state that was there returns ~id. */
  add(low: number, high: number): number {
    const { table, shift } = this;
    const tags = -1 << -shift;
    const hash = mix(low, high);
    const tag = hash << -shift;
    let at = (hash >>> shift) | 0;
    for (let slot = table[at]!; slot !== 0; slot = table[at]!) {
      const number = slot ^ tag; // id + 1 where the tags are equal
      if ((number & tags) === 0) {
        const word = ((number << 1) - tags - 2) | 0;
        if (((table[word]! ^ low) | (table[word + 1]! ^ high)) === 0) return ~(number - 1);
      }
      at = (at + 1) & ~tags;
    }
    if (this.size === this.capacity) {
      this.grow();
      return this.add(low, high);
    }
    const id = this.size++;
    const word = (2 * id - tags) | 0;
    table[word] = low;
    table[word + 1] = high;
    table[at] = tag | (id + 1);
    return id;
  }

  /** The id of a state, or -1. */
  find(low: number, high: number): number {
    const { table, shift } = this;
    const tags = -1 << -shift;
    const hash = mix(low, high);
    const tag = hash << -shift;
    let at = (hash >>> shift) | 0;
    for (let slot = table[at]!; slot !== 0; slot = table[at]!) {
      const number = slot ^ tag;
      if ((number & tags) === 0) {
        const word = ((number << 1) - tags - 2) | 0;
        if (((table[word]! ^ low) | (table[word + 1]! ^ high)) === 0) return (number - 1) | 0;
      }
      at = (at + 1) & ~tags;
    }
    return -1;
  }

  low(id: number): number {
    this.checkId(id);
    return this.table[(1 << -this.shift) + 2 * id]!;
  }

  high(id: number): number {
    this.checkId(id);
    return this.table[(1 << -this.shift) + 2 * id + 1]!;
  }

  /** Forgets all states, keeps the memory. */
  clear(): void {
    this.size = 0;
    this.table.fill(0, 0, 1 << -this.shift);
  }

  private checkId(id: number): void {
    if (id < 0 || id >= this.size || id % 1 !== 0) {
      throw new RangeError(`StateIndex: no state ${id}, there are ${this.size}`);
    }
  }

  private grow(): void {
    if (this.capacity === this.maxStates) {
      throw new RangeError(`StateIndex.add: full at ${this.maxStates} states`);
    }
    this.capacity = Math.min(2 * this.capacity, this.maxStates);
    this.resize();
  }

  /** Makes a table for the present capacity and enters every state again. */
  private resize(): void {
    const { table: old, size } = this;
    const from = 1 << -this.shift;
    const shift = Math.clz32(2 * this.capacity - 1);
    const slots = 1 << -shift;
    const table = new Int32Array(slots + 2 * this.capacity);
    table.set(old.subarray(from, from + 2 * size), slots);
    for (let id = 0; id < size; id++) {
      const hash = mix(table[slots + 2 * id]!, table[slots + 2 * id + 1]!);
      let at = hash >>> shift;
      while (table[at] !== 0) at = (at + 1) & (slots - 1);
      table[at] = (hash << -shift) | (id + 1);
    }
    this.table = table;
    this.shift = shift;
  }
}

/** The function with its answers kept; those of 1 to 4 numbers, none of them optional. */
export function memo<F extends (...numbers: number[]) => unknown>(f: F): F {
  if (typeof f !== "function" || f.length < 1 || f.length > 4) {
    throw new TypeError(`memo: expected a function of 1 to 4 numbers, got ${shown(f)}`);
  }
  const count = f.length;
  const [firsts, seconds, all] = [1, 2, 3].map(() => new StateIndex(LARGEST)) as [
    StateIndex,
    StateIndex,
    StateIndex,
  ];
  const answers: unknown[] = [];
  const idOf = (index: StateIndex, a: number, b: number) => {
    if ((a | 0) !== a || (b | 0) !== b) {
      throw new RangeError(`memo: expected 32-bit integers, got ${shown((a | 0) === a ? b : a)}`);
    }
    const id = index.add(a, b);
    return id < 0 ? ~id : id;
  };
  const kept = (a: number, b = 0, c = 0, d = 0): unknown => {
    let id = idOf(firsts, a, b);
    if (count > 2) id = idOf(all, id, count > 3 ? idOf(seconds, c, d) : c);
    if (id === answers.length) {
      answers.push(PENDING);
      answers[id] = f(a, b, c, d);
    }
    if (answers[id] !== PENDING) return answers[id];
    const numbers = [a, b, c, d].slice(0, count).join(", ");
    throw new RangeError(`memo: the answer for ${numbers} needs itself, or threw an error`);
  };
  return kept as F;
}

const PENDING = Symbol("pending");
const LARGEST = 2 ** 28;

/** Mixes both words into one: each bit of either reaches the upper and the lower bits. */
function mix(low: number, high: number): number {
  const mixed = Math.imul(low, 0x85ebca6b) ^ Math.imul(high ^ (high >>> 16), 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
}
