/**
 * What reporters have to know about stdout: whether it is a terminal, its width and its colours.
 */
export interface Terminal {
  readonly color: boolean;
  readonly columns: number;
  /** True on a terminal. In a pipe or a file no line is drawn twice. */
  readonly live: boolean;
}

const DEFAULT_COLUMNS = 80;

export function terminal(): Terminal {
  const live = process.stdout.isTTY === true;
  const color = live && !process.env.NO_COLOR && process.env.TERM !== "dumb";
  return { color, columns: process.stdout.columns ?? DEFAULT_COLUMNS, live };
}
