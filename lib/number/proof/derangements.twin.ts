import type { Twin } from "../../../scripts/verify/twin";

export const twin: Twin = {
  problem: "montmort_number_mod",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => `${random.int(1, 10)} ${random.int(1, 12)}\n`,
    middle: (random) => `${random.int(1, 200)} ${random.int(1, 10 ** 9)}\n`,
    /** Modulo 2 there are 0, 1, 0, 1 … */
    "max-two": () => ({ input: "1000000 2\n", output: `${"0 1 ".repeat(500_000)}\n` }),
  },
  atBounds: {
    "max-prime": () => "1000000 999999937\n",
    "max-billion": () => "1000000 1000000000\n",
  },
  /** Inclusion and exclusion: the sum of (-1)^i · n! / i!, whose terms are falling factorials. */
  naive: (input) => {
    const [n, m] = input.split(" ").map(Number) as [number, number];
    const answers = [];
    for (let k = 1; k <= n; k++) {
      let sum = 0n;
      let falling = 1n; // k! / i!
      for (let i = k; i >= 0; i--) {
        sum += i % 2 === 0 ? falling : -falling;
        falling *= BigInt(i);
        falling %= BigInt(m);
      }
      answers.push(((sum % BigInt(m)) + BigInt(m)) % BigInt(m));
    }
    return `${answers.join(" ")}\n`;
  },
};
