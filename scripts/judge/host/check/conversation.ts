import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, shownPath } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { writeAtomically } from "../../../base/host/write-atomically";
import type { CheckResult } from "../../../problem/check-result";
import type { Execution } from "../../../runner/execution";
import type { Ends } from "../../../runner/host/box/box-runner";
import { PlainRunner } from "../../../runner/host/plain/plain-runner";
import { plainSystem } from "../../../runner/host/plain/plain-system";
import { checkerVerdict } from "../../decide/checker-exit";
import { crlfPieces } from "../../decide/line-ends";
import { readMessage, withPoints } from "./checker-program";
import { latenessOfThis } from "./lateness";
import { passOn } from "./pass-on";
import { type RunningInteractor, startInteractor } from "./start-interactor";
import type { Talk } from "./talk";
import { TalkBound, turnCostMs } from "./talk-bound";
import { PATIENCE_MS, TalkWatch } from "./talk-watch";
import { Transcript } from "./transcript";

/** CPU time limit of an interactor. */
const INTERACTOR_MS = 10_000;

/**
 * A program that has waited for late answers runs again without an idle limit. If it is silent after an
 * answer, it does so only when the talk has had more turns than this.
 */
const SOME_TURNS = 20;

/**
 * Connects a program and an interactor; the bytes pass through here, for the transcript. Where the idle
 * limit may have ended a program that was not to blame, it runs once more, without that limit.
 */
export async function converse(talk: Talk): Promise<Execution> {
  return (await talkOnce(talk, false)) ?? (await talkOnce(talk, true))!;
}

/** One run of a talk; undefined where only a patient run can tell. A patient run always can. */
async function talkOnce(talk: Talk, isPatient: boolean): Promise<Execution | undefined> {
  const { runner, limits, name, interactorMs = INTERACTOR_MS } = talk;
  const folder = scratchFolder();
  const interactor = await startInteractor(talk, folder);
  const { child, kill } = interactor;
  const transcript = new Transcript();
  const system = runner instanceof PlainRunner ? runner.system : plainSystem();
  const bound = new TalkBound(limits.timeMs, () => turnCostMs(system));
  const side = { pid: child.pid ?? 0, kill };
  const talked = { system, interactor: side, interactorMs, limits, transcript, bound, isPatient };
  const watch = new TalkWatch(talked);
  const heart = latenessOfThis();
  const saved = name === undefined ? undefined : join(CACHE, "transcripts", `${name}.txt`);
  const where = saved === undefined ? "" : ` (transcript in ${shownPath(saved)})`;
  const tooSlow = () => {
    const why = `it computed for more than ${interactorMs / 1000} s`;
    return new Error(`the interactor is too slow: ${why}${where}`);
  };
  try {
    let line: Connection | undefined;
    const connected = (ends: Ends) => {
      watch.program = ends;
      line = connect(ends, interactor, transcript, talk);
    };
    let run = await runner.converse(talk.program, limits, connected, isPatient);
    const { cpuMs, busyMs, stillMs, isTooSlow } = watch.use();
    if (watch.ending === "endless" && run.stopped === "cancelled") {
      const endless = transcript.withoutEnd(cpuMs, bound.mostMs(transcript));
      return { ...run, transcript: transcript.text(), endless: `${endless}${where}` };
    }
    if (watch.ending === "still" && run.stopped === "cancelled") {
      run = { ...run, stopped: "idle", idleMs: stillMs };
    }
    if (isTooSlow) throw tooSlow();
    if (!isPatient && isUnsure(run, transcript, { busyMs: busyMs[0]!, lateMs: heart.lateMs() })) {
      return undefined;
    }
    const deadlock = run.stopped === "idle" ? transcript.lastWord() : undefined;
    await line?.flush(limits.outputBytes);
    const crashedFirst = !line?.isJudged() && (run.exitCode !== 0 || run.signal !== undefined);
    interactor.stdin.end();
    // A late or crashed program gets TLE or RE, whatever the interactor makes of its silence.
    const isDecided = crashedFirst || (run.stopped !== undefined && run.stopped !== "cancelled");
    watch.programLeft();
    if (isDecided) kill();
    const result = await line?.interaction.catch((error: Error) => {
      if (isDecided) return undefined;
      if (watch.use().isTooSlow) throw tooSlow();
      if (watch.ending === "left") {
        const seconds = PATIENCE_MS / 1000;
        throw new Error(`the interactor did not end within ${seconds} s after the program${where}`);
      }
      throw new Error(`${error.message}${where}`);
    });
    return {
      ...run,
      transcript: transcript.text(),
      ...(deadlock !== undefined && { deadlock: `${deadlock}${where}` }),
      ...(result && !crashedFirst && { interaction: withNote(result, where) }),
    };
  } finally {
    watch.end();
    heart.end();
    kill();
    for (const pipe of [watch.program?.toProgram, watch.program?.fromProgram]) pipe?.destroy();
    if (saved !== undefined) writeAtomically(saved, transcript.text());
    rmSync(folder, { recursive: true, force: true });
  }
}

type Connection = ReturnType<typeof connect>;

/** Passes on what the two sides say, and ends the talk when the interactor has decided. */
function connect(
  { toProgram, fromProgram, kill }: Ends,
  { child, stdin, stdout, stderr, feedback }: RunningInteractor,
  transcript: Transcript,
  { interactor: { convention }, crlf = false }: Talk,
) {
  for (const pipe of [toProgram, fromProgram, stdin, stdout]) pipe.on("error", () => {}); // gone
  const hear = (bytes: Buffer) => transcript.add("interactor", bytes);
  const toIt = passOn(stdout, toProgram, hear, crlf ? crlfPieces() : undefined);
  const fromIt = passOn(fromProgram, stdin, (bytes) => transcript.add("program", bytes));
  // An interactor that has said all may go on listening: the program then reads the end.
  const close = () => {
    transcript.isClosed = true;
    toProgram.end();
  };
  stdout.on("end", close);
  child.once("exit", () => toIt.rest());
  let isJudged = false;
  const interaction: Promise<CheckResult> = child.then(({ exitCode }) => {
    isJudged = true;
    close();
    const message = readMessage(feedback) ?? stderr.text();
    const result = withPoints(checkerVerdict(convention, exitCode, message), feedback);
    if (result.verdict !== "AC") kill(); // later messages do not count
    return result;
  });
  interaction.catch(kill);
  return {
    /** The interactor's verdict. */
    interaction,
    isJudged: () => isJudged,
    /** After the program's end: drops what it did not read, passes on the rest of what it said. */
    async flush(mostBytes: number): Promise<void> {
      toIt.leave(mostBytes);
      await fromIt.rest();
    },
  };
}

/**
 * Blames a silent program only if it has every answer, few of them were late, and neither interactor nor judge was
 * busy.
 */
function isUnsure(
  { stopped, idleMs }: Execution,
  transcript: Transcript,
  { busyMs, lateMs }: { readonly busyMs: number; readonly lateMs: number },
): boolean {
  if (stopped !== "idle") return stopped === "starved";
  const isSilent = transcript.silentMs() > idleMs / 2;
  const isLate = transcript.answeredMs > idleMs / 3 && (transcript.turns > SOME_TURNS || !isSilent);
  const isHeldUp = busyMs > idleMs / 2 || lateMs > idleMs / 3;
  return isLate || (isHeldUp && !isSilent);
}

function withNote(result: CheckResult, where: string): CheckResult {
  return result.verdict === "AC" ? result : { ...result, message: `${result.message}${where}` };
}
