import { expect, it } from "vitest";
import { ExpectedError } from "../../../base/expected-error";
import { compileSupervisor } from "./compile-supervisor";
import { pickTier, type SandboxChoice } from "./sandbox";

// Every wish on every kind of machine.

const NO_BWRAP = "A: no bubblewrap (apt-get install bubblewrap)";
const MACHINES = {
  "all hold": {},
  "no bubblewrap": { A: NO_BWRAP },
  "no Landlock": { B: "B: Landlock" },
  neither: { A: NO_BWRAP, B: "B: Landlock" },
  "no compiler": { missing: "A to C: no C compiler (apt-get install gcc libc6-dev)" },
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
    "--sandbox strict: only tier C works here (A: no bubblewrap (apt-get install bubblewrap); B: Landlock)",
    "apt-get install bubblewrap, or a kernel with Landlock (5.13)",
    3,
  ]);
  expect(refused("B", "no compiler")).toEqual([
    "--sandbox B does not work here: A to C: no C compiler (apt-get install gcc libc6-dev)",
    "--sandbox D",
    3,
  ]);
});

it("a tier below the best says nothing of the others, the best says why it is not higher", () => {
  expect(pickTier("auto", MACHINES.neither).because).toBe(`${NO_BWRAP}; B: Landlock`);
  expect(pickTier("E", MACHINES.neither).because).toBeUndefined();
});

it.each([
  "darwin",
  "win32",
] as const)("%s has no supervisor, and no compiler is asked", async (platform) => {
  expect(await compileSupervisor(platform)).toEqual({ missing: "A to C: they need Linux" });
});
