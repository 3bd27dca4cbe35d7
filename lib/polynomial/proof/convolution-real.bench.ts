import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { convolutionReal } from "../convolution-real";

const N = 2 ** 18;

function factors(): [Float64Array, Float64Array] {
  const random = new Random(1);
  const factor = () => Float64Array.from({ length: N }, () => random.int(-1000, 1000));
  return [factor(), factor()];
}

/** Of the rounded terms: those of all contenders are integers but for rounding errors. */
function checksum(term: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < 2 * N - 1; i++) sum += Math.round(term(i)) * (i % 7);
  return sum;
}

interface PeerTransform {
  createComplexArray(): number[];
  realTransform(spectrum: number[], values: Float64Array): void;
  completeSpectrum(spectrum: number[]): void;
  inverseTransform(values: number[], spectrum: number[]): void;
}

interface Peer {
  readonly default: new (size: number) => PeerTransform;
}

function ofPeer({ default: Transform }: Peer): Run {
  const [a, b] = factors();
  return () => {
    const transform = new Transform(2 * N);
    const spectrumOf = (values: Float64Array) => {
      const padded = new Float64Array(2 * N);
      padded.set(values);
      const spectrum = transform.createComplexArray();
      transform.realTransform(spectrum, padded);
      transform.completeSpectrum(spectrum);
      return spectrum;
    };
    const product = spectrumOf(a);
    const other = spectrumOf(b);
    for (let i = 0; i < product.length; i += 2) {
      const [re, im] = [product[i]!, product[i + 1]!];
      product[i] = re * other[i]! - im * other[i + 1]!;
      product[i + 1] = re * other[i + 1]! + im * other[i]!;
    }
    const terms = transform.createComplexArray();
    transform.inverseTransform(terms, product);
    return checksum((i) => terms[2 * i]!);
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "convolution of 2^18 and 2^18 doubles", seed: 1 }, [
    ours("convolutionReal", () => {
      const [a, b] = factors();
      return () => {
        const terms = convolutionReal(a, b);
        return checksum((i) => terms[i]!);
      };
    }),
    peer("fft.js", ofPeer),
  ]),
];
