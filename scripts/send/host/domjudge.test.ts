import { afterEach, describe, expect, it } from "vitest";
import {
  type Answer,
  formParts,
  type Recorded,
  RecordingServer,
} from "../../testing/recording-server";
import { CODE, sentOnce } from "../../testing/sent-once";
import { domjudge } from "../sites/domjudge";

// The requests are those of the official client, recorded on the loopback.

let server: RecordingServer;
afterEach(() => server.close());

const json = (value: unknown): Answer => ({
  headers: { "content-type": "application/json", date: "Thu, 26 Nov 2026 10:00:00 GMT" },
  body: JSON.stringify(value),
});

const CONTESTS = [{ id: "7", shortname: "demo", name: "Demo", allow_submit: true }];
const LANGUAGES = [
  { id: "cpp", name: "C++", extensions: ["cc", "cpp"] },
  { id: "javascript", name: "JavaScript", extensions: ["js", "mjs"] },
];
const PROBLEMS = [
  { id: "21", label: "A", short_name: "hello" },
  { id: "22", label: "B", short_name: "knights" },
];
const judgement = (more: object) => ({
  ...{ id: "1", submission_id: "99", valid: true, end_time: null, max_run_time: 0.12 },
  ...more,
});

interface Server {
  readonly contests?: unknown;
  readonly languages?: unknown;
  readonly problems?: unknown;
  readonly submitted?: Answer;
  readonly judgements?: readonly (readonly unknown[])[];
  readonly known?: readonly unknown[];
  readonly change?: (request: Recorded) => Answer | undefined;
}

function judge(more: Server = {}): Promise<RecordingServer> {
  const submission = {
    id: "99",
    problem_id: "22",
    language_id: "javascript",
    team_id: "3",
    time: "x",
  };
  const judgements = more.judgements ?? [[], [judgement({ judgement_type_id: "AC" })]];
  let asked = 0;
  return RecordingServer.open((request) => {
    const own = more.change?.(request);
    if (own) return own;
    switch (`${request.method} ${request.place.replace(/^\/dj/, "")}`) {
      case "GET /api/contests":
        return json(more.contests ?? CONTESTS);
      case "GET /api/contests/7/languages":
        return json(more.languages ?? LANGUAGES);
      case "GET /api/contests/7/problems":
        return json(more.problems ?? PROBLEMS);
      case "POST /api/contests/7/submissions":
        return more.submitted ?? json(submission);
      case "GET /api/contests/7/judgements?submission_id=99":
        return json(judgements[Math.min(asked++, judgements.length - 1)]);
      case "GET /api/user":
        return json({ id: "5", team_id: "3" });
      case "GET /api/contests/7/submissions":
        return json(more.known ?? []);
    }
    return { status: 404, body: '{"code":404,"message":"no route"}' };
  });
}

const keys = (variables: Readonly<Record<string, string>> = {}) => ({
  kattisrc: () => [],
  netrc: () => [
    {
      name: "~/.netrc",
      text: "machine other login x password y\nmachine 127.0.0.1\n  login team3 password p4ss:wörd\ndefault login d password d",
    },
  ],
  variable: (name: string) => variables[name],
});

const send = (id = "B", path = "/dj", variables?: Readonly<Record<string, string>>) =>
  sentOnce(domjudge, { page: `http://${server.host}${path}`, id }, keys(variables));

describe("DOMjudge", () => {
  it("gets the requests of the official client, field by field", async () => {
    server = await judge();
    const { exitCode, events, records } = await send();
    expect(exitCode).toBe(0);
    expect(server.asked).toEqual([
      "GET /dj/api/contests",
      "GET /dj/api/contests/7/languages",
      "GET /dj/api/contests/7/problems",
      "POST /dj/api/contests/7/submissions",
      "GET /dj/api/contests/7/judgements?submission_id=99",
      "GET /dj/api/contests/7/judgements?submission_id=99",
    ]);
    const basic = `Basic ${Buffer.from("team3:p4ss:wörd").toString("base64")}`;
    for (const { headers } of server.requests) expect(headers.authorization).toBe(basic);
    const field = (name: string) => `Content-Disposition: form-data; name="${name}"`;
    expect(formParts(server.requests[3]!)).toEqual([
      [field("problem"), "22"],
      [field("language"), "javascript"],
      [`${field("code[]")}; filename="a-sum.js"`, CODE],
    ]);
    expect(events).toEqual([
      { type: "sent", sent: "yes", more: `http://${server.host}/dj/team/submission/99` },
      { type: "progress", text: "not judged yet" },
      { type: "verdict", verdict: "AC", text: "correct, 0.12 s" },
    ]);
    expect(records).toMatchObject([{ arrived: "yes", verdict: "AC" }]);
  });

  it.each([
    ["b", "/dj/"],
    ["22", "/dj/team"],
    ["KNIGHTS", "/dj/api/v4/"],
    ["DEMO/B", "/dj/public"],
    ["A", "/dj/contests/demo/problems/B"],
    ["B", "/dj/team/problems"],
    ["A", "/dj/team/problems/B"],
    ["A", "/dj/problems/B"],
    ["x", "/dj/contests/7/problems/knights"],
  ])("finds the problem by %s at %s", async (id, path) => {
    server = await judge();
    expect((await send(id, path)).exitCode).toBe(0);
    expect(formParts(server.requests[3]!)[0]![1]).toBe("22");
    const { page } = domjudge.open({ page: `http://${server.host}${path}`, id }, keys());
    expect(page).toMatch(/\/dj\/(?:team|contests\/\w+)\/problems\/\w+$/);
    expect(domjudge.open({ page }, keys()).page, "what is noted can be given back").toBe(page);
  });

  it("takes the server and the contest from the environment", async () => {
    server = await judge({ contests: [...CONTESTS, { id: "8", shortname: "other" }] });
    const variables = { DOMJUDGE_URL: `http://${server.host}/dj`, DOMJUDGE_CONTEST: "Demo" };
    expect((await sentOnce(domjudge, { id: "A" }, keys(variables))).exitCode).toBe(0);
  });

  it.each([
    [
      "two contests",
      { contests: [...CONTESTS, { id: "8", shortname: "other" }] },
      "2 contests are active: demo, other",
    ],
    ["no contest", { contests: [] }, "no contest is active"],
    [
      "a closed one",
      { contests: [{ ...CONTESTS[0], allow_submit: false }] },
      "demo takes no submissions",
    ],
    [
      "no JavaScript",
      { languages: LANGUAGES.slice(0, 1) },
      "JavaScript is not enabled in this contest",
    ],
    ["no such problem", { problems: PROBLEMS.slice(0, 1) }, "its problems: A"],
    ["two such problems", { problems: [...PROBLEMS, { id: "b", label: "C" }] }, "no one problem B"],
    ["no list", { problems: { code: 200 } }, "no JSON of its API"],
  ])("sends nothing where there is %s", async (_, more, text) => {
    server = await judge(more);
    const outcome = await send();
    expect([outcome.sent, outcome.exitCode, outcome.records]).toEqual(["no", 3, []]);
    expect(outcome.text).toContain(text);
    expect(server.asked.some((line) => line.startsWith("POST"))).toBe(false);
  });

  it.each([
    [400, '{"code":400,"message":"file name too long"}', "file name too long"],
    [401, "", "~/.netrc"],
    [403, "<html>forbidden</html>", "forbidden"],
    [404, "", "404"],
    [413, "", "413"],
    [429, "", "again in 12 s"],
  ])("status %i to the submission: not sent", async (status, body, text) => {
    server = await judge({ submitted: { status, body, headers: { "retry-after": "12" } } });
    const outcome = await send();
    expect([outcome.sent, outcome.exitCode, outcome.records]).toEqual(["no", 3, []]);
    if (status !== 401) expect(outcome.text).toContain(text);
  });

  const LOST: readonly (readonly [string, Answer])[] = [
    ["500", { status: 500 }],
    ["HTML", { body: "<html>log in</html>" }],
    ["half an answer", { body: '{"id":"99"}', isCut: true }],
    ["nothing", "drop"],
  ];
  const known = (more: object) => ({
    ...{ id: "99", team_id: "3", problem_id: "22", language_id: "javascript" },
    ...{ time: "2026-11-26T11:00:00.500+01:00", ...more },
  });

  it.each(
    LOST,
  )("after %s it asks for the newest submission, and does not send again", async (_, submitted) => {
    const others = [
      known({ id: "97", time: "2026-11-26T09:59:59+00:00" }),
      known({ id: "100", problem_id: "21" }),
      known({ id: "101", team_id: "4" }),
      known({ id: "102", language_id: "cpp" }),
    ];
    server = await judge({ submitted, known: [...others, known({})] });
    const { exitCode, sent } = await send();
    expect([exitCode, sent]).toEqual([0, "yes"]);
    expect(server.asked.filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  it.each(LOST)("after %s it stops where the judge has none", async (_, submitted) => {
    server = await judge({ submitted, known: [known({ id: "97", time: "2026-11-26T09:59:59Z" })] });
    const { exitCode, sent, records } = await send();
    expect([exitCode, sent]).toEqual([5, "unknown"]);
    expect(records).toMatchObject([{ arrived: "unknown" }]);
    expect(server.asked.filter((line) => line.startsWith("POST"))).toHaveLength(1);
  });

  it.each([
    ["WA", "WA", "wrong answer, 0.12 s"],
    ["RTE", "RE", "run-time error, 0.12 s"],
    ["NO", "WA", "no output, 0.12 s"],
    ["IE", "JE", "internal error, 0.12 s"],
    ["SLOW", "SLOW", "0.12 s"],
  ])("the type %s is %s", async (type, verdict, text) => {
    server = await judge({ judgements: [[judgement({ judgement_type_id: type })]] });
    const { exitCode, events } = await send();
    expect(exitCode).toBe(1);
    expect(events.at(-1)).toEqual({ type: "verdict", verdict, text });
  });

  it("a rejudging counts, a judgement that is not valid does not", async () => {
    const list = [
      judgement({ judgement_type_id: "WA", valid: false }),
      judgement({ id: "2", judgement_type_id: "AC" }),
      judgement({ id: "3", judgement_type_id: null }),
    ];
    server = await judge({ judgements: [list] });
    expect((await send()).exitCode).toBe(0);
  });

  it("uses the default entry of the netrc for other hosts only", async () => {
    server = await judge();
    const outcome = await sentOnce(
      domjudge,
      { page: `http://localhost:${server.host.split(":")[1]}/dj`, id: "B" },
      keys(),
    );
    expect(outcome.exitCode).toBe(0);
    const { authorization = "" } = server.requests[0]!.headers;
    expect(Buffer.from(authorization.slice(6), "base64").toString()).toBe("d:d");
  });
});
