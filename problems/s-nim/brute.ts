/**
 * S-Nim: positions of up to three heaps with at most 24 beads are played out; for others the numbers
 * are found by recursion from the definition.
 */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  let at = 0;
  while (words[at]! > 0) {
    const moves = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + moves.length;
    const game = { moves, won: new Map<string, boolean>(), numbers: [] as number[] };
    let line = "";
    for (let left = words[at++]!; left > 0; left--) {
      const heaps = words.slice(at + 1, at + 1 + words[at]!);
      at += 1 + heaps.length;
      const small = heaps.length <= 3 && heaps.reduce((sum, heap) => sum + heap, 0) <= 24;
      const wins = small
        ? winsByPlay(game, heaps)
        : heaps.reduce((s, h) => s ^ number(game, h), 0) !== 0;
      line += wins ? "W" : "L";
    }
    lines.push(`${line}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

interface Game {
  readonly moves: readonly number[];
  readonly won: Map<string, boolean>;
  readonly numbers: number[];
}

function winsByPlay(game: Game, heaps: readonly number[]): boolean {
  const key = heaps.join(" ");
  const answer = game.won.get(key);
  if (answer !== undefined) return answer;
  const wins = heaps.some((heap, at) =>
    game.moves.some(
      (move) =>
        move <= heap &&
        !winsByPlay(
          game,
          heaps.map((other, index) => (index === at ? heap - move : other)),
        ),
    ),
  );
  game.won.set(key, wins);
  return wins;
}

function number(game: Game, heap: number): number {
  for (let size = game.numbers.length; size <= heap; size++) {
    const reached = new Set<number | undefined>();
    for (const move of game.moves) reached.add(game.numbers[size - move]);
    let smallest = 0;
    while (reached.has(smallest)) smallest++;
    game.numbers.push(smallest);
  }
  return game.numbers[heap]!;
}

if (require.main === module) runProgram(solve);
