import { Command, Option } from "commander";
import { SlidingBoard } from "../../lib/sliding/sliding-board";
import { EXIT, type ExitCode } from "../base/exit-code";
import { positiveInteger } from "../base/host/option-values";
import { runCommand } from "../base/host/run-command";
import { HARDEST_BOARDS, HARDEST_MOVES } from "./hardest-boards";
import { databaseFile, openDatabase } from "./host/open-database";
import { solveInThreads } from "./host/solve-in-threads";
import { PATTERN_PLAN_NAMES, PATTERN_PLANS, type PatternPlanName } from "./pattern-plans";

const command = new Command("npm run hardest --")
  .description("solve every 15-puzzle that takes the most moves")
  .addOption(
    new Option("--database <partition>", "pattern databases, kept in .cache/databases")
      .choices(PATTERN_PLAN_NAMES)
      .default("7-8"),
  )
  .option("--threads <count>", "threads over one table", positiveInteger, 1);

runCommand(command, async (): Promise<ExitCode> => {
  const { database, threads } = command.opts<{ database: PatternPlanName; threads: number }>();
  const plan = PATTERN_PLANS[database];
  const report = (text: string) => process.stderr.write(`${text}\n`);
  const opened = performance.now();
  const values = await openDatabase(databaseFile(database), plan, report);
  const begun = performance.now();
  const solved = await solveInThreads(plan, values, HARDEST_BOARDS, threads);
  const ended = performance.now();
  const board = new SlidingBoard(plan.rows, plan.columns);
  let wrong = 0;
  process.stdout.write(" #  moves      nodes      ms\n");
  solved.forEach(({ moves, nodes, ms }, at) => {
    const last = board.replay(HARDEST_BOARDS[at]!, moves).at(-1)!;
    const isRight = moves.length === HARDEST_MOVES && last.join() === board.goal().join();
    if (!isRight) wrong++;
    const cells = [moves.length, nodes, Math.round(ms)].map((value, column) =>
      String(value).padStart([7, 11, 8][column]!),
    );
    process.stdout.write(
      `${String(at + 1).padStart(2)}${cells.join("")}${isRight ? "" : "  wrong"}\n`,
    );
  });
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const most = Math.max(...solved.map(({ ms }) => ms));
  process.stdout.write(
    `${database}: open ${seconds(begun - opened)} s, solve ${seconds(ended - begun)} s ` +
      `by ${threads} at once, slowest ${seconds(most)} s; ${wrong} wrong\n`,
  );
  return wrong === 0 ? EXIT.accepted : EXIT.notAccepted;
});
