import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { beamSearch } from "../beam-search";

const SIDE = 200;
const WIDTH = 2000;
const TURNS = 150;
const SEED = 1;
const STEPS = [-1, 1, -SIDE, SIDE];

/** Sweets on a board: a walk eats those it meets; two walks are alike if they end at one place and ate the same. */
function board() {
  const random = new Random(SEED);
  const sweets = Int32Array.from({ length: SIDE * SIDE }, () => random.int(0, 999));
  const hashes = Int32Array.from({ length: SIDE * SIDE }, () => random.uint32() | 0);
  return { sweets, hashes, start: (SIDE * SIDE + SIDE) / 2 };
}

const inside = (place: number) => place >= 0 && place < SIDE * SIDE;
const hashOf = (eaten: number, place: number) => (eaten ^ Math.imul(place, 0x9e3779b1)) | 0;

function byModule(): number {
  const { sweets, hashes, start } = board();
  const place = new Int32Array(2 * WIDTH).fill(start, 0, 1);
  const cost = new Int32Array(2 * WIDTH);
  const hash = new Int32Array(2 * WIDTH);
  const words = Math.ceil((SIDE * SIDE) / 32);
  const eaten = new Int32Array(2 * WIDTH * words);
  const gain = (slot: number, to: number) =>
    ((eaten[slot * words + (to >> 5)]! >> (to & 31)) & 1) === 1 ? 0 : sweets[to]!;
  const { cost: least } = beamSearch({
    width: WIDTH,
    turns: TURNS,
    expand(slot, next) {
      for (const step of STEPS) {
        const to = place[slot]! + step;
        if (!inside(to)) continue;
        const sweet = gain(slot, to);
        const sum = sweet > 0 ? hash[slot]! ^ hashes[to]! : hash[slot]!;
        next.offer(cost[slot]! - sweet, hashOf(sum, to), step);
      }
    },
    apply(from, step, to) {
      const at = place[from]! + step;
      const sweet = gain(from, at);
      place[to] = at;
      cost[to] = cost[from]! - sweet;
      hash[to] = sweet > 0 ? hash[from]! ^ hashes[at]! : hash[from]!;
      eaten.copyWithin(to * words, from * words, (from + 1) * words);
      eaten[to * words + (at >> 5)]! |= 1 << (at & 31);
    },
  });
  return least;
}

interface State {
  readonly place: number;
  readonly cost: number;
  readonly hash: number;
  readonly eaten: Int32Array;
  readonly before: State | undefined;
}

/** As contestants write it: all states are made, put into a map by hash, sorted and cut. */
function byHand(): number {
  const { sweets, hashes, start } = board();
  const eaten = new Int32Array(Math.ceil((SIDE * SIDE) / 32));
  let beam: State[] = [{ place: start, cost: 0, hash: 0, eaten, before: undefined }];
  for (let turn = 0; turn < TURNS; turn++) {
    const next = new Map<number, State>();
    for (const state of beam) {
      for (const step of STEPS) {
        const to = state.place + step;
        if (!inside(to)) continue;
        const isNew = ((state.eaten[to >> 5]! >> (to & 31)) & 1) === 0 && sweets[to]! > 0;
        const cost = state.cost - (isNew ? sweets[to]! : 0);
        const hash = isNew ? state.hash ^ hashes[to]! : state.hash;
        const key = hashOf(hash, to);
        const known = next.get(key);
        if (known && known.cost <= cost) continue;
        const copy = state.eaten.slice();
        copy[to >> 5]! |= 1 << (to & 31);
        next.set(key, { place: to, cost, hash, eaten: copy, before: state });
      }
    }
    beam = [...next.values()].sort((a, b) => a.cost - b.cost).slice(0, WIDTH);
  }
  return beam[0]!.cost;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "150 turns of 2,000 walks, each eats what it meets", seed: SEED }, [
    ours("beamSearch", () => byModule),
    plain("maps and sorts of all states", () => byHand, { once: true }),
  ]),
];
