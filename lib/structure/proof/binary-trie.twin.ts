import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function randomInput(random: Random, queries: number, largest: number, most: number): string {
  const numbers: number[] = [];
  const lines = Array.from({ length: queries }, () => {
    const kind = numbers.length === 0 ? 0 : random.int(0, 2);
    const isFull = kind === 0 && numbers.length >= most;
    if (kind === 2 || isFull) return `2 ${random.int(0, largest)}`;
    if (kind === 0) {
      const x = random.int(0, largest);
      if (!numbers.includes(x)) numbers.push(x);
      return `0 ${x}`;
    }
    if (random.int(0, 1) === 0) return `2 ${random.int(0, largest)}`; // the set grows slowly
    const at = random.int(0, numbers.length - 1);
    const [x] = numbers.splice(at, 1);
    return `1 ${x}`;
  });
  return `${queries}\n${lines.join("\n")}\n`;
}

/** Half of the lines insert, the others ask for what is there: 0. */
function largest(random: Random): { input: string; output: string } {
  const numbers = Array.from({ length: 250_000 }, () => random.int(0, 2 ** 30 - 1));
  const asked = random.shuffle(numbers.slice());
  const lines = [...numbers.map((x) => `0 ${x}`), ...asked.map((x) => `2 ${x}`)];
  return { input: `500000\n${lines.join("\n")}\n`, output: "0\n".repeat(250_000) };
}

/** Nearly every line inserts; a hundred ask. */
function inserts(random: Random): string {
  const lines = Array.from(
    { length: 500_000 },
    (_, query) => `${query % 5000 === 4999 ? 2 : 0} ${random.int(0, 2 ** 30 - 1)}`,
  );
  return `500000\n${lines.join("\n")}\n`;
}

/** `count` neighbours go in and out in turn, over one that stays; half of the lines ask. */
function close(random: Random, queries: number, low: number, count: number): string {
  const lines = [`0 ${low}`];
  for (let at = 1; lines.length < queries; at++) {
    const x = low + 1 + (at % count);
    lines.push(`${Math.floor(at / count) % 2} ${x}`, `2 ${random.int(0, 2 ** 30 - 1)}`);
  }
  return `${lines.length}\n${lines.join("\n")}\n`;
}

/** Every number of the set is tried. */
export const twin: Twin = {
  problem: "set_xor_min",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => randomInput(random, 40, 15, 20),
    large: (random) => randomInput(random, 2000, 2 ** 30 - 1, 300),
    close: (random) => close(random, 40, random.pick([0, 2 ** 30 - 9]), random.int(1, 8)),
    "max-few": (random) => randomInput(random, 500_000, 2 ** 30 - 1, 30),
    "max-inserts": inserts,
    "max-known": largest,
  },
  atBounds: {
    "max-toggled": (random) => close(random, 499_999, 2 ** 29 - 2, 1),
    "max-close": (random) => close(random, 499_999, 2 ** 29 - 50_000, 100_000),
  },
  naive: (input) => {
    const numbers = new Set<number>();
    const out: number[] = [];
    for (const line of input.trimEnd().split("\n").slice(1)) {
      const [kind, x] = line.split(" ").map(Number) as [number, number];
      if (kind === 0) numbers.add(x);
      else if (kind === 1) numbers.delete(x);
      else {
        let least = 2 ** 30;
        for (const y of numbers) least = Math.min(least, y ^ x);
        out.push(least);
      }
    }
    return `${out.join("\n")}\n`;
  },
};
