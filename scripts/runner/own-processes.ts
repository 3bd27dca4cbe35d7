/** Whether each of these processes is `self` or was started by it, directly or not. */
export function areOurs(
  pids: readonly number[],
  self: number,
  parentOf: (pid: number) => number | undefined,
): boolean {
  const isOurs = (pid: number | undefined): boolean =>
    pid === self || (pid !== undefined && pid > 1 && isOurs(parentOf(pid)));
  return pids.length > 0 && pids.every(isOurs);
}
