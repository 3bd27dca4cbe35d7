import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { OfflineConnectivity } from "../offline-connectivity";

const SEED = 1;
const N = 8000;
const ASKED = 30_000;
/** The bench removes an edge when it has added this number of others. */
const LIFE = 10_000;

function linksAndQuestions(): Run {
  const random = new Random(SEED);
  const ends = Int32Array.from({ length: 4 * ASKED }, () => random.int(0, N - 1));
  return (keep) => {
    const graph = new OfflineConnectivity(N);
    keep(graph);
    for (let i = 0; i < ASKED; i++) {
      if (i >= LIFE) graph.unlink(ends[4 * (i - LIFE)]!, ends[4 * (i - LIFE) + 1]!);
      graph.link(ends[4 * i]!, ends[4 * i + 1]!);
      graph.askSame(ends[4 * i + 2]!, ends[4 * i + 3]!);
    }
    return graph.answers().reduce((sum, answer) => sum + answer, 0);
  };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "30,000 edges that come and go, 30,000 questions",
    seed: SEED,
    contenders: [
      { role: "ours", name: "OfflineConnectivity", prepare: linksAndQuestions },
      {
        role: "cpp",
        name: "C++ tree over time",
        source: "range/ranges.cpp",
        args: ["connectivity"],
      },
    ],
  },
];
