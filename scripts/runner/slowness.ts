/** What an empty program takes under Node 20 on the machines for which limits are usually chosen. */
const USUAL_START_MS = 20;
/** A machine is called slow where an empty program takes more than twice that. */
const SLOW_FROM = 2;

/** How many times slower than usual this machine is, by an empty program's CPU time under this Node. */
export function slowness(emptyMs: number): number {
  return emptyMs / USUAL_START_MS;
}

/** What `--scale` should be on a slow machine, in halves; undefined on a usual one. */
export function neededScale(emptyMs: number): number | undefined {
  const times = slowness(emptyMs);
  return times > SLOW_FROM ? Math.ceil(2 * times) / 2 : undefined;
}
