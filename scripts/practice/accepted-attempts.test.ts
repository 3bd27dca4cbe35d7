import { expect, it } from "vitest";
import type { Submission } from "../problem/submission";
import { withAccepted } from "./accepted-attempts";
import type { Attempt } from "./attempt";

const at = Date.parse("2026-11-26T10:00:00Z");
const sent = { judge: "kattis", sha256: "1", way: "sent", arrived: "yes" } as const;
const written = (time: number) => new Date(time).toISOString();
const accepted = (name: string, ...submissions: Submission[]) => ({ name, submissions });

it("what a judge accepted counts as solved", () => {
  const wrong = { ...sent, at: at - 5000, verdict: "WA" };
  const all = [accepted("a", wrong, { ...sent, at, verdict: "AC" }), accepted("b", wrong)];
  expect(withAccepted([], all, written)).toEqual([
    {
      ...{ slug: "a", at: "2026-11-26T10:00:00.000Z", solved: true, grade: "hard" },
      ...{ seconds: 0, runs: 0, hints: 0 },
    },
  ]);
});

it("an attempt of that day counts once", () => {
  const attempt: Attempt = {
    ...{ slug: "a", at: "2026-11-26T09:30:00Z", solved: true, grade: "easy" },
    ...{ seconds: 60, runs: 1, hints: 0 },
  };
  const all = [accepted("a", { ...sent, at, verdict: "AC" })];
  expect(withAccepted([attempt], all, written)).toEqual([attempt]);
});
