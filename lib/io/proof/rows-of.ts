/** The numbers of an input, a row for each line; in tests also of "1 2, 3 4", where a comma ends a row. */
export const rowsOf = (input: string): number[][] =>
  input
    .trim()
    .split(/,\s+|\n/)
    .map((line) => line.split(" ").map(Number));
