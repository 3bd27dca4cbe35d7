import { anneal } from "../../lib/evolution/anneal";
import { beamSearch } from "../../lib/evolution/beam-search";
import { TimeKeeper } from "../../lib/evolution/time-keeper";
import { Tour } from "../../lib/evolution/tour";
import { Random } from "../../lib/sequence/random";
import type { Bench, FunctionContender } from "../../scripts/bench/bench";

const [HOLES, TIME_MS, SEEDS] = [1000, 1000, [1, 2, 3]];

type Distance = (i: number, j: number) => number;

/** A way in the time. `tour` goes to the nearest hole each time; `order` is the same, from the corner on. */
type Method = (tour: Tour, order: Int32Array, d: Distance, time: TimeKeeper) => Iterable<number>;

/** By how much the way is longer with the places i to j turned round. */
function rise(order: Int32Array, distance: Distance, i: number, j: number): number {
  const [a, b, c, d] = [order[i - 1]!, order[i]!, order[j]!, order[j + 1] ?? 0];
  return distance(a, c) + distance(b, d) - distance(a, b) - distance(c, d);
}

const twoOpt: Method = (_, order, distance, time) => {
  for (let [i, last] = [1, 0]; i !== last && !time.isOver(); i = i < HOLES ? i + 1 : 1) {
    for (let j = i + 1; j <= HOLES; j++) {
      if (rise(order, distance, i, j) > -1e-9) continue;
      order.subarray(i, j + 1).reverse();
      last = i;
    }
    last ||= 1;
  }
  return order;
};

const annealed: Method = (_, order, distance, time) => {
  const random = new Random(1);
  let [i, j] = [0, 0];
  anneal({
    ...{ random, cost: 0, hot: 60, cold: 5, time },
    propose: () => {
      i = random.int(1, HOLES - 1);
      j = random.int(i + 1, Math.min(HOLES, i + 100));
      return rise(order, distance, i, j);
    },
    accept: () => order.subarray(i, j + 1).reverse(),
  });
  return order;
};

const beam: Method = (_, order, distance, time) => {
  const random = new Random(1);
  const codes = order.map(() => random.uint32());
  const byDistance = (from: number) => (a: number, b: number) =>
    distance(from, a) - distance(from, b);
  const near = Array.from(order, (_, from) => order.slice(1).sort(byDistance(from)));
  const isUsed = new Uint8Array(HOLES + 1);
  const way = new Int32Array(HOLES + 1);
  let [length, hash] = [0, 0];
  const go = (hole: number, at: number, sign: number) => {
    length += sign * distance(way[at]!, hole);
    hash ^= codes[hole]!;
    isUsed[hole]! ^= 1;
    way[at + 1] = hole;
  };
  const { moves } = beamSearch({
    ...{ width: 1e5, turns: HOLES, time },
    expand(next, at) {
      let left = 8;
      for (const hole of near[way[at]!]!) {
        if (isUsed[hole] === 1) continue;
        const key = ((hash ^ codes[hole]!) >>> 0) * 1024 + hole;
        next.offer(length + distance(way[at]!, hole), key, hole);
        if (--left === 0) break;
      }
    },
    apply: (hole, at) => go(hole, at, 1),
    undo: (hole, at) => go(hole, at, -1),
  });
  return [0, ...moves];
};

function contender(name: string, method: Method): FunctionContender {
  const lengths: number[] = [];
  const run = (seed: number) => {
    const random = new Random(seed);
    const draw = () => Int32Array.from({ length: HOLES + 1 }, (_, at) => at && random.int(0, 1e4));
    const [xs, ys] = [draw(), draw()];
    const distance = (i: number, j: number) =>
      Math.sqrt((xs[i]! - xs[j]!) ** 2 + (ys[i]! - ys[j]!) ** 2);
    const time = new TimeKeeper(TIME_MS, () => process.cpuUsage().user / 1000);
    const tour = new Tour(HOLES + 1, distance);
    const way = [...method(tour, Int32Array.from(tour.from(0)), distance, time)];
    lengths.push(way.reduce((all, hole, at) => all + distance(hole, way[at + 1] ?? 0), 0));
    return way.reduce((all, hole) => all + hole ** 2, 0); // equal where all holes are there
  };
  const mean = () => lengths.reduce((a, b) => a + b) / lengths.length;
  const runAll = () => SEEDS.reduce((sum, seed) => sum + run(seed), 0);
  const note = () => `${name}: mean length ${Math.round(mean())}`;
  return { role: "ours", name, prepare: () => runAll, once: true, note };
}

const contenders = [
  contender("Tour.search", (tour, _, __, time) => {
    tour.search({ random: new Random(1), time });
    return tour.from(0);
  }),
  contender("nearest hole", (_, order) => order),
  contender("2-opt", twoOpt),
  contender("2-opt and or-opt: Tour.improve", (tour) => (tour.improve() ? tour.from(0) : [])),
  contender("anneal with 2-opt", annealed),
  contender("beamSearch", beam),
];

export const benches: readonly Bench[] = [
  { kind: "function", work: `ways through ${HOLES} holes in ${TIME_MS} ms each`, contenders },
];
