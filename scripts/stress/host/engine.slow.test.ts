import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EXIT } from "../../base/exit-code";

const MODULE = join(__dirname, "engine.ts");

/** Interrupts a command whose engine runs `code` once it has printed "begun". */
async function interrupted(code: string, signal: NodeJS.Signals) {
  const engine = `require("ts-node").register();
    const { engineSignal } = require(${JSON.stringify(MODULE)});
    const over = engineSignal();
    process.stdout.write("begun ");
    ${code}`;
  const command = `require("ts-node").register();
    const { runEngine } = require(${JSON.stringify(MODULE)});
    runEngine(["-e", ${JSON.stringify(engine)}], () => process.stdout.write("last"))
      .then((code) => { process.exitCode = code; });`;
  const child = spawn(process.execPath, ["-e", command], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.on("data", (piece) => {
    if (text === "") child.kill(signal);
    text += piece;
  });
  const [exitCode] = await once(child, "close"); // no process has kept the pipe open
  return { exitCode, text };
}

it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s lets an engine end", async (signal) => {
  const code = `const going = setInterval(() => {}, 1000);
    over.addEventListener("abort", () => {
      clearInterval(going);
      process.stdout.write("cleaned");
      process.exitCode = ${EXIT.interrupted};
    });`;
  expect(await interrupted(code, signal)).toEqual({ exitCode: 130, text: "begun cleaned" });
});

it("SIGINT kills an engine whose thread is blocked", async () => {
  expect(await interrupted("for (;;);", "SIGINT")).toEqual({ exitCode: 130, text: "begun last" });
});
