import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { withSections } from "../../base/sections";
import { linuxTable } from "./linux-step";
import { LINUX_STEPS } from "./linux-steps";

it("LINUX.md lists what npm run try:linux shows", () => {
  const text = readFileSync(join(TOOL, "scripts/runner/LINUX.md"), "utf8");
  expect(withSections(text, { linux: linuxTable(LINUX_STEPS) })).toBe(text);
});
