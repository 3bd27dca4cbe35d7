import { rmSync } from "node:fs";
import type { OpenJudgeHost } from "../../judge/host/engine/open-judge-host";
import type { Judged } from "../../judge/judged";
import type { Case } from "../../problem/case";
import { contentHash } from "../../problem/host/content-hash";
import type { Program } from "../../runner/host/program";
import { FOUND_PARTS, type FoundPart, foundFile, writeFound, writeSame } from "./found-files";

/** Which program on which input has printed what is kept, by task and case. */
export type KeptOutputs = Map<string, string>;

/**
 * The same host, which keeps what each run printed and said; with `again` it runs what is known too. A verdict
 * that is remembered takes away what another program has printed since.
 */
export function outputKeeper(host: OpenJudgeHost, kept: KeptOutputs, again = false): OpenJudgeHost {
  const recall: OpenJudgeHost["recall"] = (problem, program, testCase) => {
    const result = host.recall(problem, program, testCase);
    if (!result || program === problem.waiting) return result;
    const key = keyOf(problem, testCase);
    if (kept.get(key) !== runOf(program, testCase)) {
      kept.delete(key);
      for (const part of FOUND_PARTS)
        rmSync(foundFile(problem.slug, testCase.name, part), { force: true });
    }
    return result;
  };
  return {
    ...host,
    recall: again ? () => undefined : recall,
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
      kept.set(keyOf(problem, testCase), runOf(program, testCase));
      return execution;
    },
  };
}

function keyOf({ slug }: Judged<Program>, { name }: Case): string {
  return `${slug} ${name}`;
}

function runOf({ sha256 }: Program, { input }: Case): string {
  return `${sha256} ${contentHash(input)}`;
}
