import { BoardGrid } from "../../../../lib/draw/board-grid";
import { piece } from "../../../../lib/draw/piece";
import {
  onePointCrossover,
  queensFitness,
  queensMaximum,
} from "../../../../lib/queens/queens-genetic";
import type { Random } from "../../../../lib/sequence/random";
import { attacks, boardPicture } from "../../../../problems/n-queens-genetic/view";
import { type Maker, squaresPicture } from "./exercise";

const someRows = (n: number, random: Random) =>
  Int32Array.from({ length: n }, () => random.int(0, n - 1));
const list = (rows: Int32Array) => Array.from(rows, (row) => row + 1);

/** What is the fitness of a board? */
export const fitness: Maker<Int32Array> = (random) => {
  const n = random.int(4, 6);
  const rows = someRows(n, random);
  const worth = queensFitness(n)(rows);
  return {
    data: rows,
    answer: { fields: { "": worth } },
    ask({ own }) {
      // Without lines between the queens that attack each other: they are the answer.
      const empty = boardPicture(rows, 0);
      const grid = new BoardGrid(n, n, false);
      const queens = Array.from(rows, (row, column) =>
        piece("queen", grid.x(row * n + column), grid.y(row * n + column), "accent"),
      );
      const sentence = own.fitness(list(rows));
      const label = sentence.replaceAll("**", "");
      return { ...empty, label, parts: [...empty.parts, ...queens], sentence };
    },
    hint: (own) => own.fitnessHint(n),
    reason({ page, own }) {
      const sentence = own.fitnessReason(queensMaximum(n), attacks(rows).length);
      return { ...boardPicture(rows, n, -1, page.queens.view), sentence };
    },
  };
};

const EIGHT = 8;

/** Which child do two boards have that are cut at one place? */
export const crossover: Maker<{ parents: Int32Array[]; cut: number; child: 0 | 1 }> = (random) => {
  const parents = [someRows(EIGHT, random), someRows(EIGHT, random)] as const;
  const cut = random.int(2, EIGHT - 2);
  const child = random.int(0, 1) as 0 | 1;
  const digits = list(onePointCrossover(parents[0], parents[1], cut)[child]!);
  const squares = (numbers: readonly number[], ownerOf: (column: number) => number) =>
    numbers.map((text, column) => ({
      text,
      look: ownerOf(column) === 0 ? ("accent" as const) : ("warm" as const),
      isCut: column === cut,
    }));
  const couple = parents.map((rows, at) => squares(list(rows), () => at));
  return {
    data: { parents: [...parents], cut, child },
    answer: { digits },
    ask: ({ own }) => squaresPicture(couple, own.crossover(child, cut), ["A", "B"]),
    hint: (own) => own.crossoverHint,
    reason({ own }) {
      const row = squares(digits, (column) => (column < cut ? child : 1 - child));
      return squaresPicture([...couple, row], own.crossoverReason(child, cut), ["A", "B", "="]);
    },
  };
};

export const makers: readonly Maker[] = [
  ...[fitness, crossover, fitness, crossover, fitness, crossover],
];
