import { InvalidArgumentError } from "commander";

/** Parsers of option values; commander names the option in the message. */
export function positiveInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new InvalidArgumentError("It must be a positive integer.");
}

export function positiveNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new InvalidArgumentError("It must be a positive number.");
}

export function regularExpression(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    throw new InvalidArgumentError("It must be a regular expression.");
  }
}
