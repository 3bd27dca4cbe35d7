import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { EXIT } from "../../base/exit-code";
import { runVerify } from "./run-verify";

// An empty cache, and an npm that reaches no registry.
const folder = vi.hoisted(() => {
  const [{ mkdtempSync }, { tmpdir }] = [
    process.getBuiltinModule("node:fs"),
    process.getBuiltinModule("node:os"),
  ];
  return mkdtempSync(`${tmpdir()}/verify-runtime-`);
});
vi.mock("../../base/host/roots", async (original) => ({
  ...(await original<object>()),
  CACHE: `${folder}/cache`,
}));
const UNREACHED = ["#!/bin/sh", "echo 'npm error network unreachable' >&2", "exit 1", ""];
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.skipIf(process.platform === "win32")(
  "without network and cache a run ends before its first case, and names --node",
  async () => {
    writeFileSync(join(folder, "npm"), UNREACHED.join("\n"), { mode: 0o755 });
    vi.stubEnv("PATH", folder);
    const options = { count: 1, seed: 1, jobs: 1, time: 1000, memory: 256, sandbox: "E" } as const;
    const never = () => new AbortController().signal;
    const run = () => runVerify(["scripts/verify/toys/right.verify.ts"], options, never);
    await expect(run()).rejects.toMatchObject({
      message: "Deno 2.7.14 cannot be had from npm: network unreachable",
      hint: "npm run verify -- --node",
      exitCode: EXIT.setup,
    });
  },
);
