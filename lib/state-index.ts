/**
 * StateIndex: a set of 64-bit states, each a pair of 32-bit words, that numbers them 0, 1, 2, …
 *
 * Time    O(1) expected for add and find
 * Space   16 bytes a state when full (8 of words, 8 of slots), once more while growing
 * Limits  at most 2^28 states; ids follow the order of first insertion, so they are a BFS queue
 * Errors  RangeError for a bad capacity, add when full, words of an id that is not there
 * Source  open addressing with linear probing and tags (Knuth 6.4; tags as in SwissTable); own code
 * Tested  state-index.test.ts: against a Map by random steps, through every growth, with clashes
 *
 * A slot is 0 when free, else (id + 1) in its low bits and a tag of the hash in the bits above, so
 * that nearly every probe of another state ends without touching that state's words.
 */
export class StateIndex {
  readonly maxStates: number;
  /** States held; the next new one gets this id. */
  size = 0;
  private words: Int32Array; // words[2 id], words[2 id + 1]
  private slots: Int32Array; // a power of two, at least twice the states
  private capacity: number;
  private idMask = 0;

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
    this.words = new Int32Array(2 * initialStates);
    this.slots = new Int32Array(0);
    this.rehash();
  }

  /** Bytes held by the typed arrays. */
  get bytes(): number {
    return this.words.byteLength + this.slots.byteLength;
  }

  /** The id of a state that was not there, which is now the last one; ~id of one that was. */
  add(low: number, high: number): number {
    const { words, slots } = this;
    const idMask = this.idMask;
    const hash = mix(low, high);
    const tag = hash & ~idMask;
    const last = slots.length - 1;
    let at = Math.imul(hash, SPREAD) >>> (Math.clz32(last) & 31);
    for (let slot = slots[at]!; slot !== 0; slot = slots[at]!) {
      if ((slot & ~idMask) === tag) {
        const id = (slot & idMask) - 1;
        if (words[2 * id] === (low | 0) && words[2 * id + 1] === (high | 0)) return ~id;
      }
      at = (at + 1) & last;
    }
    if (this.size === this.capacity) {
      this.grow();
      return this.add(low, high);
    }
    const id = this.size++;
    words[2 * id] = low;
    words[2 * id + 1] = high;
    slots[at] = tag | (id + 1);
    return id;
  }

  /** The id of a state, or -1. */
  find(low: number, high: number): number {
    const { words, slots } = this;
    const idMask = this.idMask;
    const hash = mix(low, high);
    const tag = hash & ~idMask;
    const last = slots.length - 1;
    let at = Math.imul(hash, SPREAD) >>> (Math.clz32(last) & 31);
    for (let slot = slots[at]!; slot !== 0; slot = slots[at]!) {
      if ((slot & ~idMask) === tag) {
        const id = (slot & idMask) - 1;
        if (words[2 * id] === (low | 0) && words[2 * id + 1] === (high | 0)) return id;
      }
      at = (at + 1) & last;
    }
    return -1;
  }

  low(id: number): number {
    this.checkId(id);
    return this.words[2 * id]!;
  }

  high(id: number): number {
    this.checkId(id);
    return this.words[2 * id + 1]!;
  }

  /** Forgets all states, keeps the memory. */
  clear(): void {
    this.size = 0;
    this.slots.fill(0);
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
    const words = new Int32Array(2 * this.capacity);
    words.set(this.words);
    this.words = words;
    this.rehash();
  }

  /** Makes the slots anew for the present capacity and enters every state again. */
  private rehash(): void {
    const length = 1 << (32 - Math.clz32(2 * this.capacity - 1));
    this.idMask = length - 1; // ids + 1 ≤ capacity ≤ length / 2 fit below the tag
    const { words } = this;
    if (this.slots.length !== length) this.slots = new Int32Array(length);
    else this.slots.fill(0);
    const { slots } = this;
    for (let id = 0; id < this.size; id++) {
      const hash = mix(words[2 * id]!, words[2 * id + 1]!);
      let at = Math.imul(hash, SPREAD) >>> (Math.clz32(length - 1) & 31);
      while (slots[at] !== 0) at = (at + 1) & (length - 1);
      slots[at] = (hash & ~this.idMask) | (id + 1);
    }
  }
}

const LARGEST = 2 ** 28;
/** Odd, near 2^32 / golden ratio: spreads equal tags over all slots (Fibonacci hashing). */
const SPREAD = 0x9e3779b1 | 0;

/** Both words into one: each bit of either reaches the upper half. */
function mix(low: number, high: number): number {
  const mixed = Math.imul(low, 0x85ebca6b) ^ Math.imul((high << 16) | (high >>> 16), 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
}
