import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";

/** Earlier commits may be longer. A date, not a hash, so that a shallow clone checks what it has. */
const SINCE = "2026-11-26T07:27:46Z";
const LONGEST = 72;

/** The subjects of later commits; undefined in a copy without git, or below another repository. */
function subjects(): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: TOOL, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    if (git("rev-parse", "--show-prefix").trim() !== "") return undefined;
    return git("log", "--no-merges", `--since=${SINCE}`, "--format=%s").split("\n").filter(Boolean);
  } catch {
    return undefined;
  }
}

const found = subjects();

it.skipIf(found === undefined)(`subjects of commits have at most ${LONGEST} characters`, () => {
  expect(found!.filter((subject) => [...subject].length > LONGEST)).toEqual([]);
});
