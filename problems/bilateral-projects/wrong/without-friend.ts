// expect: WA — finds a smallest list from London's side, which leaves the friend out if possible
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [m, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const teams = Array.from(
    { length: m! },
    (_, t) => [numbers[2 * t]!, numbers[2 * t + 1]!] as const,
  );
  const of = new Map<number, number[]>();
  for (const [i, j] of teams) of.set(j, [...(of.get(j) ?? []), i]);
  const taken = new Map<number, number>();
  const find = (j: number, seen: Set<number>): boolean => {
    for (const i of of.get(j)!) {
      if (seen.has(i)) continue;
      seen.add(i);
      const other = taken.get(i);
      if (other !== undefined && !find(other, seen)) continue;
      taken.set(i, j);
      return true;
    }
    return false;
  };
  for (const j of of.keys()) find(j, new Set());
  const matched = new Set(taken.values());
  const open = [...of.keys()].filter((j) => !matched.has(j));
  const reached = new Set(open);
  const invited = new Set<number>();
  for (const j of reached) {
    for (const i of of.get(j)!) {
      invited.add(i);
      reached.add(taken.get(i)!);
    }
  }
  for (const j of of.keys()) if (!reached.has(j)) invited.add(j);
  return new TextEncoder().encode([invited.size, ...invited].map((line) => `${line}\n`).join(""));
}

if (require.main === module) runProgram(solve);
