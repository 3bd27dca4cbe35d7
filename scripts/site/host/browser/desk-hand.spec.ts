// Long: one session of what is done by hand on the page: tasks, drafts, cases without an answer, files, settings, the debugger.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeskWorkspace, type Started, twoNumbers } from "../../../testing/desk-workspace";
import { type DeskPage, DeskSession, WIDTHS } from "./desk-session";
import { axeViolations } from "./site-under-test";

let workspace: DeskWorkspace;
let session: DeskSession;
let started: Started;

beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.install();
  const desk = await workspace.desk("--port", "0");
  started = desk.started;
  session = await DeskSession.of(desk.address);
});
afterAll(async () => {
  await session?.close();
  await workspace?.remove();
});

const file = (path: string) => join(workspace.folder, path);
const field = (desk: DeskPage, at: number) =>
  desk.page.locator(`dialog label:nth-of-type(${at}) textarea`);
const ROW = (name: string) =>
  `[...document.querySelectorAll(".row")].some((one) => one.querySelector(".name").innerText === "${name}"`;
const verdictOf = (desk: DeskPage, name: string, verdict: string) =>
  desk.until(
    `${ROW(name)} && one.querySelector(".verdict").innerText === "${verdict}" && !one.classList.contains("old"))`,
  );

describe("an empty desk", () => {
  it.each(WIDTHS)("offers a new task, an example and cases from files, at %i", async (width) => {
    const desk = await session.open({ width });
    await desk.seen(".empty button", "New task");
    await desk.seen(".empty button", "An example");
    await desk.seen(".empty .files", "drop them");
    await desk.shot(`empty-${width}`);
    expect(await axeViolations(desk.page)).toEqual([]);
    await desk.page.close();
  });

  it("makes a task of a title", async () => {
    const desk = await session.open();
    for (const title of ["Two numbers", "Another"]) {
      await desk.press("N");
      await desk.seen("dialog h2", "New task");
      await desk.page.locator("dialog input[name=title]").fill(title);
      await desk.press("Enter");
      await desk.seen(".task-title", title);
    }
    expect(existsSync(file(".contest/a-two-numbers/problem.ts"))).toBe(true);
    await desk.page.close();
  });
});

describe("a case by hand", () => {
  it.each(
    WIDTHS,
  )("is kept while it is written, whatever happens to the page, and Ctrl-Enter saves it, at %i", async (width) => {
    const desk = await session.open({ width });
    const name = `hand-${WIDTHS.indexOf(width) + 1}`;
    workspace.write(".contest/a-two-numbers/solution.ts", twoNumbers("a + b"));
    await desk.press("a");
    await field(desk, 1).fill(`1 ${width}`);
    await field(desk, 2).fill(`${width + 1}`);
    await desk.press("Escape");
    await desk.until("!document.querySelector('dialog')");
    await desk.seen("button", "Go on with case");
    await desk.press("J");
    await desk.seen(".task-title", "Another");
    await desk.seen("button", "Add case");
    await desk.press("K");
    await desk.seenHere(`draft-button-${width}`, ["button", "Go on with case"]);
    await desk.page.reload();
    await desk.seen("button", "Go on with case");
    await desk.press("a");
    await desk.seenHere(`draft-${width}`, ["dialog .warning", "not saved last time"]);
    expect(await desk.value("document.querySelector('dialog textarea').value")).toBe(`1 ${width}`);
    await field(desk, 1).focus();
    await desk.press("Control+Enter");
    await desk.until("!document.querySelector('dialog')");
    await desk.seen(".row .name", name);
    await desk.until("!document.querySelector('.tools').innerText.includes('Go on')");
    const saved = readFileSync(file(`.contest/a-two-numbers/cases/${name}.out`), "utf8");
    expect(saved).toBe(`${width + 1}\n`);
    await desk.press("r");
    await verdictOf(desk, name, "AC");
    await desk.page.close();
  });

  it("keeps a changed case too, and discards it when told to", async () => {
    const desk = await session.open();
    await desk.press("e");
    await field(desk, 1).fill("5 5");
    await desk.press("Escape");
    await desk.seenAtWidths("draft-row", [".row .draft", "draft"]);
    await desk.press("e");
    await desk.until("document.querySelector('dialog textarea')");
    expect(await desk.value("document.querySelector('dialog textarea').value")).toBe("5 5");
    await desk.click("Discard");
    await desk.until("!document.querySelector('.row .draft') && !document.querySelector('dialog')");
    expect(readFileSync(file(".contest/a-two-numbers/cases/hand-1.in"), "utf8")).toBe("1 1280\n");
    await desk.page.close();
  });

  it.each(
    WIDTHS,
  )("needs no answer, and gets what was found as its answer, at %i", async (width) => {
    const desk = await session.open({ width });
    await desk.press("a");
    await field(desk, 1).fill(`${width} 1`);
    await field(desk, 1).focus();
    await desk.press("Control+Enter");
    await desk.until("!document.querySelector('dialog')");
    await desk.seen(".detail", `hand-${WIDTHS.indexOf(width) + 4}`);
    await desk.press("R");
    await desk.seen(".detail .verdict", "ran");
    await desk.seen("[aria-label=found]", `${width + 1}`);
    await desk.seen(".detail", "no answer");
    await desk.shot(`ran-${width}`);
    await desk.press("t");
    await desk.seen(".detail .verdict", "AC");
    await desk.page.close();
  });

  it("is hidden from every judging, and this is said", async () => {
    const desk = await session.open();
    await desk.seen(".sum", "6 of 6 cases accepted");
    await desk.press("h");
    await desk.seenAtWidths(
      "hidden",
      [".row.old .message", "hidden: not judged"],
      [".detail .old-words", "hidden: not judged"],
      [".sum", "5 of 6 cases accepted, 1 hidden and not judged"],
    );
    const terminal = workspace.start("judge", "a-two-numbers");
    expect(await terminal.code).toBe(0);
    expect(terminal.output).toContain("5 passed, 0 failed, 1 skipped");
    expect(terminal.output).toContain("hidden: it was not run");
    await desk.press("h");
    await desk.seen(".sum", "6 of 6 cases accepted");
    await desk.page.close();
  });

  it("is debugged from its row: a debugger attaches to the address that is shown", async () => {
    const desk = await session.open();
    await desk.press("D");
    await desk.seenAtWidths("debug", [".debug b", "127.0.0.1:"], [".debug button", "End"]);
    const place = await desk.text(".debug b");
    const answer = await fetch(`http://${place}/json/list`);
    expect(JSON.stringify(await answer.json())).toContain("a-two-numbers");
    await desk.page.locator('.debug button:has-text("End")').click(); // "Send" has it too
    await desk.seen(".debug", "ended");
    await expect(fetch(`http://${place}/json/list`)).rejects.toThrow();
    await desk.page.close();
  });
});

describe("the facts of a task", () => {
  it.each(WIDTHS)("title, limits, checker and judge are set on the page at %i", async (width) => {
    const desk = await session.open({ width });
    await desk.page.locator(".settings summary").click();
    await desk.page.locator(".settings input[name=title]").fill(`Sum ${width}`);
    await desk.page.locator(".settings input[name=seconds]").fill("1.5");
    await desk.page.locator(".settings input[name=memory]").fill(String(width));
    await desk.page.locator(".settings select[name=checker]").selectOption("lines");
    await desk.page
      .locator(".settings input[name=address]")
      .fill("https://codeforces.com/contest/4/problem/A");
    await desk.shot(`settings-${width}`);
    expect(await axeViolations(desk.page)).toEqual([]);
    await desk.page.locator(".settings button[type=submit]").click();
    await desk.seen(".task-title", `Sum ${width}`);
    await desk.seen(".facts", `${width} MiB`);
    await desk.seen(".facts", "checker lines");
    await desk.seen(".facts a", "Codeforces");
    const text = readFileSync(file(".contest/a-two-numbers/problem.ts"), "utf8");
    expect(text).toContain('judge: "codeforces", id: "4/A"');
    expect(text).toContain("as const satisfies Problem");
    await desk.page.close();
  });
});

describe("cases of files", () => {
  it.each(WIDTHS)("come from a folder, chosen or dropped, at %i", async (width) => {
    const desk = await session.open({ width });
    for (const [at, way] of ["chosen", "dropped"].entries()) {
      const number = 10 * width + at;
      const place = `up/${way}${width}/tests`;
      workspace.write(`${place}/${number}.in`, `${number} 1\n`);
      workspace.write(`${place}/${number}.out`, `${number + 1}\n`);
      const folder = file(`up/${way}${width}`);
      if (way === "dropped") await desk.drop(folder);
      else await desk.page.locator("input[name=folder]").setInputFiles([folder]);
      await desk.until(`${ROW(`given-${number}`)})`);
      const input = file(`.contest/a-two-numbers/cases/given-${number}.in`);
      expect(readFileSync(input, "utf8")).toBe(`${number} 1\n`);
    }
    await desk.seenHere(`folder-${width}`, [".files", "a folder …"]);
    await desk.page.close();
  });

  it.each(WIDTHS)("come from a zip and from files, to the task looked at, at %i", async (width) => {
    const desk = await session.open({ width });
    const [one, other] = [
      workspace.write(`up/7${width}.in`, `7 ${width}\n`),
      workspace.write(`up/7${width}.out`, `${7 + width}\n`),
    ];
    await desk.page.locator("input[name=zip]").setInputFiles([one, other]);
    await desk.until(`${ROW(`given-7${width}`)})`);
    const text = (words: string) => new TextEncoder().encode(words);
    const zip = zipSync({
      [`tests/8${width}.in`]: text(`8 ${width}\n`),
      [`tests/8${width}.out`]: text(`${8 + width}\n`),
    });
    workspace.write("up/cases.zip", zip);
    await desk.page.locator("input[name=zip]").setInputFiles([file("up/cases.zip")]);
    await desk.until(`${ROW(`given-8${width}`)})`);
    await desk.seenHere(`news-${width}`, [".said", "cases for a-two-numbers: "]);
    await desk.press("r");
    await verdictOf(desk, `given-8${width}`, "AC");
    expect(started.output).toMatch(/^cases for a-two-numbers: /m); // the desk's terminal says it too
    await desk.shot(`files-${width}`);
    expect(existsSync(file(".cache/desk/uploads"))).toBe(true);
    await desk.until("document.querySelector('.said').innerText === ''");
    expect(await desk.page.locator("nav .warning").count()).toBe(0);
    expect(session.complaints).toEqual([]);
    await desk.page.close();
  });
});

/** Drops files on the page as a browser does, by path and text; those of a folder below its name. */
const DROP = `(files) => {
  const data = new DataTransfer();
  for (const [path, text] of files) {
    const bytes = text.base64 ? Uint8Array.from(atob(text.base64), (sign) => sign.charCodeAt(0)) : text;
    data.items.add(new File([bytes], path));
  }
  for (const type of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}`;

it.each(WIDTHS)("an empty desk makes a task of a zip that is dropped, at %i", async (width) => {
  const own = new DeskWorkspace();
  own.install();
  const { address, started: ownDesk } = await own.desk("--port", "0");
  const ownSession = await DeskSession.of(address);
  try {
    const desk = await ownSession.open({ width });
    await desk.seen(".empty .files", "drop them");
    const text = (words: string) => new TextEncoder().encode(words);
    const zip = zipSync({ "cases/1.in": text("1 2\n"), "cases/1.out": text("3\n") });
    const base64 = Buffer.from(zip).toString("base64");
    const files = JSON.stringify([["two-numbers.zip", { base64 }]]);
    // Loaded again: the drop comes in the moment in which the page first offers to take one.
    await desk.page.addInitScript(`new MutationObserver((changes, self) => {
      if (!document.querySelector(".empty .files")) return;
      self.disconnect();
      (${DROP})(${files});
    }).observe(document, { childList: true, subtree: true })`);
    await desk.page.reload();
    await desk.seen(".task-title", "two-numbers");
    await desk.until(`${ROW("given-1")})`);
    await desk.shot(`dropped-${width}`);
    await ownDesk.until(/new problem two-numbers/);
    expect(ownSession.complaints).toEqual([]);
  } finally {
    await ownSession.close();
    await own.remove();
  }
});

it("an empty desk offers an example, whose cases are accepted", async () => {
  const own = new DeskWorkspace();
  own.install();
  const { address } = await own.desk("--port", "0");
  const ownSession = await DeskSession.of(address);
  try {
    const desk = await ownSession.open();
    await desk.click("An example");
    await desk.seen(".task-title", "Smaller before");
    await desk.press("r");
    await desk.seen(".sum", "2 of 2 cases accepted");
    await desk.shot("example-1280");
  } finally {
    await ownSession.close();
    await own.remove();
  }
});
