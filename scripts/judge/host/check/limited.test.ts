import { expect, it } from "vitest";
import { limited } from "./limited";

it.each([
  ["linux", true, true],
  ["linux", false, false],
  ["darwin", true, false], // its shell has no such limit and says so on stderr
] as const)("on %s, native %s: memory is limited: %s", (platform, isNative, expected) => {
  const command = limited(["./check", "a"], isNative, platform);
  expect(command.slice(3)).toEqual(["./check", "a"]);
  expect(command[2]!.includes("ulimit -v")).toBe(expected);
});

it("Windows has no shell that limits", () => {
  expect(limited(["check.exe", "a"], true, "win32")).toEqual(["check.exe", "a"]);
});
