/**
 * Maximum Profit by augmenting paths found depth first in a network of objects; no shared code. Up to
 * 16 stations it tries every set of stations instead.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = [numbers[0]!, numbers[1]!];
  const costs = numbers.slice(2, 2 + n);
  const groups = Array.from({ length: m }, (_, g) => {
    const at = 2 + n + 3 * g;
    return [numbers[at]! - 1, numbers[at + 1]! - 1, numbers[at + 2]!] as const;
  });
  const profit = n <= 16 ? bySets(costs, groups) : byPaths(costs, groups);
  return new TextEncoder().encode(`${profit}\n`);
}

type Group = readonly [number, number, number];

function bySets(costs: number[], groups: readonly Group[]): number {
  let best = 0;
  for (let set = 0; set < 1 << costs.length; set++) {
    const has = (station: number) => ((set >> station) & 1) === 1;
    const cost = costs.reduce((sum, own, station) => sum + (has(station) ? own : 0), 0);
    const paid = groups.reduce((sum, [a, b, c]) => sum + (has(a) && has(b) ? c : 0), 0);
    best = Math.max(best, paid - cost);
  }
  return best;
}

/**
 * Groups pay for their stations; if a station is paid, another group that paid for it can pay for its
 * other station instead. Money that cannot be spent is profit. A station from which a search found nothing
 * to pay for is never searched again.
 */
function byPaths(costs: number[], groups: readonly Group[]): number {
  const open = costs.slice(); // the unpaid part of each station's cost
  const paid = groups.map(() => [0, 0]);
  const of: number[][] = costs.map(() => []);
  groups.forEach(([a, b], g) => {
    of[a]!.push(g);
    if (b !== a) of[b]!.push(g);
  });
  const sideOf = (g: number, station: number) => (groups[g]![0] === station ? 0 : 1);
  const dead = new Set<number>();
  let profit = 0;
  groups.forEach((group, g) => {
    let rest = group[2];
    while (rest > 0) {
      // From station to station; `came` holds the group that leads there, and from which station.
      const came = new Map<number, readonly [number, number]>();
      for (const station of group.slice(0, 2)) if (!dead.has(station)) came.set(station, [g, -1]);
      let end = -1;
      for (const [station] of came) {
        if (open[station]! > 0) {
          end = station;
          break;
        }
        for (const other of of[station]!) {
          if (paid[other]![sideOf(other, station)] === 0) continue;
          const next = groups[other]![1 - sideOf(other, station)]!;
          if (!came.has(next) && !dead.has(next)) came.set(next, [other, station]);
        }
      }
      if (end < 0) {
        for (const [station] of came) dead.add(station);
        break;
      }
      let amount = Math.min(rest, open[end]!);
      for (let v = end; came.get(v)![1] >= 0; v = came.get(v)![1]) {
        const [other, from] = came.get(v)!;
        amount = Math.min(amount, paid[other]![sideOf(other, from)]!);
      }
      open[end]! -= amount;
      for (let v = end; v >= 0; v = came.get(v)![1]) {
        const [other, from] = came.get(v)!;
        paid[other]![sideOf(other, v)]! += amount;
        if (from >= 0) paid[other]![sideOf(other, from)]! -= amount;
      }
      rest -= amount;
    }
    profit += rest;
  });
  return profit;
}

if (require.main === module) runProgram(solve);
