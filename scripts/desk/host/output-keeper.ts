import { rmSync } from "node:fs";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import { type FoundPart, foundFile, writeFound, writeSame } from "./found-files";

/** The same host, which keeps what each run printed and said; with `again` it runs what is known too. */
export function outputKeeper(host: OpenJudgeHost, again: boolean): OpenJudgeHost {
  return {
    ...host,
    recall: again ? () => undefined : host.recall,
    async run(problem, program, testCase) {
      const execution = await host.run(problem, program, testCase);
      if (program === problem.waiting) return execution; // what waits may be lost there: that is no output
      const { slug } = problem;
      const { name, expected } = testCase;
      const keep = (part: FoundPart, content: Uint8Array | string | undefined) => {
        const file = foundFile(slug, name, part);
        if (content === undefined || content.length === 0) rmSync(file, { force: true });
        else writeFound(file, content);
      };
      keep("stderr", execution.wholeStderr ?? execution.stderr);
      keep("talk", execution.transcript);
      if (execution.same && expected !== undefined) {
        keep("found", undefined);
        writeSame(slug, name, expected);
      } else {
        keep("same", undefined);
        writeFound(foundFile(slug, name), execution.output);
      }
      return execution;
    },
  };
}
