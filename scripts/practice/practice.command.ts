import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { onInterruption } from "../base/host/interruption";
import { openInEditor } from "../base/host/open-in-editor";
import { WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayTyped } from "../base/host/say";
import { findSlugs } from "../problem/host/find-slugs";
import { AskLines } from "./host/ask-lines";
import { dueProblem } from "./host/due-problem";
import { judgeAttempt } from "./host/judge-attempt";
import { type Room, sitDown } from "./host/sit-down";
import { BOX_DAYS } from "./spaced-repetition";

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
  const [word] = command.args;
  const warn = (text: string) => void process.stderr.write(text);
  const slug = word === undefined ? dueProblem(WORKSPACE, warn) : findSlugs([word])[0]!;
  const lines = new AskLines();
  const over = onInterruption(() => lines.close()); // Ctrl-C pauses as Ctrl-D does
  const room: Room = {
    root: WORKSPACE,
    now: Date.now,
    ask: (question) => lines.ask(question),
    say: sayTyped,
    edit: openInEditor,
    isAccepted: (slug, entry) => judgeAttempt(slug, entry, over),
  };
  try {
    const code = await sitDown(slug, room, command.opts<{ editor: boolean }>().editor);
    return over.aborted ? EXIT.interrupted : code;
  } finally {
    lines.close();
  }
});
