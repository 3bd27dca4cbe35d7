import type { CaseResult } from "../core/judge-event";
import type { Reporter } from "../core/reporter";
import { titleOf } from "./told";

/** One JUnit document at the end: a suite a problem, a test a case. */
export function junit(): Reporter {
  const suites = new Map<string, CaseResult[]>();
  const troubles: string[] = [];
  return {
    report(event) {
      if (event.type === "case-end") {
        const title = titleOf(event);
        suites.set(title, [...(suites.get(title) ?? []), event]);
      }
      if (event.type === "trouble") troubles.push(event.message);
      if (event.type !== "run-end") return "";
      const body = [...suites].map(([title, cases]) => suite(title, cases)).join("");
      const errors = troubles.length > 0 ? setup(troubles) : "";
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${body}${errors}</testsuites>\n`;
    },
  };
}

function suite(title: string, cases: readonly CaseResult[]): string {
  const failed = cases.filter(({ verdict }) => verdict !== "AC" && verdict !== "JE").length;
  const errors = cases.filter(({ verdict }) => verdict === "JE").length;
  const counts = `tests="${cases.length}" failures="${failed}" errors="${errors}"`;
  const lines = cases.map((each) => testCase(title, each)).join("");
  return `  <testsuite name="${xml(title)}" ${counts}>\n${lines}  </testsuite>\n`;
}

function testCase(title: string, { name, verdict, message, timeMs, stderr }: CaseResult): string {
  const head = `    <testcase classname="${xml(title)}" name="${xml(name)}" time="${(timeMs / 1000).toFixed(3)}"`;
  if (verdict === "AC") return `${head}/>\n`;
  const kind = verdict === "JE" ? "error" : "failure";
  const detail = stderr === undefined ? "" : xml(stderr);
  return `${head}><${kind} type="${verdict}" message="${xml(message)}">${detail}</${kind}></testcase>\n`;
}

function setup(troubles: readonly string[]): string {
  const lines = troubles.map((message) => {
    const error = `<error type="set-up" message="${xml(message)}"/>`;
    return `    <testcase classname="set-up" name="${xml(message)}">${error}</testcase>\n`;
  });
  const counts = `tests="${troubles.length}" errors="${troubles.length}"`;
  return `  <testsuite name="set-up" ${counts}>\n${lines.join("")}  </testsuite>\n`;
}

/** Quoted, and without the control characters that XML 1.0 cannot hold at all. */
function xml(text: string): string {
  return [...text]
    .map((each) => {
      const code = each.codePointAt(0)!;
      if (code < 32 && code !== 9 && code !== 10 && code !== 13) return "\uFFFD";
      return `&<>"`.includes(each) || code === 10 || code === 13 ? `&#${code};` : each;
    })
    .join("");
}
