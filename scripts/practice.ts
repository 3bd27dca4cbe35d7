import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { Command } from "commander";
import { GRADES, type Grade } from "./core/attempt";
import { clockText } from "./core/clock-text";
import { EXIT, type ExitCode } from "./core/exit-code";
import { ExpectedError } from "./core/expected-error";
import { BOX_DAYS, pickDue, standings } from "./core/spaced-repetition";
import { judge } from "./engine/judge";
import { findSlugs } from "./host/cases/find-slugs";
import { colorWanted, Output } from "./host/command/output";
import { runCommand } from "./host/command/run-command";
import { openJudgeHost } from "./host/judging/open-judge-host";
import { prepareProblem } from "./host/judging/prepare-problem";
import { AskLines } from "./host/practice/ask-lines";
import { giveHint } from "./host/practice/give-hint";
import { appendAttempt, readHistory } from "./host/practice/history";
import { openInEditor } from "./host/practice/open-in-editor";
import {
  closeDesk,
  type Desk,
  openDesk,
  readSession,
  type Session,
  writeSession,
} from "./host/practice/session";
import { ROOT } from "./host/repository";
import { reporters } from "./reporters/reporters";

const command = new Command("npm run practice --")
  .description("solve a problem that is due, from its statement alone, against the clock")
  .argument("[slug]", "this one, due or not")
  .option("--no-open", "do not start $VISUAL or $EDITOR")
  .addHelpText(
    "after",
    `\nA problem comes back after ${BOX_DAYS.join(", ")} days. "easy" without a hint goes two steps on,\n` +
      '"hard" one; "again" and giving up begin anew. The most overdue comes first, then a new one.\n' +
      "Attempts are lines of .practice/history.jsonl, which git does not keep.",
  );

const KEYS = "Enter judges, e edits, h gives a hint, q gives up, Ctrl-D pauses\n";

runCommand(command, async (): Promise<ExitCode> => {
  const slug = command.args[0] === undefined ? due() : findSlugs([command.args[0]])[0]!;
  const desk = openDesk(ROOT, slug);
  const openedAt = Date.now();
  process.stdout.write(
    `${desk.isResumed ? "going on with" : "practising"} ${slug}\n` +
      `  statement  ${relative(ROOT, desk.statement)}\n` +
      `  solution   ${relative(ROOT, desk.solution)}\n` +
      KEYS,
  );
  if (command.opts<{ open: boolean }>().open) await openInEditor([desk.statement, desk.solution]);
  const lines = new AskLines();
  try {
    return await work(desk, openedAt, lines);
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

async function work(desk: Desk, openedAt: number, lines: AskLines): Promise<ExitCode> {
  const { slug, spentMs } = desk.session;
  const spent = () => spentMs + Date.now() - openedAt;
  const session = () => readSession(ROOT, slug) ?? desk.session;
  for (;;) {
    const answer = await lines.ask(`${clockText(spent() / 1000)} > `);
    if (answer === undefined) {
      writeSession(ROOT, { ...session(), spentMs: spent() });
      process.stdout.write(`paused; npm run practice ${slug} goes on\n`);
      return EXIT.accepted;
    }
    if (answer === "h") {
      const hint = giveHint(ROOT, slug);
      process.stdout.write(
        hint ? `hint ${hint.number} of ${hint.count}: ${hint.text}\n` : "no more hints\n",
      );
    } else if (answer === "e") {
      await openInEditor([desk.statement, desk.solution]);
    } else if (answer === "q") {
      return end(session(), spent() / 1000, false, lines);
    } else if (answer === "") {
      writeSession(ROOT, { ...session(), runs: session().runs + 1 });
      const seconds = spent() / 1000; // the judge's time is not the solver's
      if (await isAccepted(slug, desk.solution)) return end(session(), seconds, true, lines);
    } else process.stdout.write(KEYS);
  }
}

async function isAccepted(slug: string, entry: string): Promise<boolean> {
  const columns = process.stdout.columns ?? 80;
  const output = new Output(
    reporters.terminal({ color: colorWanted(), columns, live: process.stdout.isTTY === true }),
  );
  const host = await openJudgeHost({ forget: "all" });
  try {
    const problem = await prepareProblem(slug, { entry });
    const run = { jobs: availableParallelism(), failFast: true };
    let [passed, failed] = [0, 0];
    for await (const event of judge([problem], host, run)) {
      output.event(event);
      if (event.type === "run-end") ({ passed, failed } = event);
    }
    return passed > 0 && failed === 0;
  } finally {
    output.end();
    await host.close();
  }
}

/** Asks how it went, writes it down and clears the desk. */
async function end(
  { slug, hints, runs }: Session,
  exactSeconds: number,
  solved: boolean,
  lines: AskLines,
): Promise<ExitCode> {
  const seconds = Math.round(exactSeconds);
  const what = solved ? "solved" : "given up";
  process.stdout.write(`${what} after ${clockText(seconds)}, hints: ${hints}\n`);
  const grade = solved ? await askGrade(lines) : "again";
  if (grade === undefined) return EXIT.accepted;
  const attempt = { slug, at: new Date().toISOString(), solved, seconds, runs, hints, grade };
  appendAttempt(ROOT, attempt);
  closeDesk(ROOT, slug);
  const { box } = standings(readHistory(ROOT).attempts, Date.parse).get(slug)!;
  process.stdout.write(`comes back in ${BOX_DAYS[box]} days\n`);
  return solved ? EXIT.accepted : EXIT.notAccepted;
}

async function askGrade(lines: AskLines): Promise<Grade | undefined> {
  for (;;) {
    const answer = await lines.ask("how was it: again, hard or easy? ");
    if (answer === undefined) return undefined;
    const grade = GRADES.find((each) => answer !== "" && each.startsWith(answer));
    if (grade) return grade;
  }
}
