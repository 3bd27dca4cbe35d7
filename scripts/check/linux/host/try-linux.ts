import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { onInterruption } from "../../../base/host/interruption";
import { type LinuxStep, stepScript } from "../linux-step";
import { CLONE, name, prepareGuest, startGuest, writeSteps } from "./linux-guest";

/** All steps took 6 minutes on two busy cores. */
const LONGEST_MS = 1_800_000;
const LOOK_MS = 500;

/** Runs the steps in a guest; prints a line for each, and the outputs of those that went wrong. */
export async function tryLinux(
  steps: readonly LinuxStep[],
  say: (line: string) => void,
): Promise<ExitCode> {
  await prepareGuest(say);
  const folder = writeSteps(steps.map((step) => stepScript(step, CLONE)));
  say("starting it …");
  const guest = startGuest(LONGEST_MS);
  let over = false;
  const ended = guest.finally(() => {
    over = true;
  });
  const interrupted = onInterruption(() => void guest.kill("SIGKILL"));
  let failed = 0;
  for (const [at, step] of steps.entries()) {
    const file = (ending: string) => join(folder, `${name(at)}.${ending}`);
    while (!over && !existsSync(file("done"))) await pause(LOOK_MS);
    if (interrupted.aborted) return EXIT.interrupted;
    const text = existsSync(file("out")) ? readFileSync(file("out"), "utf8") : "it did not begin";
    const isRight = step.prints.test(text) && !step.butNot?.test(text);
    say(`${isRight ? "as expected" : "FAILED"}  ${step.system}: ${step.shows}`);
    if (isRight) continue;
    failed++;
    say(text.replace(/^/gm, "  | "));
  }
  const { stdout, stderr } = await ended;
  if (failed === steps.length) say(`${stdout}\n${stderr}`.replace(/^/gm, "  | "));
  say(`${steps.length - failed} passed, ${failed} failed`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
}
