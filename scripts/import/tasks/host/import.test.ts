import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, connect, createServer, Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import type { ContestTask } from "../contest-task";
import { type ContestFollower, followContests } from "./follow-contests";
import { type Listening, listen } from "./listen";
import { listenForTasks } from "./listen-for-tasks";
import { MAX_BODY_BYTES } from "./read-body";

// A scripted Competitive Companion against the real listener: one request after another.

const LOOPBACKS = ["127.0.0.1", "::1"];

let root: string;
let listening: Listening;
let follower: ContestFollower;
let lines: string[];

beforeEach(async () => {
  root = testFolder();
  lines = [];
  follower = follow(PATIENCE_MS);
  listening = await listen([0], listeners(), 300);
});
afterEach(async () => {
  await listening.close();
  follower.stop();
});

const follow = (silenceMs: number) =>
  followContests(
    root,
    "problems",
    { silenceMs },
    {
      imported: (_, { slug, isNew, added }) =>
        lines.push(`${isNew ? "new" : "old"} ${slug} ${added}`),
      failed: (_, error) => lines.push(`failed ${error}`),
      ended: ({ size, tasks }) => lines.push(`ended ${tasks.length} of ${size}`),
    },
  );

const listeners = () => ({
  onTask: (task: ContestTask) => follower.take(task),
  onRefused: (reason: string) => void lines.push(`refused ${reason}`),
});

const task = (name: string, more: object = {}) => ({
  name,
  group: "Kattis - Practice",
  url: `https://open.kattis.com/problems/${name.toLowerCase().replace(/\W/g, "")}`,
  interactive: false,
  memoryLimit: 1024,
  timeLimit: 2000,
  tests: [{ input: "1 2\n", output: "3\n" }],
  testType: "single",
  input: { type: "stdin" },
  output: { type: "stdout" },
  languages: { java: { mainClass: "Main", taskClass: "A" } },
  batch: { id: "b6e3", size: 1 },
  ...more,
});

interface ImportedFrom {
  readonly headers?: Record<string, string>;
  readonly host?: string;
  readonly method?: string;
  readonly port?: number;
}

/** The status that the extension sees; "broken" when the connection ends without one. */
function post(body: string | Buffer, wish: ImportedFrom = {}): Promise<number | string> {
  return new Promise((done) => {
    const sent = request(
      {
        host: wish.host ?? "127.0.0.1",
        port: wish.port ?? listening.ports[0],
        method: wish.method ?? "POST",
        headers: {
          host: `localhost:${wish.port ?? listening.ports[0]}`,
          "content-type": "application/json",
          origin: "chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl",
          ...wish.headers,
        },
      },
      (response) => {
        response.resume();
        done(response.statusCode!);
      },
    );
    sent.on("error", () => done("broken"));
    sent.end(body);
  });
}

const send = (content: object, wish?: ImportedFrom) => post(JSON.stringify(content), wish);
const settled = () => new Promise((done) => setTimeout(done, 5));
const PATIENCE_MS = 60_000; // on a busy machine
const list = (folder: string) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];

async function eventually(line: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!lines.includes(line) && Date.now() < end) await settled();
  expect(lines).toContain(line);
}

describe("the listener", () => {
  it("writes a problem with its samples and limits", async () => {
    expect(await send(task("G. Castle Défense"))).toBe(200);
    await eventually("new castle-defense sample-1");
    const facts = readFileSync(join(root, "problems/castle-defense/problem.ts"), "utf8");
    expect(facts).toContain('title: "G. Castle Défense"');
    expect(facts).toContain("memoryLimitMiB: 1024");
    expect(facts).toContain(
      'id: "gcastledfense",\n      page: "https://open.kattis.com/problems/gc',
    );
    expect(list("cases/castle-defense")).toEqual(["cases.json", "sample-1.in", "sample-1.out"]);
  });

  it("listens on both loopbacks where there are two, and takes the body of port 4243", async () => {
    const body = `json\n${JSON.stringify(task("Plain"))}`;
    expect(await post(body, { headers: { "content-type": "text/plain" } })).toBe(200);
    await eventually("new plain sample-1");
    const six = await send(task("Six"), { host: "::1" });
    expect([200, "broken"]).toContain(six);
  });

  it("adds only new samples at the second time and never writes over anything", async () => {
    await send(task("Twice"));
    await eventually("new twice sample-1");
    const readme = readFileSync(join(root, "problems/twice/README.md"));
    const tests = [
      { input: "1 2\n", output: "another answer" },
      { input: "4 5", output: "9" },
    ];
    await send(task("Twice", { tests, batch: { id: "again", size: 1 } }));
    await eventually("old twice sample-2");
    expect(readFileSync(join(root, "cases/twice/sample-1.out"), "utf8")).toBe("3\n");
    expect(readFileSync(join(root, "cases/twice/sample-2.in"), "utf8")).toBe("4 5\n");
    expect(readFileSync(join(root, "problems/twice/README.md")).equals(readme)).toBe(true);
  });

  it("gives another problem of the same name another folder", async () => {
    await send(task("Same", { batch: { id: "1", size: 1 } }));
    const url = "https://cses.fi/problemset/task/1";
    await send(task("Same", { url, batch: { id: "2", size: 1 } }));
    await send(task("Same", { url: "https://x.example/", batch: { id: "3", size: 1 } }));
    await eventually("new same-x sample-1");
    expect(list("problems")).toEqual(["same", "same-cses", "same-x"]);
  });

  it("takes a contest that comes through two ports at once, each problem once", async () => {
    for (const name of ["A. One", "B. Two", "C. Three"]) {
      const each = task(name, { batch: { id: "contest", size: 3 } });
      expect(await Promise.all([send(each), send(each)])).toEqual([200, 200]);
    }
    await eventually("ended 3 of 3");
    expect(lines).toEqual([
      ...["new one sample-1", "new two sample-1", "new three sample-1", "ended 3 of 3"],
    ]);
  });

  it("says what is missing when one of a contest never comes", async () => {
    follower = follow(40);
    await send(task("A. One", { batch: { id: "contest", size: 3 } }));
    await eventually("ended 1 of 3");
    expect(list("problems")).toEqual(["one"]);
  });

  it("says which ports are taken", async () => {
    const second = await listen(listening.ports, { onTask: () => {}, onRefused: () => {} });
    expect(second.taken).toEqual(listening.ports);
    expect(second.ports).toEqual([]);
    await second.close();
  });

  it("a second jb import names the page that takes the tasks", async () => {
    const lines: string[] = [];
    const surroundings = { root, say: (line: string) => lines.push(line), edit: async () => {} };
    const second = (port: number) =>
      listenForTasks({ place: "desk", port: [port], waitMs: 10 }, surroundings);
    for (const [holder, name] of [
      [
        { workspace: "wörk", desk: "http://127.0.0.1:4410" },
        "jb desk of wörk (http://127.0.0.1:4410)",
      ],
      [{ workspace: "work" }, "jb import of work"],
      [{ workspace: "\x1b[2J", desk: "x" }, undefined],
    ] as const) {
      const first = await listen([0], { ...listeners(), holder });
      const message = name ? `${name} takes the tasks already` : "every port is taken by another";
      await expect(second(first.ports[0]!)).rejects.toThrow(message);
      await first.close();
    }
    expect(lines).toEqual([
      expect.stringMatching(/^port \d+ is taken by another program: left out/),
    ]);
  });

  it.each(LOOPBACKS)("lets a port go of which another program has %s alone", async (host) => {
    const other = createServer();
    await new Promise<void>((done) => other.listen({ port: 0, host, ipv6Only: true }, done));
    const { port } = other.address() as AddressInfo;
    const second = await listen([port], listeners());
    expect([second.ports, second.taken]).toEqual([[], [port]]);
    const free = LOOPBACKS.find((address) => address !== host)!;
    expect(await send(task("Seven"), { port, host: free })).toBe("broken");
    await second.close();
    await new Promise((done) => other.close(done));
  });

  it("does with one loopback where there is no other", async () => {
    const real = Server.prototype.listen;
    const refuse = vi.spyOn(Server.prototype, "listen").mockImplementation(function (
      this: Server,
      ...args: unknown[]
    ) {
      const { host } = args[0] as { host: string };
      if (host !== "::1") return real.apply(this, args as Parameters<typeof real>);
      const error = Object.assign(new Error("no such address"), { code: "EADDRNOTAVAIL" });
      queueMicrotask(() => this.emit("error", error));
      return this;
    });
    const alone = await listen([0], listeners());
    refuse.mockRestore();
    expect([alone.ports.length, alone.taken]).toEqual([1, []]);
    expect(await send(task("Four"), { port: alone.ports[0]! })).toBe(200);
    expect(await send(task("Six"), { port: alone.ports[0]!, host: "::1" })).toBe("broken");
    await eventually("new four sample-1");
    await alone.close();
  });
});

describe("hostile requests", () => {
  afterEach(async () => {
    // Whatever came before, nothing was written and the next honest task goes through.
    expect(readdirSync(root)).toEqual([]);
    expect(await send(task("Still Here"))).toBe(200);
    await eventually("new still-here sample-1");
    expect(readdirSync(root).sort()).toEqual([".cache", "cases", "problems"]);
  });

  it.each([
    ["https://evil.example", "origin"],
    ["null", "origin"],
    ["http://localhost:3000", "origin"],
    ["chrome-extension://a.evil.example", "origin"],
    ["evil.example", "host"],
    ["localhost.evil.example:10043", "host"],
    ["127.0.0.1.evil.example", "host"],
  ])("%s as %s is refused", async (value, header) => {
    expect(await send(task("Evil"), { headers: { [header]: value } })).toBe(403);
    expect(lines[0]).toMatch(/^refused a request (for the host|from the page)/);
  });

  it("other methods are refused", async () => {
    for (const method of ["GET", "PUT", "OPTIONS"]) expect(await post("", { method })).toBe(405);
  });

  it("a body of 100 MB is refused by its length and cut off when it comes without one", async () => {
    await listening.close();
    listening = await listen([0], listeners(), PATIENCE_MS); // 8 MB take more than 300 ms where others compute
    const headers = { "content-length": String(100 << 20) };
    expect([413, "broken"]).toContain(await post(Buffer.alloc(1 << 16), { headers }));
    const socket = connect(listening.ports[0]!, "127.0.0.1");
    const closed = new Promise((done) => socket.on("close", done));
    socket.on("error", () => {});
    socket.resume();
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = Buffer.concat([
      Buffer.from("100000\r\n"),
      Buffer.alloc(1 << 20, 32),
      Buffer.from("\r\n"),
    ]);
    let sent = 0;
    const more = () => {
      while (sent < 100 && !socket.destroyed) {
        sent++;
        if (!socket.write(chunk)) return void socket.once("drain", more);
      }
    };
    more();
    await closed;
    expect(lines.filter((line) => line.includes(`more than ${MAX_BODY_BYTES}`))).toHaveLength(2);
  });

  it("bytes that dribble in, and bodies without an end, are cut off", async () => {
    const heads = [
      "POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
      "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n",
    ];
    const open: Promise<void>[] = [];
    const timers: NodeJS.Timeout[] = [];
    for (let index = 0; index < 12; index++) {
      const socket: Socket = connect(listening.ports[0]!, "127.0.0.1");
      socket.on("error", () => {});
      socket.resume();
      socket.write(heads[index % 3]!);
      timers.push(setInterval(() => socket.write(index % 3 === 1 ? "1\r\nx\r\n" : "x"), 20));
      open.push(new Promise((done) => socket.on("close", () => done())));
    }
    // Meanwhile an honest one gets its answer.
    expect(await send(task("Meanwhile"))).toBe(200);
    await eventually("new meanwhile sample-1");
    await Promise.all(open);
    for (const timer of timers) clearInterval(timer);
    rmSync(root, { recursive: true });
    mkdirSync(root);
  });

  it("60 connections that send nothing do not keep out an honest one", async () => {
    const patient = await listen([0], listeners(), 60_000);
    const sockets = Array.from({ length: 60 }, () => connect(patient.ports[0]!, "127.0.0.1"));
    try {
      for (const socket of sockets) socket.on("error", () => {});
      await Promise.all(sockets.map((socket) => new Promise((done) => socket.on("connect", done))));
      const status = await new Promise((done) => {
        const post = { host: "127.0.0.1", port: patient.ports[0], method: "POST" };
        const sent = request(post, (response) => done(response.statusCode));
        sent.on("error", done);
        sent.end("{");
      });
      expect(status).toBe(400);
    } finally {
      for (const socket of sockets) socket.destroy();
      await patient.close();
    }
  });

  it.each([
    ["", "Unexpected end"],
    ["{", "JSON"],
    ["[]", "no object"],
    ["null", "no object"],
    ['{"name":1}', "no name"],
    ['{"name":"x"}', "no address"],
    ['{"name":"x","url":"file:///etc/passwd","tests":[]}', "no address"],
    ['{"name":"x","url":"https://x/"}', "no list of tests"],
    ['{"name":"x","url":"https://x/","tests":[1]}', "a test has no text"],
    [`{"name":"x","url":"https://x/","tests":[${Array(300).fill("{}")}]}`, "more than 200 tests"],
    [`{"name":"x","url":"https://x/","tests":[${Array(1e5).fill("{}")}]}`, "more than 200 tests"],
    ["[".repeat(1e5), ""],
  ])("the body %#: %.40s", async (body, message) => {
    expect(await post(body)).toBe(400);
    expect(lines[0]).toContain(message);
  });
});

describe("hostile tasks", () => {
  it("stay inside problems/ and cases/ whatever they are called", async () => {
    const names = [
      "../../../etc/passwd",
      "..",
      "/abs",
      "C:\\windows",
      "a\0b",
      "con/../../x",
      "\u202eevil",
      "马的遍历",
      "<script>alert(1)</script>",
      "*/ process.exit() /*",
      '"}; evil(); ({"',
      "$".concat("{process.exit()}"),
      "__proto__",
      "x".repeat(100_000),
    ];
    for (const [index, name] of names.entries()) {
      const url = `https://judge.example/${index}?"><x>*/`;
      expect(await send(task(name, { url, batch: { id: `${index}`, size: 1e9 } }))).toBe(200);
    }
    await settled();
    for (let round = 0; round < 400 && lines.length < names.length; round++) await settled();
    expect(lines.filter((line) => line.startsWith("failed"))).toEqual([]);
    expect(list("problems")).toHaveLength(names.length);
    for (const slug of list("problems")) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      const card = readFileSync(join(root, "problems", slug, "solution.ts"), "utf8");
      expect(card.match(/\*\//g)).toHaveLength(1);
      expect(card.split("\n")[2]).toBe(" *");
      for (const file of list(`problems/${slug}`)) {
        const text = readFileSync(join(root, "problems", slug, file), "utf8");
        expect(text).not.toMatch(/[\0\u202e]|<script/);
      }
    }
    expect(readdirSync(root).sort()).toEqual([".cache", "cases", "problems"]);
    expect(list(".cache")).toEqual([]);
  });
});
