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
import type { BoxRunner } from "../../../runner/host/box-runner";
import type { PlainSystem } from "../../../runner/host/plain-processes";
import { PlainRunner } from "../../../runner/host/plain-runner";
import { plainSystem } from "../../../runner/host/plain-system";
import type { Program } from "../../../runner/host/program";
import { checkerVerdict } from "../../checker-exit";
import type { Interactor } from "../../judged";
import { readMessage, testlibFiles, withPoints } from "./checker-program";
import { TALK, talking } from "./isolated";
import { type Child, HAS_GROUPS, killGroup } from "./kill-group";
import { latenessOfThis } from "./lateness";
import { Transcript } from "./transcript";

/** CPU time limit of an interactor. */
const INTERACTOR_MS = 10_000;
const LOOK_MS = 250;

/** After one side has ended, the other has this long to end too. */
const PATIENCE_MS = 5000;

/** With more turns the program keeps the interactor busy: it may talk for LIMITS_OF_TALK time limits. */
const MANY_TURNS = 1000;
const LIMITS_OF_TALK = 2;
const TALK_LEAST_MS = 1000;

/** With so many turns a program that waited for late answers gets a run without an idle limit. */
const SOME_TURNS = 20;
/** The same for a busy interactor, and where this process, through which the bytes pass, comes late itself. */
const TURNS_WHEN_LATE = 2;

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
  const { input, expected } = testCase;
  const { convention, command, flags = [], args: order, start } = partner;
  const folder = scratchFolder();
  const { words: own, isApart } = talking(start ? await start(folder, kept ?? folder) : command);
  const [file, ...words] = own;
  const feedback = join(kept ?? folder, "feedback");
  mkdirSync(feedback, { recursive: true });
  const args =
    convention === "icpc"
      ? [input, expected, `${feedback}/`, ...flags]
      : testlibFiles({ input, output: join(folder, "output"), answer: expected }, order);
  const interactor = execa(file!, [...words, ...args], {
    stdio: ["pipe", isApart ? "ignore" : "pipe", "pipe", ...(isApart ? (["pipe"] as const) : [])],
    buffer: { stdout: false, stderr: true, fd3: false },
    maxBuffer: 100_000,
    reject: false,
    detached: HAS_GROUPS,
  });
  const fromInteractor = (isApart ? interactor.stdio[TALK] : interactor.stdout) as Readable;
  const transcript = new Transcript();
  const longestTalkMs = Math.max(LIMITS_OF_TALK * limits.timeMs, TALK_LEAST_MS);
  let [stop, isTooLong] = [() => {}, false];
  const system = runner instanceof PlainRunner ? runner.system : plainSystem();
  const watched = watchTime(system, interactor, longestMs, (usedMs) => {
    isTooLong ||= usedMs > longestTalkMs && transcript.turns > MANY_TURNS;
    if (isTooLong) stop();
  });
  const heart = latenessOfThis();
  const saved = name === undefined ? undefined : join(CACHE, "transcripts", `${name}.txt`);
  const where = saved === undefined ? "" : ` (transcript in ${shownPath(saved)})`;
  try {
    let answered = false;
    let interaction: Promise<CheckResult> | undefined;
    const run = await runner.converse(
      program,
      limits,
      ({ toProgram, fromProgram, kill }) => {
        stop = kill;
        const pipes = [toProgram, fromProgram, interactor.stdin, fromInteractor];
        for (const pipe of pipes) pipe.on("error", () => {}); // gone
        fromInteractor.on("data", (bytes: Buffer) => {
          transcript.add("interactor", bytes);
          toProgram.write(bytes);
        });
        // An interactor that has said all may go on listening: the program then reads the end.
        fromInteractor.on("end", () => toProgram.end());
        fromProgram.on("data", (bytes: Buffer) => {
          transcript.add("program", bytes);
          interactor.stdin.write(bytes);
        });
        interaction = interactor.then(({ exitCode, stderr }) => {
          answered = true;
          toProgram.end();
          const message = readMessage(feedback) ?? stderr;
          const result = withPoints(checkerVerdict(convention, exitCode, message), feedback);
          if (result.verdict !== "AC") kill(); // later messages do not count
          return result;
        });
        interaction.catch(kill);
      },
      isPatient,
    );
    const { usedMs, busyMs } = watched.figures();
    if (isTooLong && run.stopped === "cancelled") {
      const endless = `no end of the conversation in ${transcript.turns} turns`;
      return { ...run, transcript: transcript.text(), endless: `${endless}${where}` };
    }
    if (usedMs > longestMs) throw tooSlow(`it computed for more than ${longestMs / 1000} s`, where);
    // A program that waits for a computing interactor, or for many late answers, is not to blame; one that was
    // told all is, however long the interactor took to start.
    const isSilent = transcript.silentMs() > run.idleMs / 2;
    const isBusy = run.stopped === "idle" && busyMs > run.idleMs / 2 && !isSilent;
    const isLate = run.stopped === "idle" && transcript.answeredMs > run.idleMs / 3;
    const isThisLate = run.stopped === "idle" && heart.lateMs() > run.idleMs / 3;
    const turns = isThisLate || isBusy ? TURNS_WHEN_LATE : SOME_TURNS;
    if ((isBusy || isLate || isThisLate) && !isPatient && transcript.turns > turns) {
      killGroup(interactor);
      const rest = [partner, name, longestMs, kept, true] as const;
      return await converse(runner, program, testCase, limits, ...rest);
    }
    if (isBusy) {
      throw tooSlow(`it was busy for ${Math.round(busyMs)} ms and the program waited`, where);
    }
    const crashedFirst = !answered && (run.exitCode !== 0 || run.signal !== undefined);
    interactor.stdin.end();
    // A late or crashed program gets TLE or RE, whatever the interactor makes of its silence.
    const decided = crashedFirst || (run.stopped !== undefined && run.stopped !== "cancelled");
    const late = setTimeout(() => killGroup(interactor), decided ? 0 : PATIENCE_MS);
    const result = await interaction!.catch((error: Error) => {
      if (decided) return undefined;
      throw new Error(`${error.message}${where}`);
    });
    clearTimeout(late);
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
    if (saved !== undefined) writeAtomically(saved, transcript.text());
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills an interactor that exceeds its CPU time; reports the time it used and was busy. */
function watchTime(
  system: PlainSystem,
  interactor: Child,
  longestMs: number,
  look: (usedMs: number) => void,
) {
  let [usedMs, busyMs] = [0, 0];
  const looking = setInterval(
    async () => {
      const usage = await system.usageOfTree(interactor.pid ?? 0);
      usedMs = Math.max(usedMs, usage?.cpuMs ?? 0);
      busyMs = Math.max(busyMs, usedMs + (usage?.waitMs ?? 0));
      look(usedMs);
      if (usedMs > longestMs) killGroup(interactor);
    },
    Math.max(LOOK_MS, system.lookMs),
  );
  return { figures: () => ({ usedMs, busyMs }), end: () => clearInterval(looking) };
}

function tooSlow(why: string, where: string): Error {
  return new Error(`the interactor is too slow: ${why}${where}`);
}

function withNote(result: CheckResult, where: string): CheckResult {
  return result.verdict === "AC" ? result : { ...result, message: `${result.message}${where}` };
}
