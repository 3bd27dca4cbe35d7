import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine, sayTyped } from "../base/host/say";
import { movedLetters } from "../problem/desk-letters";
import { deskLetters, deskTasks } from "../problem/host/desk";
import { findCases } from "../problem/host/find-cases";
import { findSlugs } from "../problem/host/find-slugs";
import { readSubmissions } from "../problem/host/submissions";
import { standingOf } from "../problem/submission";
import { deskText } from "./desk-text";
import { clearDesk } from "./host/clear-desk";
import { keepTask } from "./host/keep-task";
import { restorable, restoreTask } from "./host/restore-task";

const command = new Command("npm run contest --")
  .description(
    "list the tasks on the contest's desk; keep one as a problem, remove or restore some",
  )
  .argument("[list|keep|remove|restore]", "what to do", "list")
  .argument("[task...]", "by letter, folder or the start of a name")
  .option("--as <slug>", "the name of the kept problem; its own without the letter by default")
  .option("--all", "remove or restore every task");

runCommand(command, async (): Promise<ExitCode> => {
  const [what = "list", ...words] = command.args;
  const { as, all = false } = command.opts<{ as?: string; all?: true }>();
  if (what === "list") {
    const count = (slug: string) => findCases(slug).cases.length;
    const became = (slug: string) => standingOf(readSubmissions(slug));
    const columns = process.stdout.columns ?? 100;
    sayTyped(deskText(deskTasks(), deskLetters(), count, columns, became));
    return EXIT.accepted;
  }
  if (what !== "keep" && what !== "remove" && what !== "restore") {
    throw new ExpectedError(`no action "${what}"`, "list, keep, remove, restore", EXIT.usage);
  }
  if (words.length === 0 && (!all || what === "keep")) {
    const removed = what === "restore" ? restorable(WORKSPACE).join(", ") : "";
    const hint = removed || `npm run contest -- ${what} a`;
    throw new ExpectedError(`${what} which task?`, hint, EXIT.usage);
  }
  const before = deskLetters();
  let exitCode: ExitCode = EXIT.accepted;
  if (what === "restore") {
    const slugs = all ? restorable(WORKSPACE) : words;
    for (const word of slugs) sayLine(`back on the desk: ${restoreTask(WORKSPACE, word)}`);
  } else if (what === "remove") {
    const slugs = all ? deskTasks().map(({ slug }) => slug) : findSlugs(words);
    const asking = { input: process.stdin, output: process.stdout, say: sayLine };
    exitCode = await clearDesk(WORKSPACE, slugs, all, asking);
  } else {
    for (const slug of findSlugs(words)) keepTask(WORKSPACE, slug, as, sayLine);
  }
  for (const line of movedLetters(before, deskLetters())) sayLine(line);
  return exitCode;
});
