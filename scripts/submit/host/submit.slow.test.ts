import { PassThrough } from "node:stream";
import { beforeEach, expect, it, vi } from "vitest";
import { EXIT, type ExitCode } from "../../base/exit-code";
import type { SendEvent } from "../../send/send-event";
import type { MachineName } from "../../targets/machines";
import { submit } from "./submit";

// A real bundle and a real page; the test itself says what the judging gives, and that nobody sends.
const played = vi.hoisted(() => ({ judged: 0 }));
vi.mock("./judge-apart", () => ({ judgeApart: () => async () => played.judged }));
vi.mock("./send-judged", async (original) => ({
  ...(await original<object>()),
  sendJudged: async () => undefined,
}));

let text: string;
beforeEach(() => {
  text = "";
});

async function send(target: MachineName, url: string | undefined, judged: ExitCode) {
  played.judged = judged;
  const out = (piece: string) => {
    text += piece;
  };
  const event = (one: SendEvent) => out(`${JSON.stringify(one)}\n`);
  const asking = { input: new PassThrough(), output: new PassThrough() };
  const surroundings = { platform: "linux", env: { PATH: "" }, terminal: () => {} } as const;
  const room = { asking, surroundings, out, err: out, event };
  const options = { for: target, send: true, ...(url && { url }) } as const;
  return submit("knight-moves", options, room).catch((error) => error.exitCode);
}

it.each([
  ["atcoder", "https://atcoder.jp/contests/x/tasks/x_a", "https://atcoder.jp/contests/x/submit?"],
  ["codeforces", "https://codeforces.com/contest/1/problem/B", "https://codeforces.com/contest/1/"],
  ["codeforces", "https://mirror.example/contest/1/problem/B", "https://mirror.example/contest/1/"],
  ["spoj", "file:///etc/passwd", "no page known: --url is no address of the web"],
] as const)("copied for %s, it names the page of --url %s", async (target, url, page) => {
  expect(await send(target, url, EXIT.accepted)).toBe(EXIT.setup);
  expect(text).toMatch(/copied {2}to your terminal's clipboard/);
  expect(text).toContain(`paste   ${page}`);
});

it.each([
  [EXIT.notAccepted, EXIT.notAccepted],
  [EXIT.nothingMatched, EXIT.setup],
])("says nothing of copying what is judged %i, and ends with %i", async (judged, code) => {
  expect(await send("atcoder", undefined, judged)).toBe(code);
  expect(text).not.toMatch(/copied$|copied {2}/m);
  expect(text).toContain('"sent":"no"');
});
