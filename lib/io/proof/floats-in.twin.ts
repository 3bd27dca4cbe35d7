import type { Twin } from "../../../scripts/verify/twin";

/** The distance by whole numbers: the coordinates in millionths, squared and summed as BigInt. */
export const twin: Twin = {
  problem: "ITP1_10_A",
  timeLimitMs: 1_000,
  generators: {
    sample: () => "0 0 1 1\n",
    random: (random) =>
      `${[0, 0, 0, 0].map(() => (random.int(-1e9, 1e9) / 1e6).toFixed(6)).join(" ")}\n`,
    "same-point": (random) => {
      const point = `${random.int(-100, 100)}.${random.int(0, 9)}`;
      return `${point} ${point} ${point} ${point}\n`;
    },
  },
  naive: (input) => {
    const millionths = input
      .trim()
      .split(/\s+/)
      .map((text) => {
        const [whole = "0", part = ""] = text.replace("-", "").split(".");
        const size = BigInt(whole + part.padEnd(6, "0"));
        return text.startsWith("-") ? -size : size;
      });
    const [ax, ay, bx, by] = millionths as [bigint, bigint, bigint, bigint];
    return `${Math.sqrt(Number((bx - ax) ** 2n + (by - ay) ** 2n)) / 1e6}\n`;
  },
  check: (_input, output, expected) => {
    if (!/^\d+\.\d{8}\n$/.test(output)) throw new Error(`expected 8 digits, found ${output}`);
    if (expected === undefined) return;
    const difference = Math.abs(Number(output) - Number(expected));
    if (!(difference <= 1e-4)) throw new Error(`off by ${difference}`);
  },
};
