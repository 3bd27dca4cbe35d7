import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Random clauses; with `hidden` each one holds under one secret assignment. */
function clauses(random: Random, n: number, m: number, hidden: boolean): string {
  const secret = Array.from({ length: n + 1 }, () => random.int(0, 1) === 1);
  const literal = () => random.int(1, n) * (random.int(0, 1) === 1 ? 1 : -1);
  const lines = [`p cnf ${n} ${m}\n`];
  while (lines.length <= m) {
    const [a, b] = [literal(), literal()];
    const holds = [a, b].some((l) => secret[Math.abs(l)] === l > 0);
    if (holds || !hidden) lines.push(`${a} ${b} 0\n`);
  }
  return lines.join("");
}

/** Every variable implies the next one, in random directions along one long chain. */
function chain(n: number): string {
  const lines = [`p cnf ${n} ${n - 1}\n`];
  for (let x = 1; x < n; x++) lines.push(`${-x} ${x + 1} 0\n`);
  return lines.join("");
}

/**
 * Every variable implies the next one, and the last one the first; without a contradiction the other way
 * round too. With one, the first is true and the last is not.
 */
function cycle(n: number, isContradiction: boolean): string {
  const lines: string[] = [];
  for (let x = 1; x <= n; x++) {
    const next = (x % n) + 1;
    if (!isContradiction) lines.push(`${-x} ${next} 0\n`, `${x} ${-next} 0\n`);
    else if (x < n) lines.push(`${-x} ${next} 0\n`);
  }
  if (isContradiction) lines.push("1 1 0\n", `${-n} ${-n} 0\n`);
  return `p cnf ${n} ${lines.length}\n${lines.join("")}`;
}

function parse(input: string): { n: number; pairs: number[][] } {
  const [first, ...rest] = input.trim().split("\n");
  return {
    n: Number(first!.split(" ")[2]),
    pairs: rest.map((line) => line.split(" ").map(Number)),
  };
}

function broken(pairs: number[][], isTrue: (x: number) => boolean): number[] | undefined {
  const holds = (l: number) => (l > 0 ? isTrue(l) : !isTrue(-l));
  return pairs.find(([a, b]) => !holds(a!) && !holds(b!));
}

/** All assignments. */
function naive(input: string): string {
  const { n, pairs } = parse(input);
  for (let set = 0; set < 2 ** n; set++) {
    const isTrue = (x: number) => ((set >> (x - 1)) & 1) === 1;
    if (broken(pairs, isTrue)) continue;
    const values = Array.from({ length: n }, (_, x) => (isTrue(x + 1) ? x + 1 : -x - 1));
    return `s SATISFIABLE\nv ${values.join(" ")} 0\n`;
  }
  return "s UNSATISFIABLE\n";
}

function check(input: string, output: string, expected: string | undefined): void {
  const tokens = output.split(/\s+/).filter(Boolean);
  if (expected !== undefined && expected.split(/\s+/)[1] !== tokens[1]) {
    throw new Error(`expected ${expected.split("\n")[0]}, found ${output.split("\n")[0]}`);
  }
  if (tokens[1] === "UNSATISFIABLE") return;
  const { n, pairs } = parse(input);
  const values = tokens.slice(3, -1).map(Number);
  if (values.length !== n || values.some((v, x) => Math.abs(v) !== x + 1)) {
    throw new Error(`expected ±1 … ±${n} in order`);
  }
  const clause = broken(pairs, (x) => values[x - 1]! > 0);
  if (clause) throw new Error(`the clause ${clause[0]} ${clause[1]} does not hold`);
}

export const twin: Twin = {
  problem: "two_sat",
  timeLimitMs: 5_000,
  rounds: 175,
  generators: {
    small: (random) => clauses(random, random.int(1, 5), random.int(1, 10), false),
    hidden: (random) => clauses(random, random.int(1, 8), random.int(1, 25), true),
    cycle: (random) => cycle(random.int(2, 7), random.int(0, 1) === 1),
    units: (random) => {
      const n = random.int(1, 4);
      const units = Array.from({ length: random.int(1, 4) }, () => {
        const literal = random.int(1, n) * random.pick([-1, 1]);
        return `${literal} ${random.pick([literal, -literal])} 0\n`;
      });
      return `p cnf ${n} ${units.length}\n${units.join("")}`;
    },
    "max-random": (random) => clauses(random, 500_000, 500_000, false),
    "max-hidden": (random) => clauses(random, 400_000, 500_000, true),
    "max-chain": () => chain(500_000),
  },
  atBounds: {
    "max-cycle": () => cycle(250_000, false),
    "max-contradiction": () => cycle(499_998, true),
    "max-tautologies": () => `p cnf 500000 500000\n${"1 -1 0\n".repeat(500_000)}`,
  },
  naive,
  check,
};
