import { afterAll, beforeAll, expect, it } from "vitest";
import { DeskClient } from "../../testing/desk-client";
import { DeskWorkspace, twoNumbers } from "../../testing/desk-workspace";

// Long: a view that loops takes its time limit.

let workspace: DeskWorkspace;
let client: DeskClient;
beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.task("a", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  const view = "{ scenes: () => [1], frames: () => { for (;;) {} } }";
  workspace.write(".contest/a-sum/view.ts", `export const view = ${view};\n`);
  client = new DeskClient((await workspace.desk("--port", "0")).address);
  await client.enter();
});
afterAll(() => workspace?.remove());

it("a view that loops gives no picture, and the process that judges goes on", async () => {
  await client.until("a-sum", ({ facts }) => facts?.hasView === true);
  const { body } = await client.get("/picture?slug=a-sum&name=sample-1");
  const fault = ".contest/a-sum/view.ts failed: drawing did not end within 4 s";
  expect(JSON.parse(body)).toEqual({ fault });
  await client.order({ type: "run", slug: "a-sum" });
  await client.until("a-sum", ({ results }) => results["sample-1"]?.verdict === "AC");
  expect((await client.state()).notes).toEqual([]);
});
