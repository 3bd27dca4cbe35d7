import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { type Points, type Rectangles, rectangleSums } from "../rectangle-sums";

const SEED = 1;
const COUNT = 100_000;
const SIDE = 1_000_000;

type Sums = (points: Points, rectangles: Rectangles) => Float64Array;

/** 10^5 points and as many rectangles, each with some 250 points in it. */
function total(sums: Sums): Run {
  const random = new Random(SEED);
  const draws = (low: number, high: number) =>
    Int32Array.from({ length: COUNT }, () => random.int(low, high));
  const points = { xs: draws(0, SIDE), ys: draws(0, SIDE), weights: draws(0, 1000) };
  const [lefts, bottoms] = [draws(0, SIDE), draws(0, SIDE)];
  const rights = lefts.map((left) => left + random.int(0, 100_000));
  const tops = bottoms.map((bottom) => bottom + random.int(0, 100_000));
  return () => sums(points, { lefts, bottoms, rights, tops }).reduce((sum, x) => sum + x, 0);
}

interface KdTree {
  add(x: number, y: number): number;
  finish(): unknown;
  /** Bounds are inclusive. */
  range(left: number, bottom: number, right: number, top: number): number[];
}

type KdClass = new (count: number, size: number, kind: Int32ArrayConstructor) => KdTree;

/** The package lists the points in a rectangle; their weights are added up. */
function byList(Tree: KdClass): Sums {
  return ({ xs, ys, weights }, { lefts, bottoms, rights, tops }) => {
    const tree = new Tree(xs.length, 64, Int32Array);
    for (let i = 0; i < xs.length; i++) tree.add(xs[i]!, ys[i]!);
    tree.finish();
    return Float64Array.from({ length: lefts.length }, (_, at) => {
      const ids = tree.range(lefts[at]!, bottoms[at]!, rights[at]! - 1, tops[at]! - 1);
      let sum = 0;
      for (const id of ids) sum += weights[id]!;
      return sum;
    });
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "sums of 10^5 points in 10^5 rectangles", seed: SEED }, [
    ours("rectangleSums", () => total(rectangleSums)),
    peer("kdbush", ({ default: Tree }: { default: KdClass }) => total(byList(Tree))),
  ]),
];
