import type { Generation } from "../../lib/evolution/genetic";

interface Screen {
  readonly columns: number;
  readonly rows: number;
  readonly color: boolean;
}

interface Caption {
  readonly title: string;
  readonly goal: number;
  /** Generations a second, over the run so far. */
  readonly speed: number;
}

const GAP = 3;

/** One picture: the figures, then boards side by side with the fitness under each, best first. */
export function evolutionFrame(
  generation: Generation<Int32Array>,
  caption: Caption,
  screen: Screen,
): string {
  const { population, fitness } = generation;
  const head = [
    cut(caption.title, screen.columns),
    cut(`${evolutionLine(generation, caption.goal)}   ${speedText(caption.speed)}`, screen.columns),
    "",
  ];
  const n = population[0]!.length;
  const wide = 2 * n - 1 + GAP;
  const across = Math.floor((screen.columns + GAP) / wide);
  const down = Math.floor((screen.rows - head.length) / (n + 2));
  if (across < 1 || down < 1) {
    return [...head, cut(`(boards of ${n} do not fit on this screen)`, screen.columns)].join("\n");
  }
  const order = Array.from(population.keys()).sort((a, b) => fitness[b]! - fitness[a]! || a - b);
  const lines = head;
  for (let from = 0; from < order.length && from < across * down; from += across) {
    const boards = order.slice(from, Math.min(from + across, across * down));
    for (let line = 0; line <= n; line++) {
      const parts = boards.map((at) => {
        const text = boardLine(population[at]!, fitness[at]!, line, wide - GAP);
        return fitness[at]! >= caption.goal && screen.color ? `\x1b[31m${text}\x1b[39m` : text;
      });
      lines.push(parts.join(" ".repeat(GAP)).trimEnd());
    }
    lines.push("");
  }
  const left = order.length - across * down;
  if (left > 0) lines[lines.length - 1] = cut(`(${left} more boards)`, screen.columns);
  return lines.join("\n");
}

/** One generation in one line, for pipes and for the head of a picture. */
export function evolutionLine(generation: Generation<Int32Array>, goal: number): string {
  const { number, population, best, mean, worst } = generation;
  const figures = `best ${best} of ${goal}, mean ${mean.toFixed(1)}, worst ${worst}`;
  return `generation ${number}: ${population.length} boards, ${figures}`;
}

/** Rows from the top; the last line is the fitness in the middle. Row 1 is the top row. */
function boardLine(rows: Int32Array, fitness: number, line: number, width: number): string {
  if (line < rows.length) return Array.from(rows, (row) => (row === line ? "Q" : "·")).join(" ");
  const text = String(fitness);
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}

function speedText(speed: number): string {
  return speed >= 100 ? `${Math.round(speed)}/s` : `${speed.toFixed(1)}/s`;
}

function cut(text: string, columns: number): string {
  return text.length <= columns ? text : text.slice(0, columns);
}
