// Long: one session, width by width: the page beside an editor, and whose verdict each line is.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeskWorkspace, solvesTwoNumbers, twoNumbers } from "../../../testing/desk-workspace";
import { type DeskPage, DeskSession, WIDTHS } from "./desk-session";
import { axeViolations } from "./site-under-test";

let workspace: DeskWorkspace;
let session: DeskSession;

const INTERACT = `import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
const hidden = Number(readFileSync(process.argv[2]!, "utf8"));
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const [sign, word] = line.split(" ");
  if (sign === "!") {
    if (Number(word) !== hidden) console.error("it is " + hidden + ", the program says " + word);
    process.exit(Number(word) === hidden ? 42 : 43);
  }
  console.log(Number(word) < hidden ? "more" : "less");
});
`;
/** Halves 1..100, and takes the end for the number where the last question was answered with "less". */
const ASKS = `import { createInterface } from "node:readline";
let [low, high] = [1, 100];
const ask = () => console.log(low < high ? "? " + ((low + high) >> 1) : "! " + (low + 1));
createInterface({ input: process.stdin }).on("line", (line) => {
  const middle = (low + high) >> 1;
  if (line === "more") low = middle + 1; else high = middle;
  ask();
  if (low >= high) process.exit();
});
ask();
`;

beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.install();
  const long = (last: string) => `${"7 7 7\n".repeat(40)}${last}\n`;
  const many = Array.from({ length: 14 }, (_, at) => [`${at} 1\n`, long(`${at + 1}`)] as const);
  workspace.task("a", twoNumbers('"7 7 7\\n".repeat(40) + (a > 2 ? a + b + 1 : a + b)'), many);
  const chatty = `console.error("seen it");\n${twoNumbers("a + b")}`;
  workspace.task("b", chatty, [["1 2\n", "3\n"]]);
  workspace.task("c", ASKS, [["37\n", "\n"]]);
  workspace.write(".contest/c-sum/interact.ts", INTERACT);
  workspace.write(
    ".contest/c-sum/problem.ts",
    `export const problem = { title: "C. Sum", timeLimitMs: 1000, memoryLimitMiB: 256, checker: "tokens",
  interactor: "own", judges: [{ judge: "uva", id: "1" }], bounds: {}, technique: "", tags: [], difficulty: "easy" };\n`,
  );
  const three = [1, 2, 3].map((at) => [`${at} 1\n`, `${at + 1}\n`] as const);
  workspace.task("d", twoNumbers("a + b"), three);
  const results = [5, 9].map((score, seed) => ({ seed, input: `${seed}`, verdict: "AC", score }));
  const run = { schema: 1, at: "2026", goal: "maximise", scoring: "s", program: "p", results };
  workspace.write(".contest/.seeds/d-sum.jsonl", `${JSON.stringify(run)}\n`.repeat(2));
  workspace.task("e", solvesTwoNumbers("a + b"), three);
  const wide = '"first\\n" + "0123456789\\n".repeat(9000) + "last"'; // 99,010 bytes with its end
  const loud = `console.error(${wide});\n${twoNumbers(wide)}`;
  workspace.task("f", loud, [["1 2\n", `first\n${"0123456789\n".repeat(9000)}last\n`]]);
  const { address } = await workspace.desk("--port", "0");
  session = await DeskSession.of(address);
});
afterAll(async () => {
  await session?.close();
  await workspace?.remove();
});

async function task(desk: DeskPage, letter: string): Promise<void> {
  const slug = `${letter}-sum`;
  const isNarrow = await desk.value<boolean>("innerWidth <= 832");
  if (isNarrow) await desk.page.locator(".picker").selectOption(slug);
  else await desk.page.locator(`nav li button:has(b:text-is("${letter.toUpperCase()}"))`).click();
  await desk.seen(".task-title", `${letter.toUpperCase()}. Sum`);
}

const verdictOf = (desk: DeskPage, name: string, verdict: string) =>
  desk.until(
    `[...document.querySelectorAll(".row")].some((one) => one.querySelector(".name").innerText === "${name}" && one.querySelector(".verdict").innerText === "${verdict}" && !one.classList.contains("old"))`,
  );

describe("beside an editor", () => {
  it("the first difference of the first failing case is on the first screen at 640 x 860", async () => {
    const desk = await session.open({ width: 640, height: 860 });
    await desk.press("r");
    await desk.seen(".sum", "3 of 14 cases accepted");
    await desk.until("document.querySelectorAll('mark.first').length === 2");
    await desk.shot("first-difference-640");
    expect(await desk.value("scrollY")).toBe(0);
    expect(await desk.isOnScreen("mark.first")).toBe(true);
    await desk.page.close();
  });

  it.each(WIDTHS)("at %i the task is seen first, and no row is cut", async (width) => {
    const desk = await session.open({ width });
    await desk.press("r");
    await desk.seen(".sum", "3 of 14");
    await desk.until("document.querySelector('mark.first')");
    expect(await desk.isOnScreen(".task-title")).toBe(true);
    const cut = "document.querySelector('.rows').clientHeight % 34";
    expect(await desk.value(cut)).toBe(0);
    await desk.page.evaluate("document.querySelector('.rows').scrollTop = 50");
    await desk.until("document.querySelector('.rows').scrollTop % 34 === 0");
    await desk.shot(`task-${width}`);
    await task(desk, "d");
    expect(await desk.isOnScreen(".task-title")).toBe(true);
    await desk.until("document.querySelectorAll('.plot circle').length === 2 + 2"); // seeds and runs
    await desk.shot(`seeds-${width}`);
    const sizes = "[document.documentElement.scrollWidth, innerWidth]";
    const [content, window] = await desk.value<[number, number]>(sizes);
    expect(content).toBeLessThanOrEqual(window);
    expect(await axeViolations(desk.page)).toEqual([]);
    await desk.page.close();
  });
});

describe("what a case printed", () => {
  // Judged once: a run that ends while "Show more" is open closes it, since the output is a new one.
  beforeAll(async () => {
    const desk = await session.open();
    await task(desk, "f");
    await desk.press("R");
    await verdictOf(desk, "sample-1", "AC");
    await desk.page.close();
  });

  it.each(WIDTHS)("output and stderr of an accepted case are shown at %i", async (width) => {
    const desk = await session.open({ width });
    await task(desk, "b");
    await desk.press("R");
    await verdictOf(desk, "sample-1", "AC");
    await desk.seen("[aria-label=found]", "3");
    await desk.seen("[aria-label=stderr]", "seen it");
    await desk.shot(`accepted-${width}`);
    await desk.page.close();
  });

  it.each(
    WIDTHS,
  )("long ones begin with their first 64 KiB at %i, the rest on demand", async (width) => {
    const desk = await session.open({ width });
    await task(desk, "f");
    await verdictOf(desk, "sample-1", "AC");
    for (const part of ["found", "stderr"]) {
      await desk.seen(`[aria-label=${part}]`, "first");
      const shown = `document.querySelector("[aria-label=${part}]").textContent`;
      const [length, last] = await desk.value<[number, boolean]>(
        `[${shown}.length, ${shown}.includes("last")]`,
      );
      expect([length <= 64 << 10, last]).toEqual([true, false]);
      await desk.page.locator(`section:has(> [aria-label=${part}]) > button`).click();
      await desk.until(`${shown}.endsWith("last\\n") && ${shown}.length === 99_011`);
    }
    await desk.shot(`long-${width}`);
    await desk.page.close();
  });

  it.each(
    WIDTHS,
  )("a talk is shown turn by turn to the point where it failed, at %i", async (width) => {
    const desk = await session.open({ width });
    await task(desk, "c");
    await desk.press("R");
    await verdictOf(desk, "sample-1", "WA");
    await desk.seen(".talk .program", "? 50");
    await desk.seen(".talk .judge", "less");
    await desk.seen(".talk .end", "it is 37, the program says 38");
    const detail = await desk.text(".detail");
    expect(detail).not.toContain("(nothing)");
    expect(detail).not.toContain("Take found");
    await desk.seen(".facts a", "UVa");
    await desk.shot(`talk-${width}`);
    expect(await axeViolations(desk.page)).toEqual([]);
    await desk.page.close();
  });
});

describe("whose verdict it is", () => {
  it("a compile error leaves no accepted case", async () => {
    const desk = await session.open();
    await task(desk, "d");
    await desk.press("r");
    await desk.seen(".sum", "3 of 3 cases accepted");
    workspace.write(".contest/d-sum/solution.ts", "const = 1;\n");
    await desk.seen(".broken .place", "solution.ts:1");
    await desk.seen(".sum", "CE no case was run; 3 verdicts below: of the program before");
    await desk.seenAtWidths(
      "compile-error",
      [".broken .place", "solution.ts:1"],
      [".row.old .message", "of the program before"],
      [".sum", "CE no case was run"],
    );
    await desk.page.close();
  });

  it("cases of a stopped run say so", async () => {
    const desk = await session.open();
    await task(desk, "d");
    const slow = "const end = Date.now() + 900;\nwhile (Date.now() < end);\n";
    workspace.write(".contest/d-sum/solution.ts", slow + twoNumbers("a + b"));
    await desk.seen("button", "Stop");
    await desk.press("x");
    await desk.seen("button", "Run all");
    await desk.seen(".row.old .message", "stopped");
    await desk.seenAtWidths(
      "stopped",
      [".row.old .message", "stopped"],
      [".sum", "cases accepted, stopped"],
    );
    await desk.page.close();
  });

  it("an edit that is not judged leaves the verdicts to the program before", async () => {
    const desk = await session.open();
    await task(desk, "e");
    await desk.press("r");
    await desk.seen(".sum", "3 of 3 cases accepted");
    await desk.press("w");
    await desk.until("!document.querySelector('.switch input').checked");
    workspace.write(".contest/e-sum/solution.ts", solvesTwoNumbers("a - b"));
    await desk.seen(".row.old .message", "of the program before");
    expect(await desk.text(".sum")).toMatch(/^untried 0 of 3 cases accepted; 3 verdicts below/);
    await desk.seenAtWidths(
      "edited",
      [".row.old .message", "of the program before"],
      [".sum", "3 verdicts below"],
    );
    workspace.write(".contest/e-sum/solution.ts", solvesTwoNumbers("a + b"));
    await desk.seen(".sum", "3 of 3 cases accepted"); // known of these bytes
    writeFileSync(join(workspace.folder, ".contest/e-sum/cases/sample-1.out"), "9\n");
    await desk.seenAtWidths("edited-case", [".row.old .message", "before it was changed"]);
    writeFileSync(join(workspace.folder, ".contest/e-sum/cases/sample-1.out"), "2\n");
    await desk.press("w");
    await desk.page.close();
  });

  it("judged is not submitted: the user says so, and the panel opens in sight", async () => {
    const pages = await Promise.all(WIDTHS.map((width) => session.open({ width, height: 800 })));
    for (const one of pages) {
      await task(one, "e");
      await one.page.evaluate("scrollTo(0, 1e6)");
    }
    const [wide, desk] = pages as [DeskPage, DeskPage, DeskPage];
    await desk.press("S");
    for (const [at, one] of pages.entries()) {
      await one.seen(
        "[aria-label=Submit] .facts",
        `accepted under the runtime of Node ${process.versions.node}`,
      );
      expect(await one.isOnScreen("[aria-label=Submit] h3")).toBe(true);
      await one.shot(`submit-${WIDTHS[at]}`);
    }
    await wide.seen("nav mark", "not submitted");
    await desk.click("I have submitted it");
    await desk.seen("[aria-label=Submit]", "marked as submitted");
    await wide.seen("nav small", "submitted");
    await wide.until(
      "![...document.querySelectorAll('nav mark')].some((one) => one.innerText.includes('judged'))",
    );
    for (const one of pages) await one.page.close();
  });

  it("stress looks again whether brute.ts is there", async () => {
    const desk = await session.open();
    await task(desk, "e");
    const panel = "document.querySelector('[aria-label=Stress]').innerText";
    await desk.seenAtWidths("no-brute", ["[aria-label=Stress] p", "which is not there"]);
    await desk.page.evaluate("scrollTo(0, 0)");
    await desk.press("s");
    const said = ["[aria-label='what stress said']", "are there now, to be written"] as const;
    await desk.seen(...said);
    expect(await desk.isOnScreen("[aria-label=Stress] h3")).toBe(true);
    await desk.seenAtWidths("stress", said);
    await desk.until(`!${panel}.includes("which is not there")`);
    expect(await desk.value(`${panel}.includes("to be written")`)).toBe(true);
    workspace.write(".contest/e-sum/brute.ts", solvesTwoNumbers("a + b"));
    await desk.until(`!${panel}.includes("brute")`);
    await desk.page.close();
    expect(session.complaints).toEqual([]);
  });
});
