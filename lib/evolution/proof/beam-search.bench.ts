import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { beamSearch } from "../beam-search";

const SIDE = 200;
const WIDTH = 2000;
const TURNS = 300;
const STEPS = [-1, 1, -SIDE, SIDE];
const START = (SIDE * SIDE + SIDE) / 2;

/** What a walk pays at a place, other in each turn. */
function toll(turn: number, place: number): number {
  const mixed = Math.imul(turn * SIDE * SIDE + place, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 22;
}

const isInside = (place: number) => place >= 0 && place < SIDE * SIDE;

function byModule(): number {
  const place = new Int32Array(2 * WIDTH).fill(START, 0, 1);
  const cost = new Int32Array(2 * WIDTH);
  const result = beamSearch({
    width: WIDTH,
    turns: TURNS,
    expand(slot, next, turn) {
      for (const step of STEPS) {
        const to = place[slot]! + step;
        if (isInside(to)) next.offer(cost[slot]! + toll(turn, to), to, step);
      }
    },
    apply(from, step, to, turn) {
      place[to] = place[from]! + step;
      cost[to] = cost[from]! + toll(turn, place[to]!);
    },
  });
  return result.cost;
}

interface State {
  readonly place: number;
  readonly cost: number;
  readonly before: State | undefined;
}

/** As contestants write it: the best state of each hash in a map, then sorted and cut. */
function byHand(): number {
  let beam: State[] = [{ place: START, cost: 0, before: undefined }];
  for (let turn = 0; turn < TURNS; turn++) {
    const next = new Map<number, State>();
    for (const before of beam) {
      for (const step of STEPS) {
        const place = before.place + step;
        if (!isInside(place)) continue;
        const cost = before.cost + toll(turn, place);
        const known = next.get(place);
        if (known === undefined || cost < known.cost) next.set(place, { place, cost, before });
      }
    }
    beam = [...next.values()].sort((a, b) => a.cost - b.cost).slice(0, WIDTH);
  }
  return beam[0]!.cost;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "300 turns of 2,000 walks on a board" }, [
    ours("beamSearch", () => byModule),
    plain("a map and a sort a turn", () => byHand),
  ]),
];
