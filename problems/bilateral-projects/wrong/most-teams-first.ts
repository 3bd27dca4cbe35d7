// expect: WA — always invites the employee who is in the most remaining teams
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [m, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let teams = Array.from({ length: m! }, (_, t) => numbers.slice(2 * t, 2 * t + 2));
  const invited: number[] = [];
  const count = new Map<number, number>();
  for (const employee of teams.flat()) count.set(employee, (count.get(employee) ?? 0) + 1);
  while (teams.length > 0) {
    const [best] = [...count].reduce((a, b) =>
      b[1] > a[1] || (b[1] === a[1] && b[0] === 1009) ? b : a,
    );
    invited.push(best);
    teams = teams.filter((team) => {
      if (!team.includes(best)) return true;
      for (const employee of team) count.set(employee, count.get(employee)! - 1);
      return false;
    });
  }
  return new TextEncoder().encode([invited.length, ...invited].map((line) => `${line}\n`).join(""));
}

if (require.main === module) runProgram(solve);
