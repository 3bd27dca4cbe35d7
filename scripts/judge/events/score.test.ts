import { expect, it } from "vitest";
import { scoreOf, scoreText } from "./score";

const case_ = (name: string, points?: number, group?: string) => ({
  name,
  input: "",
  expected: "",
  ...(points !== undefined && { points }),
  ...(group !== undefined && { group }),
});
const ac = (...names: string[]) => names.map((name) => ({ name, verdict: "AC" as const }));

it("a group counts when all of it is accepted, a case by itself", () => {
  const cases = [
    case_("s"),
    case_("a", 5),
    case_("b", 30, "1"),
    case_("c", 30, "1"),
    case_("d", 65, "2"),
  ];
  expect(scoreText(scoreOf(cases, ac("s", "a", "b", "c"))!)).toBe(
    "score 35 of 100: 1 30/30, 2 0/65",
  );
  expect(scoreText(scoreOf(cases, ac("b", "d"))!)).toBe("score 65 of 100: 1 0/30, 2 65/65");
  expect(scoreOf([case_("s")], ac("s"))).toBeUndefined();
});

it("a checker's points replace those of a case, and a group has the fewest of its cases", () => {
  const cases = [case_("a", 5), case_("b", 30, "1"), case_("c", 30, "1"), case_("d", 65, "2")];
  const given = (name: string, points: number) => ({ name, verdict: "AC" as const, points });
  const results = [given("a", 2.5), given("b", 12), ...ac("c"), given("d", 40)];
  expect(scoreText(scoreOf(cases, results)!)).toBe("score 54.5 of 100: 1 12/30, 2 40/65");
  const failed = [given("b", 12), { name: "c", verdict: "WA" as const, points: 30 }];
  expect(scoreText(scoreOf(cases, failed)!)).toBe("score 0 of 100: 1 0/30, 2 0/65");
});

it("a checker's share counts of the case's own points, and sums are shown without their last bits", () => {
  const cases = [case_("a", 20 / 3), case_("b", 20 / 3), case_("c", 20 / 3), case_("d", 30, "1")];
  const results = [...ac("a", "b", "c"), { name: "d", verdict: "AC" as const, share: 0.4 }];
  expect(scoreText(scoreOf(cases, results)!)).toBe("score 32 of 50: 1 12/30");
  const none = [{ name: "d", verdict: "AC" as const, share: 0 }];
  expect(scoreText(scoreOf(cases, none)!)).toBe("score 0 of 50: 1 0/30");
});
