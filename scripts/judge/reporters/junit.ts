import { isFailure } from "../../problem/verdict";
import type { CaseResult } from "../events/case-result";
import type { RunFacts } from "../events/judge-event";
import { nearMissOf, readable, titleOf } from "./report-lines";
import type { Reporter, ReporterOptions } from "./reporter";

/** One JUnit document at the end: a suite a problem, a test a case. */
export function junit(options: ReporterOptions): Reporter {
  const suites = new Map<string, CaseResult[]>();
  const troubles: string[] = [];
  let facts: RunFacts | undefined;
  return {
    report(original) {
      const event = readable(original, options);
      if (event.type === "run-start") facts = event;
      if (event.type === "case-end") {
        const title = titleOf(event);
        suites.set(title, [...(suites.get(title) ?? []), event]);
      }
      if (event.type === "trouble") troubles.push(event.message);
      if (event.type !== "run-end") return "";
      const body = [...suites].map(([title, cases]) => suite(title, cases, facts)).join("");
      const errors = troubles.length > 0 ? setup(troubles, facts) : "";
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${body}${errors}</testsuites>\n`;
    },
  };
}

function suite(title: string, cases: readonly CaseResult[], facts?: RunFacts): string {
  const failed = cases.filter(({ verdict }) => isFailure(verdict) && verdict !== "JE").length;
  const ran = cases.filter(({ verdict }) => verdict === "ran").length;
  const errors = cases.filter(({ verdict }) => verdict === "JE").length;
  const sumMs = cases.reduce((sum, { timeMs }) => sum + timeMs, 0);
  const skipped = ran > 0 ? ` skipped="${ran}"` : "";
  const counts = `tests="${cases.length}" failures="${failed}" errors="${errors}"${skipped} time="${seconds(sumMs)}"`;
  const lines = cases.map((result) => testCase(title, result)).join("");
  return `  <testsuite name="${xml(title)}" ${counts}>\n${facts ? properties(facts) : ""}${lines}  </testsuite>\n`;
}

function testCase(title: string, result: CaseResult): string {
  const { name, verdict, timeMs, stderr } = result;
  const message = [result.message, ...nearMissOf(result)].join("; ");
  const head = `    <testcase classname="${xml(title)}" name="${xml(name)}" time="${seconds(timeMs)}"`;
  if (verdict === "AC" && message === "") return `${head}/>\n`;
  if (verdict === "AC") return `${head}><system-out>AC, ${xml(message)}</system-out></testcase>\n`;
  if (verdict === "ran") return `${head}><skipped message="${xml(message)}"/></testcase>\n`;
  const kind = verdict === "JE" ? "error" : "failure";
  const detail = stderr === undefined ? "" : xml(stderr);
  return `${head}><${kind} type="${verdict}" message="${xml(message)}">${detail}</${kind}></testcase>\n`;
}

function properties({ runtime, sandbox }: RunFacts): string {
  const property = (name: string, value: string) =>
    `<property name="${name}" value="${xml(value)}"/>`;
  const both = [
    property("runtime", runtime),
    property("sandbox", `${sandbox.tier}: ${sandbox.means}`),
  ];
  return `    <properties>${both.join("")}</properties>\n`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function setup(troubles: readonly string[], facts?: RunFacts): string {
  const lines = troubles.map((message) => {
    const error = `<error type="set-up" message="${xml(message)}"/>`;
    return `    <testcase classname="set-up" name="${xml(message)}">${error}</testcase>\n`;
  });
  const counts = `tests="${troubles.length}" failures="0" errors="${troubles.length}" time="0.000"`;
  return `  <testsuite name="set-up" ${counts}>\n${facts ? properties(facts) : ""}${lines.join("")}  </testsuite>\n`;
}

/** Quoted, and without what XML 1.0 cannot hold at all: control characters, halves of surrogate pairs. */
function xml(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
    /[&<>"\r\n\t]|[\0-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (character) => (/[&<>"\r\n\t]/.test(character) ? `&#${character.charCodeAt(0)};` : "\ufffd"),
  );
}
