import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { innerSupervisors } from "../../../testing/sandbox/inner-supervisors";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder } from "../../../testing/test-folder";
import { BoxRunner } from "./box-runner";
import { chooseSandbox } from "./sandbox";

const folder = testFolder();

// Half a minute each: what a program that waits may take, and then some.
it.for([
  "waits",
  "computes",
])("a box without a processor, its program %s", async (does, context) => {
  const sandbox = await chooseSandbox("A").catch((error: Error) => error.message);
  needsTier("A", typeof sandbox === "string" ? sandbox : undefined, context);
  if (typeof sandbox === "string") return;
  chmodSync(folder, 0o755); // as root the program runs under another uid
  const [file, quiet, input] = ["program.js", "quiet", does].map((name) => join(folder, name));
  writeFileSync(
    file!,
    'const input = require("node:fs").readFileSync(0, "utf8"); while (input === "computes");',
  );
  writeFileSync(quiet!, "");
  writeFileSync(input!, does);
  const argv = [process.execPath, file!];
  const program = { argv, readable: argv, files: [], sha256: "" };
  const limits = { timeMs: 300, memoryMiB: 512, outputBytes: 1 << 20 };
  const runner = new BoxRunner(sandbox.supervisor!, "A", sandbox.groups);
  try {
    const { accounts } = await runner.run(program, quiet!, limits);
    const [inner] = innerSupervisors(runner.folder!);
    const run = runner.run(program, input!, limits);
    if (does === "computes") await new Promise((resolve) => setTimeout(resolve, 150));
    process.kill(inner!, "SIGSTOP");
    // A group has counted its time.
    const isOver = does === "computes" && /[12]/.test(accounts ?? "");
    expect(await run).toMatchObject({ stopped: isOver ? "time" : "starved" });
    expect(innerSupervisors(runner.folder!)).toEqual([]);
  } finally {
    await runner.close();
  }
});
