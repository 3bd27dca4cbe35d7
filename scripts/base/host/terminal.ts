/**
 * What reporters must know about stdout or stderr: whether it is a terminal, its width, its colours.
 */
export interface Terminal {
  readonly color: boolean;
  readonly columns: number;
  /** True on a terminal. In a pipe or a file no line is drawn twice. */
  readonly live: boolean;
}

const DEFAULT_COLUMNS = 80;

export function terminal(stream: NodeJS.WriteStream = process.stdout): Terminal {
  const live = stream.isTTY === true;
  const color = live && !process.env.NO_COLOR && process.env.TERM !== "dumb";
  return { color, columns: stream.columns ?? DEFAULT_COLUMNS, live };
}
