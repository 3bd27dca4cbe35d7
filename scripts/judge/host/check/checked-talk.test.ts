import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { Execution } from "../../../runner/execution";
import { testFolder } from "../../../testing/test-folder";
import { checkedTalk } from "./checked-talk";
import { TALK_OUTPUT } from "./checker-program";
import { comparer } from "./compare";

let base: string;
beforeEach(() => {
  base = testFolder();
  writeFileSync(join(base, "a.in"), "3\n");
  writeFileSync(join(base, "a.out"), "9\n");
});

/** What becomes of a talk in which the interactor wrote `written`. */
const judged = (written: string | undefined, run: Partial<Execution> = {}, checker = "tokens") =>
  checkedTalk(
    { name: "a", input: join(base, "a.in"), expected: join(base, "a.out") },
    comparer("x", checker as "tokens").compare,
    async (folder) => {
      if (written !== undefined) writeFileSync(join(folder, TALK_OUTPUT), written);
      return { exitCode: 0, interaction: { verdict: "AC" }, ...run } as Execution;
    },
  );

it.each([
  ["9\n", "tokens", "AC"],
  ["8\n", "tokens", "WA"],
  ["9.0000000001\n", "numbers", "AC"],
  ["9.1\n", "numbers", "WA"],
  [undefined, "tokens", "WA"],
])("the interactor wrote %j, and %s says %s", async (written, checker, verdict) =>
  expect((await judged(written, {}, checker)).interaction?.verdict).toBe(verdict));

it("an output that the interactor rejects, or of a program that fails, is not checked", async () => {
  const rejected = { verdict: "WA", message: "no" } as const;
  expect((await judged("8\n", { interaction: rejected })).interaction).toEqual(rejected);
  const crashed = await judged("8\n", { exitCode: 1 });
  expect(crashed.interaction).toEqual({ verdict: "AC" });
});
