import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { confirmStandIn } from "./confirm-stand-in";

const OTHER = { name: "node", version: "12.16.1" } as const;

function terminal(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(typed);
  return { input, output: new PassThrough() };
}

it.each(["y\n", "Yes\n"])("copies after %j", async (typed) => {
  const asking = terminal(typed);
  await confirmStandIn("bachets-game", "codeforces", asking, OTHER);
  expect(String(asking.output.read())).toContain("under Node 12.16.1; Codeforces runs ");
});

it.each([
  ["n\n", true],
  ["\n", true],
  ["y\n", false],
])("copies nothing after %j, on a terminal: %s", async (typed, isTTY) => {
  const asked = confirmStandIn("bachets-game", "codeforces", terminal(typed, isTTY), OTHER);
  await expect(asked).rejects.toMatchObject({
    message: expect.stringContaining("nothing was copied"),
    hint: "npm run submit bachets-game -- --for codeforces --now",
    exitCode: 3,
  });
});
