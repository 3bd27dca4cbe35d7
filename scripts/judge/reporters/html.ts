import { createHash } from "node:crypto";
import { element, escaped } from "../../../lib/draw/element";
import { rules, variables } from "../../../lib/draw/look";
import { isFailure } from "../../problem/verdict";
import type { CaseResult } from "../events/case-result";
import type { JudgeEvent, ProblemResult, RunFacts } from "../events/judge-event";
import type { Excerpt, Shown } from "../shown/shown";
import { verdictFilters } from "./html-filters";
import { REPORT_SCRIPT, REPORT_STYLE } from "./html-look";
import { casePlot } from "./html-plot";
import {
  closingLine,
  nearMissOf,
  notesOf,
  placeOf,
  printable,
  readable,
  sandboxLine,
  titleOf,
} from "./report-lines";
import type { Reporter, ReporterOptions } from "./reporter";

/** One HTML file at the end, which opens from disk: failures first and open, then everything. */
export function html(options: ReporterOptions): Reporter {
  const cases: CaseResult[] = [];
  const problems: ProblemResult[] = [];
  const troubles: string[] = [];
  let facts: RunFacts | undefined;
  return {
    report(original: JudgeEvent) {
      const event = readable(original, options);
      if (event.type === "run-start") facts = event;
      if (event.type === "trouble") troubles.push(event.message);
      if (event.type === "case-end") cases.push(event);
      if (event.type === "problem-end") problems.push(event);
      if (event.type !== "run-end") return "";
      const failed = cases.filter(({ verdict }) => isFailure(verdict));
      const ran = cases.filter(({ verdict }) => verdict === "ran");
      const body = [
        element("h1", {}, text(closingLine(event))),
        facts ? element("p", { class: "lead" }, factLines(facts)) : "",
        ...troubles.map((message) => element("p", { class: "trouble" }, text(message))),
        ...problems.flatMap(notesOf).map((note) => element("p", { class: "lead" }, text(note))),
        verdictFilters(cases),
        failed.length > 0 ? element("h2", {}, "Failures") : "",
        ...failed.map((result) => failure(result, options.draw)),
        ran.length > 0 ? element("h2", {}, "Compared with nothing") : "",
        ...ran.map((result) => failure(result, options.draw)),
        element("h2", {}, "Time and memory"),
        casePlot(cases, "timeMs", "CPU time, ms"),
        casePlot(cases, "memoryMiB", "memory, MiB"),
        element("h2", {}, "All cases"),
        ...problems.map((problem) => problemTable(problem, cases)),
      ];
      return page(closingLine(event), body.join("\n"));
    },
  };
}

/** Text of a program or a file: control characters are shown, and nothing of it is markup. */
function text(words: string): string {
  return escaped(printable(words));
}

/** Runtime and sandbox, then what the sandbox lacks or warns of, each on a line of its own. */
function factLines(facts: RunFacts): string {
  const lines = `${facts.runtime}; ${sandboxLine(facts)}`.split(/\n */);
  return lines.map(text).join("<br>");
}

function page(title: string, body: string): string {
  const hash = createHash("sha256").update(REPORT_SCRIPT).digest("base64");
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const style = `:root{${variables("light")}}@media(prefers-color-scheme:dark){:root{${variables("dark")}}}${rules()}${REPORT_STYLE}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body><main>
${body}
</main>
<script>${REPORT_SCRIPT}</script>
</body>
</html>
`;
}

function failure(result: CaseResult, draw: ReporterOptions["draw"]): string {
  const { verdict, message, stderr, shown, slug, timeMs, memoryMiB } = result;
  const memory = memoryMiB === undefined ? "" : `, ${memoryMiB.toFixed(0)} MiB`;
  const summary = element(
    "summary",
    {},
    element("b", { class: "verdict" }, verdict),
    ` ${text(placeOf(result))} `,
    element("span", { class: "figures" }, `${timeMs.toFixed(0)} ms${memory}`),
  );
  const drawing = shown && shown.input.fromByte === 0 ? draw?.(slug, shown.input.text) : undefined;
  const blocks = shown
    ? [block("input", shown.input, text(shown.input.text)), ...compared(shown)]
    : [element("p", { class: "lead" }, "Input and output were not kept; judge it with --force.")];
  return element(
    "details",
    { open: "", "data-verdict": verdict },
    summary,
    element("p", {}, text(message)),
    ...nearMissOf(result).map((line) => element("p", {}, text(line))),
    drawing?.svg ? element("div", { class: "picture" }, drawing.svg) : "",
    drawing?.fault ? element("p", { class: "trouble" }, text(drawing.fault)) : "",
    element("div", { class: "blocks" }, ...blocks),
    stderr
      ? element("h3", {}, "stderr") +
          element("pre", { tabindex: 0, role: "group", "aria-label": "stderr" }, text(stderr))
      : "",
  );
}

/** Both outputs with their differing words marked, or what was printed where nothing was compared. */
function compared({ expected, output }: Shown): string[] {
  if (!expected) return [block("output", output, text(output.text))];
  return [
    block("expected", expected, marked(expected.text, output.text)),
    block("found", output, marked(output.text, expected.text)),
  ];
}

function block(
  name: string,
  { text: words, fromByte, sizeBytes }: Excerpt,
  markup: string,
): string {
  const shownBytes = new TextEncoder().encode(words).length;
  const isWhole = fromByte === 0 && shownBytes >= sizeBytes;
  const part = isWhole ? `${sizeBytes} bytes` : `from byte ${fromByte} of ${sizeBytes}`;
  const title = element("h3", {}, name, " ", element("span", { class: "figures" }, part));
  return element(
    "section",
    {},
    title,
    element("pre", { tabindex: 0, role: "group", "aria-label": name }, markup),
  );
}

/** Marks the tokens that differ from the other text's at the same place. */
function marked(words: string, other: string): string {
  const others = other.split(/\s+/).filter(Boolean);
  let at = 0;
  return words
    .split(/(\s+)/)
    .map((part) => {
      if (part === "" || /^\s/.test(part)) return text(part);
      return part === others[at++] ? text(part) : element("mark", {}, text(part));
    })
    .join("");
}

function problemTable(problem: ProblemResult, cases: readonly CaseResult[]): string {
  const title = titleOf(problem);
  const caseResults = cases.filter((result) => titleOf(result) === title);
  const rows = caseResults.map(({ name, verdict, timeMs, memoryMiB, message }) =>
    element(
      "tr",
      { "data-verdict": verdict },
      element("td", {}, text(name)),
      element("td", { class: isFailure(verdict) ? "verdict" : "" }, verdict),
      element("td", {}, timeMs.toFixed(0)),
      element("td", {}, memoryMiB?.toFixed(0) ?? "–"),
      element("td", {}, text(message.slice(0, 300))),
    ),
  );
  const heads = ["case", "verdict", "ms", "MiB", "message"];
  const head = element("tr", {}, ...heads.map((name) => element("th", { scope: "col" }, name)));
  const table = element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
  const passed = `${problem.passed} of ${problem.cases}`;
  const summary = element("summary", {}, text(title), ` ${problem.verdict}, ${passed}`);
  const isOpen = isFailure(problem.verdict) ? { open: "" } : {};
  const scroll = element(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": text(title) },
    table,
  );
  return element(
    "details",
    {
      ...isOpen,
      "data-verdict": [...new Set(caseResults.map(({ verdict }) => verdict))].join(" "),
    },
    summary,
    scroll,
  );
}
