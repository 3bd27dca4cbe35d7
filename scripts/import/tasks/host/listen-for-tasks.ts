import { basename, join } from "node:path";
import { counted } from "../../../base/counted";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { ExpectedError } from "../../../base/expected-error";
import { onInterruption } from "../../../base/host/interruption";
import { problemFolder } from "../../../base/host/roots";
import { deskLetters } from "../../../problem/host/desk";
import { announceListener, takeOffer } from "../../../send/browser/host/offers";
import { portHolder } from "../../../send/browser/host/port-holder";
import { batchLines, nextLine, type TaskOutcome, taskLines } from "../import-lines";
import { followContests } from "./follow-contests";
import type { Place } from "./import-task";
import { type Listening, listen, STANDARD_PORTS } from "./listen";

export interface ListenOptions {
  readonly place: Place;
  readonly port?: readonly number[] | undefined;
  readonly once?: true | undefined;
  readonly waitMs: number;
  /** Replaces cases by corrected samples. */
  readonly renew?: true | undefined;
  /** The page of jb desk that started it. */
  readonly desk?: string | undefined;
}

interface ImportHost {
  readonly root: string;
  say(line: string): void;
  /** Opens the solutions of what came. */
  edit(files: readonly string[]): Promise<void>;
}

/** Takes tasks from the browser's extension until Ctrl-C, or with `once` until the first contest is over. */
export async function listenForTasks(
  { place, port, once, waitMs, renew, desk }: ListenOptions,
  { root, say, edit }: ImportHost,
): Promise<ExitCode> {
  let [imported, failed] = [0, 0];
  let stop = () => {};
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  let names: TaskOutcome[] = [];
  let files: string[] = [];
  let editing: Promise<void> = Promise.resolve();
  const follower = followContests(
    root,
    place,
    { silenceMs: waitMs, renew },
    {
      imported: (task, result) => {
        imported++;
        for (const line of taskLines(task, result)) say(line);
        names.push(result);
        if (!result.isNew) return;
        files.push(join(problemFolder(result.slug, root), "solution.ts"));
      },
      failed: (task, error) => {
        failed++;
        say(`not imported: ${task.title}: ${error instanceof Error ? error.message : error}`);
      },
      ended: (batch, moves) => {
        for (const line of moves) say(line);
        const letters = deskLetters(root);
        const called = names.map(({ letter, slug }) =>
          letter !== undefined && letters.get(letter) === slug ? letter : slug,
        );
        if (batch.size > 1) for (const line of batchLines(batch, called)) say(line);
        else if (called[0] !== undefined) say(nextLine(called[0]));
        failed += Math.max(0, batch.size - batch.tasks.length);
        const opened = files;
        editing = editing.then(() => edit(opened));
        [names, files] = [[], []];
        if (once) stop();
      },
    },
  );
  const listening = await listen(port ?? STANDARD_PORTS, {
    holder: { workspace: basename(root), ...(desk !== undefined && { desk }) },
    onTask: (task) => follower.take(task),
    onRefused: (reason) => say(`refused: ${reason}`),
    takeProgram: () => {
      const taken = takeOffer();
      if (taken) say(`handed over to the browser: ${taken.handed.url}`);
      return taken;
    },
  });
  onInterruption(stop);
  await tellPorts(listening, say);
  const forget = announceListener(listening.ports);
  await stopped;
  forget();
  await listening.close();
  follower.stop();
  await editing;
  say(`${counted(imported, "problem")} imported${failed > 0 ? `, ${failed} not` : ""}`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
}

async function tellPorts({ ports, taken }: Listening, say: (line: string) => void): Promise<void> {
  const holders = await Promise.all(taken.map(portHolder));
  const ours = [...new Set(holders)].filter((holder) => holder !== undefined);
  if (ports.length === 0 && ours.length > 0) {
    throw new ExpectedError(
      `${ours.join(" and ")} takes the tasks already`,
      "press the extension's button; npm run import -- --port 12345 listens beside it",
    );
  }
  for (const [at, port] of taken.entries()) {
    const holder = holders[at] ?? "another program";
    say(`port ${port} is taken by ${holder}: left out (--port chooses others)`);
  }
  if (ports.length === 0) {
    throw new ExpectedError(
      "every port is taken by another program",
      "npm run import -- --port 12345, and 12345 as custom port in the extension's options",
    );
  }
  say(`listening on port ${ports.join(", ")}; press the extension's button (Ctrl-C ends)`);
}
