import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { innerSupervisors } from "../../../testing/inner-supervisors";
import { needsTier } from "../../../testing/needs-tier";
import { testFolder } from "../../../testing/test-folder";
import { BoxRunner } from "./box-runner";
import { chooseSandbox } from "./sandbox";

const folder = testFolder();

// Half a minute: what a program that waits may take, and then some.
it("a box that never gets a processor is no fault of bubblewrap", async (context) => {
  const sandbox = await chooseSandbox("A").catch((error: Error) => error.message);
  needsTier("A", typeof sandbox === "string" ? sandbox : undefined, context);
  if (typeof sandbox === "string") return;
  chmodSync(folder, 0o755); // as root the program runs under another uid
  const file = join(folder, "program.js");
  writeFileSync(file, "");
  const argv = [process.execPath, file];
  const program = { argv, readable: argv, files: [], sha256: "" };
  const limits = { timeMs: 100, memoryMiB: 512, outputBytes: 1 << 20 };
  const runner = new BoxRunner(sandbox.supervisor!, "A", sandbox.groups);
  try {
    await runner.run(program, file, limits);
    const [inner] = innerSupervisors(runner.folder!);
    process.kill(inner!, "SIGSTOP");
    expect(await runner.run(program, file, limits)).toMatchObject({ stopped: "starved" });
    expect(innerSupervisors(runner.folder!)).toEqual([]);
  } finally {
    await runner.close();
  }
});
