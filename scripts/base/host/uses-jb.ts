/** True where the command was started as jb, and not through npm. */
export function usesJb(): boolean {
  return process.env.JB_COMMAND !== undefined;
}
