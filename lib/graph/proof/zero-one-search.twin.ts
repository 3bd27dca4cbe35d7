import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function grids(random: Random, count: number, side: number, letters: number): string {
  const lines = [`${count}\n`];
  for (let grid = 0; grid < count; grid++) {
    const [rows, columns] = [random.int(2, side), random.int(2, side)];
    lines.push(`${rows} ${columns}\n`);
    for (let row = 0; row < rows; row++) {
      const codes = Array.from({ length: columns }, () => 97 + random.int(0, letters - 1));
      lines.push(`${String.fromCharCode(...codes)}\n`);
    }
  }
  return lines.join("");
}

/** One way of equal letters winds through the grid: the answer is 0. */
function winding(side: number): Answered {
  const lines = Array.from({ length: side }, (_, row) => {
    if (row % 2 === 0) return "a".repeat(side);
    return row % 4 === 1 ? `${"b".repeat(side - 1)}a` : `a${"b".repeat(side - 1)}`;
  });
  return { input: `1\n${side} ${side}\n${lines.join("\n")}\n`, output: "0\n" };
}

/** Rows of two letters in turn: every step down costs 1. */
function stripes(side: number): Answered {
  const lines = Array.from({ length: side }, (_, row) => "az"[row % 2]!.repeat(side));
  return { input: `1\n${side} ${side}\n${lines.join("\n")}\n`, output: `${side - 1}\n` };
}

/** Relaxation of all steps until nothing changes. */
function naive(input: string): string {
  const [count, ...words] = input.split(/\s+/).filter(Boolean);
  const answers: number[] = [];
  let at = 0;
  for (let grid = 0; grid < Number(count); grid++) {
    const rows = Number(words[at]);
    const lines = words.slice(at + 2, at + 2 + rows);
    at += 2 + rows;
    const costs = lines.map((line) => Array.from(line, () => Number.POSITIVE_INFINITY));
    costs[0]![0] = 0;
    for (let changed = true; changed; ) {
      changed = false;
      for (const [r, line] of lines.entries()) {
        for (let c = 0; c < line.length; c++) {
          for (const [dr, dc] of [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ] as const) {
            const letter = lines[r + dr]?.[c + dc];
            if (letter === undefined) continue;
            const cost = costs[r]![c]! + (letter === line[c] ? 0 : 1);
            if (cost >= costs[r + dr]![c + dc]!) continue;
            costs[r + dr]![c + dc] = cost;
            changed = true;
          }
        }
      }
    }
    answers.push(costs[rows - 1]![lines[0]!.length - 1]!);
  }
  return `${answers.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "KATHTHI",
  rounds: 150,
  generators: {
    small: (random) => grids(random, 3, 5, 2),
    letters: (random) => grids(random, 3, 9, random.int(2, 26)),
    "max-winding": () => winding(1000 - 1),
    "max-stripes": () => stripes(1000),
  },
  naive,
};
