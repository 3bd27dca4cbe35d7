/** What reporters have to know of the terminal that stdout is, or is not. */
export interface Terminal {
  readonly color: boolean;
  readonly columns: number;
  /** False in a pipe or a file: no line is ever drawn again. */
  readonly live: boolean;
}

const DEFAULT_COLUMNS = 80;

export function terminal(): Terminal {
  const live = process.stdout.isTTY === true;
  const color = live && !process.env.NO_COLOR && process.env.TERM !== "dumb";
  return { color, columns: process.stdout.columns ?? DEFAULT_COLUMNS, live };
}
