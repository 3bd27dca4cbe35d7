import { isAbsolute } from "node:path";
import type { Bundle } from "../../../bundle/host/bundle";
import { namedProgram } from "../../../problem/host/named-program";
import { presentRuntime } from "../../../runner/host/runtimes/runtimes";
import { isNode, machine } from "../../../targets/machines";
import { type Runtime, runtimeName } from "../../../targets/target";
import { knownResult } from "../../decide/known-result";
import type { CaseResult } from "../../events/case-result";
import { makeLargeCases } from "../prepare/make-large-cases";
import { prepareProblem } from "../prepare/prepare-problem";
import { prepareProgram } from "../prepare/prepare-program";
import { cutOf, targetProgram } from "../prepare/target-program";
import { openJudgeHost } from "./open-judge-host";
import { standInOf } from "./stand-in";

/** What earlier runs of the judge found for exactly these bytes. */
export interface KnownVerdicts {
  readonly cases: number;
  readonly results: readonly CaseResult[];
  readonly runtime: string;
}

/**
 * The kept verdicts of a bundle of a problem, or of a program at an absolute path, judged as its judge does it or without `--for`: whichever knows more
 * cases. Nothing is run and nothing is fetched.
 */
export async function knownVerdicts(slug: string, bundle: Bundle): Promise<KnownVerdicts> {
  const { target } = bundle;
  const ours: Runtime = { name: "node", version: process.versions.node };
  const ofJudge = !isNode(target) && {
    runtime: standInOf(target) ?? machine(target).runtime,
    target,
  };
  const ways = [...(ofJudge ? [ofJudge] : []), { runtime: ours, target: undefined }];
  const isPath = isAbsolute(slug);
  const owner = isPath ? namedProgram(slug)?.of?.slug : slug;
  if (owner !== undefined) await makeLargeCases(owner);
  const prepare = isPath ? prepareProgram : prepareProblem;
  const host = await openJudgeHost();
  let most: KnownVerdicts | undefined;
  try {
    for (const { runtime, target } of ways) {
      const command = presentRuntime(runtime);
      if (!command) continue;
      // Its flags follow from the limits, which preparing it finds.
      const bare = targetProgram(bundle, undefined, 0, command);
      const problem = await prepare(slug, { program: bare, ...(target && { target }) });
      const program = targetProgram(bundle, target, problem.limits.memoryMiB, command);
      const { waiting: _, ...rest } = problem;
      const judged = { ...rest, ...cutOf(program, target) };
      const results = problem.cases.flatMap(
        (testCase) => knownResult(judged, program, testCase, host) ?? [],
      );
      if (most && most.results.length >= results.length) continue;
      most = { cases: problem.cases.length, results, runtime: runtimeName(runtime) };
    }
  } finally {
    await host.close();
  }
  return most!;
}
