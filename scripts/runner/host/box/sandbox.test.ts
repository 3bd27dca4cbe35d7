import { expect, it } from "vitest";
import { ExpectedError } from "../../../base/expected-error";
import { compileSupervisor } from "./compile-supervisor";
import { pickTier, type SandboxChoice } from "./sandbox";

// Every wish on every kind of machine.

const A = { reason: "no bubblewrap", remedy: "dnf install bubblewrap" };
const B = { reason: "Landlock: not in this kernel", remedy: "a kernel with Landlock (5.13)" };
const MACHINES = {
  "all hold": {},
  "no bubblewrap": { A },
  "no Landlock": { B },
  neither: { A, B },
  "no compiler": { missing: { reason: "no C compiler", remedy: "apk add gcc" } },
} as const;
const CHOICES = ["auto", "strict", "A", "B", "C", "D", "E"] as const;

/** The tier for each of CHOICES; "-" where it is refused. */
const EXPECTED: Readonly<Record<keyof typeof MACHINES, string>> = {
  "all hold": "A A A B C D E",
  "no bubblewrap": "B B - B C D E",
  "no Landlock": "A A A - C D E",
  neither: "C - - - C D E",
  "no compiler": "D - - - - D E",
};

it.each(Object.keys(MACHINES) as (keyof typeof MACHINES)[])("%s", (machine) => {
  const tier = (choice: SandboxChoice) => {
    try {
      return pickTier(choice, MACHINES[machine]).tier;
    } catch (error) {
      expect(error).toBeInstanceOf(ExpectedError);
      return "-";
    }
  };
  expect(CHOICES.map(tier).join(" ")).toBe(EXPECTED[machine]);
});

it("a refusal says what works, why no more does, and what to do", () => {
  const refused = (choice: SandboxChoice, machine: keyof typeof MACHINES) => {
    try {
      pickTier(choice, MACHINES[machine]);
    } catch (error) {
      const { message, hint, exitCode } = error as ExpectedError;
      return [message, hint, exitCode];
    }
    return undefined;
  };
  expect(refused("strict", "neither")).toEqual([
    "--sandbox strict: only tier C works here (A: no bubblewrap; B: Landlock: not in this kernel)",
    "dnf install bubblewrap; or a kernel with Landlock (5.13)",
    3,
  ]);
  expect(refused("B", "no compiler")).toEqual([
    "--sandbox B does not work here: no C compiler (apk add gcc)",
    "--sandbox D",
    3,
  ]);
});

it("a tier below the best says nothing of the others, the best says why it is not higher", () => {
  expect(pickTier("auto", { A, B: { reason: "Landlock: x. And more" } }).because).toBe(
    "A: no bubblewrap (dnf install bubblewrap); B: Landlock: x",
  );
  expect(pickTier("E", MACHINES.neither).because).toBeUndefined();
});

it.each([
  "darwin",
  "win32",
] as const)("%s has no supervisor, and no compiler is asked", async (platform) => {
  expect(await compileSupervisor(platform)).toEqual({ missing: { reason: "they need Linux" } });
});
