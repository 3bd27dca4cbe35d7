import { expect, it } from "vitest";
import { pureCheck } from "../../judge/host/check/compare";
import { defaultValidatorChoice } from "../../problem/icpc-flags";

// The behaviour of the format's default output validator, from the source of problemtools
// (support/default_validator): under a tolerance numbers are doubles, integers too.

const verdict = (flags: string, answer: string, found: string) => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const check = pureCheck("", defaultValidatorChoice(flags.split(" ").filter(Boolean)));
  return check(new Uint8Array(), bytes(answer), bytes(found)).verdict;
};

it.each([
  ["", "a b", "A  B", "AC"],
  ["", "a b\n", "a\n\nb", "AC"],
  ["case_sensitive", "a b", "A B", "WA"],
  ["case_sensitive", "a b", "a  b", "AC"],
  ["space_change_sensitive case_sensitive", "a b\n", "a  b\n", "PE"],
  ["float_tolerance 1e-6", "0.0314", "3.14000000e-2", "AC"],
  ["float_tolerance 1e-6", "yes 1.0", "YES 1.0000001", "AC"],
  ["case_sensitive float_tolerance 1e-6", "yes 1.0", "YES 1.0", "WA"],
  ["", "200", "2.0e2", "WA"],
  ["float_tolerance 1e-6", "200", "2.0e2", "AC"],
  ["float_tolerance 1e-6", "1.5", "nan", "WA"],
  ["float_tolerance 1e-6", "1.5", "1.5 2", "WA"],
  ["float_tolerance 1e-6", "1.5 2", "1.5", "WA"],
  ["float_absolute_tolerance 0.01", "1000.0", "1000.02", "WA"],
  ["float_absolute_tolerance 0.01", "0.5", "0.509", "AC"],
  ["float_relative_tolerance 0.01", "1000.0", "1009.0", "AC"],
  ["float_relative_tolerance 0.01", "0.0", "0.001", "WA"],
  ["float_relative_tolerance 0.01 float_absolute_tolerance 0.01", "0.0", "0.001", "AC"],
  ["float_tolerance 1e-6", "1000000", "1000001", "AC"],
  ["float_tolerance 1e-6", "1000000", "1000002", "WA"],
  ["float_tolerance 1e-6", "9007199254740993", "9007199254740992", "AC"],
  ["float_tolerance 0", "7", "007", "AC"],
  ["float_tolerance 1e-6", "nan", "NaN", "AC"],
  ["float_tolerance 1e-6", "nan", "-nan", "WA"],
  ["float_tolerance 1e-6", "inf", "Infinity", "WA"],
  ["float_tolerance 1e-6", "1e9", "inf", "WA"],
  ["float_tolerance 1e-6", "16", "0x10", "AC"],
  ["space_change_sensitive", "a b\n", "A b\n", "AC"],
  ["space_change_sensitive", "a b\n", "a b", "PE"],
  ["space_change_sensitive float_tolerance 1e-6", "1.0\n", "1.0000001\n", "AC"],
])("flags %j: answer %j, found %j → %s", (flags, answer, found, expected) => {
  expect(verdict(flags, answer, found)).toBe(expected);
});

it("has no argument that the format does not know", () => {
  expect(() => verdict("float_tolerance", "1", "1")).toThrow('no argument "float_tolerance"');
  expect(() => verdict("case_sensitve", "1", "1")).toThrow('no argument "case_sensitve"');
});
