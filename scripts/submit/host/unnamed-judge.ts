import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { classicRefusals } from "../../targets/classics";
import { defaultTarget, judgeTitle, targetNames } from "../../targets/targets";
import type { SubmitSources } from "./submit-page";

/**
 * What is said where this machine's Node judges, because no judge of the problem has a runtime that we know;
 * undefined where one has. Throws where its judge takes no such program.
 */
export function unnamedJudge(
  { judges, found }: Pick<SubmitSources, "judges" | "found"> = { judges: [], found: undefined },
): string | undefined {
  if (defaultTarget(judges) !== undefined) return undefined;
  const how = `judged under Node ${process.versions.node}`;
  const names = judges.map(({ judge }) => ({
    title: judgeTitle(judge),
    why: classicRefusals[judge],
  }));
  const taking = names.find(({ why }) => why === undefined);
  if (names[0] && !taking) {
    const { title, why } = names[0];
    const message = `${title} ${why}; nothing was copied`;
    throw new ExpectedError(message, "--for names a judge that takes it", EXIT.setup);
  }
  const name = taking?.title ?? (found && URL.canParse(found) ? siteOf(found) : undefined);
  if (name === undefined) return `no judge is named: ${how}`;
  const isKnown = targetNames.some((target) => name.split(".").includes(target));
  if (isKnown) return `problem.ts names no judge, though its page is at ${name}: ${how}`;
  return `${name} is no judge that judgebench knows: ${how}`;
}

function siteOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, "");
}
