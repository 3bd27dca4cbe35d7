import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { scopeAnswers } from "./job-groups";

const folders: string[] = [];

/** A systemd-run on the PATH that does this with the command behind its "--". */
function systemdRun(script: string): void {
  const folder = testFolder();
  folders.push(folder);
  const file = join(folder, "systemd-run");
  writeFileSync(file, `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift\n${script}\n`);
  chmodSync(file, 0o755);
  vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const GROUPS = { places: ["own"], scope: ["systemd-run", "--user", "--scope", "--"] };

it("takes a scope that runs a command, and none that fails or is not there", async () => {
  systemdRun('exec "$@"');
  expect(await scopeAnswers(GROUPS)).toBe(true);
  systemdRun("exit 1");
  expect(await scopeAnswers(GROUPS)).toBe(false);
  expect(await scopeAnswers({ ...GROUPS, scope: ["no-such-command"] })).toBe(false);
});

it("waits only a while for a systemd that is stopped", async () => {
  systemdRun("exec sleep 60");
  const start = performance.now();
  expect(await scopeAnswers(GROUPS, 500)).toBe(false);
  expect(performance.now() - start).toBeLessThan(30_000);
});
