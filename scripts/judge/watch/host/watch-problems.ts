import { EXIT, type ExitCode } from "../../../base/exit-code";
import { WORKSPACE } from "../../../base/host/roots";
import { startCommand } from "../../host/run/start-command";
import { followEdits } from "./follow-edits";
import { listenToKeys } from "./watch-keys";
import { tellTrouble, watchLines } from "./watch-lines";

/** Judges one problem, or of it only the cases that a pattern matches; gives the cases that failed. */
export type JudgeOne = (
  slug: string,
  stale: AbortSignal,
  only: RegExp | undefined,
) => Promise<readonly string[]>;

/** Judges what an edit touches, and what a key asks for, until Ctrl-C or q. */
export async function watchProblems(
  slugs: readonly string[],
  only: ReadonlySet<string> | undefined,
  judgeOne: JudgeOne,
  interrupted: AbortSignal,
  say: (text: string) => void,
): Promise<ExitCode> {
  const over = new AbortController();
  interrupted.addEventListener("abort", () => over.abort());
  const failing = new Map<string, readonly string[]>();
  let last = slugs[0];
  let pattern: RegExp | undefined;
  const judge = async (slug: string, stale: AbortSignal) => {
    const casePattern = pattern;
    [last, pattern] = [slug, undefined];
    const failed = await judgeOne(slug, stale, casePattern).catch((error: unknown) => {
      tellTrouble(error);
      return undefined;
    });
    if (failed && !stale.aborted) failing.set(slug, failed);
  };
  const lines = watchLines(say);
  let stopKeys = () => {};
  const keys = (again: (slug: string) => void) => {
    const repeat = () => {
      if (last === undefined) return;
      lines.changed([], [last]);
      again(last);
    };
    stopKeys = listenToKeys({
      again: repeat,
      failing: () => {
        const names = failing.get(last ?? "") ?? [];
        if (names.length > 0) pattern = new RegExp(`^(?:${names.join("|")})$`);
        repeat();
      },
      submit: () => {
        if (last === undefined) return;
        stopKeys();
        void startCommand("submit", [last]).then(() => {
          keys(again);
          lines.idle();
        });
      },
      quit: () => over.abort(),
    });
  };
  try {
    await followEdits(WORKSPACE, slugs, only, { judge, keys, ...lines }, over.signal);
  } finally {
    stopKeys();
  }
  return EXIT.interrupted;
}
