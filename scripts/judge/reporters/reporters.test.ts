import { describe, expect, it } from "vitest";
import type { Verdict } from "../../problem/verdict";
import type { JudgeEvent } from "../events/judge-event";
import { closingLine } from "./report-lines";
import { type ReporterName, reporters } from "./reporters";

// One run with every event, printed by each reporter. Its texts hold what a hostile program may print.

const HOSTILE = 'found "\x1b[2J<&>\0\u202e]]>\ud800"\r\n::error::injected, 100%';
const ended = (slug: string, name: string, verdict: Verdict, message: string, timeMs = 0) => {
  return { type: "case-end", slug, name, verdict, message, timeMs, wallMs: timeMs } as const;
};
const label = "./a.out";
const sandbox = { tier: "C", means: "limits", because: "A: no" } as const;
const facts = { schema: 1, problems: 2, cases: 4, jobs: 2, runtime: "Node 20.20.2" } as const;
const EVENTS: readonly JudgeEvent[] = [
  { type: "run-start", ...facts, sandbox, start: { timeMs: 22, memoryMiB: 38 } },
  { type: "trouble", message: "cases/p/x.in is missing", hint: "write it" },
  { ...ended("p", "a", "AC", "", 1234.6), near: true },
  ended("p", "b", "WA", HOSTILE, 20),
  { ...ended("q", "c", "RE", "exit code 1", 20), label, stderr: HOSTILE },
  { ...ended("q", "d", "JE", "no"), label },
  ended("/home/me/t2/a.ts", "e", "WA", "no"),
  { type: "problem-end", slug: "p", verdict: "WA", cases: 2, passed: 1, slowestMs: 1234.6 },
  {
    ...{ type: "run-end", passed: 1, failed: 3, troubles: 1, remembered: 0 },
    ...{ left: 2, interrupted: true },
  },
];

function reportOf(name: ReporterName): string {
  const { report } = reporters[name]({
    color: false,
    columns: 80,
    live: false,
    shownPath: (path) => path.replace("/home/me/", ""),
    fileOf: ({ slug }) => (slug.startsWith("/") ? undefined : `problems/${slug}/solution.ts`),
  });
  return EVENTS.map((event) => report(event)).join("");
}

describe("junit", () => {
  const document = reportOf("junit");

  it("is well-formed, in the order of JUnit's schema", () => {
    const tree = parsed(document);
    expect(tree.name).toBe("testsuites");
    expect(tree.children.map(({ name }) => name)).toEqual(Array(4).fill("testsuite"));
    for (const suite of tree.children) {
      const cases = suite.children.filter(({ name }) => name === "testcase");
      const count = (tag: string) =>
        cases.filter(({ children }) => children[0]?.name === tag).length;
      expect(suite.attributes).toMatchObject({
        tests: `${cases.length}`,
        failures: `${count("failure")}`,
        errors: `${count("error")}`,
        time: expect.stringMatching(/^\d+\.\d{3}$/),
      });
      const rest = suite.children.filter((child) => !cases.includes(child));
      expect(rest.map(({ name }) => name).join()).toMatch(/^(properties)?$/);
    }
  });

  it("times are seconds, a judge error is an error, any other verdict a failure", () => {
    const cases = parsed(document).children.flatMap(({ children }) =>
      children.filter(({ name }) => name === "testcase"),
    );
    const times = cases.map(({ attributes }) => attributes.time);
    expect(times.join(" ")).toBe("1.235 0.020 0.020 0.000 0.000 ");
    const kinds = cases.map(({ children }) => children[0]?.name);
    expect(kinds).toEqual([undefined, "failure", "failure", "error", "failure", "error"]);
    expect(cases[2]!.attributes.classname).toBe("q (./a.out)");
  });

  it("keeps the valid characters of a hostile text", () => {
    const failure = parsed(document).children[0]!.children.at(-1)!.children[0]!;
    expect(failure.attributes.message).toBe(
      'found "\ufffd[2J<&>\ufffd\u202e]]>\ufffd"\r\n::error::injected, 100%',
    );
  });
});

const SHORT = ["quiet", "junit", "github", "html"] as const;
it.each(SHORT)("%s shows a path as it was typed", (name) => {
  expect(reportOf(name)).toContain("t2/a.ts");
  expect(reportOf(name)).not.toContain("/home/me");
});

describe("github", () => {
  it("prints one annotation a failure, at the solution; a program cannot add its own", () => {
    const lines = reportOf("github").trimEnd().split("\n");
    expect(lines.map((line) => line.replace(/::(?!error|warning).*/, "::"))).toEqual([
      ...["::error::", "::warning file=problems/p/solution.ts,title=p::"],
      "::error file=problems/p/solution.ts,title=p::",
      "::error file=problems/q/solution.ts,title=q (./a.out)::",
      ...["::error file=problems/q/solution.ts,title=q (./a.out)::", "::error title=t2/a.ts::"],
      ...["sandbox C: limits", "  not A: no"],
      "1 passed, 3 failed, 1 error, 2 not run (interrupted)",
    ]);
    expect(lines[2]).toContain(" ::error::injected, 100%25");
  });
});

describe("json", () => {
  it("prints one event a line; the first holds the version of the schema", () => {
    const lines = reportOf("json").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(EVENTS);
    expect(JSON.parse(lines[0]!)).toMatchObject({ type: "run-start", schema: 1 });
  });
});

it("reports for people hold no control characters", () => {
  for (const name of ["terminal", "quiet", "github"] as const) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may come through
    expect(reportOf(name)).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]/);
    expect(reportOf(name)).toContain("\\x1b[2J");
  }
});

it("every report names the sandbox and why no better one is used", () => {
  for (const name of ["terminal", "quiet", "github"] as const) {
    expect(reportOf(name)).toMatch(/^sandbox C: limits\n {2}not A: no\n/m);
  }
  expect(JSON.parse(reportOf("json").split("\n")[0]!).sandbox.tier).toBe("C");
  expect(reportOf("junit")).toContain('name="sandbox" value="C: limits"');
});

describe("quiet", () => {
  it("prints what went wrong, and the closing line", () => {
    const lines = reportOf("quiet").trimEnd().split("\n");
    expect(lines.filter((line) => /^(error|[A-Z]{2,3}) ?/.test(line)).length).toBe(5);
    expect(lines.at(-1)).toBe("1 passed, 3 failed, 1 error, 2 not run (interrupted)");
  });
});

interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
}

/** The elements of an XML document; throws where it is not well-formed. */
function parsed(text: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  expect(text.startsWith(declaration)).toBe(true);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them
  expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f]/);
  expect(Buffer.from(text, "utf8").toString("utf8")).toBe(text);
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  const rest = text
    .slice(declaration.length)
    .replace(
      /<(\/?)([\w-]+)((?:\s+[\w-]+="[^"<]*")*)(\/?)>/g,
      (_, end, name, attributes, empty) => {
        if (end) expect(open.pop()?.name).toBe(name);
        else {
          const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
          const element: Element = {
            name,
            attributes: Object.fromEntries(pairs.map(([, key, value]) => [key, unquoted(value)])),
            children: [],
          };
          open.at(-1)!.children.push(element);
          if (!empty) open.push(element);
        }
        return "";
      },
    );
  expect(open).toEqual([root]);
  expect(rest).not.toMatch(/[<>]|&(?!#\d+;)/);
  return root.children[0]!;
}

function unquoted(value: string): string {
  expect(value).not.toMatch(/[<>]|&(?!#\d+;)/);
  return value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

it("the closing line counts errors, and no cases where only errors were met", () => {
  const run = { passed: 2, failed: 0, troubles: 0, remembered: 0, left: 0, interrupted: false };
  expect(closingLine(run)).toBe("2 passed, 0 failed");
  expect(closingLine({ ...run, troubles: 1 })).toBe("2 passed, 0 failed, 1 error");
  expect(closingLine({ ...run, passed: 0, troubles: 2 })).toBe("nothing judged: 2 errors");
  expect(closingLine({ ...run, passed: 0, troubles: 1, left: 3, interrupted: true })).toBe(
    "0 passed, 0 failed, 1 error, 3 not run (interrupted)",
  );
});
