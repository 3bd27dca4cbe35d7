import type { Check } from "../../problem/check-result";
import type { CheckerChoice } from "../../problem/problem";
import { checkers } from "./checkers";
import { defaultValidator } from "./default-validator";
import { dmojChecker } from "./dmoj";
import { numbersWithin } from "./numbers";

type NamedChoice = Exclude<
  CheckerChoice,
  "own" | { readonly testlib: unknown } | { readonly icpc: unknown }
>;

/** A checker that problem.ts names or describes; undefined where it is the problem's own or a program. */
export function pureChecker(choice: CheckerChoice): Check | undefined {
  if (choice === "own") return undefined;
  return isNamed(choice) ? named(choice) : undefined;
}

/** Whether the expected output itself may be refused, so that equal bytes say nothing. */
export function isOutputFree(choice: CheckerChoice): boolean {
  return isProgram(choice) || (typeof choice === "object" && "dmoj" in choice);
}

/** Whether it compares words alone, so that a drawing without its indentation is accepted. */
export function ignoresBlanks(choice: CheckerChoice): boolean {
  if (typeof choice === "string") return /^(?:tokens|tokens-ignore-case|line-words)$/.test(choice);
  if ("dmoj" in choice) return choice.dmoj[0] === "standard";
  if (!("defaultValidator" in choice)) return false;
  return !choice.defaultValidator.some((flag) => /^(?:space_change_sensitive|float)/.test(flag));
}

/** Whether it is one of those that any problem can name. */
export function isBuiltIn(choice: CheckerChoice): boolean {
  return choice !== "own" && (typeof choice === "string" || "numbers" in choice);
}

/** Whether a choice is a checker program. */
export function isProgram(
  choice: CheckerChoice,
): choice is Exclude<CheckerChoice, NamedChoice | "own"> {
  return choice !== "own" && !isNamed(choice);
}

function isNamed(choice: Exclude<CheckerChoice, "own">): choice is NamedChoice {
  return typeof choice === "string" || !("testlib" in choice || "icpc" in choice);
}

function named(choice: NamedChoice): Check {
  if (typeof choice === "string") return checkers[choice];
  if ("numbers" in choice) return numbersWithin(choice.numbers);
  return "dmoj" in choice ? dmojChecker(choice.dmoj) : defaultValidator(choice.defaultValidator);
}

/** The checker of a case that has arguments of its own for the checker of its problem. */
export function withArguments(choice: CheckerChoice, args: readonly string[]): Check {
  const isOfDmoj = typeof choice === "object" && "dmoj" in choice;
  return isOfDmoj ? dmojChecker(args) : defaultValidator(args);
}
