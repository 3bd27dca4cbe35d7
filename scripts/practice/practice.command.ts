import { availableParallelism } from "node:os";
import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { onInterruption } from "../base/host/interruption";
import { openInEditor } from "../base/host/open-in-editor";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import { terminal } from "../base/host/terminal";
import { openJudgeHost } from "../judge/host/open-judge-host";
import { Output } from "../judge/host/output";
import { prepareProblem } from "../judge/host/prepare-problem";
import { judge } from "../judge/judge";
import { reporters } from "../judge/reporters/reporters";
import { findSlugs } from "../problem/host/find-slugs";
import { AskLines } from "./host/ask-lines";
import { readHistory } from "./host/history";
import { readSession } from "./host/session";
import { type Room, sitDown } from "./host/sit-down";
import { BOX_DAYS, pickDue, standings } from "./spaced-repetition";

const command = new Command("npm run practice --")
  .description("solve a problem that is due, from its statement alone, against the clock")
  .argument("[slug]", "this one, due or not")
  .option("--no-editor", "do not start $VISUAL or $EDITOR")
  .addHelpText(
    "after",
    `\nA problem comes back after ${BOX_DAYS.join(", ")} days. "easy" without a hint goes\n` +
      'two steps on, "hard" one; "again" and giving up begin anew. The most overdue\n' +
      "comes first, then a new one.\n" +
      "Attempts are lines of .practice/history.jsonl, which git does not keep.",
  );

runCommand(command, async (): Promise<ExitCode> => {
  const slug = command.args[0] === undefined ? due() : findSlugs([command.args[0]])[0]!;
  const lines = new AskLines();
  const over = onInterruption(() => lines.close()); // Ctrl-C pauses as Ctrl-D does
  const room: Room = {
    root: ROOT,
    now: Date.now,
    ask: (question) => lines.ask(question),
    say: (text) => void process.stdout.write(text),
    edit: openInEditor,
    isAccepted: (slug, entry) => isAccepted(slug, entry, over),
  };
  try {
    const code = await sitDown(slug, room, command.opts<{ editor: boolean }>().editor);
    return over.aborted ? EXIT.interrupted : code;
  } finally {
    lines.close();
  }
});

/** The problem that is due, by the history. */
function due(): string {
  const { attempts, broken } = readHistory(ROOT);
  if (broken > 0) process.stderr.write(`${broken} lines of the history are no attempts\n`);
  const slugs = findSlugs([]);
  const open = slugs.find((slug) => readSession(ROOT, slug) !== undefined);
  if (open !== undefined) return open;
  const known = standings(attempts, Date.parse);
  const slug = pickDue(slugs, known, Date.now(), Math.random());
  if (slug !== undefined) return slug;
  throw new ExpectedError(
    "nothing is due: every problem was solved lately",
    "npm run practice <slug>, or npm run progress for when what is due",
    EXIT.nothingMatched,
  );
}

async function isAccepted(slug: string, entry: string, over: AbortSignal): Promise<boolean> {
  const output = new Output(reporters.terminal(terminal()));
  const host = await openJudgeHost({ forget: "all" });
  const stop = () => void host.close();
  over.addEventListener("abort", stop);
  try {
    const problem = await prepareProblem(slug, { entry });
    const run = { jobs: availableParallelism(), failFast: true, interrupted: over };
    let [passed, failed] = [0, 0];
    for await (const event of judge([problem], host, run)) {
      output.event(event);
      if (event.type === "run-end") ({ passed, failed } = event);
    }
    return passed > 0 && failed === 0;
  } finally {
    over.removeEventListener("abort", stop);
    output.end();
    await host.close();
  }
}
