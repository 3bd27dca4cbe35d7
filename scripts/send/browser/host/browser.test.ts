import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { answerExtension } from "./answer-extension";
import { type Handing, handToBrowser } from "./hand-to-browser";
import { type LoopbackServers, loopbackServers } from "./loopback-servers";
import { announceListener, hasListener, offerProgram, takeOffer } from "./offers";

const PROGRAM = {
  problemName: "a-sum",
  url: "https://codeforces.com/contest/4/problem/A",
  sourceCode: "// ≤\nrun();\n",
  languageId: 55,
};

let folder: string;
let port: number;
let stop: AbortController;

beforeEach(async () => {
  folder = testFolder();
  stop = new AbortController();
  const servers = await loopbackServers([0], () => {});
  [port] = servers.ports as [number];
  await servers.close();
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** As cph-submit asks in Chromium; a header that is undefined is left out. */
function ask(
  change: Readonly<Record<string, string | undefined>> = {},
  method = "GET",
  path = "/getSubmit",
  host = "127.0.0.1",
): Promise<Reply | undefined> {
  const usual = { host: `localhost:${port}`, "cph-submit": "true", "sec-fetch-site": "none" };
  const all = Object.entries<string | undefined>({ ...usual, ...change });
  const headers = Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return new Promise((done) => {
    const asking = request({ host, port, method, path, headers, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        body += piece;
      });
      response.on("end", () =>
        done({ status: response.statusCode!, headers: response.headers, body }),
      );
    });
    asking.on("error", () => done(undefined));
    asking.end();
  });
}

/** Asks until there is an answer: the listener needs a moment. */
async function firstAnswer(): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (reply) return reply;
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

const hand = (waitMs = 60_000) =>
  handToBrowser(PROGRAM, { stop: stop.signal, port, waitMs, folder });

/** Waits until the port answers. */
async function listening(): Promise<void> {
  while (!(await ask({}, "GET", "/"))) await new Promise((wake) => setTimeout(wake, 5));
}

describe("the listener for cph-submit", () => {
  it.each([
    ["Chromium", { "sec-fetch-site": "none" }],
    ["Firefox", { "sec-fetch-site": "same-origin" }],
    ["another", { "sec-fetch-site": undefined }],
  ])("gives the program to %s once, not to be kept, and ends", async (_, headers) => {
    const handing = hand();
    await listening();
    const reply = await ask(headers);
    expect(reply!.status).toBe(200);
    expect(reply!.headers["cache-control"]).toBe("no-store");
    expect(reply!.headers["content-type"]).toBe("application/json");
    expect(Object.keys(reply!.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
    expect(JSON.parse(reply!.body)).toEqual({ empty: false, ...PROGRAM });
    expect(await handing).toBe("handed" satisfies Handing);
    expect(await ask(headers)).toBeUndefined();
  });

  it("gives it once to twenty who ask at the same time", async () => {
    const handing = hand();
    await listening();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask()));
    const bodies = replies.flatMap((reply) => (reply ? [JSON.parse(reply.body).empty] : []));
    expect(bodies.filter((empty) => empty === false)).toHaveLength(1);
    expect(await handing).toBe("handed");
  });

  it.each([
    ["an Origin", { origin: "https://evil.example" }, "GET"],
    ["the extension's own kind of Origin", { origin: "chrome-extension://abc" }, "GET"],
    ["an Origin of null", { origin: "null" }, "GET"],
    ["another Host", { host: "evil.example" }, "GET"],
    ["a number as Host", { host: "127.0.0.1" }, "GET"],
    ["cross-site", { "sec-fetch-site": "cross-site" }, "GET"],
    ["same-site", { "sec-fetch-site": "same-site" }, "GET"],
    ["no header", { "cph-submit": undefined }, "GET"],
    ["another header", { "cph-submit": "false" }, "GET"],
    ["OPTIONS", { "access-control-request-headers": "cph-submit" }, "OPTIONS"],
    ["HEAD", {}, "HEAD"],
    ["POST", {}, "POST"],
  ])("gives nothing for %s", async (_, headers, method) => {
    const handing = hand();
    await listening();
    const reply = await ask(headers, method);
    expect([reply!.status, reply!.body]).toEqual([403, ""]);
    expect(Object.keys(reply!.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
    expect(JSON.parse((await ask())!.body).empty).toBe(false);
    expect(await handing).toBe("handed");
  });

  it.each([
    ...["/getSubmit?x", "/getSubmit/", "/getsubmit", "//getSubmit"],
  ])("gives nothing at %s", async (path) => {
    const handing = hand();
    await listening();
    expect((await ask({}, "GET", path))!.status).toBe(404);
    stop.abort();
    expect(await handing).toBe("interrupted");
  });

  it("stops without the extension, and has nothing for it then", async () => {
    expect(await hand(60)).toBe("absent");
    expect(await ask()).toBeUndefined();
  });

  it("leaves a port to the program that has it", async () => {
    const other = await loopbackServers([port], (_, response) => void response.end());
    expect(await hand()).toBe("taken-port");
    await other.close();
  });
});

describe("a connection that ends in the middle", () => {
  it("is no handing over, and nobody gets the program again", async () => {
    let isWhole: boolean | undefined;
    let given = 0;
    const handed = { ...PROGRAM, sourceCode: "x".repeat(32 << 20) };
    const servers = await loopbackServers([port], (asking, response) =>
      answerExtension(asking, response, () => {
        if (given++ > 0) return undefined;
        return {
          handed,
          done: (whole) => {
            isWhole = whole;
          },
        };
      }),
    );
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /getSubmit HTTP/1.1\r\nHost: localhost:${port}\r\ncph-submit: true\r\n\r\n`);
    socket.once("data", () => socket.destroy());
    while (isWhole === undefined) await new Promise((wake) => setTimeout(wake, 5));
    expect(isWhole).toBe(false);
    expect(JSON.parse((await ask())!.body)).toEqual({ empty: true });
    await servers.close();
  });
});

describe("beside a jb import that has the port", () => {
  let servers: LoopbackServers;
  let forget: () => void;
  beforeEach(async () => {
    servers = await loopbackServers([port], (asking, response) =>
      answerExtension(asking, response, () => takeOffer(folder)),
    );
    forget = announceListener([port], folder);
  });
  afterEach(async () => {
    forget();
    await servers.close();
  });

  it("that process hands the program over, once", async () => {
    expect(JSON.parse((await firstAnswer()).body)).toEqual({ empty: true });
    const handing = hand();
    let reply: { empty: boolean };
    do reply = JSON.parse((await firstAnswer()).body);
    while (reply.empty);
    expect(reply).toEqual({ empty: false, ...PROGRAM });
    expect(JSON.parse((await ask())!.body)).toEqual({ empty: true });
    expect(await handing).toBe("handed");
    expect(readdirSync(folder).filter((name) => name.startsWith("offer"))).toEqual([]);
  });

  it("without the extension the program is taken back", async () => {
    expect(await hand(60)).toBe("absent");
    expect(JSON.parse((await ask())!.body)).toEqual({ empty: true });
  });

  it("Ctrl-C takes it back", async () => {
    const handing = hand();
    while (!readdirSync(folder).some((name) => name.startsWith("offer"))) {
      await new Promise((wake) => setTimeout(wake, 5));
    }
    stop.abort();
    expect(await handing).toBe("interrupted");
    expect(JSON.parse((await ask())!.body)).toEqual({ empty: true });
  });

  it("what a killed submit left is never handed over", async () => {
    offerProgram(PROGRAM, folder);
    const [name] = readdirSync(folder).filter((one) => one.startsWith("offer"));
    writeFileSync(join(folder, name!), JSON.stringify({ pid: 2 ** 22 + 1, handed: PROGRAM }));
    expect(JSON.parse((await ask())!.body)).toEqual({ empty: true });
    expect(readdirSync(folder).filter((one) => one.startsWith("offer"))).toEqual([]);
  });

  it("one that was taken cannot be taken back, nor taken twice", () => {
    const offer = offerProgram(PROGRAM, folder);
    const taken = takeOffer(folder)!;
    expect([offer.state(), offer.withdraw(), takeOffer(folder)]).toEqual([
      "taken",
      false,
      undefined,
    ]);
    taken.done(false);
    expect(offer.state()).toBe("cut");
    offer.end();
    taken.done(true); // too late: it leaves nothing
    expect(readdirSync(folder).filter((one) => one.startsWith("offer"))).toEqual([]);
  });

  it("two workspaces of one user share one listener", async () => {
    vi.stubEnv("XDG_CACHE_HOME", folder);
    const [one, other] = await Promise.all(
      ["one", "other"].map(async (name) => {
        vi.resetModules();
        vi.doMock("../../../base/host/roots", () => ({ CACHE: join(folder, name) }));
        return await import("./offers.ts");
      }),
    );
    const end = one!.announceListener([1]);
    expect([other!.hasListener(1), other!.hasListener(2)]).toEqual([true, false]);
    const offer = other!.offerProgram(PROGRAM);
    expect(one!.takeOffer()?.handed).toEqual(PROGRAM);
    expect(offer.state()).toBe("taken");
    end();
    vi.doUnmock("../../../base/host/roots");
    vi.unstubAllEnvs();
  });

  it("a listener that was killed is none", () => {
    expect(hasListener(port, folder)).toBe(true);
    expect(hasListener(port + 1, folder)).toBe(false);
    forget();
    const file = join(folder, "listener-1.json");
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, ports: [port] }));
    expect([hasListener(port, folder), existsSync(file)]).toEqual([false, false]);
  });
});
