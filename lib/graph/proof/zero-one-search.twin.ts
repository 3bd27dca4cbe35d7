import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "KATHTHI",
  rounds: 100,
  small: 5,
  middle: 9,
  shape: (s) => {
    const grid = () => {
      const [rows, columns] = [s.size(2, 1000), s.size(2, 1000)];
      return s.list(rows, () => s.text(columns, columns));
    };
    return s.list(s.int(1, 3), grid);
  },
  /** Relaxation of all steps until nothing changes. */
  naive: (grids) =>
    grids.map((lines) => {
      const costs = lines.map((line) => Array.from(line, () => Infinity));
      costs[0]![0] = 0;
      for (let changed = true; changed; ) {
        changed = false;
        for (const [r, line] of lines.entries()) {
          for (let c = 0; c < line.length; c++) {
            for (const [down, right] of [
              [0, 1],
              [1, 0],
              [0, -1],
              [-1, 0],
            ] as const) {
              const letter = lines[r + down]?.[c + right];
              if (letter === undefined) continue;
              const cost = costs[r]![c]! + (letter === line[c] ? 0 : 1);
              if (cost >= costs[r + down]![c + right]!) continue;
              costs[r + down]![c + right] = cost;
              changed = true;
            }
          }
        }
      }
      return costs.at(-1)!.at(-1)!;
    }),
});
