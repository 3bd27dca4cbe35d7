import { setTimeout as sleep } from "node:timers/promises";
import { generations, told } from "../../../lib/evolution/genetic";
import { queensMaximum } from "../../../lib/queens/queens-genetic";
import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { terminal } from "../../base/host/terminal";
import { evolutionFrame, evolutionLine } from "../evolution";
import {
  type Evolution,
  evolutionMethods,
  evolutionPlan,
  TUTORIAL_THRESHOLD,
} from "../evolution-method";
import type { LiveScreen } from "./live-screen";

const FRAMES_A_SECOND = 15;

/** Runs to the end or to Ctrl-C; prints the result in plain lines that stay on the terminal. */
export async function evolve(
  evolution: Evolution,
  speed: number,
  screen: LiveScreen | undefined,
  say: (text: string) => void,
): Promise<ExitCode> {
  const { n, method, seed } = evolution;
  const goal = queensMaximum(n);
  if (n === 2 || n === 3) {
    throw new ExpectedError(`${n} queens have no placement`, "--n 4", EXIT.usage);
  }
  const restarts = method === "threshold" && (evolution.threshold ?? TUTORIAL_THRESHOLD) >= goal;
  const title = [
    counted(n, "queen"),
    evolutionMethods[method].about,
    ...(restarts ? ["as high as can be, so all boards are new each time"] : []),
    `seed ${seed}`,
  ].join(", ");
  const run = generations(planOf(evolution));
  const stop = onInterruption(() => {});
  const start = performance.now();
  let drawnAt = Number.NEGATIVE_INFINITY;
  let record = -1;
  let recordAt = 0;
  let recordRows = "";
  if (!screen) say(`${title}\n`);
  for (;;) {
    const { value, done } = run.next();
    if (done) {
      screen?.close();
      const outcome = value.solved ? "solved" : `best ${record} of ${goal}`;
      say(`${outcome} in generation ${recordAt}: ${recordRows}\n`);
      return value.solved ? EXIT.accepted : EXIT.notAccepted;
    }
    const best = value.fitness[value.bestAt]!;
    const now = performance.now();
    const due = speed > 0 || best >= goal || now - drawnAt >= 1000 / FRAMES_A_SECOND;
    if (screen && due) {
      drawnAt = now;
      const rate = (1000 * (value.number + 1)) / Math.max(1, now - start);
      const figures = { title, goal, speed: rate };
      screen.draw(
        evolutionFrame(told(value), figures, { ...screen.size, color: terminal().color }),
      );
      await sleep(best >= goal ? 1500 : speed > 0 ? 1000 / speed : 0, undefined, {
        signal: stop,
      }).catch(() => {});
    } else if (!screen && best > record) {
      say(`${evolutionLine(told(value), goal)}\n`);
    }
    if (best > record) {
      record = best;
      recordAt = value.number;
      recordRows = Array.from(value.population[value.bestAt]!, (row) => row + 1).join(" ");
    }
    // Without pictures nothing awaits: give signals a turn now and then.
    if (!screen && value.number % 4096 === 0) await sleep(0);
    if (stop.aborted) {
      screen?.close();
      say(`stopped in generation ${value.number}, best so far ${record} of ${goal}\n`);
      return EXIT.interrupted;
    }
  }
}

function planOf(evolution: Evolution) {
  try {
    return evolutionPlan(evolution);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExpectedError(error.message, "npm run evolve -- --help", EXIT.usage);
  }
}
