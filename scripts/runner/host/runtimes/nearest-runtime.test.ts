import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { EXIT } from "../../../base/exit-code";
import { runtimePackage } from "../../runtime-package";
import { nearestRuntime, presentRuntime, standIn } from "./runtimes";

// An npm that has one version of Node, 15.7.0.
const folder = vi.hoisted(() => {
  const [{ mkdtempSync }, { tmpdir }] = [
    process.getBuiltinModule("node:fs"),
    process.getBuiltinModule("node:os"),
  ];
  return mkdtempSync(`${tmpdir()}/nearest-`);
});
vi.mock("../../../base/host/roots", async (original) => ({
  ...(await original<object>()),
  CACHE: `${folder}/cache`,
}));
const NPM = `#!/bin/sh
if [ "$1" = view ]; then echo '"15.7.0"'; exit; fi
echo 'npm error code ETARGET
npm error notarget No matching version found.' >&2
exit 1
`;
const isWindows = process.platform === "win32";

beforeAll(() => {
  writeFileSync(join(folder, "npm"), NPM, { mode: 0o755 });
  vi.stubEnv("PATH", folder);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.skipIf(isWindows)("takes the nearest version of the same major, and remembers it", async () => {
  const wanted = { name: "node", version: "15.8.0" } as const;
  expect(standIn(wanted)).toBeUndefined();
  const nearest = { name: "node", version: "15.7.0" };
  expect(await nearestRuntime(wanted)).toEqual(nearest);
  rmSync(join(folder, "npm"));
  expect(await nearestRuntime(wanted)).toEqual(nearest);
  writeFileSync(join(folder, "npm"), NPM, { mode: 0o755 });
});

it.skipIf(isWindows)("names submit --now where npm has none of its major", async () => {
  const wanted = { name: "node", version: "22.0.1" } as const;
  await expect(nearestRuntime(wanted)).rejects.toMatchObject({
    message: "Node 22.0.1 cannot be had from npm: notarget No matching version found.",
    hint: "submit --now, on the verdicts of your own Node",
    exitCode: EXIT.setup,
  });
  expect(standIn(wanted)).toBeUndefined();
});

it("asks nobody for one that is here", async () => {
  const wanted = { name: "node", version: "15.9.0" } as const;
  const { program } = runtimePackage(wanted, process);
  const file = join(folder, "cache/runtimes/node-15.9.0/node_modules", program);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  expect(await nearestRuntime(wanted)).toEqual(wanted);
  expect(existsSync(join(folder, "cache/runtimes/node-15.9.0.nearest"))).toBe(false);
});

it("lets Deno read no configuration beside the program's package.json", () => {
  const wanted = { name: "deno", version: "2.0.0" } as const;
  const file = join(
    folder,
    "cache/runtimes/deno-2.0.0/node_modules",
    runtimePackage(wanted, process).program,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  expect(presentRuntime(wanted)).toEqual([file, "run", "-A", "--no-config"]);
});
