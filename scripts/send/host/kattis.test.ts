import { afterEach, describe, expect, it } from "vitest";
import {
  type Answer,
  formParts,
  type Recorded,
  RecordingServer,
} from "../../testing/recording-server";
import { CODE, sentOnce } from "../../testing/sent-once";
import { kattis } from "../sites/kattis";

// The requests are those of the official client, recorded on the loopback.

let server: RecordingServer;
afterEach(() => server.close());

const row = (cases: number) =>
  `<tr><td data-type="status">x</td><td data-type="cpu">0.05&nbsp;s</td><td><i class="x"></i>${'<i class="accepted" title="1"></i>'.repeat(cases)}</td></tr>`;
const standing = (status_id: number, testcase_index: number, cases = 12, feedback_html = "") =>
  JSON.stringify({ status_id, testcase_index, row_html: row(cases), feedback_html });

/** A Kattis whose submission passes these standings. */
function judge(
  standings: readonly string[],
  change: (request: Recorded) => Answer | undefined = () => undefined,
) {
  let asked = 0;
  return RecordingServer.open((request) => {
    const own = change(request);
    if (own) return own;
    if (request.place === "/login") {
      return {
        headers: { "set-cookie": ["EduSiteCookie=c00kie; Path=/; HttpOnly", "gone=1; Max-Age=0"] },
      };
    }
    if (request.place === "/submit") return { body: "Submission received. Submission ID: 4711." };
    return { body: standings[Math.min(asked++, standings.length - 1)]! };
  });
}

const kattisrc = (host: string, user = "token: t0ken/+ %x") => ({
  kattisrc: () => [
    {
      name: "~/.kattisrc",
      text: `# mine
[user]
username: anna b
${user}

[kattis]
hostname: ${host}
loginurl: http://${host}/login
submissionurl: http://${host}/submit
submissionsurl: http://${host}/submissions
`,
    },
  ],
  netrc: () => [],
  variable: () => undefined,
});

const send = (path = "/problems/hidingplaces", user?: string) =>
  sentOnce(kattis, { page: `http://${server.host}${path}` }, kattisrc(server.host, user));

describe("Kattis", () => {
  it("gets the requests of the official client, field by field", async () => {
    server = await judge([standing(1, 0, 0), standing(5, 3), standing(16, 12)]);
    const { exitCode, events, records } = await send();
    expect(exitCode).toBe(0);
    const question = "GET /submissions/4711?json";
    expect(server.asked).toEqual(["POST /login", "POST /submit", question, question, question]);
    const [login, submit, verdict] = server.requests;
    expect(login!.headers["user-agent"]).toBe("kattis-cli-submit");
    expect(login!.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(login!.body.toString()).toBe("user=anna+b&script=true&token=t0ken%2F%2B+%25x");
    expect(submit!.headers.cookie).toBe("EduSiteCookie=c00kie");
    const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;
    expect(formParts(submit!)).toEqual([
      [field("submit"), "true"],
      [field("submit_ctr"), "2"],
      [field("language"), "JavaScript (Node.js)"],
      [field("problem"), "hidingplaces"],
      [field("script"), "true"],
      [
        `${field("sub_file[]")}; filename="a-sum.js"\r\nContent-Type: application/octet-stream`,
        CODE,
      ],
    ]);
    expect(verdict!.headers.cookie).toBe("EduSiteCookie=c00kie");
    expect(events).toEqual([
      { type: "sent", sent: "yes", more: `http://${server.host}/submissions/4711` },
      { type: "progress", text: "waiting" },
      { type: "progress", text: "running, 3 of 12 cases" },
      { type: "verdict", verdict: "AC", text: "accepted, 12 of 12 cases, 0.05 s" },
    ]);
    expect(records).toMatchObject([
      {
        ...{ judge: "kattis", sha256: "12", way: "sent", arrived: "yes", verdict: "AC" },
        page: `http://${server.host}/problems/hidingplaces`,
        address: `http://${server.host}/submissions/4711`,
      },
    ]);
  });

  it.each([
    ["/contests/abc-1/problems/x.y", "contest", "abc-1"],
    ["/courses/CS/F26/assignments/w1/problems/x.y", "assignment", "w1"],
  ])("takes contest or assignment from %s", async (path, name, value) => {
    server = await judge([standing(16, 12)]);
    await send(path);
    const fields = formParts(server.requests[1]!).map(([head, bytes]) => [
      /name="([^"]+)"/.exec(head)![1],
      bytes,
    ]);
    expect(fields.filter(([field]) => field === "contest" || field === "assignment")).toEqual([
      [name, value],
    ]);
    expect(fields).toContainEqual(["problem", "x.y"]);
  });

  it("logs in by a password where the file has one", async () => {
    server = await judge([standing(16, 12)]);
    await send(undefined, "password = s3cret\nTOKEN = t0ken");
    const body = server.requests[0]!.body.toString();
    expect(body).toBe("user=anna+b&script=true&password=s3cret&token=t0ken");
  });

  it.each([
    [6, "JE", "judge error, at case 4 of 12, 0.05 s"],
    [9, "RE", "run-time error, at case 4 of 12, 0.05 s"],
    [10, "MLE", "memory limit exceeded, at case 4 of 12, 0.05 s"],
    [11, "OLE", "output limit exceeded, at case 4 of 12, 0.05 s"],
    [12, "TLE", "time limit exceeded, at case 4 of 12, 0.05 s"],
    [13, "RE", "illegal function, at case 4 of 12, 0.05 s"],
    [14, "WA", "wrong answer, at case 4 of 12, 0.05 s"],
    [17, "status 17", "at case 4 of 12, 0.05 s"],
  ])("status %i is final: %s", async (status, verdict, text) => {
    server = await judge([standing(status, 4)]);
    const { exitCode, events, records } = await send();
    expect(exitCode).toBe(1);
    expect(events.at(-1)).toEqual({ type: "verdict", verdict, text });
    expect(records[0]!.verdict).toBe(verdict);
  });

  it("shows what the compiler said, and copes without a row", async () => {
    const feedback = "<div><pre>a.js:1: x &lt; y\n\u001b[31mred</pre></div>";
    server = await judge([
      JSON.stringify({ status_id: 8, testcase_index: 0, row_html: "", feedback_html: feedback }),
    ]);
    const { events } = await send();
    expect(events.at(-1)).toEqual({
      ...{ type: "verdict", verdict: "CE" },
      text: "compile error\na.js:1: x < y\n[31mred",
    });
  });

  it.each([
    ["HTML", { body: "<html><h1>Are you human?</h1>" }, "no", 3, "Are you human?"],
    ["an unknown problem", { body: "Problem not found" }, "no", 3, "Problem not found"],
    ["no id", { body: "Submission received." }, "no", 3, "Submission received."],
    ["403", { status: 403 }, "no", 3, "with 403"],
    ["404", { status: 404 }, "no", 3, "with 404"],
    ["429", { status: 429, headers: { "retry-after": "30" } }, "no", 3, "again in 30 s"],
    ["500", { status: 500 }, "unknown", 5, "with 500"],
    ["502 that names an id", { status: 502, body: "Submission ID: 1" }, "unknown", 5, "502"],
    [
      "an answer that is cut off",
      { body: "Submission ID: 47", isCut: true },
      "unknown",
      5,
      "cut off",
    ],
    ["a dropped connection", "drop", "unknown", 5, "/submissions"],
  ] as const)("answers a submission with %s: sent is told", async (_, answer, sent, code, text) => {
    server = await judge([], ({ place }) => (place === "/submit" ? answer : undefined));
    const outcome = await send();
    expect([outcome.sent, outcome.exitCode]).toEqual([sent, code]);
    expect(outcome.text).toContain(text);
    expect(outcome.text).toContain(`sent: ${sent}`);
    expect(server.asked).toEqual(["POST /login", "POST /submit"]);
    const arrived = sent === "no" ? [] : [{ arrived: "unknown", way: "sent" }];
    expect(outcome.records).toMatchObject(arrived);
  });

  it.each([
    [403, "does not know the user or the token of ~/.kattisrc"],
    [404, "answers the log-in with 404"],
    [500, "answers the log-in with 500"],
  ])("status %i at the log-in sends nothing", async (status, text) => {
    server = await judge([], ({ place }) => (place === "/login" ? { status } : undefined));
    const outcome = await send();
    expect([outcome.sent, outcome.exitCode, outcome.records]).toEqual(["no", 3, []]);
    expect(outcome.text).toContain(text);
    expect(server.asked).toEqual(["POST /login"]);
  });

  it("logs in once again where the session has ended, and follows the verdict", async () => {
    let answers = 0;
    server = await judge([standing(16, 12)], ({ place }) =>
      place.startsWith("/submissions") && answers++ === 0
        ? { status: 302, headers: { location: "/login" } }
        : undefined,
    );
    const { exitCode } = await send();
    expect(exitCode).toBe(0);
    expect(server.asked.slice(2)).toEqual([
      "GET /submissions/4711?json",
      "POST /login",
      "GET /submissions/4711?json",
    ]);
  });

  it.each([
    ["errors", { status: 500 }],
    ["HTML", { body: "<html>" }],
    ["nothing", "drop"],
  ] as const)("a verdict that never comes, but %s, is unknown", async (_, answer) => {
    server = await judge([], ({ place }) =>
      place.startsWith("/submissions") ? answer : undefined,
    );
    const { exitCode, sent, events, records } = await send();
    expect([exitCode, sent]).toEqual([5, "yes"]);
    const hint = `look at http://${server.host}/submissions/4711`;
    expect(events.at(-1)).toMatchObject({ type: "fault", hint });
    expect(records).toMatchObject([{ arrived: "yes" }]);
    expect(records[0]!.verdict).toBeUndefined();
    expect(server.asked.filter((line) => line === "POST /submit")).toHaveLength(1);
  });

  it("a verdict that takes more than ten minutes is unknown, after growing pauses", async () => {
    server = await judge([standing(3, 0)]);
    const { exitCode, text } = await send();
    expect(exitCode).toBe(5);
    expect(text).toContain("no verdict within 10 minutes; sent: yes");
    expect(server.requests.length).toBeGreaterThan(50);
    expect(server.requests.length).toBeLessThan(100);
  });
});
