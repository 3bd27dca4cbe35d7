import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { nimProduct32, nimProductWords } from "../nim-product";

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^6 nim products of 64 bits",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "nimProductWords",
        prepare: () => {
          nimProduct32(2, 2); // the tables
          return () => {
            const random = new Random(1);
            const out = new Uint32Array([1, 1]);
            for (let step = 0; step < 1_000_000; step++) {
              const high = random.uint32();
              nimProductWords(out[0]!, out[1]!, high, random.uint32(), out);
              out[0]! |= 1;
            }
            return out[0]! + out[1]!;
          };
        },
      },
      { role: "cpp", name: "C++ the same", source: "game/nim-product.cpp" },
    ],
  },
];
