import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { typedName } from "../../base/host/roots";
import type { Bundle } from "../../bundle/host/bundle";
import { type KnownVerdicts, knownVerdicts } from "../../judge/host/engine/known-verdicts";
import { isFailure } from "../../problem/verdict";
import { machine, machineWords } from "../../targets/machines";
import { runtimeName } from "../../targets/target";
import type { SubmittedProgram } from "./submitted-program";

type Submitted = Pick<SubmittedProgram, "slug" | "judgedBy">;

/**
 * Takes a bundle as accepted on the word of an earlier judging of exactly these bytes; `other` names its
 * runtime where that is not the judge's.
 */
export async function judgedBefore(
  { slug, judgedBy }: Submitted,
  bundle: Bundle,
  tell: (line: string) => void,
  verdictsOf: (slug: string, bundle: Bundle) => Promise<KnownVerdicts> = knownVerdicts,
): Promise<{ bundle: Bundle; judged: ExitCode; other?: string }> {
  if (judgedBy === "verify") {
    throw new ExpectedError("--now is for problems", "submit without --now", EXIT.usage);
  }
  const { cases, results, runtime } = await verdictsOf(slug, bundle);
  const name = typedName(slug);
  const wrong = results.find(({ verdict }) => isFailure(verdict));
  if (wrong) {
    throw new ExpectedError(
      `${name}/${wrong.name} was ${wrong.verdict} when this bundle was judged; nothing was copied`,
      `npm run judge ${name}`,
      EXIT.notAccepted,
    );
  }
  const missing = cases - results.length;
  if (cases === 0 || missing > 0) {
    const count = cases === 0 ? "it has no case" : `${missing} of ${cases} cases have no verdict`;
    const message = `this bundle of ${name} was not judged: ${count}; nothing was copied`;
    throw new ExpectedError(
      message,
      `${["npm run judge --", name, ...machineWords(bundle.target)].join(" ")}, or submit without --now`,
    );
  }
  const judgesRuntime = runtimeName(machine(bundle.target).runtime);
  const other = judgesRuntime === runtime ? "" : `note    not under the judge's ${judgesRuntime}\n`;
  const accepted = results.filter(({ verdict }) => verdict === "AC").length;
  const doubts = results.flatMap(({ blanksDiffer, mayBeCut, message }) =>
    blanksDiffer || mayBeCut ? `note    AC, ${message}\n` : [],
  );
  tell(
    `known   ${accepted} verdicts AC under ${runtime}\n${other}${[...new Set(doubts)].join("")}`,
  );
  return { bundle, judged: EXIT.accepted, ...(judgesRuntime !== runtime && { other: runtime }) };
}
