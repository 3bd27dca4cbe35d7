import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { findSlugs } from "../../problem/host/find-slugs";
import { pickDue, standings } from "../spaced-repetition";
import { practised } from "./practised";
import { readSession } from "./session";

/** The paused problem, else the one that is due by the history; throws if none is. */
export function dueProblem(root: string, warn: (text: string) => void): string {
  const { attempts, broken } = practised(root);
  if (broken > 0) warn(`${broken} lines of the history are no attempts\n`);
  const slugs = findSlugs([]);
  const open = slugs.find((slug) => readSession(root, slug) !== undefined);
  if (open !== undefined) return open;
  const standingsNow = standings(attempts, Date.parse);
  const slug = pickDue(slugs, standingsNow, Date.now(), Math.random());
  if (slug !== undefined) return slug;
  throw new ExpectedError(
    "nothing is due: every problem was solved lately",
    "npm run practice <slug>, or npm run progress for when what is due",
    EXIT.nothingMatched,
  );
}
