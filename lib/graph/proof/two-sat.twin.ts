import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "two_sat",
  timeLimitMs: 5_000,
  rounds: 120,
  small: 6,
  middle: 0,
  shape: (s) => {
    s.pick("p");
    s.pick("cnf");
    const [n, m] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const clauses = s.list(m, () => {
      const literals = s.numbers(2, -n, n, (random) =>
        [1, 2].map(() => random.int(1, n) * random.pick([-1, 1])),
      );
      return [...literals, s.pick(0)];
    });
    return { n, clauses };
  },
  /** All assignments. */
  naive: ({ n, clauses }) => {
    for (let set = 0; set < 2 ** n; set++) {
      const values = Array.from({ length: n }, (_, x) => ((set >> x) & 1 ? x + 1 : -x - 1));
      if (!broken(clauses, values)) return ["s SATISFIABLE", ["v", ...values, 0]];
    }
    return "s UNSATISFIABLE";
  },
  check: ({ n, clauses }, output, expected) => {
    const tokens = output.split(/\s+/).filter(Boolean);
    if (expected !== undefined && expected.split(/\s+/)[1] !== tokens[1]) {
      throw new Error(`expected ${expected.split("\n")[0]}, found ${output.split("\n")[0]}`);
    }
    if (tokens[1] === "UNSATISFIABLE") return;
    const values = tokens.slice(3, -1).map(Number);
    if (values.length !== n || values.some((v, x) => Math.abs(v) !== x + 1)) {
      throw new Error(`expected ±1 … ±${n} in order`);
    }
    const clause = broken(clauses, values);
    if (clause) throw new Error(`the clause ${clause[0]} ${clause[1]} does not hold`);
  },
  atBounds: {
    "max-chain": () => {
      const lines = Array.from({ length: 499_999 }, (_, x) => `${-x - 1} ${x + 2} 0\n`);
      return `p cnf 500000 499999\n${lines.join("")}`;
    },
  },
});

function broken(clauses: readonly (readonly number[])[], values: readonly number[]) {
  const holds = (literal: number) => values[Math.abs(literal) - 1] === literal;
  return clauses.find(([a, b]) => !holds(a!) && !holds(b!));
}
