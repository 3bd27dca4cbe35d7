import { connect } from "node:net";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { readSubmissions } from "../../problem/host/submissions";
import { loopbackServers } from "../../send/browser/host/loopback-servers";
import type { SendEvent } from "../../send/send-event";
import { testFolder } from "../../testing/test-folder";
import { sendByBrowser } from "./send-by-browser";

const PAGE = "https://codeforces.com/contest/4/problem/A";
let root: string;
let port: number;
let stop: AbortController;
let events: SendEvent[];

beforeEach(async () => {
  root = testFolder();
  events = [];
  stop = new AbortController();
  const servers = await loopbackServers([0], () => {});
  [port] = servers.ports as [number];
  await servers.close();
});

function hand(code = "run();\n", waitMs = 60_000) {
  const handing = { slug: "a-sum", judge: "codeforces", sha256: "12", page: PAGE, code } as const;
  const options = { port, waitMs, folder: join(root, "offers"), root };
  return sendByBrowser(handing, stop.signal, (event) => void events.push(event), options);
}

/** Asks as cph-submit does until somebody listens; gives what came, or ends at the first bytes. */
async function extension(isCutting = false): Promise<string> {
  for (;;) {
    const text = await new Promise<string | undefined>((done) => {
      let heard: string | undefined;
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.on("close", () => done(heard));
      socket.on("data", (piece) => {
        heard = (heard ?? "") + piece;
        if (isCutting) socket.destroy();
      });
      const head = `Host: localhost:${port}\r\ncph-submit: true\r\nSec-Fetch-Site: none`;
      socket.write(`GET /getSubmit HTTP/1.1\r\n${head}\r\n\r\n`);
    });
    if (text !== undefined) return text;
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

const told = () => events.find((event) => event.type === "sent");
const records = () => readSubmissions("a-sum", root);

it("what the extension took is handed over: code 0, and it is noted", async () => {
  const handing = hand();
  const given = JSON.parse((await extension()).replace(/^[^{]*/, ""));
  expect(given).toMatchObject({ url: PAGE, sourceCode: "run();\n", languageId: 55 });
  expect(await handing).toBe(0);
  expect(told()).toMatchObject({ sent: "yes" });
  expect(records()).toMatchObject([{ way: "browser", sha256: "12", page: PAGE }]);
});

it("without the extension it says what to install, notes nothing, and leaves it to the clipboard", async () => {
  expect(await hand(undefined, 60)).toBeUndefined();
  expect(told()).toMatchObject({ sent: "no" });
  expect(JSON.stringify(events)).toContain("github.com/agrawal-d/cph-submit");
  expect(records()).toEqual([]);
});

it("a connection that is cut leaves it unknown: code 5, and it stays noted", async () => {
  const handing = hand("x".repeat(32 << 20));
  await extension(true);
  expect(await handing).toBe(5);
  expect(told()).toMatchObject({ sent: "unknown" });
  expect(records()).toMatchObject([{ arrived: "unknown" }]);
});

it("Ctrl-C before anybody asked sends nothing: code 130", async () => {
  const handing = hand();
  stop.abort();
  expect(await handing).toBe(130);
  expect(told()).toMatchObject({ sent: "no" });
  expect(records()).toEqual([]);
});

it("names the program that has the port", async () => {
  const other = await loopbackServers([port], (_, response) => void response.end());
  expect(await hand()).toBeUndefined();
  expect(JSON.stringify(events)).toContain(`port ${port}, which cph-submit asks, is taken by`);
  await other.close();
});
