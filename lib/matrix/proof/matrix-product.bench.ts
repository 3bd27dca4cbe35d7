import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Mod } from "../../number/mod";
import { mul998244353 } from "../../number/mul998244353";
import { Random } from "../../sequence/random";
import { Matrix } from "../matrix";
import { matrixProduct } from "../matrix-product";

const SEED = 1;
const SIZE = 512;
const P = 998244353;

function factors(modulus = P): [Matrix, Matrix] {
  const random = new Random(SEED);
  const factor = () =>
    new Matrix(
      SIZE,
      SIZE,
      Int32Array.from({ length: SIZE * SIZE }, () => random.int(0, modulus - 1)),
    );
  return [factor(), factor()];
}

/** The same number from all contenders: the sum of all entries. */
const sumOf = (values: Int32Array) => values.reduce((sum, value) => sum + value, 0);

/** Row by row, one modular product a term. */
function plainProduct(a: Int32Array, b: Int32Array): Int32Array {
  const product = new Int32Array(SIZE * SIZE);
  for (let i = 0; i < SIZE; i++) {
    for (let k = 0; k < SIZE; k++) {
      const factor = a[i * SIZE + k]!;
      for (let j = 0; j < SIZE; j++) {
        const sum = product[i * SIZE + j]! + mul998244353(factor, b[k * SIZE + j]!) - P;
        product[i * SIZE + j] = sum + (P & (sum >> 31));
      }
    }
  }
  return product;
}

/** Sums of products of such residues are exact in doubles, which is all that the package has. */
const SMALL_P = 1_000_003;

interface PeerMatrix {
  mmul(other: PeerMatrix): PeerMatrix;
  to1DArray(): number[];
}

interface Peer {
  readonly Matrix: { from1DArray(rows: number, columns: number, values: number[]): PeerMatrix };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "matrix product: 512 × 512 residues modulo 998244353", seed: SEED }, [
    ours("matrixProduct", () => {
      const [a, b] = factors();
      const mod = new Mod(P);
      return () => sumOf(matrixProduct(a, b, mod).values);
    }),
    plain("a modular product a term", () => {
      const [a, b] = factors();
      return () => sumOf(plainProduct(a.values, b.values));
    }),
    cpp("C++ rows, remainder a term", "matrix/matrix-product.cpp"),
  ]),
  functionBench({ work: "matrix product: 512 × 512 residues modulo 1000003", seed: SEED }, [
    ours("matrixProduct", () => {
      const [a, b] = factors(SMALL_P);
      const mod = new Mod(SMALL_P);
      return () => sumOf(matrixProduct(a, b, mod).values);
    }),
    peer("ml-matrix", ({ Matrix: PeerClass }: Peer) => {
      const [a, b] = factors(SMALL_P).map(({ values }) =>
        PeerClass.from1DArray(SIZE, SIZE, Array.from(values)),
      ) as [PeerMatrix, PeerMatrix];
      return () => sumOf(Int32Array.from(a.mmul(b).to1DArray(), (sum) => sum % SMALL_P));
    }),
  ]),
];
