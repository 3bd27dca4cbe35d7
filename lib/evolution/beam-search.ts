/**
 * beamSearch: a search in turns that keeps only the best states of each turn, without duplicates, and makes
 * each move on one state, which it takes back.
 *
 * Use     const { moves, cost } = beamSearch({ width: 100, turns: 5,
 *           expand: (next) => next.offer(4, 123, 7), // cost and hash of the state behind the move 7
 *           apply: (move) => {}, undo: (move) => {} }) // makes the move; takes it back
 * Time    that of the plan, and 50 ns for an offer that is good enough, 2 ns for others. In each turn every move
 *         on a way to a state is made and taken back once: two to five a state
 * Space   one state; about 140 bytes × width for offers, 12 bytes for each move on the way to a state
 * Limits  width up to 2^23. States of equal hash are taken for equal. Hashes are safe integers: 32 bits of a
 *         Zobrist hash, of 10^5 states a turn about one is lost by chance; 53 bits,
 *         (high & 0x1fffff) * 2 ** 32 + (low >>> 0), none. Costs are least at best; without `time` the search is
 *         the same in every run
 * Errors  RangeError: a bad width or number of turns, a cost NaN, a hash that is no safe integer
 * Source  B. T. Lowerre, "The HARPY speech recognition system" (1976); the tour of the tree is folklore; own code
 * Tested  beam-search.test.ts: against a beam of copies, and all ways; a clock; verify: AOJ DPL_2_A
 */
import { TopK } from "../structure/top-k";
import type { TimeKeeper } from "./time-keeper";

export interface BeamPlan {
  /** How many states are kept; at most, where there is a time. */
  readonly width: number;
  /** How many moves there are at most. */
  readonly turns: number;
  /** Each turn gets its part of the time that is left, and as many states as the turns before made in it. */
  readonly time?: TimeKeeper;
  /** Calls `next.offer` for each move of the state, or `next.finish`. */
  expand(next: BeamOffers, turn: number): void;
  /** Makes a move. */
  apply(move: number, turn: number): void;
  /**
   * Takes it back; what it cannot know it finds where `apply` left it, such as in row `turn` of an array. Not
   * needed where `apply` reads a state from row `turn` and writes the next one into row turn + 1.
   */
  undo?(move: number, turn: number): void;
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
  const { width, turns, time } = plan;
  if (!Number.isInteger(width) || width < 1 || width > 2 ** 23) {
    throw new RangeError(`beamSearch: width must be an integer in [1, 2^23], got ${width}`);
  }
  if (!Number.isSafeInteger(turns) || turns < 0) {
    throw new RangeError(`beamSearch: turns must be an integer from 0 on, got ${turns}`);
  }
  const offers = new Offers(width);
  let [tree, next] = [new MoveTree(width), new MoveTree(width)];
  tree.add(0, 0);
  let path = new Float64Array(64); // the moves to the state of now
  let [root, bestAt, bestCost] = [0, 0, Infinity];
  let [room, part, partOfState] = [width, 0, 0];
  for (let turn = 0; turn < turns; turn++) {
    if (time !== undefined) {
      const share = (1 - time.read()) / (turns - turn);
      const states = Math.max(1, offers.leaf);
      if (turn > 0) partOfState += ((time.part - part) / states - partOfState) / Math.min(turn, 8);
      // At first nothing is known: a turn has at most four times the states of the one before.
      room = Math.max(1, Math.min(width, share / Math.max(partOfState, 1e-12), 4 * states + 60));
      part = time.part;
    }
    offers.clear(Math.floor(room));
    const { count, depth: depths, move: moves } = tree;
    const done = depths[root]!;
    let now = done;
    for (let at = root; at < count; at++) {
      const depth = depths[at]!;
      if (at > root) {
        for (; now >= depth; now--) plan.undo?.(path[now - 1]!, now - 1);
        path[now] = moves[at]!;
        plan.apply(path[now]!, now);
        now = depth;
      }
      if (depth < turn) continue;
      offers.at = at;
      plan.expand(offers, turn);
      offers.leaf++;
    }
    for (; now > done; now--) plan.undo?.(path[now - 1]!, now - 1);
    if (offers.finishedAt >= 0) {
      const way = tree.moves(root, offers.finishedAt);
      const moves = [...path.subarray(0, done), ...way, offers.finishMove];
      return { moves, cost: offers.finishCost, finished: true };
    }
    const best = offers.link();
    if (best < 0) break;
    bestCost = offers.top.keys[best]!;
    bestAt = next.grow(tree, root, turn, offers, best);
    [tree, next] = [next, tree];
    // Moves that all states share are made for good.
    if (turn + 1 === path.length) path = grown(path);
    for (root = 0; root < tree.shared; root++) {
      const move = tree.move[root + 1]!;
      path[done + root] = move;
      plan.apply(move, done + root);
    }
  }
  const moves = [...path.subarray(0, tree.depth[root]!), ...tree.moves(root, bestAt)];
  return { moves, cost: bestCost, finished: false };
}

function grown<T extends Float64Array | Int32Array>(array: T): T {
  const next = new (array.constructor as new (length: number) => T)(2 * array.length);
  next.set(array);
  return next;
}

class Offers implements BeamOffers {
  readonly top: TopK;
  /** The leaf from which an offer comes, by place; the kept places of a leaf as a list. */
  readonly first: Int32Array;
  readonly after: Int32Array;
  private readonly from: Int32Array;
  leaf = 0;
  /** That leaf in the tree. */
  at = 0;
  finishCost = Infinity;
  finishMove = 0;
  finishedAt = -1;

  constructor(width: number) {
    this.top = new TopK(width);
    this.from = new Int32Array(this.top.capacity);
    this.after = new Int32Array(this.top.capacity);
    this.first = new Int32Array(width);
  }

  clear(width: number): void {
    this.top.clear(width);
    this.leaf = 0;
  }

  offer(cost: number, hash: number, move: number): void {
    if (cost >= this.top.bound) return;
    if (Number.isNaN(cost)) throw new RangeError("beamSearch: offer got NaN");
    const place = this.top.offerDistinct(cost, hash, move);
    if (place >= 0) this.from[place] = this.leaf;
  }

  finish(cost: number, move: number): void {
    if (Number.isNaN(cost)) throw new RangeError("beamSearch: finish got NaN");
    if (this.finishedAt >= 0 && cost >= this.finishCost) return;
    this.finishCost = cost;
    this.finishMove = move;
    this.finishedAt = this.at;
  }

  /** Lists the kept places of each leaf; returns the place of least cost, -1 if there is none. */
  link(): number {
    const { first, after, from, top } = this;
    const kept = top.kept();
    first.fill(-1, 0, this.leaf);
    let best = -1;
    for (let at = kept.length - 1; at >= 0; at--) {
      const place = kept[at]!;
      after[place] = first[from[place]!]!;
      first[from[place]!] = place;
      if (best < 0 || top.keys[place]! <= top.keys[best]!) best = place;
    }
    return best;
  }
}

/** The moves on the ways to all states as a tree in preorder, each with the number of moves up to it. */
class MoveTree {
  move: Float64Array;
  depth: Int32Array;
  count = 0;
  /** How many nodes behind the root all ways share. */
  shared = 0;

  constructor(width: number) {
    this.move = new Float64Array(2 * width);
    this.depth = new Int32Array(2 * width);
  }

  add(move: number, depth: number): void {
    if (this.count === this.move.length) {
      this.move = grown(this.move);
      this.depth = grown(this.depth);
    }
    this.move[this.count] = move;
    this.depth[this.count++] = depth;
  }

  /** The moves on the way from the root to a node. */
  moves(root: number, node: number): number[] {
    const moves: number[] = [];
    let depth = this.depth[node]!;
    for (let at = node; at > root; at--) {
      if (this.depth[at] !== depth) continue;
      moves.push(this.move[at]!);
      depth--;
    }
    return moves.reverse();
  }

  /** Becomes `old` without dead branches and with the kept offers below its leaves; returns where `best` is. */
  grow(old: MoveTree, root: number, turn: number, offers: Offers, best: number): number {
    const { first, after, top } = offers;
    const begin = old.depth[root]!;
    const way = new Float64Array(turn + 1 - begin);
    this.count = 0;
    this.add(old.move[root]!, begin);
    let [depth, leaf, bestAt, least] = [begin, 0, 0, turn + 1]; // depth: of the way's nodes that are added
    for (let at = root; at < old.count; at++) {
      const own = old.depth[at]!;
      way[own - begin] = old.move[at]!;
      if (at > root) depth = Math.min(depth, own - 1);
      if (own < turn || first[leaf++]! < 0) continue;
      if (this.count > 1) least = Math.min(least, depth);
      while (depth < own) this.add(way[++depth - begin]!, depth);
      for (let place = first[leaf - 1]!; place >= 0; place = after[place]!) {
        if (place === best) bestAt = this.count;
        if (place !== first[leaf - 1]!) least = Math.min(least, own);
        this.add(top.values[place]!, turn + 1);
      }
    }
    this.shared = least - begin;
    return bestAt;
  }
}
