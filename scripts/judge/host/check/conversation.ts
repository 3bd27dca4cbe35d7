import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { execa } from "execa";
import { CACHE, shownPath } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { writeAtomically } from "../../../base/host/write-atomically";
import type { Case } from "../../../problem/case";
import type { CheckResult } from "../../../problem/check-result";
import type { Execution, Limits } from "../../../runner/execution";
import type { BoxRunner, Ends } from "../../../runner/host/box/box-runner";
import { PlainRunner } from "../../../runner/host/plain/plain-runner";
import { plainSystem } from "../../../runner/host/plain/plain-system";
import type { Program } from "../../../runner/host/program";
import { checkerVerdict } from "../../checker-exit";
import type { Interactor } from "../../judged";
import { emptyFile, readMessage, TALK_OUTPUT, testlibFiles, withPoints } from "./checker-program";
import { firstBytes } from "./first-bytes";
import { TALK, talking } from "./isolated";
import { HAS_GROUPS, killGroup } from "./kill-group";
import { latenessOfThis } from "./lateness";
import { passOn, type Way } from "./pass-on";
import { TalkBound, turnCostMs } from "./talk-bound";
import { Transcript } from "./transcript";
import { watchUse } from "./watched-use";

/** CPU time limit of an interactor. */
const INTERACTOR_MS = 10_000;

/** After the program has ended, an interactor that does nothing has this long to end too. */
const PATIENCE_MS = 5000;

/** A program that waited for late answers gets a patient run after so many turns. */
const SOME_TURNS = 20;
/** A patient run, which has no idle limit for the program, ends when neither side does anything so long. */
const STILL_MS = 10_000;

/**
 * Connects a program and an interactor; the bytes pass through here, for the transcript, which is kept
 * under the name, if there is one.
 */
export async function converse(
  runner: BoxRunner | PlainRunner,
  program: Program,
  testCase: Case,
  limits: Limits,
  partner: Interactor,
  name: string | undefined,
  longestMs = INTERACTOR_MS,
  kept?: string,
  isPatient = false,
): Promise<Execution> {
  const { input, expected: answer } = testCase;
  const { convention, command, flags = [], args: order, start } = partner;
  const folder = scratchFolder();
  const { words: own, isApart } = talking(start ? await start(folder, kept ?? folder) : command);
  const [file, ...words] = own;
  const expected = answer ?? emptyFile(join(folder, "answer")); // few interactors read one
  const feedback = join(kept ?? folder, "feedback");
  mkdirSync(feedback, { recursive: true });
  const args =
    convention === "icpc"
      ? [input, expected, `${feedback}/`, ...flags]
      : testlibFiles({ input, output: join(kept ?? folder, TALK_OUTPUT), answer: expected }, order);
  const interactor = execa(file!, [...words, ...args], {
    stdio: ["pipe", isApart ? "ignore" : "pipe", "pipe", ...(isApart ? (["pipe"] as const) : [])],
    buffer: false,
    reject: false,
    detached: HAS_GROUPS,
  });
  const stderr = firstBytes(interactor.stderr!, () => killGroup(interactor));
  const fromInteractor = (isApart ? interactor.stdio[TALK] : interactor.stdout) as Readable;
  const transcript = new Transcript();
  const system = runner instanceof PlainRunner ? runner.system : plainSystem();
  const bound = new TalkBound(limits.timeMs, () => turnCostMs(system));
  let ends: Ends | undefined;
  const ways: { in?: Way; out?: Way } = {};
  let [ending, leftAt]: ["endless" | "still" | "left" | undefined, number | undefined] = [
    undefined,
    undefined,
  ];
  const watched = watchUse(
    [() => system.usageOfTree(interactor.pid ?? 0), async () => ends?.usage()],
    system.lookMs,
    ({ cpuMs: [usedMs = 0, ownMs = 0], stillMs }) => {
      if (usedMs > longestMs) killGroup(interactor);
      if (leftAt !== undefined) {
        if (stillMs - leftAt <= PATIENCE_MS) return;
        ending = "left";
        killGroup(interactor);
      } else if (bound.isOver(usedMs + ownMs, transcript)) {
        ending = "endless";
        ends?.kill();
      } else if (isPatient && stillMs > STILL_MS + limits.timeMs) {
        ending = "still";
        ends?.kill();
      }
    },
  );
  const heart = latenessOfThis();
  const saved = name === undefined ? undefined : join(CACHE, "transcripts", `${name}.txt`);
  const where = saved === undefined ? "" : ` (transcript in ${shownPath(saved)})`;
  try {
    let answered = false;
    let interaction: Promise<CheckResult> | undefined;
    let run = await runner.converse(
      program,
      limits,
      (given) => {
        ends = given;
        const { toProgram, fromProgram, kill } = given;
        const pipes = [toProgram, fromProgram, interactor.stdin, fromInteractor];
        for (const pipe of pipes) pipe.on("error", () => {}); // gone
        ways.in = passOn(fromInteractor, toProgram, (bytes) => transcript.add("interactor", bytes));
        ways.out = passOn(fromProgram, interactor.stdin, (bytes) =>
          transcript.add("program", bytes),
        );
        // An interactor that has said all may go on listening: the program then reads the end.
        fromInteractor.on("end", () => toProgram.end());
        interactor.once("exit", () => ways.in?.rest());
        interaction = interactor.then(({ exitCode }) => {
          answered = true;
          toProgram.end();
          const message = readMessage(feedback) ?? stderr.text();
          const result = withPoints(checkerVerdict(convention, exitCode, message), feedback);
          if (result.verdict !== "AC") kill(); // later messages do not count
          return result;
        });
        interaction.catch(kill);
      },
      isPatient,
    );
    const { cpuMs, busyMs, stillMs } = watched.use();
    if (ending === "endless" && run.stopped === "cancelled") {
      const endless = transcript.withoutEnd(cpuMs, bound.mostMs(transcript));
      return { ...run, transcript: transcript.text(), endless: `${endless}${where}` };
    }
    if (ending === "still" && run.stopped === "cancelled") {
      run = { ...run, stopped: "idle", idleMs: stillMs };
    }
    const tooSlow = () => {
      const why = `it computed for more than ${longestMs / 1000} s`;
      return new Error(`the interactor is too slow: ${why}${where}`);
    };
    if (cpuMs[0]! > longestMs) throw tooSlow();
    // The program is to blame if it has every answer and says nothing, unless many answers came late. It may not
    // be to blame if it waited for a busy interactor, or for this process.
    const { idleMs } = run;
    const isSilent = transcript.silentMs() > idleMs / 2;
    const isLate = transcript.answeredMs > idleMs / 3 && transcript.turns > SOME_TURNS;
    const isHeldUp = busyMs[0]! > idleMs / 2 || heart.lateMs() > idleMs / 3;
    const isIdleUnsure = isLate || (isHeldUp && !isSilent);
    const isUnsure = run.stopped === "idle" ? isIdleUnsure : run.stopped === "starved";
    if (isUnsure && !isPatient) {
      killGroup(interactor);
      watched.end();
      const rest = [partner, name, longestMs, kept, true] as const;
      return await converse(runner, program, testCase, limits, ...rest);
    }
    ways.in?.leave(limits.outputBytes);
    await ways.out?.rest();
    const crashedFirst = !answered && (run.exitCode !== 0 || run.signal !== undefined);
    interactor.stdin.end();
    // A late or crashed program gets TLE or RE, whatever the interactor makes of its silence.
    const decided = crashedFirst || (run.stopped !== undefined && run.stopped !== "cancelled");
    leftAt = watched.use().stillMs;
    if (decided) killGroup(interactor);
    const result = await interaction!.catch((error: Error) => {
      if (decided) return undefined;
      if (watched.use().cpuMs[0]! > longestMs) throw tooSlow();
      if (ending === "left") {
        const seconds = PATIENCE_MS / 1000;
        throw new Error(`the interactor did not end within ${seconds} s after the program${where}`);
      }
      throw new Error(`${error.message}${where}`);
    });
    const deadlock = run.stopped === "idle" ? transcript.lastWord() : undefined;
    return {
      ...run,
      transcript: transcript.text(),
      ...(deadlock !== undefined && { deadlock: `${deadlock}${where}` }),
      ...(result && !crashedFirst && { interaction: withNote(result, where) }),
    };
  } finally {
    watched.end();
    heart.end();
    killGroup(interactor);
    for (const pipe of [ends?.toProgram, ends?.fromProgram]) pipe?.destroy();
    if (saved !== undefined) writeAtomically(saved, transcript.text());
    rmSync(folder, { recursive: true, force: true });
  }
}

function withNote(result: CheckResult, where: string): CheckResult {
  return result.verdict === "AC" ? result : { ...result, message: `${result.message}${where}` };
}
