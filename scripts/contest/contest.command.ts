import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { shownPath, WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine, sayTyped } from "../base/host/say";
import { movedLetters } from "../problem/desk-letters";
import { deskLetters, deskTasks } from "../problem/host/desk";
import { findCases } from "../problem/host/find-cases";
import { findSlugs } from "../problem/host/find-slugs";
import { readSubmissions } from "../problem/host/submissions";
import { standingOf } from "../problem/submission";
import { deskText } from "./desk-text";
import { keepTask, removeTask } from "./host/keep-task";

const command = new Command("npm run contest --")
  .description("list the tasks on the contest's desk; keep one as a problem, or remove some")
  .argument("[list|keep|remove]", "what to do", "list")
  .argument("[task...]", "by letter, folder or the start of a name")
  .option("--as <slug>", "the name of the kept problem; its own without the letter by default")
  .option("--all", "remove every task");

runCommand(command, async (): Promise<ExitCode> => {
  const [what = "list", ...words] = command.args;
  const { as, all } = command.opts<{ as?: string; all?: true }>();
  if (what === "list") {
    const count = (slug: string) => findCases(slug).cases.length;
    const became = (slug: string) => standingOf(readSubmissions(slug));
    const columns = process.stdout.columns ?? 100;
    sayTyped(deskText(deskTasks(), deskLetters(), count, columns, became));
    return EXIT.accepted;
  }
  if (what !== "keep" && what !== "remove") {
    throw new ExpectedError(`no action "${what}"`, "list, keep, remove", EXIT.usage);
  }
  const every = all && what === "remove";
  if (words.length === 0 && !every) {
    throw new ExpectedError(`${what} which task?`, `npm run contest -- ${what} a`, EXIT.usage);
  }
  const slugs = every ? deskTasks().map(({ slug }) => slug) : findSlugs(words);
  const before = deskLetters();
  for (const slug of slugs) {
    if (what === "remove") {
      sayLine(`removed: ${slug}, now in ${shownPath(removeTask(WORKSPACE, slug))}`);
    } else {
      const name = as ?? slug.replace(/^[a-z]\d*-/, "");
      keepTask(WORKSPACE, slug, name);
      sayLine(`kept as problems/${name} and cases/${name}; next: its README.md (the statement),`);
      sayLine(`  the card of solution.ts, generate.ts, validate.ts; then npm run check ${name}`);
    }
  }
  for (const line of movedLetters(before, deskLetters())) sayLine(line);
  return EXIT.accepted;
});
