import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function randomInput(random: Random, queries: number, recent: number, pushes: number): string {
  const lengths = [0]; // of version at - 1
  const lines = Array.from({ length: queries }, () => {
    const version = random.int(Math.max(0, lengths.length - recent), lengths.length - 1);
    const length = lengths[version]!;
    const isPush = length === 0 || random.int(1, 100) <= pushes;
    lengths.push(isPush ? length + 1 : length - 1);
    return isPush ? `0 ${version - 1} ${random.int(0, 1e9)}` : `1 ${version - 1}`;
  });
  return `${queries}\n${lines.join("\n")}\n`;
}

/** Half of the lines push one behind the other, the rest take them in order. */
function longest(): { input: string; output: string } {
  const half = 250_000;
  const lines = Array.from({ length: 2 * half }, (_, query) =>
    query < half ? `0 ${query - 1} ${query}` : `1 ${query - 1}`,
  );
  const output = Array.from({ length: half }, (_, at) => `${at}\n`).join("");
  return { input: `${2 * half}\n${lines.join("\n")}\n`, output };
}

/**
 * A queue of n values is emptied but for `left`, and then again and again a version of it gets one value
 * more and loses `pops`: what two stacks or a lazy reversal would turn round each time.
 */
function killer(queries: number, n: number, left: number, pops: number): Answered {
  const lines: string[] = [];
  for (let at = 0; at < n; at++) lines.push(`0 ${at - 1} ${at}`);
  for (let at = 0; at < n - left; at++) lines.push(`1 ${lines.length - 1}`);
  const answers = Array.from({ length: n - left }, (_, at) => at);
  const full = lines.length - 1;
  while (lines.length + pops < queries) {
    lines.push(`0 ${full} ${n}`);
    for (let pop = 0; pop < pops; pop++) {
      lines.push(`1 ${lines.length - 1}`);
      answers.push(n - left + pop);
    }
  }
  return {
    input: `${lines.length}\n${lines.join("\n")}\n`,
    output: answers.map((x) => `${x}\n`).join(""),
  };
}

/** A walk back from the last value to the first, value by value. */
export const twin: Twin = {
  problem: "persistent_queue",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, 30, random.pick([2, 30]), 50),
    medium: (random) => randomInput(random, 2000, random.pick([2, 2000]), 60),
    "max-any": (random) => randomInput(random, 500_000, 500_000, 55),
    "max-longest": longest,
    "max-killer-two-stacks": () => killer(500_000, 250_000, 250_000, 2),
    "max-killer-half-turned": () => killer(500_000, 2 ** 17, 2 ** 16 + 2, 3),
  },
  atBounds: {
    "max-recent": (random) => randomInput(random, 500_000, 1000, 50),
    "max-last": (random) => randomInput(random, 500_000, 1, 50),
    // Every pop is of the longest version.
    "max-star": () => {
      const lines = Array.from({ length: 500_000 }, (_, i) =>
        i < 250_000 ? `0 ${i - 1} ${i}` : "1 249999",
      );
      return `500000\n${lines.join("\n")}\n`;
    },
  },
  naive: (input) => {
    const versions = [{ length: 0, last: undefined as Link | undefined }];
    const out: number[] = [];
    for (const line of input.trimEnd().split("\n").slice(1)) {
      const [kind, t, x = 0] = line.split(" ").map(Number) as [number, number, number];
      const { length, last } = versions[t + 1]!;
      if (kind === 0) {
        versions.push({ length: length + 1, last: { x, before: last } });
        continue;
      }
      let link = last!;
      for (let left = length; left > 1; left--) link = link.before!;
      out.push(link.x);
      versions.push({ length: length - 1, last });
    }
    return `${out.join("\n")}\n`;
  },
};

interface Link {
  readonly x: number;
  readonly before: Link | undefined;
}
