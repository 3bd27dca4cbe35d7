import { Command, Option } from "commander";
import { blankMoves, SlidingBoard } from "../lib/sliding-board";
import { reachableStates, slidingSolvable } from "../lib/sliding-solvable";
import { EXIT, type ExitCode } from "./core/exit-code";
import { ExpectedError } from "./core/expected-error";
import { ALGORITHM_NAMES, ALGORITHMS, type AlgorithmName } from "./core/sliding-algorithms";
import { runCommand } from "./host/command/run-command";

const command = new Command("npm run slide --")
  .description("solve one sliding puzzle and show moves, count and all boards on the way")
  .argument("<size>", "rows and columns, such as 3x3")
  .argument("<numbers...>", "the board row by row, 0 for the blank")
  .addOption(
    new Option("--by <algorithm>", "the search")
      .choices(ALGORITHM_NAMES)
      .default("ida-star-patterns"),
  )
  .option("--seconds <count>", "budget of time", "60")
  .option("--states <count>", "budget of states kept", "20000000")
  .option("--boards", "show every board from the start to the goal");

runCommand(command, async (): Promise<ExitCode> => {
  const [size, numbers] = command.processedArgs as [string, string[]];
  const options = command.opts();
  const [board, start] = read(size, numbers.join(" "));
  const out = (line: string) => process.stdout.write(`${line}\n`);
  out(board.show(start));
  out(`${reachableStates(board.rows, board.columns)} boards lead to the goal`);
  if (!slidingSolvable(board.rows, board.columns, start)) {
    out("unsolvable");
    return EXIT.notAccepted;
  }
  const search = ALGORITHMS[options.by as AlgorithmName](board);
  const maxMs = 1000 * Number(options.seconds);
  const clock = () => performance.now();
  const result = search(start, { maxMs, maxStates: Number(options.states), clock });
  const spent = `${result.generated} generated, ${result.states} kept, ${Math.round(result.ms)} ms`;
  if (!result.moves) {
    out(`not reached (${result.stopped}): ${spent}`);
    return EXIT.notAccepted;
  }
  out(`${result.moves.length} moves by ${options.by} (${spent})`);
  out(`blank: ${blankMoves(result.moves)}`);
  out(`tiles: ${board.tileMoves(start, result.moves).join(", ")}`);
  if (options.boards) {
    for (const each of board.replay(start, result.moves)) out(`\n${board.show(each)}`);
  }
  return EXIT.accepted;
});

function read(size: string, numbers: string): [SlidingBoard, Uint8Array] {
  const match = /^(\d+)[x×](\d+)$/.exec(size);
  try {
    if (!match) throw new Error(`no size "${size}"`);
    const board = new SlidingBoard(Number(match[1]), Number(match[2]));
    return [board, board.parse(numbers)];
  } catch (error) {
    throw new ExpectedError((error as Error).message, "3x3 1 2 3 0 4 6 7 5 8", EXIT.usage);
  }
}
