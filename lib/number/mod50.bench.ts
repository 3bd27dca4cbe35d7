import type { Bench, Run } from "../../scripts/bench/bench";
import { Mod50 } from "./mod50";

/** The largest prime below 2^50. */
const P = 2 ** 50 - 27;

/** (2^49)^(2^i) for i up to 10^6: each square waits for the one before. */
function ours(): Run {
  const mod = new Mod50(P);
  return () => {
    let x = 2 ** 49;
    for (let i = 0; i < 1_000_000; i++) x = mod.mul(x, x);
    return x;
  };
}

function plain(): Run {
  const p = BigInt(P);
  return () => {
    let x = BigInt(2 ** 49);
    for (let i = 0; i < 1_000_000; i++) x = (x * x) % p;
    return Number(x);
  };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^6 squares modulo a prime of 50 bits",
    contenders: [
      { role: "ours", name: "Mod50", prepare: ours },
      { role: "plain", name: "BigInt", prepare: plain },
      { role: "cpp", name: "C++ __int128", source: "products.cpp", args: ["squares"] },
    ],
  },
];
