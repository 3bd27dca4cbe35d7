import { expect, it } from "vitest";
import { EXIT } from "../../../base/exit-code";
import { startCommand } from "./start-command";

it("after a signal to this process alone the other command ends, and counts as interrupted", async () => {
  expect(await startCommand("judge", ["--help"], "stderr")).toBe(EXIT.accepted);
  const run = startCommand("judge", ["--help"], "stderr");
  process.emit("SIGINT");
  expect(await run).toBe(EXIT.interrupted);
});
