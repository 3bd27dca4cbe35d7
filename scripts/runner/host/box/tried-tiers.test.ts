import { chmodSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, type TestContext } from "vitest";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder } from "../../../testing/test-folder";
import { fileInPath } from "./machine-marks";
import { chooseSandbox } from "./sandbox";

// What was tried is remembered; a restriction that comes or goes without another mark must be noticed all the
// same. A bwrap that asks a file whether it may make namespaces stands for a kernel with AppArmor.

const path = process.env.PATH;
const folder = testFolder();
const refusal = join(folder, "refusal");
const REFUSED = "bwrap: setting up uid map: Permission denied";

beforeEach(() => {
  const code = `#!/bin/sh
if [ -e "${refusal}" ]; then echo "${REFUSED}" >&2; exit 1; fi
exec "${fileInPath("bwrap") ?? "/usr/bin/bwrap"}" "$@"
`;
  const file = join(folder, "bwrap");
  writeFileSync(file, code);
  chmodSync(file, 0o755);
  chmodSync(folder, 0o755);
  utimesSync(file, 1, 1); // it is the same file in each test
  process.env.PATH = `${folder}:${path}`;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(refusal, { force: true });
});

async function needsA(context: TestContext): Promise<void> {
  const fault = await chooseSandbox("A").catch((error: Error) => error);
  needsTier("A", fault instanceof Error ? fault.message : undefined, context);
}

it("a restriction that comes and goes is noticed at the next start", async (context) => {
  await needsA(context);
  expect((await chooseSandbox("auto")).tier).toBe("A");
  writeFileSync(refusal, "");
  const refused = await chooseSandbox("auto");
  expect(refused.tier).not.toBe("A");
  expect(refused.lacks[0]).toMatchObject(["A", { reason: expect.stringContaining(REFUSED) }]);
  rmSync(refusal);
  expect((await chooseSandbox("auto")).tier).toBe("A");
});

it("what was tried is not tried again, but for doctor", async (context) => {
  await needsA(context);
  const steps = async (anew: boolean) => {
    const said: string[] = [];
    await chooseSandbox("auto", { anew, onStep: (step) => said.push(step) });
    return said.length;
  };
  expect([await steps(false), await steps(true), await steps(false)]).toEqual([1, 4, 1]);
});
