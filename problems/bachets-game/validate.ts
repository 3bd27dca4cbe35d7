import { Scanner } from "../../lib/io/scanner";
import { problem } from "./problem";

const { maxGames, maxStones, maxMoves } = problem.bounds;

/** Throws at the first thing in the input that the statement forbids. */
export function validate(input: Uint8Array): void {
  const scanner = new Scanner(input);
  let games = 0;
  while (scanner.hasNext()) {
    if (++games > maxGames) scanner.fail(`at most ${maxGames} games`);
    scanner.intIn(1, maxStones, "n");
    const moves = scanner.intIn(1, maxMoves, "m");
    let one = false;
    for (let at = 0; at < moves; at++) if (scanner.intIn(1, maxStones, "a move") === 1) one = true;
    scanner.endLine();
    if (!one) scanner.fail("a 1 among the moves");
  }
  if (games === 0) scanner.fail("a game");
}
