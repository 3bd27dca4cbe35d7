import { expect, it } from "vitest";
import type { JobCase, JobResult } from "./job-result";
import { tableOf } from "./table";

function result(
  who: string,
  file: string,
  verdicts: string,
  score?: number,
  problem = "p",
): JobResult {
  const all = verdicts.split(" ") as JobCase["verdict"][];
  const cases = all.map((verdict, at) => ({
    ...{ name: `c${at + 9}`, verdict, timeMs: 1 },
    ...(verdict === "WA" && { message: 'line 2: expected "<a>",\nfound "\x1b"' }),
  }));
  const passed = all.filter((verdict) => verdict === "AC").length;
  const verdict = all.find((one) => one !== "AC") ?? "AC";
  const points = score !== undefined && { score: { got: score, of: 100 } };
  return { who, file, problem, verdict, passed, ...points, cases } as unknown as JobResult;
}

const results = [
  ...[
    result("ann", "1.py", "AC WA"),
    result("ann", "2.py", "AC AC"),
    result("ann", "3.py", "WA WA"),
  ],
  ...[result("=bob", "1.py", "TLE AC"), result("cid", "a.py", "AC WA", 30, "q")],
];

it("text: who × case, best and last, points, the first difference", () => {
  const message = 'line 2: expected "<a>", found "\\x1b"';
  expect(tableOf(results, "text")).toBe(`p
who   which       file  tries  verdict  points  c9   c10  first difference
ann   best        2.py  3      AC       2/2     AC   AC
ann   last        3.py  3      WA       0/2     WA   WA   c9: ${message}
=bob  best, last  1.py  1      TLE      1/2     TLE  AC   c9: TLE

q
who  which       file  tries  verdict  points  c9  c10  first difference
cid  best, last  a.py  1      WA       30/100  AC  WA   c10: ${message}
`);
});

it("csv: cells are quoted, and none is a formula; html: nothing is markup", () => {
  const lines = tableOf(results, "csv").split("\r\n");
  expect(lines[2]).toBe(
    'p,ann,last,3.py,3,WA,0/2,WA,WA,"c9: line 2: expected ""<a>"", found ""\\x1b"""',
  );
  expect(lines[3]).toBe(`p,"'=bob","best, last",1.py,1,TLE,1/2,TLE,AC,c9: TLE`);
  const html = tableOf(results, "html");
  expect(html).toContain('<td>2/2</td><td class="AC">AC</td>');
  expect(html).toContain("&#60;a&#62;");
  expect(html).not.toContain("<a>");
});
