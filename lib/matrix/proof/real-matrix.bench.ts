import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { BitMatrix } from "../bit-matrix";
import { booleanPower } from "../boolean-power";
import { RealMatrix } from "../real-matrix";
import { minPlus, semiringPower } from "../semiring-power";

const SEED = 1;
const REALS = 300;
const COSTS = 200;
const BITS = 1000;
const EXPONENT = 20;

/** Entries in [0, 1), and 10 more on the diagonal. */
function reals(): Float64Array {
  const random = new Random(SEED);
  return Float64Array.from({ length: REALS * REALS }, (_, at) => {
    return random.float() + (at % (REALS + 1) === 0 ? 10 : 0);
  });
}

/** All contenders agree on six digits. */
const rounded = (sum: number) => Math.round(sum * 1e6);

function leastCosts(): Run {
  const random = new Random(SEED);
  const costs = Int32Array.from({ length: COSTS * COSTS }, () => random.int(0, 1e6));
  return () => semiringPower(COSTS, costs, EXPONENT, minPlus).reduce((sum, cost) => sum + cost, 0);
}

function walks(): Run {
  const random = new Random(SEED);
  const matrix = new BitMatrix(BITS, BITS);
  for (let arc = 0; arc < 2 * BITS; arc++) {
    matrix.set(random.int(0, BITS - 1), random.int(0, BITS - 1), 1);
  }
  return () => {
    const power = booleanPower(matrix, EXPONENT);
    let count = 0;
    for (let i = 0; i < BITS; i++) for (let j = 0; j < BITS; j++) count += power.get(i, j);
    return count;
  };
}

interface PeerMatrix {
  sum(): number;
}

interface Peer {
  readonly Matrix: { from1DArray(rows: number, columns: number, values: number[]): PeerMatrix };
  inverse(matrix: PeerMatrix): PeerMatrix;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "inverse of 300 × 300 doubles", seed: SEED }, [
    ours("RealMatrix", () => {
      const matrix = new RealMatrix(REALS, REALS, reals());
      return () => rounded(matrix.inverse()!.values.reduce((sum, value) => sum + value, 0));
    }),
    peer("ml-matrix", ({ Matrix, inverse }: Peer) => {
      const matrix = Matrix.from1DArray(REALS, REALS, [...reals()]);
      return () => rounded(inverse(matrix).sum());
    }),
    cpp("C++ rows", "matrix/powers.cpp", "inverse"),
  ]),
  functionBench({ work: "(min, +) power 20 of 200 × 200", seed: SEED }, [
    ours("semiringPower", leastCosts),
    cpp("C++ rows", "matrix/powers.cpp", "min-plus"),
  ]),
  functionBench({ work: "boolean power 20 of 1000 × 1000", seed: SEED }, [
    ours("booleanPower", walks),
    cpp("C++ std::bitset", "matrix/powers.cpp", "boolean"),
  ]),
];
