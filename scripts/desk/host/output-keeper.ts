import { rmSync } from "node:fs";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import { foundFile, writeFound } from "./found-files";

/** The same host, which keeps the whole output of what it runs; with `again` it runs what is known too. */
export function outputKeeper(host: OpenJudgeHost, again: boolean): OpenJudgeHost {
  return {
    ...host,
    recall: again ? () => undefined : host.recall,
    async run(problem, program, testCase) {
      const execution = await host.run(problem, program, testCase);
      const file = foundFile(problem.slug, testCase.name);
      if (execution.same) rmSync(file, { force: true });
      else writeFound(file, execution.output);
      return execution;
    },
  };
}
