import { existsSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Script } from "node:vm";
import { ExpectedError } from "../../../base/expected-error";
import { problemFolder, problemPath } from "../../../base/host/roots";
import { nearest } from "../../../base/nearest";
import type { Check, CheckResult } from "../../../problem/check-result";
import { moduleHash } from "../../../problem/host/content-hash";
import { problemExport } from "../../../problem/host/problem-module";
import type { CheckerChoice } from "../../../problem/problem";
import { checkers } from "../../checkers/checkers";
import { isProgram, pureChecker, withArguments } from "../../checkers/pure-checker";
import type { Compare } from "../../judged";
import { programChecker } from "./checker-program";

const CHECKER_MS = 10_000;
/** Our own checkers need no input, which may be larger than Node can read at once. */
const UNREAD = new Uint8Array();
const call = new Script("ownCheck()");
const holder = globalThis as { ownCheck?: () => unknown };

export interface Comparer {
  readonly compare: Compare;
  /** Identifies the checker, by its content if it is the problem's own. */
  readonly mark: string;
  /** It may load what its mark does not know. */
  readonly isOpen?: boolean;
}

/** The comparison of outputs that problem.ts names. */
export function comparer(slug: string, choice: CheckerChoice): Comparer {
  expectKnown(slug, choice);
  if (isProgram(choice)) return programChecker(slug, choice);
  const pure = pureChecker(choice);
  if (pure) return byBytes(choice, pure);
  const file = `${problemFolder(slug)}/check.ts`;
  if (!existsSync(file)) {
    throw new ExpectedError(
      `${problemPath(slug)}/check.ts is missing`,
      'write it, or checker: "tokens"',
    );
  }
  let check: Check | undefined; // loaded when an output differs for the first time
  return {
    mark: `own ${moduleHash(file)}`,
    compare: async ({ input, expected, output }) => {
      if (!check) await nextTurn(); // loading it loses a signal that arrived just now
      const loadedCheck = check ?? problemExport<Check>(slug, "check.ts", "check")!;
      check = loadedCheck;
      return guarded(() => loadedCheck(input, expected, output), CHECKER_MS);
    },
  };
}

/** Calls a problem's own checker, which may throw, never return, or return anything. */
export function guarded(check: () => CheckResult, longestMs: number): CheckResult {
  holder.ownCheck = check;
  try {
    // vm is the one way to stop a function that never returns.
    return checkResult(call.runInThisContext({ timeout: longestMs }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`check.ts failed: ${message}`);
  } finally {
    delete holder.ownCheck;
  }
}

/** The checker of a problem as a pure function; throws where it is a program. */
export function pureCheck(slug: string, choice: CheckerChoice = "tokens"): Check {
  expectKnown(slug, choice);
  if (choice === "own") return problemExport<Check>(slug, "check.ts", "check") ?? checkers.tokens;
  const pure = pureChecker(choice);
  if (pure) return pure;
  throw new ExpectedError(`${slug}: its checker is a program`, `npm run judge ${slug}`);
}

/** The compiler knows the names, but it may not have seen problem.ts. */
function expectKnown(slug: string, choice: CheckerChoice): void {
  if (typeof choice !== "string") return;
  const names = [...Object.keys(checkers), "own"];
  if (names.includes(choice)) return;
  const near = nearest(choice, names);
  throw new ExpectedError(
    `${problemPath(slug)}/problem.ts: there is no checker "${choice}"`,
    (near.length > 0 ? near : names).join(", "),
  );
}

function byBytes(choice: CheckerChoice, check: Check): Comparer {
  return {
    mark: typeof choice === "string" ? choice : JSON.stringify(choice),
    compare: ({ expected, output, flags }) => {
      const caseCheck = flags === undefined ? check : withArguments(choice, flags);
      return caseCheck(UNREAD, expected, output);
    },
  };
}

function checkResult(result: unknown): CheckResult {
  const { verdict, message, points } = (result ?? {}) as Partial<Record<string, unknown>>;
  if (verdict === "AC" && points === undefined) return { verdict };
  if (verdict === "AC" && Number.isFinite(points)) return { verdict, points: points as number };
  if ((verdict === "WA" || verdict === "PE" || verdict === "JE") && typeof message === "string") {
    return { verdict, message };
  }
  throw new Error(`expected a verdict and a message, found ${JSON.stringify(result)}`);
}
