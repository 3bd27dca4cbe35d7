/** The numbers of an input for a twin, a row for each line. */
export const rowsOf = (input: string): number[][] =>
  input
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
