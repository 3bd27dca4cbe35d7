import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Answer, RecordingServer } from "../../testing/recording-server";
import { type Outcome, sentOnce } from "../../testing/sent-once";
import { testFolder } from "../../testing/test-folder";
import { domjudge } from "../sites/domjudge";
import { kattis } from "../sites/kattis";
import { sendLock } from "./send-lock";

// Ways to make it send twice, leak a token or follow a redirect.

const TOKEN = "t0ken+/ of <anna> & ß";
const COOKIE = "c00kie-of-anna";

let server: RecordingServer;
let other: RecordingServer;
let answers: Readonly<Record<string, Answer>>;

beforeEach(async () => {
  answers = {};
  server = await RecordingServer.open(({ place }) => {
    const own = answers[place.replace(/\?.*/, "")];
    if (own) return own;
    if (place === "/login")
      return { headers: { "set-cookie": `sid=${COOKIE}; Domain=kattis.com` } };
    if (place === "/submit") return { body: "Submission ID: 8" };
    return { body: JSON.stringify({ status_id: 16, testcase_index: 1, row_html: "" }) };
  });
  other = await RecordingServer.open(() => ({ body: "Submission ID: 9" }));
});
afterEach(() => Promise.all([server.close(), other.close()]));

const file = (text: string) => ({
  kattisrc: () => [{ name: "~/.kattisrc", text }],
  netrc: () => [{ name: "~/.netrc", text: "machine 127.0.0.1 login team password p4ssword" }],
  variable: () => undefined,
});

const kattisrc = (change: Readonly<Record<string, string>> = {}) => {
  const usual = {
    hostname: server.host,
    loginurl: `http://${server.host}/login`,
    submissionurl: `http://${server.host}/submit`,
    submissionsurl: `http://${server.host}/submissions`,
    ...change,
  };
  const lines = Object.entries(usual).map(([key, value]) => `${key}: ${value}`);
  return `[user]\nusername: anna\ntoken: ${TOKEN}\n[kattis]\n${lines.join("\n")}\n`;
};

const send = (text = kattisrc(), page = `http://${server.host}/problems/x`, around = {}) =>
  sentOnce(kattis, { page }, file(text), around);

/** Requests that can be a submission. */
const submissions = () => server.asked.filter((line) => line === "POST /submit").length;

function holdsNoSecret({ text, records }: Outcome): void {
  const writings = [TOKEN, COOKIE, "p4ssword", encodeURIComponent(TOKEN), "t0ken", "c00kie"];
  const base64 = [TOKEN, "team:p4ssword"].map((secret) => Buffer.from(secret).toString("base64"));
  for (const writing of [...writings, ...base64]) {
    expect(text).not.toContain(writing);
    expect(JSON.stringify(records)).not.toContain(writing);
  }
}

describe("it sends once", () => {
  it.each([
    ["421, at which Node's fetch repeats a POST", { status: 421 }, "no"],
    ["408", { status: 408 }, "unknown"],
    ["425", { status: 425 }, "no"],
    ["401", { status: 401, headers: { "www-authenticate": "Basic" } }, "no"],
    ["503 with Retry-After: 0", { status: 503, headers: { "retry-after": "0" } }, "unknown"],
    ["a dropped connection", "drop", "unknown"],
    ["an answer that is cut off", { body: "Submission ID: 8", isCut: true }, "unknown"],
  ] as const)("after %s", async (_, answer, sent) => {
    answers = { "/submit": answer };
    const outcome = await send();
    expect([submissions(), outcome.sent]).toEqual([1, sent]);
    holdsNoSecret(outcome);
  });

  it("after silence", async () => {
    answers = { "/submit": "silence" };
    const patience = { connectMs: 60_000, answerMs: 300 };
    const outcome = await send(undefined, undefined, { patience });
    expect([submissions(), outcome.sent, outcome.exitCode]).toEqual([1, "unknown", 5]);
    expect(outcome.records).toMatchObject([{ arrived: "unknown" }]);
  });

  it("after Ctrl-C in the middle of it", async () => {
    const stop = new AbortController();
    answers = { "/submit": "silence" };
    const sending = send(undefined, undefined, { stop });
    while (submissions() === 0) await new Promise((wake) => setTimeout(wake, 5));
    stop.abort();
    const { sent, exitCode, records } = await sending;
    expect([submissions(), sent, exitCode]).toEqual([1, "unknown", 5]);
    expect(records).toMatchObject([{ arrived: "unknown" }]);
  });

  it("not at all after Ctrl-C before it", async () => {
    const stop = new AbortController();
    answers = { "/login": "silence" };
    const sending = send(undefined, undefined, { stop });
    while (server.requests.length === 0) await new Promise((wake) => setTimeout(wake, 5));
    stop.abort();
    const { sent, exitCode, records } = await sending;
    expect([submissions(), sent, exitCode, records]).toEqual([0, "no", 130, []]);
  });

  it("and keeps its address at Ctrl-C before the verdict", async () => {
    const stop = new AbortController();
    answers = { "/submissions/8": "silence" };
    const sending = send(undefined, undefined, { stop });
    while (server.requests.length < 3) await new Promise((wake) => setTimeout(wake, 5));
    stop.abort();
    const { sent, exitCode, records } = await sending;
    expect([submissions(), sent, exitCode]).toEqual([1, "yes", 5]);
    expect(records).toMatchObject([{ address: `http://${server.host}/submissions/8` }]);
  });

  it("to one page, however its address is written", async () => {
    const pages: unknown[] = [];
    for (const more of ["", "/", "?tab=metadata", "#x", "/submit"]) {
      const page = `http://${server.host}/problems/x${more}`;
      pages.push((await send(undefined, page)).records[0]?.page);
    }
    expect(new Set(pages)).toEqual(new Set([`http://${server.host}/problems/x`]));
  });
});

describe("one process at a time sends a task", () => {
  let root: string;
  beforeEach(() => {
    root = testFolder();
  });

  it("a second one is refused until the first has sent", () => {
    const unlock = sendLock("a-sum", root);
    expect(() => sendLock("a-sum", root)).toThrow("is sending a-sum; sent: no");
    const others = sendLock("b-sum", root);
    unlock();
    const second = sendLock("a-sum", root);
    unlock(); // it ends its own, not the second one's
    expect(() => sendLock("a-sum", root)).toThrow("sent: no");
    second();
    others();
  });

  it("a killed one holds nobody up", () => {
    mkdirSync(join(root, ".contest/.submitted"), { recursive: true });
    writeFileSync(join(root, ".contest/.submitted/a-sum.json.lock"), String(2 ** 22 + 1));
    const unlock = sendLock("a-sum", root);
    expect(() => sendLock("a-sum", root)).toThrow("sent: no");
    unlock();
  });
});

describe("no redirect is followed", () => {
  const away = (status: number, place = "/x") => ({
    status,
    headers: { location: `http://${other.host}${place}?token=${encodeURIComponent(TOKEN)}` },
  });

  it.each([301, 302, 303, 307, 308])("%i of the submission", async (status) => {
    answers = { "/submit": away(status) };
    const outcome = await send();
    expect([other.requests, outcome.sent, outcome.exitCode]).toEqual([[], "no", 3]);
    expect(outcome.text).toContain(other.host);
    holdsNoSecret(outcome);
  });

  it("of the log-in, which gives no cookie to others", async () => {
    answers = { "/login": away(307) };
    const outcome = await send();
    expect([other.requests, submissions(), outcome.sent]).toEqual([[], 0, "no"]);
    holdsNoSecret(outcome);
  });

  it("of the verdict", async () => {
    answers = { "/submissions/8": away(302) };
    const outcome = await send();
    expect([other.requests, submissions(), outcome.exitCode]).toEqual([[], 1, 5]);
    holdsNoSecret(outcome);
  });

  it("to another page of the same host", async () => {
    answers = { "/submit": { status: 307, headers: { location: "/submit" } } };
    expect((await send()).sent).toBe("no");
    expect(submissions()).toBe(1);
  });

  it("of DOMjudge, whose password goes to no other host", async () => {
    answers = { "/api/contests": away(307) };
    const page = `http://${server.host}/`;
    const outcome = await sentOnce(domjudge, { page, id: "A" }, file(""));
    expect([other.requests, outcome.sent, outcome.exitCode]).toEqual([[], "no", 3]);
    holdsNoSecret(outcome);
  });
});

describe("no secret is shown or goes elsewhere", () => {
  const echoes = (text: string) => [
    text,
    encodeURIComponent(text),
    new URLSearchParams({ a: text }).toString(),
    Buffer.from(text).toString("base64"),
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    encodeURIComponent(text).toLowerCase(),
    JSON.stringify({ user: text }),
    text.replaceAll("/", "\\/").replace("ß", "\\u00df"), // as PHP writes JSON
  ];

  it.each(
    echoes(TOKEN),
  )("a server that says %s again is not believed to be polite", async (echo) => {
    answers = { "/submit": { body: `unknown token ${echo} and ${COOKIE}` } };
    const outcome = await send();
    expect(outcome.sent).toBe("no");
    expect(outcome.text).toContain("unknown token");
    holdsNoSecret(outcome);
  });

  it("nor one that says it in what the compiler said", async () => {
    const standing = { status_id: 8, testcase_index: 0, row_html: "" };
    const feedback_html = `<pre>${COOKIE} &amp; ${Buffer.from(TOKEN).toString("base64")}</pre>`;
    answers = { "/submissions/8": { body: JSON.stringify({ ...standing, feedback_html }) } };
    const outcome = await send();
    expect(outcome.records).toMatchObject([{ verdict: "CE" }]);
    holdsNoSecret(outcome);
  });

  it("control characters of a server reach no terminal", async () => {
    answers = { "/submit": { body: "\u001b]0;x\u0007\u202eno\u001b[2J" } };
    const { events } = await send();
    const fault = events.find((event) => event.type === "fault")!;
    expect(JSON.stringify(fault)).not.toMatch(/\\u001b|\\u0007|\u202e/);
  });

  it("a cookie goes to no other host than that which gave it", async () => {
    const port = server.host.split(":")[1];
    await send(kattisrc({ submissionurl: `http://localhost:${port}/submit` }));
    const submit = server.requests.find(({ place }) => place === "/submit")!;
    expect(submit.headers.host).toBe(`localhost:${port}`);
    expect(submit.headers.cookie).toBeUndefined();
  });

  it.each([
    ["a kattisrc of another host", { hostname: "open.kattis.com" }, "is for open.kattis.com"],
    ["a log-in elsewhere", { loginurl: "https://evil.example/login" }, "leads to evil.example"],
    ["a form elsewhere", { submissionurl: "https://x.kattis.com/submit" }, "leads to x.kattis.com"],
    ["no https", { submissionsurl: "http://evil.example/submissions" }, "is not https"],
    ["a user in the address", { loginurl: "https://a:b@evil.example/" }, "inside the address"],
    ["a file", { loginurl: "file:///etc/passwd" }, "is no web address"],
  ])("%s: nobody is asked", async (_, change, text) => {
    await expect(send(kattisrc(change))).rejects.toThrow(text);
    expect(server.requests).toEqual([]);
  });

  it.each([
    "https://open.kattis.com.evil.example/problems/x",
    "https://open.kattis.com@evil.example/problems/x",
    "https://evil.example/open.kattis.com/problems/x",
    "https://open.kattis.com:8443/problems/x",
  ])("a task at %s gets no token of open.kattis.com", async (page) => {
    await expect(send(kattisrc({ hostname: "open.kattis.com" }), page)).rejects.toThrow(
      /no kattisrc for|no problem of Kattis/,
    );
    expect(server.requests).toEqual([]);
  });

  it("a kattisrc with two users is refused", async () => {
    const text = `${kattisrc()}[user]\nusername: b\ntoken: c\n`;
    await expect(send(text)).rejects.toThrow("has two sections [user]");
  });

  it.each([
    "http://dom.example/",
    "ftp://dom.example/",
    "https://u:p@dom.example/",
  ])("DOMjudge at %s gets no password", async (page) => {
    await expect(sentOnce(domjudge, { page, id: "A" }, file(""))).rejects.toThrow("sent: no");
  });

  it("an entry of the netrc goes to no other host", async () => {
    const page = `http://localhost:${server.host.split(":")[1]}/`;
    await expect(sentOnce(domjudge, { page, id: "A" }, file(""))).rejects.toThrow("for localhost");
    expect(server.requests).toEqual([]);
  });

  it("an id that would lead elsewhere is none", async () => {
    const list = (entry: object) => ({ body: JSON.stringify([entry]) });
    answers = {
      "/api/contests": list({ id: "1", shortname: "a" }),
      "/api/contests/1/languages": list({ id: "js", extensions: ["js"] }),
      "/api/contests/1/problems": list({ id: "2", label: "A" }),
      "/api/contests/1/submissions": { body: JSON.stringify({ id: "../../logout?x=" }) },
    };
    const outcome = await sentOnce(domjudge, { page: `http://${server.host}/`, id: "A" }, file(""));
    expect([outcome.sent, outcome.exitCode]).toEqual(["unknown", 5]);
    expect(server.asked.some((line) => line.includes("logout"))).toBe(false);
  });
});
