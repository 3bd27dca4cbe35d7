import { Command, InvalidArgumentError } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { ExpectedError } from "../base/expected-error";
import { onInterruption } from "../base/host/interruption";
import { ROOT } from "../base/host/repository";
import { runCommand } from "../base/host/run-command";
import type { ContestTask } from "./contest-task";
import { followContests } from "./host/follow-contests";
import { importSource } from "./host/import-source";
import type { Imported } from "./host/import-task";
import { type Listening, listen, STANDARD_PORTS } from "./host/listen";
import type { Batch } from "./task-batches";

interface Options {
  readonly to?: string;
  readonly port?: readonly number[];
  readonly once?: true;
  readonly wait: number;
}

const command = new Command("npm run import --")
  .description("bring problems in: from Competitive Companion, or from a folder or zip of cases")
  .argument("[place]", "folder, zip or problem package; without it we listen for the extension")
  .option("--to <slug>", "the problem that gets a folder's cases; named after it without this")
  .option("--port <ports...>", "listen on these ports alone", ports)
  .option("--once", "stop after the first problem or contest")
  .option("--wait <seconds>", "silence after which a contest counts as ended", seconds, 10);

runCommand(command, async (): Promise<ExitCode> => {
  const place = command.args[0];
  const options = command.opts<Options>();
  return place === undefined ? listenForTasks(options) : importPlace(place, options.to);
});

function importPlace(place: string, slug?: string): ExitCode {
  const found = importSource(ROOT, place, slug);
  say(`${found.isNew ? "new problem" : "cases for"} ${found.slug}: ${count(found.added)} added`);
  if (found.differing.length > 0) say(`other answers, ours kept: ${found.differing.join(" ")}`);
  if (found.unpaired.length > 0) say(`half a case, left out: ${found.unpaired.join(" ")}`);
  if (found.large.length > 0) {
    say(`too large for git, better made by a generator as large-*: ${found.large.join(" ")}`);
  }
  for (const note of found.notes) say(note);
  say(`cases/${found.slug}; next: npm run judge ${found.slug}`);
  return EXIT.accepted;
}

async function listenForTasks({ port, once, wait }: Options): Promise<ExitCode> {
  let imported = 0;
  let failed = 0;
  let stop = () => {};
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  const follower = followContests(ROOT, wait * 1000, {
    imported: (task, result) => {
      imported++;
      say(importedLine(task, result));
    },
    failed: (task, error) => {
      failed++;
      say(`not imported: ${task.title}: ${error instanceof Error ? error.message : error}`);
    },
    ended: (batch) => {
      if (batch.size > 1) say(batchLine(batch));
      failed += Math.max(0, batch.size - batch.tasks.length);
      if (once) stop();
    },
  });
  const listening = await listen(port ?? STANDARD_PORTS, {
    onTask: (task) => follower.take(task),
    onRefused: (reason) => say(`refused: ${reason}`),
  });
  onInterruption(stop);
  tellPorts(listening);
  await stopped;
  await listening.close();
  follower.stop();
  const problems = (count: number) => `${count} ${count === 1 ? "problem" : "problems"}`;
  say(`${problems(imported)} imported${failed > 0 ? `, ${failed} not` : ""}`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
}

function tellPorts({ ports, taken }: Listening): void {
  for (const port of taken) {
    say(`port ${port} is taken by another program: left out (--port chooses others)`);
  }
  if (ports.length === 0) {
    throw new ExpectedError(
      "every port is taken by another program",
      "npm run import -- --port 12345, and 12345 as custom port in the extension's options",
    );
  }
  say(`listening on port ${ports.join(", ")}; press the extension's button (Ctrl-C ends)`);
}

function importedLine(task: ContestTask, { slug, isNew, added, differing }: Imported): string {
  const what = isNew ? `new problem ${slug}` : `${slug} was here already`;
  const kept = differing.length > 0 ? `; other answers, ours kept: ${differing.join(" ")}` : "";
  const note = task.interactive ? "; it is interactive: samples alone cannot judge it" : "";
  const next = isNew
    ? `\n  problems/${slug}, cases/${slug}; next: its solution.ts, then npm run judge ${slug}`
    : "";
  return `${what}: ${count(added)} added${kept}${note} (${task.title})${next}`;
}

function batchLine({ size, tasks }: Batch): string {
  if (tasks.length >= size) return `contest whole: ${size} of ${size} problems came`;
  const missing = size - tasks.length;
  const names = tasks.map(({ title }) => title).join(", ");
  return `contest not whole: ${missing} of ${size} never came; open them one by one. Here: ${names}`;
}

function count(names: readonly string[]): string {
  return `${names.length} ${names.length === 1 ? "case" : "cases"}`;
}

function ports(value: string, before?: readonly number[]): readonly number[] {
  const added = value.split(",").map(Number);
  if (added.every((port) => Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    return [...(before ?? []), ...added];
  }
  throw new InvalidArgumentError("ports are whole numbers from 1 to 65535");
}

function seconds(value: string): number {
  const number = Number(value);
  if (number > 0 && number <= 3600) return number;
  throw new InvalidArgumentError("seconds are a number from 0 to 3600");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
