/** The numbers of an input, a row for each line; in tests also of "1 2, 3 4", where a comma ends a row. */
export const rowsOf = (input: string): number[][] =>
  input
    .trim()
    .split(/,\s+|\n/)
    .map((line) => line.split(" ").map(Number));

/** What a text of such rows says, as tuples as long as its first row: "1 2, 3 4" has pairs. */
export const tableOf = <Text extends string>(text: Text) =>
  rowsOf(text.replace(/\n +/g, " ")) as unknown as Row<FirstRow<Text>>[];

type FirstRow<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? FirstRow<Rest>
  : Text extends `${infer First},${string}`
    ? First
    : Text;
type Row<Text extends string> = Text extends `${string} ${infer Rest}`
  ? [number, ...Row<Rest>]
  : [number];
