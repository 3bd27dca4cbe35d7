/**
 * Bilateral Projects by Kuhn's algorithm: the friend is invited if the other teams need one employee
 * less; then, one after the other, every employee for whom that holds. No shared code.
 */
import { runProgram } from "../../lib/io/run-program";

type Team = readonly [number, number];

export function solve(input: Uint8Array): Uint8Array {
  const [m, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let teams: Team[] = Array.from({ length: m! }, (_, t) => [numbers[2 * t]!, numbers[2 * t + 1]!]);
  let need = pairs(teams);
  const invited: number[] = [];
  const employees = new Set([1009, ...teams.flat()]);
  for (const employee of employees) {
    if (need === 0) break;
    const others = teams.filter((team) => !team.includes(employee));
    if (others.length === teams.length || pairs(others) === need) continue;
    invited.push(employee);
    teams = others;
    need--;
  }
  return new TextEncoder().encode([invited.length, ...invited].map((line) => `${line}\n`).join(""));
}

/** The size of a largest matching. */
function pairs(teams: readonly Team[]): number {
  const mates = new Map<number, number[]>();
  for (const [i, j] of teams) mates.set(i, [...(mates.get(i) ?? []), j]);
  const taken = new Map<number, number>();
  const find = (i: number, seen: Set<number>): boolean => {
    for (const j of mates.get(i)!) {
      if (seen.has(j)) continue;
      seen.add(j);
      const other = taken.get(j);
      if (other !== undefined && !find(other, seen)) continue;
      taken.set(j, i);
      return true;
    }
    return false;
  };
  let count = 0;
  for (const i of mates.keys()) if (find(i, new Set())) count++;
  return count;
}

if (require.main === module) runProgram(solve);
