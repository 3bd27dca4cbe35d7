import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { convolution } from "../convolution";

const SEED = 1;

function terms(random: Random, length: number, most = 998_244_352): Int32Array {
  return Int32Array.from({ length }, () => random.int(0, most));
}

function checksum(values: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * ((i % 7) + 1);
  return sum;
}

const FEW = 2 ** 14;

function ofFew(): Run {
  const random = new Random(SEED);
  const a = terms(random, FEW);
  const b = terms(random, FEW);
  return () => checksum(convolution(a, b));
}

interface PeerField {
  mul(a: bigint, b: bigint): bigint;
  fft(values: bigint[]): bigint[];
  ifft(values: bigint[]): bigint[];
}

function ofPeer({ F1Field }: { F1Field: new (prime: bigint) => PeerField }): Run {
  const field = new F1Field(998244353n);
  const random = new Random(SEED);
  const padded = (values: Int32Array) =>
    Array.from({ length: 2 * FEW }, (_, i) => BigInt(values[i] ?? 0));
  const a = padded(terms(random, FEW));
  const b = padded(terms(random, FEW));
  return () => {
    const other = field.fft(b);
    const product = field.ifft(field.fft(a).map((value, i) => field.mul(value, other[i]!)));
    return checksum(Int32Array.from(product.slice(0, -1), Number));
  };
}

function input(): string {
  const random = new Random(SEED);
  const n = 2 ** 19;
  return `${n} ${n}\n${terms(random, n).join(" ")}\n${terms(random, n).join(" ")}\n`;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "product of two polynomials of 2^14 terms modulo 998244353", seed: SEED }, [
    ours("convolution", ofFew),
    peer("ffjavascript", ofPeer, { variant: "F1Field" }),
  ]),
  {
    kind: "process",
    work: "convolution_mod: 2^19 and 2^19 terms",
    seed: SEED,
    stdin: input,
    contenders: [
      {
        role: "ours",
        name: "whole program",
        program: "lib/polynomial/proof/convolution.verify.ts",
      },
      cpp("C++ as plain as the official one", "number/library-checker.cpp", "convolution_mod"),
    ],
  },
];
