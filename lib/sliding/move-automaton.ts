/**
 * moveAutomaton: a finite-state machine that rejects redundant sequences of blank moves.
 *
 * Use     const { next, words } = moveAutomaton(8)
 * Time    O(3^n) to build for words of length n: about 1 ms for 6, 10 ms for 8, 60 ms for 10
 * Space   16 bytes a state
 * Limits  words of 2 to 12 moves; true for rectangular boards of any size
 * Errors  RangeError for another length or another order
 * Source  Taylor and Korf, Pruning duplicate nodes in depth-first search, AAAI 1993; own code
 * Tested  move-automaton.test.ts: each refused word has a smaller one with the same effect; searches
 *         with it reach every state of small boards at the same depth as without
 *
 * A word is refused when a smaller one (shorter, or as long and earlier in the order U D L R, or that
 * which is given) does the same to every tile and keeps the blank inside the rectangle that the word
 * itself needs, so it is legal wherever the word is. Replacing words by smaller ones ends and never makes
 * a path longer: every state keeps a shortest path without a refused word. The first of its shortest paths
 * in that order has no refused word either, since replacing one would give an earlier path.
 */
import { BLANK_MOVES } from "./sliding-table";

export interface Automaton {
  /** next[4 · state + move] is the state after the move (0 … 3 for U D L R), or -1: refused. */
  readonly next: Int16Array;
  /** The refused words, none of which holds another; as strings of the codes 0 … 3. */
  readonly words: readonly string[];
}

/** The automaton of all refused words up to the given length; its start state is 0. */
export function moveAutomaton(length: number, order = BLANK_MOVES): Automaton {
  if (!Number.isInteger(length) || length < 2 || length > 12) {
    throw new RangeError(`moveAutomaton: length must be an integer in [2, 12], got ${length}`);
  }
  const moves = Array.from(order, (letter) => BLANK_MOVES.indexOf(letter));
  if (moves.length !== 4 || !moves.every((_, move) => moves.includes(move))) {
    throw new RangeError(`moveAutomaton: order must hold U D L R, got "${order}"`);
  }
  const words = refusedWords(length, moves);
  return { next: wordAutomaton(words), words };
}

/** The blank starts in the middle of a plane of SIDE × SIDE cells, too far from its edges to meet them. */
const SIDE = 32;
const MIDDLE = (SIDE / 2) * SIDE + SIDE / 2;
const STEPS = [-SIDE, SIDE, -1, 1];

/**
 * Words are numbers while they are made: two bits a move behind a leading 1. What a word does is a
 * 53-bit hash, the sum over all displaced tiles; the rectangle of the blank's cells is four numbers.
 */
function refusedWords(length: number, moves: readonly number[]): string[] {
  const refused = new Set<number>();
  /** For each effect, the rectangles of the words that have it, smallest words first. */
  const effects = new Map<number, Rectangle[]>([[0, [[0, 0, 0, 0]]]]);
  const plane = new Int32Array(SIDE * SIDE).map((_, cell) => cell);
  /** Visits every word of `left` more moves whose parts are not refused, in order. */
  const visit = (
    word: number,
    left: number,
    blank: number,
    low: number,
    high: number,
    box: Rectangle,
  ) => {
    for (const move of moves) {
      const longer = 4 * word + move;
      if (endsRefused(refused, longer)) continue;
      const from = blank + STEPS[move]!;
      const tile = plane[from]!;
      // The tile's share of the sum changes; a tile at home has none.
      const lower = (low - share(tile, from, LOW) + share(tile, blank, LOW)) | 0;
      const higher = (high - share(tile, from, HIGH) + share(tile, blank, HIGH)) | 0;
      const around = widened(box, from);
      if (left > 1) {
        plane[blank] = tile;
        plane[from] = MIDDLE;
        visit(longer, left - 1, from, lower, higher, around);
        plane[from] = tile;
        plane[blank] = MIDDLE;
        continue;
      }
      const effect = (lower >>> 0) * 2 ** 21 + (higher >>> 11);
      const rectangles = effects.get(effect);
      if (rectangles === undefined) effects.set(effect, [around]);
      else if (rectangles.some((other) => contains(around, other))) refused.add(longer);
      else rectangles.push(around);
    }
  };
  for (let size = 1; size <= length; size++) visit(1, size, MIDDLE, 0, 0, [0, 0, 0, 0]);
  return [...refused].map((word) => word.toString(4).slice(1));
}

function endsRefused(refused: ReadonlySet<number>, word: number): boolean {
  for (let bits = 16; bits < word; bits *= 4) {
    if (refused.has(bits + (word & (bits - 1)))) return true;
  }
  return false;
}

/** Rows above and below the start, columns left and right of it: all from 0 on. */
type Rectangle = readonly [top: number, bottom: number, left: number, right: number];

function widened(box: Rectangle, cell: number): Rectangle {
  const row = Math.floor(cell / SIDE) - SIDE / 2;
  const column = (cell % SIDE) - SIDE / 2;
  const [top, bottom, left, right] = box;
  if (-row <= top && row <= bottom && -column <= left && column <= right) return box;
  return [
    Math.max(top, -row),
    Math.max(bottom, row),
    Math.max(left, -column),
    Math.max(right, column),
  ];
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return inner.every((size, side) => size <= outer[side]!);
}

const LOW = 0x2c1b3c6d;
const HIGH = 0x297a2d39;

function share(tile: number, cell: number, factor: number): number {
  return tile === cell ? 0 : scramble(cell * SIDE * SIDE + tile, factor);
}

function scramble(value: number, factor: number): number {
  const mixed = Math.imul(value ^ (value >>> 9), factor);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b | 0) ^ (mixed >>> 13);
}

/** The automaton that refuses these words; its states are their proper prefixes (Aho and Corasick). */
export function wordAutomaton(words: readonly string[]): Int16Array {
  const states = new Map([["", 0]]);
  for (const word of words) {
    for (let size = 1; size < word.length; size++) {
      const prefix = word.slice(0, size);
      if (!states.has(prefix)) states.set(prefix, states.size);
    }
  }
  const refused = new Set(words);
  const next = new Int16Array(4 * states.size);
  for (const [prefix, state] of states) {
    for (let move = 0; move < 4; move++) {
      let suffix = prefix + move;
      while (!states.has(suffix) && !refused.has(suffix)) suffix = suffix.slice(1);
      next[4 * state + move] = refused.has(suffix) ? -1 : states.get(suffix)!;
    }
  }
  return next;
}

/** The words that moveAutomaton(8) refuses, precomputed to save 10 ms. */
export const REFUSED_WORDS = (
  "01 10 23 32 203120 213021 302130 312031 12030312 13020213 20021313 20203113 20213312 20303122 " +
  "20311302 20330212 21120303 21203302 21213003 21300312 21313022 21331202 22031312 22130302 " +
  "30031212 30202133 30211203 30212130 30220313 30302112 30312213 31130202 31200213 31202031 " +
  "31212033 31221303 31302203 31312002 33021213 33120203"
).split(" ");
