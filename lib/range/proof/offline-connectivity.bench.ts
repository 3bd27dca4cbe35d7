import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { DynamicConnectivity } from "../../graph/dynamic-connectivity";
import { TimedComponents } from "../../graph/timed-components";
import { Random } from "../../sequence/random";
import { OfflineConnectivity } from "../offline-connectivity";

const SEED = 1;
const SIZE = 50_000;
const STEPS = 100_000;
/** How many steps later an edge goes. */
const WINDOW = 50_000;

interface Graph {
  link(u: number, v: number, step: number): void;
  unlink(u: number, v: number, step: number): void;
  ask(u: number, v: number): number;
  total(): number;
}

/** A step adds a random edge, removes the one of 50,000 steps before and asks about two vertices. */
function windowed(make: () => Graph): Run {
  const random = new Random(SEED);
  const ends = Int32Array.from({ length: 4 * STEPS }, () => random.int(0, SIZE - 1));
  return (keep) => {
    const graph = make();
    keep(graph);
    return run(graph, ends);
  };
}

function run(graph: Graph, ends: Int32Array): number {
  let total = 0;
  for (let step = 0; step < STEPS; step++) {
    const at = 4 * step;
    const gone = 4 * (step - WINDOW);
    if (gone >= 0) graph.unlink(ends[gone]!, ends[gone + 1]!, step);
    graph.link(ends[at]!, ends[at + 1]!, step);
    total += graph.ask(ends[at + 2]!, ends[at + 3]!);
  }
  return total + graph.total();
}

class Online implements Graph {
  private readonly graph = new DynamicConnectivity(SIZE);
  link(u: number, v: number): void {
    this.graph.link(u, v);
  }
  unlink(u: number, v: number): void {
    this.graph.unlink(u, v);
  }
  ask(u: number, v: number): number {
    return +this.graph.same(u, v);
  }
  total(): number {
    return 0;
  }
}

class Timed implements Graph {
  private readonly graph = new TimedComponents(SIZE);
  link(u: number, v: number, step: number): void {
    this.graph.link(u, v, step + WINDOW);
  }
  unlink(_u: number, _v: number, step: number): void {
    this.graph.advance(step);
  }
  ask(u: number, v: number): number {
    return +this.graph.same(u, v);
  }
  total(): number {
    return 0;
  }
}

class Offline implements Graph {
  private readonly graph = new OfflineConnectivity(SIZE);
  link(u: number, v: number): void {
    this.graph.link(u, v);
  }
  unlink(u: number, v: number): void {
    this.graph.unlink(u, v);
  }
  ask(u: number, v: number): number {
    this.graph.askSame(u, v);
    return 0;
  }
  total(): number {
    return this.graph.answers().reduce((sum, answer) => sum + answer, 0);
  }
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "10^5 edges that come, go 50,000 steps later, and questions", seed: SEED },
    [
      ours("DynamicConnectivity", () => windowed(() => new Online())),
      ours("TimedComponents, by times", () => windowed(() => new Timed())),
      ours("OfflineConnectivity, afterwards", () => windowed(() => new Offline())),
      cpp("C++ offline, by undo", "range/offline-connectivity.cpp"),
    ],
  ),
];
