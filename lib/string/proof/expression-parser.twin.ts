import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** With a blank around each symbol; divisors are digits, never 0. */
export function drawn(random: Random, depth: number, symbols: string[], prefixes = [""]): string {
  const digit = () => `${random.int(1, 9)}`;
  const operand = () =>
    depth > 0 && random.int(0, 2) === 0
      ? `${random.pick(prefixes)}( ${drawn(random, depth - 1, symbols, prefixes)} )`
      : `${random.pick(prefixes)}${digit()}`;
  let text = operand();
  for (let more = random.int(0, 5); more > 0; more--) {
    const symbol = random.pick(symbols);
    text += ` ${symbol} ${symbol === "/" ? digit() : operand()}`;
  }
  return text;
}

const text = (random: Random, lines: number, depth: number) =>
  `${Array.from({ length: lines }, () => drawn(random, depth, [..."+-*/"]).replace(/ /g, "")).join("\n")}\n`;

export const twin: Twin = {
  problem: "P40155_en",
  generators: { small: (random) => text(random, 9, 1), middle: (random) => text(random, 5, 4) },
  atBounds: { long: (random) => text(random, 20, 6) },
  /** JavaScript's own value, in bigints: their division drops the fraction. */
  naive: (input) =>
    input.replace(/.+/g, (line) => Function(`return ${line.replace(/\d/g, "$&n")}`)()),
};
