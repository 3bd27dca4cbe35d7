import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DPL_3_B",
  middle: 20,
  shape: (s) => {
    const [rows, columns] = [s.size(1, 1400), s.size(1, 1400)];
    return s.list(rows, () => s.list(columns, () => s.int(0, 1)));
  },
  /** For each two rows the longest clean piece of all rows between them. */
  naive: (grid) => {
    const areas = grid.flatMap((top, from) => {
      const dirty = top.map(() => 0);
      return grid.slice(from).map((row, below) => {
        for (const [column, tile] of row.entries()) dirty[column]! |= tile;
        const pieces = dirty.join("").match(/0+/g) ?? [""];
        return (below + 1) * Math.max(...pieces.map((piece) => piece.length));
      });
    });
    return Math.max(...areas);
  },
});
