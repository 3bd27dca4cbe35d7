/**
 * StateStore: a numbered set of boards of a sliding puzzle, in one of four representations.
 *
 * Use     const store = stateStore("packed", 2, 3, 1000); store.add(tiles); store.find(tiles); store.size
 * Time    O(cells) for add, find and load, in every kind
 * Space   bytes a state: text about 85, wide 8 · ⌈cells / 5⌉ + 8, packed 17, rank 8 when all are met
 * Limits  text and wide up to 36 cells, packed up to 16, rank up to 10; text up to 2^24 states
 * Errors  RangeError for a kind that does not fit the board, add when full
 * Source  own code; text is how the documents keep states
 * Tested  state-store.test.ts: all four against one another and a Map on random boards
 *
 * Ids are 0, 1, 2, … in order of first insertion, so a store is a breadth-first queue by itself.
 *   text    a Map of strings, one character a tile
 *   packed  four bits a tile in two 32-bit words, in a StateIndex
 *   rank    an array indexed by the blank's cell and the rank of the tiles, parity dropped
 *   wide    five bits and more a tile in 32-bit words, open addressing
 */

import { bitCount, factorial, permutationHalfUnrank } from "../sequence/permutation-rank";
import { StateIndex } from "../structure/state-index";
import { PackedState } from "./packed-state";

export interface StateStore {
  readonly size: number;
  /** Bytes held; for text an estimate. */
  readonly bytes: number;
  /** The new id, or ~id of a board that was there. */
  add(board: Uint8Array): number;
  /** The id, or -1. */
  find(board: Uint8Array): number;
  /** Writes the board of an id. */
  load(id: number, board: Uint8Array): void;
}

export type StateKind = "text" | "packed" | "rank" | "wide";

export function stateStore(
  kind: StateKind,
  rows: number,
  columns: number,
  maxStates: number,
): StateStore {
  const cells = rows * columns;
  const most = { text: 36, packed: 16, rank: 10, wide: 36 }[kind];
  if (cells > most || cells < 1 || (kind === "rank" && cells < 3)) {
    throw new RangeError(`stateStore: ${kind} does not fit ${rows}×${columns}`);
  }
  if (kind === "text") return textStore(maxStates);
  if (kind === "packed") return packedStore(cells, maxStates);
  if (kind === "rank") return rankStore(cells, maxStates);
  return wideStore(cells, maxStates);
}

function textStore(maxStates: number): StateStore {
  const ids = new Map<string, number>();
  const texts: string[] = [];
  const key = (board: Uint8Array) => String.fromCharCode(...board);
  return {
    get size() {
      return texts.length;
    },
    get bytes() {
      return texts.length * TEXT_BYTES;
    },
    add(board) {
      const text = key(board);
      const id = ids.get(text);
      if (id !== undefined) return ~id;
      if (texts.length === maxStates) full(maxStates);
      ids.set(text, texts.length);
      return texts.push(text) - 1;
    },
    find: (board) => ids.get(key(board)) ?? -1,
    load(id, board) {
      const text = texts[id]!;
      for (let cell = 0; cell < text.length; cell++) board[cell] = text.charCodeAt(cell);
    },
  };
}

/** A string of 9 to 16 characters in a Map and in an array on Node 20, measured. */
const TEXT_BYTES = 85;

function packedStore(cells: number, maxStates: number): StateStore {
  const index = new StateIndex(Math.min(maxStates, 2 ** 28));
  const state = new PackedState();
  return {
    get size() {
      return index.size;
    },
    get bytes() {
      return index.bytes;
    },
    add(board) {
      state.load(board, cells);
      return index.add(state.low, state.high);
    },
    find(board) {
      state.load(board, cells);
      return index.find(state.low, state.high);
    },
    load(id, board) {
      state.low = index.low(id);
      state.high = index.high(id);
      state.store(board, cells);
    },
  };
}

/** Which order of the last two tiles a rank means follows from the parity, kept as a bit of the rank. */
function rankStore(cells: number, maxStates: number): StateStore {
  const half = factorial(cells - 1) / 2;
  const tiles = new Uint8Array(cells - 1);
  // Boards of both parities may be added, so there are two numbers for each rank and blank cell.
  const ids = new Int32Array(2 * cells * half);
  // Allocated once: the system never maps pages without states, and growing would leave copies behind.
  const numbers = new Int32Array(Math.min(maxStates, ids.length));
  let size = 0;
  const numberOf = (board: Uint8Array) => {
    let blank = 0;
    let used = 0;
    let rank = 0;
    let inversions = 0;
    for (let cell = 0, left = cells - 1; cell < cells; cell++) {
      const bit = (1 << board[cell]!) >> 1;
      if (bit === 0) {
        blank = cell;
        continue;
      }
      const digit = board[cell]! - 1 - bitCount(used & (bit - 1));
      used |= bit;
      inversions += digit;
      rank = rank * left-- + digit;
    }
    return ((inversions & 1) * cells + blank) * half + (rank >> 1);
  };
  return {
    get size() {
      return size;
    },
    get bytes() {
      return ids.byteLength / 2 + 4 * size; // for ids, only the pages of one parity are touched
    },
    add(board) {
      const number = numberOf(board);
      if (ids[number] !== 0) return ~(ids[number]! - 1);
      if (size === maxStates) full(maxStates);
      numbers[size] = number;
      ids[number] = ++size;
      return size - 1;
    },
    find: (board) => ids[numberOf(board)]! - 1,
    load(id, board) {
      const number = numbers[id]!;
      const blank = Math.floor(number / half) % cells;
      const parity = number >= cells * half ? 1 : 0;
      permutationHalfUnrank(number % half, parity, cells - 1, tiles);
      for (let cell = 0, next = 0; cell < cells; cell++) {
        board[cell] = cell === blank ? 0 : tiles[next++]! + 1;
      }
    },
  };
}

/** Six bits a tile, five tiles a word. */
function wideStore(cells: number, maxStates: number): StateStore {
  const width = Math.ceil(cells / 5);
  let words = new Int32Array(width * 1024);
  let slots = new Int32Array(2048);
  let size = 0;
  const packed = new Int32Array(width);
  const pack = (board: Uint8Array) => {
    let hash = 0;
    for (let word = 0; word < width; word++) {
      let bits = 0;
      const end = Math.min(cells, 5 * word + 5);
      for (let cell = 5 * word; cell < end; cell++) bits = (bits << 6) | board[cell]!;
      packed[word] = bits;
      hash = Math.imul(hash ^ bits ^ (hash >>> 15), 0x2c1b3c6d);
    }
    return hash ^ (hash >>> 13);
  };
  /** The slot that holds the packed board, or the free one where it belongs. */
  const slotOf = (hash: number) => {
    let at = hash & (slots.length - 1);
    for (; slots[at] !== 0; at = (at + 1) & (slots.length - 1)) {
      const from = (slots[at]! - 1) * width;
      let word = 0;
      while (word < width && words[from + word] === packed[word]) word++;
      if (word === width) break;
    }
    return at;
  };
  const grow = () => {
    const [oldWords, count] = [words, size];
    words = new Int32Array(2 * oldWords.length);
    words.set(oldWords);
    slots = new Int32Array(2 * slots.length);
    const board = new Uint8Array(cells);
    for (let id = 0; id < count; id++) {
      load(id, board);
      slots[slotOf(pack(board))] = id + 1;
    }
  };
  const load = (id: number, board: Uint8Array) => {
    for (let cell = 0; cell < cells; cell++) {
      const word = Math.floor(cell / 5);
      const last = Math.min(cells, 5 * word + 5) - 1;
      board[cell] = (words[id * width + word]! >>> (6 * (last - cell))) & 63;
    }
  };
  return {
    get size() {
      return size;
    },
    get bytes() {
      return words.byteLength + slots.byteLength;
    },
    add(board) {
      const hash = pack(board);
      const at = slotOf(hash);
      if (slots[at] !== 0) return ~(slots[at]! - 1);
      if (size === maxStates) full(maxStates);
      if (2 * size >= slots.length) {
        grow();
        return this.add(board);
      }
      words.set(packed, size * width);
      slots[at] = ++size;
      return size - 1;
    },
    find: (board) => slots[slotOf(pack(board))]! - 1,
    load,
  };
}

function full(maxStates: number): never {
  throw new RangeError(`StateStore.add: full at ${maxStates} states`);
}
