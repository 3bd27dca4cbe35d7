import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DeskWorkspace, twoNumbers } from "../../testing/desk-workspace";
import { formParts, RecordingServer } from "../../testing/recording-server";

// The command itself, as a user types it, against a Kattis on the loopback.

const TOKEN = "t0ken-of-anna";
const workspace = new DeskWorkspace();
let server: RecordingServer;
let verdict = 16;
let isSilent = false;

beforeAll(async () => {
  server = await RecordingServer.open(({ place, body }) => {
    if (place === "/login") return { headers: { "set-cookie": "sid=c00kie-of-anna" } };
    // It says what it was told: none of it may be shown.
    if (place === "/submit" && isSilent) return "silence";
    if (place === "/submit")
      return { body: `${TOKEN} c00kie-of-anna ${body.length} Submission ID: 8` };
    return {
      body: JSON.stringify({ status_id: verdict, testcase_index: 2, row_html: "<i><i><i>" }),
    };
  });
  workspace.install();
  workspace.task("a", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  workspace.write(
    "kattisrc",
    `[user]\nusername: anna\ntoken: ${TOKEN}\n[kattis]\nhostname: ${server.host}\n${[
      "login",
      "submission",
      "submissions",
    ]
      .map(
        (name) =>
          `${name}url: http://${server.host}/${name.replace("submission", "submit").replace("submits", "submissions")}`,
      )
      .join("\n")}\n`,
  );
  chmodSync(join(workspace.folder, "kattisrc"), 0o644);
  process.env.JUDGEBENCH_KATTISRC = join(workspace.folder, "kattisrc");
});
afterAll(async () => {
  delete process.env.JUDGEBENCH_KATTISRC;
  await Promise.all([server.close(), workspace.remove()]);
});

function start(...words: string[]) {
  const url = `http://${server.host}/problems/sum`;
  return workspace.start("submit", "a", "--send", "--for", "kattis", "--url", url, ...words);
}

async function submit(...words: string[]) {
  const started = start(...words);
  return { exitCode: await started.code, output: started.output };
}

const posts = () => server.asked.filter((line) => line === "POST /submit").length;

it("sends the judged bytes once, shows the verdict and keeps it", async () => {
  const { exitCode, output } = await submit();
  expect(output).toContain(`sent    yes, http://${server.host}/submissions/8`);
  expect(output).toContain("verdict AC, accepted, 2 of 2 cases");
  expect(output).toMatch(/note {4}others can read .*kattisrc: chmod 600/);
  expect(output).not.toContain(TOKEN);
  expect(output).not.toContain("c00kie");
  expect([exitCode, posts()]).toEqual([0, 1]);
  const sent = formParts(server.requests.find(({ place }) => place === "/submit")!).at(-1)![1];
  const file = join(workspace.folder, /file {4}(\S+),/.exec(output)![1]!);
  expect(sent).toBe(readFileSync(file, "utf8"));
  const kept = readFileSync(join(workspace.folder, ".contest/a-sum/submitted.json"), "utf8");
  expect(JSON.parse(kept).submissions).toMatchObject([
    { way: "sent", arrived: "yes", verdict: "AC" },
  ]);
  expect(kept).not.toContain("anna");
});

it("sends the same bytes no second time in a pipe, but with --again", async () => {
  const refused = await submit();
  expect(refused.output).toContain("went to Kattis before: AC; sent: no");
  expect(refused.output).toContain("sent    no\n");
  expect([refused.exitCode, posts()]).toEqual([2, 1]);
  verdict = 14;
  const again = await submit("--again");
  expect(again.output).toContain("verdict WA, wrong answer, at case 2 of 2");
  expect([again.exitCode, posts()]).toEqual([1, 2]);
});

it("sends nothing that is not accepted here, but with --anyway", async () => {
  workspace.write(".contest/a-sum/solution.ts", twoNumbers("a - b"));
  const refused = await submit();
  expect(refused.output).toContain("sent    no\n");
  expect(refused.output).toMatch(
    /is not accepted under the runtime of Kattis; sent: no\n {2}try: .*--anyway/,
  );
  expect([refused.exitCode, posts()]).toEqual([1, 2]);
  const anyway = await submit("--anyway");
  expect(anyway.output).toMatch(/note {4}sent anyway: a-sum is not accepted/);
  expect(posts()).toBe(3);
});

it("says what cannot be, and lists what was submitted", async () => {
  const wrong = workspace.start("submit", "a", "--again");
  expect([await wrong.code, wrong.output]).toEqual([
    2,
    expect.stringContaining("--again needs --send"),
  ]);
  const list = workspace.start("submit", "--list");
  expect(await list.code).toBe(0);
  const lines = list.output.trimEnd().split("\n");
  expect(lines.map((line) => line.split(/ {2,}/)[3]?.trim())).toEqual(["WA", "WA", "AC"]);
  expect(list.output).toContain(`http://${server.host}/submissions/8`);
});

it("--now sends on the verdicts of these bytes, and nothing that was not judged", async () => {
  workspace.write(".contest/a-sum/solution.ts", twoNumbers("b + a"));
  const before = posts();
  const unjudged = await submit("--now");
  expect(unjudged.output).toContain("was not judged: 1 of 1 cases have no verdict; sent: no");
  expect([unjudged.exitCode, posts()]).toEqual([3, before]);
  const judging = workspace.start("judge", "a", "--for", "kattis");
  expect(await judging.code).toBe(0);
  const { exitCode, output } = await submit("--now");
  expect(output).toContain("known   1 verdicts AC");
  expect([exitCode, posts()]).toEqual([1, before + 1]);
});

it("a reader that closes the pipe ends neither the sending nor the truth of the exit code", async () => {
  const before = posts();
  const started = start("--now", "--again");
  await started.until(/SHA-256/);
  started.child.stdout!.destroy();
  started.child.stderr!.destroy();
  expect(await started.code).toBe(1);
  expect(posts()).toBe(before + 1);
  const kept = readFileSync(join(workspace.folder, ".contest/a-sum/submitted.json"), "utf8");
  expect(JSON.parse(kept).submissions.at(-1)).toMatchObject({ arrived: "yes", verdict: "WA" });
});

it("a second Ctrl-C while it is not known whether it arrived ends with 5", async () => {
  isSilent = true;
  const before = posts();
  const started = start("--now", "--again");
  while (posts() === before) await new Promise((wake) => setTimeout(wake, 20));
  started.child.kill("SIGINT");
  started.child.kill("SIGTERM"); // as npm passes it on
  expect(await started.code).toBe(5);
  expect(posts()).toBe(before + 1);
});
