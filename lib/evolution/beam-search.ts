/**
 * beamSearch: a search in turns that keeps only the best states of each turn, without duplicates.
 *
 * Use     const { moves, cost } = beamSearch({ width: 100, turns: 5, // the state at the start is in slot 0
 *           expand: (slot, next) => next.offer(4, slot, 7), // a state's cost and hash, and the move to it
 *           apply: (from, move, to) => {} }) // writes that state into slot `to`
 * Time    that of the plan, and 50 ns for an offer that is good enough, 2 ns for others
 * Space   2 · width states in the plan's columns; about 140 bytes × width for offers and moves, and
 *         16 bytes for each state on the way to one that is kept
 * Limits  width up to 2^23. Only the states that are kept are made: `expand` says what a move would cost
 *         and what hash the state would have. States of equal hash are taken for equal. Hashes are safe
 *         integers: 32 bits of a Zobrist hash, of 10^5 states a turn about one is lost by chance; 53 bits,
 *         (high & 0x1fffff) * 2 ** 32 + (low >>> 0), none. Costs are least at best; the search is the same
 *         in every run
 * Errors  RangeError: a bad width or number of turns, a cost NaN, a hash that is no safe integer
 * Source  B. T. Lowerre, "The HARPY speech recognition system" (1976); own code
 * Tested  beam-search.test.ts: against all ways, with a width that keeps all; verify: AOJ DPL_2_A
 */
import { TopK } from "../structure/top-k";

export interface BeamPlan {
  /** How many states are kept. */
  readonly width: number;
  /** How many moves there are at most. */
  readonly turns: number;
  /** Calls `next.offer` for each move of the state in this slot, or `next.finish`. The start is in slot 0. */
  expand(slot: number, next: BeamOffers, turn: number): void;
  /** Writes the state to which the move leads from the state in one slot into another, below 2 · width. */
  apply(from: number, move: number, to: number, turn: number): void;
  /** How many states a turn may keep, such as time allows; 0 ends the search. */
  widthAt?(turn: number): number;
}

export interface BeamOffers {
  /** A move, any number, to a state of this cost and hash. */
  offer(cost: number, hash: number, move: number): void;
  /** A move that ends the search behind this turn: the cheapest of the turn is the result. */
  finish(cost: number, move: number): void;
}

export interface BeamResult {
  /** From the start on. */
  readonly moves: number[];
  /** That of the last move; Infinity without one. */
  readonly cost: number;
  /** Whether the last move was given to `finish`; else it leads to the best state of the last turn. */
  readonly finished: boolean;
}

export function beamSearch(plan: BeamPlan): BeamResult {
  const { width, turns } = plan;
  if (!Number.isInteger(width) || width < 1 || width > 2 ** 23) {
    throw new RangeError(`beamSearch: width must be an integer in [1, 2^23], got ${width}`);
  }
  if (!Number.isSafeInteger(turns) || turns < 0) {
    throw new RangeError(`beamSearch: turns must be an integer from 0 on, got ${turns}`);
  }
  const offers = new Offers(width);
  const tree = new MoveTree(2 * width);
  const nodes = new Int32Array(2 * width); // by slot
  nodes[0] = tree.add(-1, 0);
  let [first, count, bestSlot, bestCost] = [0, 1, 0, Infinity];
  for (let turn = 0; turn < turns; turn++) {
    const room = plan.widthAt?.(turn) ?? width;
    if (!(room >= 1)) break;
    offers.clear(Math.min(Math.floor(room), width));
    for (let slot = first; slot < first + count; slot++) {
      offers.slot = slot;
      plan.expand(slot, offers, turn);
    }
    if (offers.finishedFrom >= 0) {
      const moves = [...tree.moves(nodes[offers.finishedFrom]!), offers.finishMove];
      return { moves, cost: offers.finishCost, finished: true };
    }
    const { top, from } = offers;
    const kept = top.kept();
    if (kept.length === 0) break;
    const begin = width - first;
    for (let at = 0; at < kept.length; at++) {
      const place = kept[at]!;
      const slot = begin + at;
      const move = top.values[place]!;
      plan.apply(from[place]!, move, slot, turn);
      nodes[slot] = tree.add(nodes[from[place]!]!, move);
      if (at > 0 && top.keys[place]! >= bestCost) continue;
      bestCost = top.keys[place]!;
      bestSlot = slot;
    }
    for (let slot = first; slot < first + count; slot++) tree.drop(nodes[slot]!);
    [first, count] = [begin, kept.length];
  }
  return { moves: tree.moves(nodes[bestSlot]!), cost: bestCost, finished: false };
}

class Offers implements BeamOffers {
  readonly top: TopK;
  /** The slot from which an offer comes, by place. */
  readonly from: Int32Array;
  slot = 0;
  finishCost = Infinity;
  finishMove = 0;
  finishedFrom = -1;

  constructor(width: number) {
    this.top = new TopK(width);
    this.from = new Int32Array(this.top.capacity);
  }

  clear(width: number): void {
    this.top.clear(width);
  }

  offer(cost: number, hash: number, move: number): void {
    if (cost >= this.top.bound) return;
    if (Number.isNaN(cost)) throw new RangeError("beamSearch: offer got NaN");
    const place = this.top.offerDistinct(cost, hash, move);
    if (place >= 0) this.from[place] = this.slot;
  }

  finish(cost: number, move: number): void {
    if (Number.isNaN(cost)) throw new RangeError("beamSearch: finish got NaN");
    if (this.finishedFrom >= 0 && cost >= this.finishCost) return;
    this.finishCost = cost;
    this.finishMove = move;
    this.finishedFrom = this.slot;
  }
}

/** The moves that led to the states of now; branches that died out are used again. */
class MoveTree {
  private parent: Int32Array;
  private move: Float64Array;
  /** Children, and one for a state of this turn. */
  private uses: Int32Array;
  private used = 0;
  private free = -1;

  constructor(capacity: number) {
    this.parent = new Int32Array(capacity);
    this.move = new Float64Array(capacity);
    this.uses = new Int32Array(capacity);
  }

  add(parent: number, move: number): number {
    let node = this.free;
    if (node >= 0) this.free = this.parent[node]!;
    else {
      node = this.used++;
      if (node === this.parent.length) this.grow();
    }
    this.parent[node] = parent;
    this.move[node] = move;
    this.uses[node] = 1;
    if (parent >= 0) this.uses[parent]!++;
    return node;
  }

  /** The node is no state of this turn any more, or has a child less. */
  drop(node: number): void {
    let at = node;
    while (at >= 0 && --this.uses[at]! === 0) {
      const above = this.parent[at]!;
      this.parent[at] = this.free;
      this.free = at;
      at = above;
    }
  }

  moves(node: number): number[] {
    const moves: number[] = [];
    for (let at = node; this.parent[at]! >= 0; at = this.parent[at]!) moves.push(this.move[at]!);
    return moves.reverse();
  }

  private grow(): void {
    const { parent, move, uses } = this;
    this.parent = new Int32Array(2 * parent.length);
    this.parent.set(parent);
    this.move = new Float64Array(2 * move.length);
    this.move.set(move);
    this.uses = new Int32Array(2 * uses.length);
    this.uses.set(uses);
  }
}
