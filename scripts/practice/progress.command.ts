import { Command } from "commander";
import { EXIT, type ExitCode } from "../base/exit-code";
import { WORKSPACE } from "../base/host/roots";
import { runCommand } from "../base/host/run-command";
import { sayTyped } from "../base/host/say";
import { findSlugs } from "../problem/host/find-slugs";
import { problemExport } from "../problem/host/problem-module";
import type { Problem } from "../problem/problem";
import { practised } from "./host/practised";
import { OTHER, progressText } from "./progress-text";
import { standings } from "./spaced-repetition";

const command = new Command("npm run progress").description(
  "show what was practised: a grid of the families, a calendar, what is due",
);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

runCommand(command, async (): Promise<ExitCode> => {
  const { attempts, broken } = practised(WORKSPACE);
  const problems = findSlugs([]).map((slug) => {
    const tags = problemExport<Problem>(slug, "problem.ts", "problem")?.tags ?? [];
    return { slug, family: tags[0] ?? OTHER };
  });
  // Days begin at midnight where the user is, whatever the season.
  const dayOf = (time: number) =>
    Math.floor((time - new Date(time).getTimezoneOffset() * MINUTE_MS) / DAY_MS);
  const standingsNow = standings(attempts, Date.parse);
  sayTyped(progressText({ problems, standings: standingsNow, attempts, now: Date.now(), dayOf }));
  if (broken > 0) process.stderr.write(`${broken} lines of the history are no attempts\n`);
  return EXIT.accepted;
});
