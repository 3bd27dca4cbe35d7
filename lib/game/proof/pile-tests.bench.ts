import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { pileTests } from "../pile-tests";

const SEED = 1;
const NUMBERS = 500_000;
const MOST = 1_000_000_000;

/** One test of 5·10^5 piles as text. */
function text(make: () => string): Run {
  return () => {
    const input = make();
    let sum = input.length;
    for (let at = 0; at < input.length; at += 97) sum += input.charCodeAt(at) * (at % 10);
    return sum;
  };
}

function plain(): string {
  const random = new Random(SEED);
  let input = `1\n${NUMBERS}\n`;
  for (let at = 0; at < NUMBERS; at++) input += `${at === 0 ? "" : " "}${random.int(0, MOST)}`;
  return `${input}\n`;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "input of 5·10^5 piles as text",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "pileTests",
        prepare: () => {
          const kinds = pileTests({
            maxTests: 1,
            maxNumbersInAll: NUMBERS,
            least: 0,
            maxNumber: MOST,
          });
          return text(() => kinds["one-test"](new Random(SEED)));
        },
      },
      { role: "plain", name: "text put together", prepare: () => text(plain) },
    ],
  },
];
