import { Command, InvalidArgumentError, Option } from "commander";
import type { ExitCode } from "../base/exit-code";
import { openInEditor } from "../base/host/open-in-editor";
import { WORKSPACE as root } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayLine } from "../base/host/say";
import { importPlace, type PlaceOptions } from "./host/import-place";
import { importAddress } from "./tasks/host/import-address";
import { listenForTasks } from "./tasks/host/listen-for-tasks";
import { webAddress } from "./tasks/judge-address";

interface Options extends PlaceOptions {
  readonly problem?: true;
  readonly port?: readonly number[];
  readonly once?: true;
  readonly wait: number;
  readonly editor: boolean;
  readonly desk?: string;
}

const command = new Command("npm run import --")
  .description("bring problems in: from Competitive Companion, an address, a folder or a zip")
  .argument("[place]", "folder, zip or address; without it we listen for the extension")
  .option("--to <slug>", "the problem that gets a folder's cases; named after it without this")
  .option("--problem", "tasks go to problems/ at once, instead of to the contest's desk")
  .option("--each", "every folder with cases is a problem of its own")
  .option("--pattern <names...>", "how inputs and outputs are called: 'test*/in{n}' 'test*/out{n}'")
  .option("--testlib <file>", "the testlib.h of checkers that bring none")
  .option("--dry-run", "say what a folder or zip would become, and write nothing")
  .option("--port <ports...>", "listen on these ports alone", ports)
  .option("--renew", "replace cases by corrected samples; the old files stay beside them as .old")
  .option("--once", "stop after the first problem or contest")
  .option("--wait <seconds>", "silence after which a contest counts as ended", seconds, 10)
  .option("--no-editor", "do not open what came in $VISUAL or $EDITOR")
  .addOption(new Option("--desk <address>", "the page of jb desk that started it").hideHelp());

runCommand(command, async (): Promise<ExitCode> => {
  const [place] = command.args;
  const { problem, port, once, wait, editor, desk, ...options } = command.opts<Options>();
  const edit = editor ? openInEditor : async () => {};
  const wish = { place: problem ? "problems" : "desk", renew: options.renew } as const;
  if (place !== undefined && webAddress(place)) return importAddress(root, place, wish, sayLine);
  if (place !== undefined) return importPlace(root, place, options, sayLine);
  const listening = { ...wish, port, once, waitMs: wait * 1000, desk };
  return listenForTasks(listening, { root, say: sayLine, edit });
});

function ports(value: string, before?: readonly number[]): readonly number[] {
  const added = value.split(",").map(Number);
  const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65_535;
  if (added.every(isPort)) return [...(before ?? []), ...added];
  throw new InvalidArgumentError("ports are whole numbers from 1 to 65535");
}

function seconds(value: string): number {
  if (Number(value) > 0 && Number(value) <= 3600) return Number(value);
  throw new InvalidArgumentError("seconds are a number from 0 to 3600");
}
