import { setTimeout as pause } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { onInterruption } from "../../../base/host/interruption";
import { KERNELS, type Kernel, type LinuxStep, stepScript } from "../linux-step";
import { makeDisk, requireGuests, startGuest, stepOutputs } from "./linux-guest";
import { CLONE, makeLinux } from "./linux-system";

/** All steps took 6 minutes under user-mode-linux on two cores, 35 beside a load of 15; 7 under qemu. */
const LONGEST_MS = 3_600_000;
const LOOK_MS = 500;

interface Tally {
  right: number;
  wrong: number;
}

/** Runs the steps in guests; prints a line for each, and the outputs of those that went wrong. */
export async function tryLinux(
  steps: readonly LinuxStep[],
  say: (line: string) => void,
): Promise<ExitCode> {
  const { emulates } = requireGuests();
  await makeLinux(say);
  const tally: Tally = { right: 0, wrong: 0 };
  const untried: LinuxStep[] = [];
  for (const kernel of KERNELS) {
    const its = steps.filter(({ kernel: own = "user-mode-linux" }) => own === kernel);
    if (its.length === 0) continue;
    if (kernel !== "user-mode-linux" && !emulates) untried.push(...its);
    else if (await inGuest(kernel, its, tally, say)) return EXIT.interrupted;
  }
  for (const { system } of untried) {
    say(`not tried  ${system}: apt-get install qemu-system-x86`);
  }
  const rest = untried.length > 0 ? `, ${untried.length} not tried` : "";
  say(`${tally.right} passed, ${tally.wrong} failed${rest}`);
  return tally.wrong + untried.length === 0 ? EXIT.accepted : EXIT.notAccepted;
}

/** Returns whether the user has ended it. */
async function inGuest(
  kernel: Kernel,
  steps: readonly LinuxStep[],
  tally: Tally,
  say: (line: string) => void,
): Promise<boolean> {
  await makeDisk(steps.map((step) => stepScript(step, CLONE)));
  say(`starting it: ${kernel} …`);
  const guest = startGuest(kernel, LONGEST_MS);
  let over = false;
  const ended = guest.finally(() => {
    over = true;
  });
  const interrupted = onInterruption(() => void guest.kill("SIGKILL"));
  let began = false;
  for (const [at, step] of steps.entries()) {
    while (!over && stepOutputs().length <= at) await pause(LOOK_MS);
    if (interrupted.aborted) return true;
    const output = stepOutputs()[at];
    const text = output ?? "it did not end";
    began ||= output !== undefined;
    const isRight = step.prints.test(text) && !step.butNot?.test(text);
    say(`${isRight ? "as expected" : "FAILED"}  ${step.system}: ${step.shows}`);
    tally[isRight ? "right" : "wrong"]++;
    if (!isRight) say(text.replace(/^/gm, "  | "));
  }
  const { stdout, stderr } = await ended;
  if (!began) say(`${stdout}\n${stderr}`.replace(/^/gm, "  | "));
  return false;
}
