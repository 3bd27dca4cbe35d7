import { Command } from "commander";
import { breadthFirstSearch } from "../../lib/sliding/breadth-first-search";
import { SlidingBoard } from "../../lib/sliding/sliding-board";
import { EXIT, type ExitCode } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";

const command = new Command("npm run stores --").description(
  "bytes a state and states a second of each way to keep boards: all 181,440 of 3×3 by BFS",
);

runCommand(command, async (): Promise<ExitCode> => {
  const board = new SlidingBoard(3, 3);
  // From an unsolvable board the search visits every state of its half.
  const start = board.parse("2 1 3 4 5 6 7 8 0");
  process.stdout.write("store    bytes a state  states a second (median of 5)\n");
  for (const kind of ["text", "packed", "rank", "wide"] as const) {
    const search = breadthFirstSearch(board, kind);
    const times: number[] = [];
    let [bytes, states] = [0, 0];
    for (let round = 0; round < 5; round++) {
      const before = process.cpuUsage();
      const result = search(start);
      const used = process.cpuUsage(before);
      times.push((used.user + used.system) / 1e6);
      ({ bytes, states } = result);
    }
    const median = times.sort((a, b) => a - b)[2]!;
    const perState = (bytes / states).toFixed(1).padStart(13);
    const perSecond = String(Math.round(states / median)).padStart(16);
    process.stdout.write(`${kind.padEnd(8)} ${perState} ${perSecond}\n`);
  }
  return EXIT.accepted;
});
