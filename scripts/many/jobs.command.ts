import { Command } from "commander";
import { counted } from "../base/counted";
import { EXIT } from "../base/exit-code";
import { runCommand } from "../base/host/run-command";
import { remark, say } from "../base/host/say";
import { findJobs } from "./host/find-jobs";

const command = new Command("npm run jobs --")
  .description("print what batch reads: a line for each program of a folder, or of a problem")
  .argument("<place>", "a folder of hand-ins, folder/<who>/a.py, or a problem: its own programs")
  .option("--problem <slug>", "the problem whose cases judge the folder's programs");

const NAMED = 5;

runCommand(command, async () => {
  const { jobs, others } = findJobs(command.args[0]!, command.opts<{ problem?: string }>().problem);
  for (const job of jobs) say(`${JSON.stringify(job)}\n`);
  if (others.length > 0) {
    const more = others.length > NAMED ? ", …" : "";
    remark(`left out ${counted(others.length, "file")}, no program by its name: `);
    remark(`${others.slice(0, NAMED).join(", ")}${more}\n`);
  }
  return jobs.length === 0 ? EXIT.nothingMatched : EXIT.accepted;
});
