import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { keepCorrected } from "../../import/tasks/host/corrected-samples";
import { type Asked, DeskClient } from "../../testing/desk-client";
import { DeskWorkspace, type Started, twoNumbers } from "../../testing/desk-workspace";
import type { TaskState } from "../desk-state";

// One server for all of them, as a user starts it, in a workspace of its own.

let workspace: DeskWorkspace;
let started: Started;
let address: string;
let port: number;
let cookie: string;
let client: DeskClient;
beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.task("a", twoNumbers("a - b"), [
    ["1 2\n", "3\n"],
    ["5 0\n", "5\n"],
  ]);
  ({ started, address } = await workspace.desk("--port", "0"));
  client = new DeskClient(address);
  await client.enter();
  ({ port, cookie } = client);
});
afterAll(() => workspace?.remove());

const ask = (asked: Asked) => client.ask(asked);
const own = () => client.own();
const order = (command: object) => client.order(command);
const task = (slug = "a-sum") => client.task(slug);
const until = (wanted: (task: TaskState) => boolean) => client.until("a-sum", wanted);

const verdicts = ({ results }: TaskState) =>
  Object.fromEntries(Object.entries(results).map(([name, { verdict }]) => [name, verdict]));
const isIdle = ({ running }: TaskState) => !running;

describe("the server", () => {
  it.each<[string, () => Asked]>([
    ["no cookie", () => ({ path: "/state" })],
    ["a wrong cookie", () => ({ path: "/state", headers: { cookie: `${cookie}x` } })],
    [
      "the cookie of another port",
      () => ({ path: "/", headers: { cookie: cookie.replace(/\d+/, "1") } }),
    ],
    ["a wrong token", () => ({ path: "/enter?token=x" })],
    ["no token", () => ({ path: "/enter?" })],
    [
      "another host's name",
      () => ({ path: "/", headers: { cookie, host: `evil.example:${port}` } }),
    ],
    ["our name at another port", () => ({ path: "/", headers: { cookie, host: "127.0.0.1:1" } })],
    [
      "another origin",
      () => ({ path: "/state", headers: { cookie, origin: "http://evil.example" } }),
    ],
    ["the origin null", () => ({ path: "/state", headers: { cookie, origin: "null" } })],
    [
      "another site",
      () => ({ path: "/events", headers: { cookie, "sec-fetch-site": "cross-site" } }),
    ],
    ["a command without an origin", () => post("{}", { origin: "" })],
    ["a command of another port's page", () => post("{}", { origin: "http://127.0.0.1:1" })],
    ["a command as a form", () => post("a=b", { "content-type": "text/plain" })],
    ["PUT", () => ({ path: "/state", method: "PUT", headers: own() })],
    ["a body that is no JSON", () => post("{")],
    ["no command", () => post('{"type":"__proto__"}')],
    ["a field too much", () => post('{"type":"stop","slug":"a-sum","file":"/etc/passwd"}')],
    ["a field of another kind", () => post('{"type":"run","slug":["a-sum"]}')],
    ["a body beyond 8 MiB", () => post("x".repeat((8 << 20) + 1))],
    ["a path of the disk", () => ({ path: "/../../etc/passwd", headers: { cookie } })],
    ["a source of the page", () => ({ path: "/main.tsx", headers: { cookie } })],
    ["a text of an unknown task", () => text("slug=../../etc&name=passwd&part=input")],
    ["a text of an unknown case", () => text("slug=a-sum&name=../../solution.ts&part=input")],
    ["an unknown text of a case", () => text("slug=a-sum&name=sample-1&part=constructor")],
    ["a text before its beginning", () => text("slug=a-sum&name=sample-1&part=input&from=-1")],
  ])("refuses %s", async (_, asked) => {
    const { status, body } = await ask(asked());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/root:|<|at .*\.ts/);
  });

  function post(body: string, headers: Readonly<Record<string, string>> = {}): Asked {
    const all = Object.entries({ ...own(), ...headers }).filter(([, value]) => value !== "");
    return { path: "/command", method: "POST", headers: Object.fromEntries(all), body };
  }
  const text = (query: string): Asked => ({ path: `/text?${query}`, headers: { cookie } });

  it("lets its own page in, which may load and send nothing elsewhere", async () => {
    const page = await ask({ path: "/", headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.body).not.toMatch(/https?:/);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    const headers = { "sec-fetch-site": "cross-site" }; // from a terminal, or the file of --open
    const entered = await ask({ path: address.slice(address.indexOf("/enter")), headers });
    expect(entered).toMatchObject({ status: 200, body: expect.stringContaining("url=/") });
    expect(String(entered.headers["set-cookie"])).toMatch(/; HttpOnly; SameSite=Strict$/);
  });

  it("listens on the loopback alone", () => {
    const hexPort = port.toString(16).toUpperCase().padStart(4, "0");
    const tables = ["/proc/net/tcp", "/proc/net/tcp6"].filter((file) => existsSync(file));
    const lines = tables.flatMap((file) => readFileSync(file, "utf8").split("\n"));
    const listening = lines.filter((line) => line.includes(`:${hexPort} `) && / 0A /.test(line));
    for (const line of listening) expect(line).toMatch(/^ *\d+: 0100007F:/);
  });

  it("stays when slow clients come and go", async () => {
    const slow = Array.from({ length: 150 }, () => {
      const sent = request({ host: "127.0.0.1", port, path: "/state", agent: false });
      sent.on("error", () => {});
      sent.flushHeaders();
      return sent;
    });
    for (const sent of slow) sent.destroy();
    expect((await ask({ path: "/state", headers: { cookie } })).status).toBe(200);
  });
});

describe("commands", () => {
  it("run gives the verdicts of the judge; the whole output that was found is kept", async () => {
    await until(({ facts }) => facts !== undefined);
    expect(await order({ type: "run", slug: "a-sum" })).toEqual({ done: true });
    const judged = await until((now) => isIdle(now) && Object.keys(now.results).length === 2);
    expect(verdicts(judged)).toEqual({ "sample-1": "WA", "sample-2": "AC" });
    const path = "/text?slug=a-sum&name=sample-1&part=found";
    expect(await ask({ path, headers: { cookie } })).toMatchObject({ status: 200, body: "-1\n" });
  });

  it("a save of the solution judges it again, and a mistake in it is shown at its line", async () => {
    workspace.write(".contest/a-sum/solution.ts", "const x = 1;\nconst = 2;\n");
    const { broken } = await until((now) => isIdle(now) && now.broken != null);
    expect(broken).toMatchObject({
      verdict: "CE",
      message: expect.stringMatching(/solution\.ts:2/),
    });
    workspace.write(".contest/a-sum/solution.ts", twoNumbers("a + b"));
    const mended = await until((now) => isIdle(now) && verdicts(now)["sample-1"] === "AC");
    expect(mended.broken).toBe(null);
  });

  it("an output of another program is not shown beside a verdict that is remembered", async () => {
    const file = ".contest/a-sum/solution.ts";
    workspace.write(file, twoNumbers("a - b"));
    await until((now) => isIdle(now) && verdicts(now)["sample-1"] === "WA");
    workspace.write(file, twoNumbers("a + b"));
    await until((now) => isIdle(now) && verdicts(now)["sample-1"] === "AC");
    const found = "/text?slug=a-sum&name=sample-1&part=found";
    expect((await ask({ path: found, headers: { cookie } })).body).toBe("");
    const detail = await ask({ path: "/detail?slug=a-sum&name=sample-1", headers: { cookie } });
    expect(JSON.parse(detail.body)).toMatchObject({ hasFound: false, result: { verdict: "AC" } });
  });

  it("a sample of the judge is changed after a question, and only if nobody else changed it", async () => {
    const row = (await task())!.cases[0]!;
    const edit = { type: "edit", slug: "a-sum", name: "sample-1", input: "2 2", output: "4" };
    const first = await order({ ...edit, version: row.version });
    expect(first).toMatchObject({ ask: expect.stringContaining("sample of the judge") });
    workspace.write(".contest/a-sum/cases/sample-1.in", "7 7\n");
    const second = await order({ ...edit, version: row.version, isSure: true });
    expect(second).toMatchObject({ ask: expect.stringContaining("changed by another program") });
    const { version } = second as { version: string };
    expect(await order({ ...edit, version, isSure: true })).toMatchObject({ done: true });
    const file = join(workspace.folder, ".contest/a-sum/cases/sample-1.in");
    expect(readFileSync(file, "utf8")).toBe("2 2\n");
  });

  it("add, take what was found, and delete", async () => {
    const added = await order({ type: "add", slug: "a-sum", input: "1 1", output: "9" });
    expect(added).toMatchObject({ done: true, name: "hand-1" });
    expect(await order({ type: "add", slug: "a-sum", input: "1 1", output: "8" })).toMatchObject({
      error: expect.stringContaining("hand-1 has this input"),
    });
    expect(await order({ type: "add", slug: "a-sum", input: "", output: "8" })).toMatchObject({
      error: expect.stringContaining("empty"),
    });
    await order({ type: "run", slug: "a-sum", names: ["hand-1"] });
    const judged = await until((now) => isIdle(now) && verdicts(now)["hand-1"] === "WA");
    const { version } = judged.cases.find(({ name }) => name === "hand-1")!;
    expect(await order({ type: "take", slug: "a-sum", name: "hand-1", version })).toMatchObject({
      done: true,
    });
    const file = join(workspace.folder, ".contest/a-sum/cases/hand-1.out");
    expect(readFileSync(file, "utf8")).toBe("2\n");
    const now = await until(({ cases }) => cases.some((row) => row.version !== version));
    const taken = now.cases.find(({ name }) => name === "hand-1")!;
    const gone = { type: "delete", slug: "a-sum", name: "hand-1", version: taken.version };
    expect(await order(gone)).toEqual({ ask: "Delete hand-1?", version: taken.version });
    expect(existsSync(file)).toBe(true);
    expect(await order({ ...gone, isSure: true })).toMatchObject({ done: true });
    expect(existsSync(file)).toBe(false);
  });

  it("a case without an answer is run, and gets what was found as its answer", async () => {
    const added = await order({ type: "add", slug: "a-sum", input: "4 5", output: "" });
    expect(added).toMatchObject({ done: true, name: "hand-1" });
    const file = join(workspace.folder, ".contest/a-sum/cases/hand-1.out");
    expect(existsSync(file)).toBe(false);
    await order({ type: "run", slug: "a-sum", names: ["hand-1"] });
    const judged = await until((now) => isIdle(now) && verdicts(now)["hand-1"] === "ran");
    const { version } = judged.cases.find(({ name }) => name === "hand-1")!;
    await order({ type: "take", slug: "a-sum", name: "hand-1", version });
    expect(readFileSync(file, "utf8")).toBe("9\n");
    const now = await until((later) => isIdle(later) && verdicts(later)["hand-1"] === "AC");
    const taken = now.cases.find(({ name }) => name === "hand-1")!;
    const gone = { type: "delete", slug: "a-sum", name: "hand-1", version: taken.version };
    expect(await order({ ...gone, isSure: true })).toMatchObject({ done: true });
  });

  it("an accepted output whose blanks differ says so in its row", async () => {
    workspace.write(
      ".contest/a-sum/solution.ts",
      twoNumbers("a + b").replace(/console\.log\(([^;]*)\);/, 'console.log("\\n  " + ($1));'),
    );
    const { results } = await until(
      (now) => isIdle(now) && now.results["sample-2"]?.blanksDiffer === true,
    );
    expect(results["sample-2"]).toMatchObject({
      verdict: "AC",
      message: 'blanks differ: checker "lines" would tell',
    });
    workspace.write(".contest/a-sum/solution.ts", twoNumbers("a + b"));
    await until((now) => isIdle(now) && verdicts(now)["sample-2"] === "AC");
  });

  it("an accepted output that process.exit may cut says so in its row, and is shown whole", async () => {
    workspace.write(".contest/a-sum/solution.ts", `${twoNumbers("a + b")}process.exit();\n`);
    const now = await until(
      (later) => isIdle(later) && later.results["sample-2"]?.mayBeCut === true,
    );
    const row = { verdict: "AC", message: expect.stringContaining("process.exit") };
    expect(now.results["sample-2"]).toMatchObject(row);
    const path = "/text?slug=a-sum&name=sample-2&part=found";
    expect((await ask({ path, headers: { cookie } })).body).toBe("5\n");
    // What is known of it is read anew, as at the next start.
    await order({ type: "runtime", slug: "a-sum" });
    const known = await until(({ results }) => results["sample-2"]?.isKnown === true);
    expect(known.results["sample-2"]).toMatchObject({ ...row, mayBeCut: true });
    workspace.write(".contest/a-sum/solution.ts", twoNumbers("a + b"));
    await until((now) => isIdle(now) && verdicts(now)["sample-2"] === "AC");
  });

  it("a corrected sample waits for a button, and what was there is kept", async () => {
    const folder = join(workspace.folder, ".contest/a-sum/cases");
    const bytes = (text: string) => Buffer.from(text);
    const origin = { from: "statement", source: "Round 1" } as const;
    const corrected = { name: "sample-2", input: bytes("5 0\n"), output: bytes("50\n"), origin };
    const changes = { added: [], differing: ["sample-2"] };
    keepCorrected(workspace.folder, "a-sum", [corrected], changes);
    await until((now) => now.corrected?.join() === "sample-2");
    expect(await order({ type: "renew", slug: "a-sum" })).toMatchObject({
      note: "sample-2 corrected; the old files end with .old",
    });
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    expect([read("sample-2.out"), read("sample-2.out.old")]).toEqual(["50\n", "5\n"]);
    const now = await until((later) => isIdle(later) && verdicts(later)["sample-2"] === "WA");
    expect([now.corrected, now.cases.map(({ name }) => name)]).toEqual([
      [],
      ["sample-1", "sample-2"],
    ]);
    workspace.write(".contest/a-sum/cases/sample-2.out", "5\n");
    await until((later) => isIdle(later) && verdicts(later)["sample-2"] === "AC");
  });

  it.each([
    ["blanks of another kind", "7\u00a08", "15", "blanks of another kind made plain (U+00A0)"],
    ["a letter of Cyrillic", "8 8", "1\u0415", "only look like ASCII kept (U+0415)"],
    ["full-width digits", "9 9", "\uff11\uff18", "only look like ASCII kept (U+FF11, U+FF18)"],
    ["a drawing", "9 8", "  *\n ***", "problem.ts compares lines now"],
  ])("the editor says what it did with %s", async (_, input, output, note) => {
    const added = await order({ type: "add", slug: "a-sum", input, output });
    expect(added).toMatchObject({ done: true, note: expect.stringContaining(note) });
    const { name } = added as { name: string };
    const { version } = (await task())!.cases.find((row) => row.name === name)!;
    const gone = { type: "delete", slug: "a-sum", name, version };
    expect(await order({ ...gone, isSure: true })).toMatchObject({ done: true });
  });

  it("a custom input is only run", async () => {
    const before = (await task())!.tried?.count ?? 0;
    await order({ type: "try", slug: "a-sum", input: "20 22" });
    const { tried } = await until(({ tried }) => (tried?.count ?? 0) > before);
    const path = "/text?slug=a-sum&name=&part=custom";
    const { body } = await ask({ path, headers: { cookie } });
    expect({ body, ...tried }).toMatchObject({
      body: "42\n",
      figures: expect.stringMatching(/^ended/),
    });
  });

  it("a custom input is run to its end though a save stops the judging beside it", async () => {
    const before = (await task())!.tried?.count ?? 0;
    const slow = `const end = Date.now() + 400; while (Date.now() < end);\n${twoNumbers("a + b")}`;
    workspace.write(".contest/a-sum/solution.ts", slow);
    await until(({ running }) => running !== undefined && running !== null);
    await order({ type: "try", slug: "a-sum", input: "20 23" });
    await new Promise((wake) => setTimeout(wake, 150));
    workspace.write(".contest/a-sum/solution.ts", `${slow}// saved again\n`);
    const { tried } = await until(({ tried }) => (tried?.count ?? 0) > before);
    expect(tried).toMatchObject({ figures: expect.stringMatching(/^ended/), outputBytes: 3 });
    await until(isIdle);
  });

  it("an edited case keeps its CRLF lines", async () => {
    workspace.task("c", twoNumbers("a"), [["1 2\r\n", "1\n"]]);
    for (let round = 0; round < 300 && !(await task("c-sum")); round++) {
      await new Promise((wake) => setTimeout(wake, 30));
    }
    const { version } = (await task("c-sum"))!.cases[0]!;
    const edit = { type: "edit", slug: "c-sum", name: "sample-1", input: "4\n5", output: "4" };
    expect(await order({ ...edit, version, isSure: true })).toMatchObject({ done: true });
    const folder = join(workspace.folder, ".contest/c-sum");
    const read = (part: string) => readFileSync(join(folder, `cases/sample-1.${part}`), "utf8");
    expect([read("in"), read("out")]).toEqual(["4\r\n5\r\n", "4\n"]);
    rmSync(folder, { recursive: true });
  });

  it("the editor opens only places of the task's own sources", async () => {
    const place = await order({ type: "editor", slug: "a-sum", name: "sample-1", place: 0 });
    expect(place).toMatchObject({ error: "no such place in the message" });
    const none = await order({ type: "editor", slug: "a-sum" });
    expect(none).toMatchObject({ error: expect.stringContaining(".contest/a-sum/solution.ts:1") });
  });
});

describe("a desk beside others", () => {
  it("a second jb desk prints the first one's address and ends with 0", async () => {
    const second = workspace.start("desk");
    expect(await second.code).toBe(0);
    expect(second.output).toContain(address);
    expect(started.output).not.toContain("taken"); // port 0 asked for any
  });

  it("--open gives the browser a file that only the user can read, and no token", async ({
    skip,
  }) => {
    skip(process.platform !== "linux", "xdg-open stands for every opener");
    const opened = join(workspace.folder, "opened");
    const bin = join(workspace.folder, "bin");
    workspace.write("bin/xdg-open", `#!/bin/sh\necho "$@" >${opened}\n`);
    chmodSync(join(bin, "xdg-open"), 0o755);
    vi.stubEnv("DISPLAY", ":9");
    vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
    const second = workspace.start("desk", "--open");
    vi.unstubAllEnvs();
    expect(await second.code).toBe(0);
    await expect.poll(() => existsSync(opened) && readFileSync(opened, "utf8")).toMatch(/\n/);
    const page = readFileSync(opened, "utf8").trim();
    expect(page).not.toContain("token");
    expect(statSync(page).mode & 0o777).toBe(0o600);
    expect(readFileSync(page, "utf8")).toContain(`url=${address}"`);
  });

  it("ends where its address cannot be noted, as on a full disk", async () => {
    const full = new DeskWorkspace();
    full.write(".cache/desk/server.json/x", ""); // a folder in the place of the file
    const failing = full.start("desk", "--no-import", "--port", "0");
    expect(await failing.code).not.toBe(0);
    await full.remove();
  });

  it("--host is refused with a sentence", async () => {
    const refused = workspace.start("desk", "--host", "0.0.0.0");
    expect(await refused.code).toBe(2);
    expect(refused.output).toMatch(/^error: .*only this machine.*\n {2}try: ssh -L/);
  });

  it("a task that comes and one whose folder is deleted are seen without a reload", async () => {
    workspace.task("b", twoNumbers("a"), [["1 2\n", "1\n"]]);
    for (let round = 0; round < 300 && !(await task("b-sum")); round++) {
      await new Promise((wake) => setTimeout(wake, 30));
    }
    expect(await task("b-sum")).toMatchObject({ letter: "b", contest: "Round 1" });
    rmSync(join(workspace.folder, ".contest/b-sum"), { recursive: true });
    expect(await order({ type: "add", slug: "b-sum", input: "1", output: "1" })).toMatchObject({
      error: expect.any(String),
    });
    for (let round = 0; round < 300 && (await task("b-sum")); round++) {
      await new Promise((wake) => setTimeout(wake, 30));
    }
    expect(await task("b-sum")).toBe(undefined);
    expect(existsSync(join(workspace.folder, ".contest/b-sum"))).toBe(false);
  });

  it("Ctrl-C ends the server and the process that judges, and a taken port is passed over", async () => {
    const table = execFileSync("ps", ["-Ao", "pid,ppid"], { encoding: "utf8" });
    const rows = table.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
    const children = rows.filter(([, parent]) => parent === started.child.pid);
    expect(children.length).toBeGreaterThan(0);
    started.child.kill("SIGINT");
    expect(await started.code).toBe(130);
    for (const [pid] of children) expect(() => process.kill(pid!, 0)).toThrow("ESRCH");
    const left = readdirSync(join(workspace.folder, ".cache/desk"));
    expect(left.filter((name) => /^(server|open)/.test(name))).toEqual([]);
    const blocker = createServer();
    await new Promise<void>((done) => blocker.listen(port, "127.0.0.1", done));
    try {
      const next = await workspace.desk("--port", String(port));
      const other = Number(new URL(next.address).port); // the next one, if nothing else has it
      expect(other).toBeGreaterThan(port);
      expect(other).toBeLessThan(port + 10);
      expect(next.started.output).toContain(`port ${port} is taken`);
      next.started.child.kill("SIGINT");
      await next.started.code;
    } finally {
      blocker.close();
    }
  });
});

it("a save before the process that judges is ready is judged too", async () => {
  const early = new DeskWorkspace();
  try {
    const slug = early.task("a", twoNumbers("a - b"), [["1 2\n", "3\n"]]);
    await early.desk("--port", "0");
    early.write(`.contest/${slug}/solution.ts`, twoNumbers("a + b"));
    const kept = join(early.folder, `.cache/verdicts/${slug}.json`);
    for (let round = 0; round < 1500 && !existsSync(kept); round++) {
      await new Promise((wake) => setTimeout(wake, 30));
    }
    expect(existsSync(kept)).toBe(true);
  } finally {
    await early.remove();
  }
});
