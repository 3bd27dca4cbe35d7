import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DeskClient } from "../../testing/desk-client";
import { DeskWorkspace, type Started, twoNumbers } from "../../testing/desk-workspace";

// Long: an output of 50 MB. The process that judges holds it; the server must not.

const SIZE = 16 * 3_300_000;
let workspace: DeskWorkspace;
let started: Started;
let client: DeskClient;
beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.task("a", twoNumbers('a === 1 ? 3 : "0123456789abcde\\n".repeat(3_300_000)'), [
    ["1 2\n", "3\n"],
    ["2 2\n", "3\n"],
  ]);
  const desk = await workspace.desk("--port", "0");
  ({ started } = desk);
  client = new DeskClient(desk.address);
  await client.enter();
});
afterAll(() => workspace?.remove());

/** The most memory that a process has had, in MiB. */
function peakMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024;
}

async function judged(name: string): Promise<void> {
  await client.order({ type: "run", slug: "a-sum", names: [name] });
  await client.until("a-sum", ({ running, results }) => !running && name in results);
}

it.runIf(process.platform === "linux")(
  "costs the server no memory, and comes in pieces",
  async () => {
    await client.until("a-sum", ({ facts }) => facts != null);
    await judged("sample-1");
    const server = started.child.pid!;
    const engine = workspace.childOf(server);
    const before = { server: peakMiB(server), engine: peakMiB(engine) };
    await judged("sample-2");
    for (const from of [0, SIZE / 2, SIZE - 10]) {
      const path = `/text?slug=a-sum&name=sample-2&part=found&from=${from}`;
      const { headers, body } = await client.get(path);
      expect(headers["x-size"]).toBe(`${SIZE + 1}`);
      expect(body.length).toBe(Math.min(64 << 10, SIZE + 1 - from));
    }
    const detail = await client.get("/detail?slug=a-sum&name=sample-2");
    expect(detail.body.length).toBeLessThan(40_000);
    const more = {
      server: peakMiB(server) - before.server,
      engine: peakMiB(engine) - before.engine,
    };
    process.stdout.write(
      `server +${more.server.toFixed(0)} MiB, engine +${more.engine.toFixed(0)} MiB\n`,
    );
    expect(more.server).toBeLessThan(24);
    expect(more.engine).toBeLessThan(3 * (SIZE >> 20));
  },
);
