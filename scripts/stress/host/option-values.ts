import { InvalidArgumentError } from "commander";
import { durationMs } from "../duration";

/** A time with its unit, in milliseconds. */
export function duration(text: string): number {
  const value = durationMs(text);
  if (value !== undefined && value > 0) return value;
  throw new InvalidArgumentError("a time is a number with its unit: 500ms, 30s, 2m");
}

/** A whole number in [0, 2^31). */
export function integer(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31 && text.trim() !== "")
    return value;
  throw new InvalidArgumentError("expected a whole number in [0, 2^31)");
}
