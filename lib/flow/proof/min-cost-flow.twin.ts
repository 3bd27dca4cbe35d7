import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "practice2_e",
  rounds: 30,
  small: 4,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 50);
    const k = s.size(1, n);
    return { k, values: s.list(n, () => s.list(n, () => s.int(0, 1e9))) };
  },
  /** Row by row, the best sum for each tuple of counts of the columns. */
  naive: ({ k, values }) => {
    const n = values.length;
    let best = new Map<string, [number, string]>([["0".repeat(n), [0, ""]]]);
    for (const row of values) {
      const next = new Map<string, [number, string]>();
      for (const [counts, [sum, lines]] of best) {
        for (let set = 0; set < 1 << n; set++) {
          const chosen = row.map((_, column) => (set >> column) & 1);
          const after = chosen.map((one, column) => one + Number(counts[column]));
          const size = chosen.reduce((a, b) => a + b, 0);
          if (size > k || after.some((count) => count > k)) continue;
          const total = chosen.reduce((a, one, column) => a + one * row[column]!, sum);
          const key = after.join("");
          if ((next.get(key)?.[0] ?? -1) >= total) continue;
          next.set(key, [total, `${lines}${chosen.map((one) => ".X"[one]).join("")}\n`]);
        }
      }
      best = next;
    }
    return [...best.values()].reduce((a, b) => (b[0] > a[0] ? b : a));
  },
  check: ({ k, values }, output, expected) => {
    const [sum, ...lines] = output.trim().split(/\s+/);
    const n = values.length;
    if (lines.length !== n || lines.some((line) => !/^[.X]+$/.test(line) || line.length !== n)) {
      throw new Error(`expected ${n} lines of ${n} squares`);
    }
    let total = 0;
    for (const [i, row] of values.entries()) {
      for (const [j, value] of row.entries()) if (lines[i]![j] === "X") total += value;
      const inRow = [...lines[i]!].filter((square) => square === "X").length;
      const inColumn = lines.filter((line) => line[i] === "X").length;
      if (inRow > k || inColumn > k) throw new Error(`row or column ${i} has more than ${k}`);
    }
    if (total !== Number(sum)) throw new Error(`the squares add up to ${total}, not ${sum}`);
    const best = expected?.trim().split(/\s+/)[0];
    if (best !== undefined && best !== sum) throw new Error(`expected ${best}, found ${sum}`);
  },
});
