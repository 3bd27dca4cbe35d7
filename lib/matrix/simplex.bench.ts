import type { Bench } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { type LinearProgram, simplex } from "./simplex";

const SIZE = 100;

/** Positive entries, so that the program is feasible and bounded. */
function randomProgram(): LinearProgram {
  const random = new Random(1);
  const numbers = (low: number, high: number) =>
    Array.from({ length: SIZE }, () => random.int(low, high));
  return {
    rows: Array.from({ length: SIZE }, () => numbers(1, 100)),
    limits: numbers(1000, 10_000),
    objective: numbers(1, 100),
  };
}

/** Rounding errors of the contenders differ. */
const rounded = (value: number) => Math.round(value * 1e4);

interface Model {
  readonly direction: "maximize";
  readonly objective: string;
  readonly constraints: Map<string, { readonly max: number }>;
  readonly variables: Map<string, Map<string, number>>;
}

interface Peer {
  solve(model: Model): { readonly result: number };
}

function modelOf({ rows, limits, objective }: LinearProgram): Model {
  const constraints = new Map(Array.from(limits, (max, i) => [`row${i}`, { max }]));
  const variables = new Map(
    Array.from(objective, (price, j) => [
      `x${j}`,
      new Map([["price", price], ...rows.map((row, i): [string, number] => [`row${i}`, row[j]!])]),
    ]),
  );
  return { direction: "maximize", objective: "price", constraints, variables };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "linear program: 100 rows of 100 random numbers",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "simplex",
        prepare: () => {
          const program = randomProgram();
          return () => {
            const optimum = simplex(program);
            return optimum.kind === "optimal" ? rounded(optimum.value) : -1;
          };
        },
      },
      {
        role: "peer",
        name: "yalps",
        prepare: ({ solve }: Peer) => {
          const model = modelOf(randomProgram());
          return () => rounded(solve(model).result);
        },
      },
    ],
  },
];
