import { availableParallelism } from "node:os";
import { terminal } from "../../base/host/terminal";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import { makeLargeCases } from "../../judge/host/prepare/make-large-cases";
import { prepareProblem } from "../../judge/host/prepare/prepare-problem";
import { Output } from "../../judge/host/run/output";
import { judge } from "../../judge/judge";
import { reporters } from "../../judge/reporters/reporters";

/**
 * Judges an attempt on every case and shows the result; true if all are accepted. `over` ends it at
 * once.
 */
export async function judgeAttempt(
  slug: string,
  entry: string,
  over: AbortSignal,
): Promise<boolean> {
  const output = new Output(reporters.terminal(terminal()));
  const host = await openJudgeHost({ forget: "all" });
  const stop = () => void host.close();
  over.addEventListener("abort", stop);
  try {
    const largeTroubles = await makeLargeCases(slug);
    const read = await prepareProblem(slug, { entry });
    const problem = { ...read, troubles: [...largeTroubles, ...read.troubles] };
    const run = { jobs: availableParallelism(), failFast: true, interrupted: over };
    let [passed, failed] = [0, 0];
    for await (const event of judge([problem], host, run)) {
      output.event(event);
      if (event.type === "run-end") ({ passed, failed } = event);
    }
    return passed > 0 && failed === 0;
  } finally {
    over.removeEventListener("abort", stop);
    output.end();
    await host.close();
  }
}
