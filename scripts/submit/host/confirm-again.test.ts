import { PassThrough } from "node:stream";
import { beforeEach, expect, it } from "vitest";
import { noteSubmission } from "../../problem/host/submissions";
import { testFolder } from "../../testing/test-folder";
import { confirmAgain } from "./confirm-again";

const PAGE = "https://open.kattis.com/problems/sum";
const SENT = { judge: "kattis", sha256: "12", page: PAGE } as const;
let root: string;

beforeEach(() => {
  root = testFolder();
  noteSubmission(
    "a-sum",
    { ...SENT, at: 1, way: "sent", arrived: "yes", verdict: "AC", address: "https://x/8" },
    root,
  );
});

function terminal(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(typed);
  return { input, output: new PassThrough() };
}

it("asks on a terminal before the same bytes go to the same page", async () => {
  const asking = terminal("y\n");
  await confirmAgain("a-sum", SENT, asking, root);
  expect(String(asking.output.read())).toContain(
    "exactly this file of a-sum went to Kattis before: AC. Send it again? [y/N]",
  );
});

it.each([
  ["no", "n\n", true],
  ["Return alone", "\n", true],
  ["yes in a pipe", "y\n", false],
])("refuses at %s, with the usage's code", async (_, typed, isTTY) => {
  await expect(confirmAgain("a-sum", SENT, terminal(typed, isTTY), root)).rejects.toMatchObject({
    message: expect.stringMatching(/before: AC; sent: no$/),
    hint: "look at https://x/8, or npm run submit a-sum -- --send --again",
    exitCode: 2,
  });
});

it("a copy of the task is the same page; other bytes, another page or a copied file is not", async () => {
  await expect(confirmAgain("b-sum", SENT, terminal("", false), root)).rejects.toThrow("sent: no");
  for (const change of [{ sha256: "13" }, { page: `${PAGE}2` }]) {
    await confirmAgain("a-sum", { ...SENT, ...change }, terminal("", false), root);
  }
});
