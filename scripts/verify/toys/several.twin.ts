import type { Twin } from "../twin";

/** Two numbers of a given sum: any such pair is right. */
export const twin: Twin = {
  problem: "toy_parts",
  generators: {
    odd: (random) => `${2 * random.int(1, 100) + 1}\n`,
    "max-sum": () => "1000000001\n",
  },
  naive: (input) => {
    if (input.length > 9) throw new Error("naive is not for the largest inputs");
    return `0 ${input}`;
  },
  check: (input, output) => {
    const [a = 0, b = 0] = output.split(/\s+/).map(Number);
    if (a + b !== Number(input)) throw new Error(`${a} + ${b} is not ${input.trim()}`);
  },
};
