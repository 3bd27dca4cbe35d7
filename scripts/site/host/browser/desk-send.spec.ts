import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeskWorkspace, twoNumbers } from "../../../testing/desk-workspace";
import { RecordingServer } from "../../../testing/recording-server";
import { type DeskPage, DeskSession, WIDTHS } from "./desk-session";
import { axeViolations } from "./site-under-test";

// The page's Send button, against a Kattis on the loopback, and what it lists of all that was submitted.

let workspace: DeskWorkspace;
let session: DeskSession;
let server: RecordingServer;
let verdict = 16;

beforeAll(async () => {
  let id = 40;
  server = await RecordingServer.open(({ place }) => {
    if (place === "/login") return { headers: { "set-cookie": "sid=c00kie" } };
    if (place === "/submit") return { body: `Submission ID: ${++id}` };
    const standing = { status_id: verdict, testcase_index: 1, row_html: "<i><i>" };
    return { body: JSON.stringify(standing) };
  });
  workspace = new DeskWorkspace();
  workspace.install();
  workspace.task("a", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  const judges = [{ judge: "kattis", id: "sum", page: `http://${server.host}/problems/sum` }];
  const problem = {
    ...{ title: "A. Sum", timeLimitMs: 1000, memoryLimitMiB: 256, checker: "tokens", judges },
    ...{ bounds: {}, technique: "", tags: [], difficulty: "easy" },
  };
  workspace.write(
    ".contest/a-sum/problem.ts",
    `export const problem = ${JSON.stringify(problem)};\n`,
  );
  workspace.task("b", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  workspace.task("c", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  const elsewhere = { title: "C. Sum", contest: "Round 1", letter: "c", at: 1 };
  workspace.write(
    ".contest/c-sum/task.json",
    JSON.stringify({ ...elsewhere, address: "https://example.org/c" }),
  );
  const addresses = ["login", "submit", "submissions"].map(
    (name) => `${name.replace("submit", "submission")}url: http://${server.host}/${name}\n`,
  );
  process.env.JUDGEBENCH_KATTISRC = workspace.write(
    "kattisrc",
    `[user]\nusername: anna\ntoken: t0ken\n[kattis]\nhostname: ${server.host}\n${addresses.join("")}`,
  );
  const { address } = await workspace.desk("--port", "0");
  session = await DeskSession.of(address);
});
afterAll(async () => {
  delete process.env.JUDGEBENCH_KATTISRC;
  await session?.close();
  await Promise.all([workspace?.remove(), server?.close()]);
});

const posts = () => server.asked.filter((line) => line === "POST /submit").length;
const SUBMIT = "[aria-label=Submit]";
const SENT = "[aria-label=Submitted]";

async function task(desk: DeskPage, letter: string): Promise<void> {
  if (await desk.value<boolean>("innerWidth <= 832")) {
    await desk.page.locator(".picker").selectOption(`${letter}-sum`);
  } else {
    await desk.page.locator(`nav li button:has(b:text-is("${letter.toUpperCase()}"))`).click();
  }
  await desk.seen(".task-title", `${letter.toUpperCase()}. Sum`);
}

describe("Send", () => {
  it.each(WIDTHS)("judges, sends once and shows the verdict, at %i", async (width) => {
    verdict = width === 760 ? 14 : 16;
    const before = posts();
    workspace.write(".contest/a-sum/solution.ts", `// ${width}\n${twoNumbers("a + b")}`);
    const desk = await session.open({ width });
    await task(desk, "a");
    await desk.seen(".sum", "1 of 1 cases accepted");
    await desk.click("Send");
    await desk.seen(`${SUBMIT} pre`, "sent    yes");
    const word = verdict === 14 ? "WA" : "AC";
    await desk.seen(`${SUBMIT} pre`, `verdict ${word}`);
    await desk.seen(`${SUBMIT} .facts`, word === "AC" ? "AC, accepted" : "WA, wrong answer");
    await desk.seen(`${SENT} li:first-child`, word);
    expect(posts()).toBe(before + 1);
    const link = `document.querySelector("${SENT} li:first-child a").href`;
    expect(await desk.value(link)).toMatch(/\/submissions\/\d+$/);
    expect(await desk.text(SUBMIT)).not.toContain("I have submitted it");
    expect(await desk.text("body")).not.toMatch(/t0ken|c00kie/);
    if (width === 1280) await desk.seen("nav small", ": AC");
    await desk.shot(`sent-${width}`);
    expect(await axeViolations(desk.page)).toEqual([]);
    await desk.page.close();
  });

  it("sends the same bytes only after it was asked for once more", async () => {
    const desk = await session.open();
    await task(desk, "a");
    const before = posts();
    await desk.click("Send");
    await desk.seen(`${SUBMIT} .facts`, "exactly this file was sent before");
    expect(posts()).toBe(before);
    await desk.click("Send it again");
    await desk.until(`document.querySelectorAll("${SENT} li").length === 4`);
    await desk.seen(`${SUBMIT} .facts`, "AC, accepted");
    expect(posts()).toBe(before + 1);
    await desk.page.close();
  });
});

describe("what was submitted", () => {
  it("is marked by the user where it was copied, and taken back after a reload", async () => {
    const desk = await session.open({ width: 760 });
    await task(desk, "b");
    await desk.press("S");
    await desk.seen(`${SUBMIT} button`, "I have submitted it");
    await desk.click("I have submitted it");
    await desk.seen(SENT, "marked as submitted");
    await desk.page.reload();
    await desk.until("document.querySelector('.desk')");
    await task(desk, "b");
    await desk.click("Not submitted after all");
    await desk.seen(`${SUBMIT} button`, "I have submitted it");
    await desk.seen(SENT, "copied");
    await desk.page.close();
  });

  it.each(WIDTHS)("is listed of all tasks, the newest first, at %i", async (width) => {
    const desk = await session.open({ width });
    await desk.click("Submissions");
    await desk.seen("dialog .submitted li:first-child .name", "b-sum");
    const rows = await desk.value<string[]>(
      `[...document.querySelectorAll("dialog .submitted li")].map((one) => one.innerText.replace(/\\s+/g, " "))`,
    );
    expect(rows.map((row) => row.replace(/^[\d: -]+/, ""))).toEqual([
      ...["b-sum elsewhere copied", "a-sum Kattis AC its page", "a-sum Kattis AC its page"],
      ...["a-sum Kattis WA its page", "a-sum Kattis AC its page"],
    ]);
    await desk.shot(`submissions-${width}`);
    const sizes = "[document.documentElement.scrollWidth, innerWidth]";
    const [content, window] = await desk.value<[number, number]>(sizes);
    expect(content).toBeLessThanOrEqual(window);
    expect(await axeViolations(desk.page)).toEqual([]);
    await desk.press("Escape");
    await desk.until("!document.querySelector('dialog')");
    await desk.page.close();
    expect(session.complaints).toEqual([]);
  });

  it("can be marked where a sending fell back to copying", async () => {
    const desk = await session.open();
    await task(desk, "c");
    await desk.click("Send");
    await desk.seen(`${SUBMIT} pre`, "no judge that judgebench knows: once accepted, it is copied");
    await desk.seen(`${SUBMIT} .facts`, "nothing was sent");
    await desk.seenAtWidths(
      "fell-back",
      [`${SUBMIT} .facts`, "paste it, then say so"],
      [`${SUBMIT} button`, "I have submitted it"],
    );
    await desk.click("I have submitted it");
    await desk.seenAtWidths(
      "marked",
      [`${SUBMIT} .facts`, "marked as submitted"],
      [SENT, "marked as submitted"],
    );
    await desk.seen("nav small", "submitted");
    await desk.page.close();
    expect(session.complaints).toEqual([]);
  });
});
