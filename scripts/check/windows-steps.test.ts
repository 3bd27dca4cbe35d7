import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { withSections } from "../base/sections";
import { windowsList } from "./windows-step";
import { WINDOWS_STEPS } from "./windows-steps";

it("WINDOWS.md lists what npm run try:windows shows", () => {
  const text = readFileSync(join(TOOL, "scripts/check/WINDOWS.md"), "utf8");
  expect(withSections(text, { windows: windowsList(WINDOWS_STEPS) })).toBe(text);
});
