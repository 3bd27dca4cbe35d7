import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { twoSat } from "../two-sat";

const VARIABLES = 100_000;
const CLAUSES = 100_000;

/** Two columns of literals. */
function randomClauses(): [Int32Array, Int32Array] {
  const random = new Random(1);
  const literal = () => random.int(-VARIABLES, VARIABLES - 1);
  return [
    Int32Array.from({ length: CLAUSES }, literal),
    Int32Array.from({ length: CLAUSES }, literal),
  ];
}

interface PeerTwoSat {
  add_clause(i: number, isTrue: boolean, j: number, isOtherTrue: boolean): void;
  satisfiable(): boolean;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "2-SAT: 10^5 variables and clauses", seed: 1 }, [
    ours("twoSat", () => {
      const [first, second] = randomClauses();
      return () => +(twoSat(VARIABLES, first, second) !== undefined);
    }),
    peer(
      "ac-library-js",
      ({ TwoSat }: { TwoSat: new (variables: number) => PeerTwoSat }) => {
        const [first, second] = randomClauses();
        return () => {
          const solver = new TwoSat(VARIABLES);
          for (let i = 0; i < CLAUSES; i++) {
            const [a, b] = [first[i]!, second[i]!];
            solver.add_clause(a < 0 ? ~a : a, a >= 0, b < 0 ? ~b : b, b >= 0);
          }
          return +solver.satisfiable();
        };
      },
      { variant: "TwoSat" },
    ),
  ]),
];
