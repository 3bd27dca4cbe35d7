/** A part of what a command has printed: a table of cells, or lines of text. */
export type SaidBlock =
  | { readonly cells: readonly (readonly string[])[] }
  | { readonly text: string };

/** Two columns are often a sentence with a gap, so a table has at least three. */
const LEAST_COLUMNS = 3;

/** Lines of a terminal in order; neighbours whose columns stand apart by two blanks or more are one table. */
export function saidBlocks(lines: readonly string[]): readonly SaidBlock[] {
  const blocks: ({ cells: string[][] } | { text: string })[] = [];
  const cells = lines.map(columns);
  for (const [at, line] of lines.entries()) {
    const cellsOfLine = cells[at]!;
    const isTable = [cells[at - 1], cells[at + 1]].some(
      (near) => near?.length === cellsOfLine.length,
    );
    const last = blocks.at(-1);
    if (cellsOfLine.length < LEAST_COLUMNS || !isTable) {
      if (last && "text" in last) last.text += `\n${line}`;
      else blocks.push({ text: line });
    } else if (last && "cells" in last && last.cells[0]!.length === cellsOfLine.length)
      last.cells.push(cellsOfLine);
    else blocks.push({ cells: [cellsOfLine] });
  }
  return blocks.filter((block) => "cells" in block || block.text.trim() !== "");
}

function columns(line: string): string[] {
  return line.trim().split(/ {2,}/);
}
