/** True where the terminal shows colours and the user has not refused them. */
export function colorWanted(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb";
}
