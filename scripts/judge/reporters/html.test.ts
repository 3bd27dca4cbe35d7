import { describe, expect, it } from "vitest";
import type { CaseResult } from "../events/case-result";
import type { JudgeEvent } from "../events/judge-event";
import { shown } from "../shown/shown";
import { html } from "./html";
import type { ReporterOptions } from "./reporter";

const HOSTILE =
  "</script><script>alert(1)</script><img src=x onerror=alert(2)>\u0000\u001b[2J\u202e";
const bytes = (text: string) => new TextEncoder().encode(text);
const result = (part: Partial<CaseResult>): JudgeEvent => ({
  ...{ type: "case-end", slug: "p", name: "a", verdict: "AC", message: "", timeMs: 12, wallMs: 13 },
  ...part,
});
const EVENTS: readonly JudgeEvent[] = [
  {
    ...{ type: "run-start", schema: 1, problems: 1, cases: 3, jobs: 1, runtime: "Node 20" },
    sandbox: { tier: "C", means: "limits", because: "B: no user", warnings: ["load", "<b>"] },
  },
  { type: "trouble", message: HOSTILE, hint: "x" },
  result({ memoryMiB: 50 }),
  result({
    ...{ name: "b", verdict: "WA", message: HOSTILE, stderr: HOSTILE, timeMs: 1500 },
    shown: shown(bytes("5\n1 2"), bytes("7 right 9\n"), bytes(`7 ${HOSTILE} 9\n`)),
  }),
  result({ name: "c", verdict: "TLE", message: "slow" }),
  {
    type: "problem-end",
    slug: "p",
    verdict: "TLE",
    cases: 3,
    passed: 1,
    slowestMs: 1500,
    notes: [HOSTILE, "no /dev/stdin"],
  },
  {
    type: "run-end",
    passed: 1,
    failed: 2,
    troubles: 1,
    remembered: 0,
    left: 0,
    interrupted: false,
  },
];

function report(draw?: ReporterOptions["draw"]): string {
  const reporter = html({ color: false, columns: 80, live: false, ...(draw && { draw }) });
  const texts = EVENTS.map((event) => reporter.report(event));
  expect(texts.slice(0, -1).join("")).toBe("");
  return texts.at(-1)!;
}

describe("the HTML report", () => {
  const page = report();

  it("has one script, whose hash alone the policy allows, and nothing hostile as markup", () => {
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img/);
    expect(page).toMatch(
      /default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/]+=*'/,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
    expect(page).not.toMatch(/[\0-\x08\x0b-\x1f\u202e]/);
    expect(page).toContain("\\x00\\x1b[2J");
    expect(page).toContain('<p class="lead">note: p: no /dev/stdin</p>');
  });

  it("names the sandbox, what it lacks and each warning on lines of their own", () => {
    expect(page).toContain(
      '<p class="lead">Node 20; sandbox C: limits<br>not B: no user<br>warning: load<br>warning: &lt;b&gt;</p>',
    );
  });

  it("shows failures first and open, with input, expected, found and differing tokens marked", () => {
    expect(page.indexOf("p/b")).toBeLessThan(page.indexOf("All cases"));
    expect(page).toMatch(/<details open="" data-verdict="WA">/);
    expect(page).toContain("5\n1 2</pre>");
    expect(page).toContain("7 <mark>right</mark> ");
    expect(page).toMatch(/>7 <mark>&lt;\/script&gt;/);
    expect(page).toContain("Input and output were not kept");
  });

  it("draws every case in both plots, and offers a filter for each verdict", () => {
    expect(page.match(/<circle/g)).toHaveLength(2);
    expect(page.match(/<path class="warm-line"/g)).toHaveLength(4);
    const buttons = [...page.matchAll(/data-filter="(\w*)"/g)].map((match) => match[1]);
    expect(buttons).toEqual(["", "AC", "WA", "TLE"]);
    expect(page).toContain("1 passed, 2 failed");
  });

  it("asks for the drawn board of each failing case", () => {
    const asked: string[] = [];
    const drawn = report((slug, input) => {
      asked.push(`${slug}: ${input}`);
      return { svg: "<svg data-board></svg>" };
    });
    expect(asked).toEqual(["p: 5\n1 2"]);
    expect(drawn).toContain('<div class="picture"><svg data-board></svg></div>');
  });

  it("says why a view drew nothing", () => {
    const page = report(() => ({ fault: "view.ts failed: <b>" }));
    expect(page).toContain("view.ts failed: &lt;b&gt;");
    expect(page).toContain("1 passed, 2 failed");
  });
});
