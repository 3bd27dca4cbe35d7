import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { expect, it } from "vitest";
import { WORKSPACE } from "../base/host/roots";

const TIMES = 8;
const STEP_MS = 43;

/** Ends a run by Ctrl-C, which a terminal sends to the whole group, some time after it has begun. */
async function interrupted(delayMs: number) {
  const words = ["stress", "nim-game-1", "--seed", "7", "--for", "60s", "--sandbox", "D"];
  const child = spawn(process.execPath, [join(WORKSPACE, "scripts/start.cjs"), ...words], {
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close"); // no process has kept the pipe open
  let text = "";
  child.stdout.on("data", (piece) => {
    text += piece;
  });
  await once(child.stdout, "data"); // "not in a box": the programs are ready
  await after(delayMs);
  process.kill(-child.pid!, "SIGINT");
  const [exitCode] = await closed;
  return { exitCode, last: text.trimEnd().split("\n").at(-1) };
}

it(`Ctrl-C ends a run at any of ${TIMES} moments`, async () => {
  for (let time = 0; time < TIMES; time++) {
    expect(await interrupted(time * STEP_MS), `after ${time * STEP_MS} ms`).toEqual({
      exitCode: 130,
      last: "interrupted; again: npm run stress nim-game-1 -- --seed 7",
    });
  }
}, 120_000);
