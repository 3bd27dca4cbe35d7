import { chmodSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { runFolder } from "./scratch-folder";

const closed = testFolder();
chmodSync(closed, 0o700);
vi.stubEnv("TMPDIR", closed);
const folder = runFolder();
afterAll(() => rmSync(folder, { recursive: true }));

// What lay there was RE: "Cannot find module".
it("is in /tmp where root's own folder is closed to the programs' user", () => {
  expect(dirname(folder)).toBe(process.getuid?.() === 0 ? "/tmp" : closed);
});
