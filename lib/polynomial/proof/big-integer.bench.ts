import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { BigInteger } from "../big-integer";

/** From two texts to the text of the product, and a number that depends on each of its digits. */
const products = (digits: number, product: (a: string, b: string) => string) => (): Run => {
  const random = new Random(1);
  const number = () => Array.from({ length: digits }, () => random.int(1, 9)).join("");
  const [a, b] = [number(), number()];
  return () => {
    const text = product(a, b);
    let hash = 0;
    for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 1_000_003;
    return hash;
  };
};

const ours = (a: string, b: string) => BigInteger.parse(a).multiply(BigInteger.parse(b)).toString();

interface Big {
  multiply(other: Big): Big;
  mul(other: Big): Big;
}

interface BigIntegerPeer {
  readonly default: (text: string) => Big;
}

interface ClassPeer {
  readonly default: new (text: string) => Big;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "product of two integers of 20,000 digits",
    seed: 1,
    contenders: [
      { role: "ours", name: "BigInteger", prepare: products(20_000, ours) },
      {
        role: "peer",
        name: "big-integer",
        variant: "(the runtime's BigInt)",
        prepare: ({ default: big }: BigIntegerPeer) =>
          products(20_000, (a, b) => `${big(a).multiply(big(b))}`)(),
      },
      {
        role: "peer",
        name: "bn.js",
        prepare: ({ default: Big }: ClassPeer) =>
          products(20_000, (a, b) => `${new Big(a).mul(new Big(b))}`)(),
      },
    ],
  },
  {
    kind: "function",
    work: "product of two integers of 10^6 digits",
    seed: 1,
    contenders: [
      { role: "ours", name: "BigInteger", prepare: products(1e6, ours) },
      {
        role: "peer",
        name: "big-integer",
        variant: "(the runtime's BigInt)",
        once: true,
        prepare: ({ default: big }: BigIntegerPeer) =>
          products(1e6, (a, b) => `${big(a).multiply(big(b))}`)(),
      },
    ],
  },
];
