import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { typedName } from "../../base/host/roots";
import { allSubmissions } from "../../problem/host/submissions";
import { type Submission, sentBefore } from "../../problem/submission";
import { isTarget, targets } from "../../targets/targets";
import { became } from "../submissions-text";
import { type Asking, saysYes } from "./confirm-stand-in";

/** Asks before the same bytes go to the same page once more; throws without a yes. */
export async function confirmAgain(
  slug: string,
  what: Pick<Submission, "judge" | "sha256" | "page">,
  asking: Asking,
  root?: string,
): Promise<void> {
  // Of any name: a copy of a task is sent to the same page.
  const all = allSubmissions(root).flatMap(({ submissions }) => submissions);
  const before = sentBefore(
    all.sort((a, b) => a.at - b.at),
    what,
  );
  if (!before) return;
  const name = typedName(slug);
  const title = isTarget(what.judge) ? targets[what.judge].title : what.judge;
  const facts = `exactly this file of ${name} went to ${title} before: ${became(before)}`;
  if (await saysYes(`${facts}. Send it again?`, asking)) return;
  const hint = `npm run submit ${name} -- --send --again`;
  const look = before.address ?? before.page;
  throw new ExpectedError(
    `${facts}; sent: no`,
    look ? `look at ${look}, or ${hint}` : hint,
    EXIT.usage,
  );
}
