import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const NONE = ["/no/such/program"];
const HANGS = ["-e", "setInterval(() => {}, 1e6)"];
/** A minute is longer than the test waits. */
const LEAVES = [
  "-e",
  `require("child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], {
    detached: true, stdio: "inherit" }).unref(); setInterval(() => {}, 1e6)`,
];

it.each([
  ["the PowerShell ends at once", ["-e", "process.exit(0)"], undefined],
  ["neither PowerShell, wmic nor taskkill answers", HANGS, HANGS],
  ["they leave a process that holds their pipes", LEAVES, LEAVES],
])("does not keep the judge from ending where %s", (_, words, others) => {
  const stub = (args?: readonly string[]) =>
    JSON.stringify(args ? [process.execPath, ...args] : NONE);
  const code = `require("ts-node").register();
    const { WindowsProcesses } = require("./windows-processes.ts");
    const listers = { shell: ${stub(words)}, once: ${stub(others)} };
    const system = new WindowsProcesses(listers, ${stub(others)}, 1500);
    system.usage(4000001).then(() => system.killAll(4000001)).then(() => system.killLeft(4000001, true))
      .then(() => system.close());`;
  const { status } = spawnSync(process.execPath, ["-e", code], { cwd: __dirname, timeout: 50_000 });
  expect(status).toBe(0);
});
