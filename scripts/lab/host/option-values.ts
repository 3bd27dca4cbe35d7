import { InvalidArgumentError } from "commander";
import { positiveInteger } from "../../base/host/option-values";

export function wholeNumber(text: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError("It must be an integer, 0 or more.");
}

export function atLeastTwo(text: string): number {
  const value = positiveInteger(text);
  if (value >= 2 && value <= 1e6) return value;
  throw new InvalidArgumentError("It must be in [2, 10^6].");
}

export function probability(text: string): number {
  if (Number(text) >= 0 && Number(text) <= 1) return Number(text);
  throw new InvalidArgumentError("It must be in [0, 1].");
}
