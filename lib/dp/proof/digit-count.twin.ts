import type { Twin } from "../../../scripts/verify/twin";

export const twin: Twin = {
  problem: "2220",
  generators: {
    small: (random) => {
      const a = random.int(0, 300);
      return `${a} ${a + random.int(0, 1500)}\n`;
    },
    middle: (random) => {
      const a = random.int(0, 9_000_000);
      return `${a} ${a + random.int(0, 20_000)}\n`;
    },
    /** Below 10^18: 9^1 + 9^2 + … + 9^18 and 0; 10^18 itself has equal digits. */
    "max-all": () => {
      let count = 1n;
      for (let length = 1n; length <= 18n; length++) count += 9n ** length;
      return { input: `0 ${10n ** 18n}\n`, output: `${count}\n` };
    },
  },
  naive: (input) => {
    const [a, b] = input.trim().split(" ").map(Number) as [number, number];
    let count = 0;
    for (let n = a; n <= b; n++) if (!/(\d)\1/.test(String(n))) count++;
    return `${count}\n`;
  },
};
