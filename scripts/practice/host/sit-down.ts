import { relative } from "node:path";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { GRADES, type Grade } from "../attempt";
import { clockText } from "../clock-text";
import { BOX_DAYS, standings } from "../spaced-repetition";
import { giveHint, givenHints, hintText } from "./give-hint";
import { appendAttempt, readHistory } from "./history";
import { closeDesk, type Desk, openDesk, readSession, type Session, writeSession } from "./session";

/** The surroundings of a practice session: terminal, clock, editor, judge. */
export interface Room {
  readonly root: string;
  readonly now: () => number;
  /** The next typed line; undefined at the end of stdin. */
  ask(question: string): Promise<string | undefined>;
  say(text: string): void;
  edit(files: readonly string[]): Promise<void>;
  isAccepted(slug: string, entry: string): Promise<boolean>;
}

const KEYS =
  "Enter judges, e edits, h gives a hint, H shows those given, q gives up, Ctrl-D pauses\n";

/** The grade of a solved problem if the user gives none. */
const UNTOLD: Grade = "hard";

/** One sitting at one problem, from its statement to a grade or to a pause. */
export async function sitDown(slug: string, room: Room, opensEditor: boolean): Promise<ExitCode> {
  const desk = openDesk(room.root, slug);
  const { statement, solution, isResumed } = desk;
  const openedAt = room.now();
  room.say(
    `${isResumed ? "going on with" : "practising"} ${slug}\n` +
      `  statement  ${relative(room.root, statement)}\n` +
      `  solution   ${relative(room.root, solution)}\n` +
      KEYS,
  );
  if (opensEditor) await room.edit([statement, solution]);
  return work(desk, openedAt, room);
}

async function work(desk: Desk, openedAt: number, room: Room): Promise<ExitCode> {
  const { root, say } = room;
  const { slug, spentMs } = desk.session;
  let judgedMs = 0; // judging time does not count as the user's time
  const spent = () => spentMs + room.now() - openedAt - judgedMs;
  const session = () => readSession(root, slug) ?? desk.session;
  for (;;) {
    const answer = await room.ask(`${clockText(spent() / 1000)} > `);
    if (answer === undefined) {
      writeSession(root, { ...session(), spentMs: spent() });
      say(`paused; npm run practice ${slug} goes on\n`);
      return EXIT.accepted;
    }
    if (answer === "h") {
      const hint = giveHint(root, slug);
      say(hint ? hintText(hint) : "no more hints\n");
    } else if (answer === "H") {
      for (const hint of givenHints(root, slug)) say(hintText(hint));
    } else if (answer === "e") {
      await room.edit([desk.statement, desk.solution]);
    } else if (answer === "q") {
      return end(session(), spent() / 1000, false, room);
    } else if (answer === "") {
      writeSession(root, { ...session(), runs: session().runs + 1 });
      const start = room.now();
      const isAccepted = await room.isAccepted(slug, desk.solution);
      judgedMs += room.now() - start;
      if (isAccepted) return end(session(), spent() / 1000, true, room);
    } else say(KEYS);
  }
}

/** Asks for a grade, records the attempt and clears the desk. */
async function end(
  { slug, hints, runs }: Session,
  exactSeconds: number,
  solved: boolean,
  room: Room,
): Promise<ExitCode> {
  const { root, say } = room;
  const seconds = Math.round(exactSeconds);
  say(`${solved ? "solved" : "given up"} after ${clockText(seconds)}, hints: ${hints}\n`);
  const asked = solved ? await askGrade(room) : "again";
  // A solved problem without a grade still counts: the attempt is kept.
  if (asked === undefined) say(`written down as "${UNTOLD}"\n`);
  const grade = asked ?? UNTOLD;
  const at = new Date(room.now()).toISOString();
  appendAttempt(root, { slug, at, solved, seconds, runs, hints, grade });
  closeDesk(root, slug);
  const { box } = standings(readHistory(root).attempts, Date.parse).get(slug)!;
  say(`comes back in ${BOX_DAYS[box]} ${BOX_DAYS[box] === 1 ? "day" : "days"}\n`);
  return solved ? EXIT.accepted : EXIT.notAccepted;
}

async function askGrade({ ask }: Room): Promise<Grade | undefined> {
  for (;;) {
    const answer = await ask("how was it: again, hard or easy? ");
    if (answer === undefined || answer === "q") return undefined;
    const grade = GRADES.find((word) => answer !== "" && word.startsWith(answer));
    if (grade) return grade;
  }
}
