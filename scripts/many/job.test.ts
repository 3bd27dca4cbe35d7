import { expect, it } from "vitest";
import { parseJob } from "./job";
import type { JobResult } from "./job-result";
import { Progress } from "./progress";

it.each([
  ['{"problem":"p","file":"a.py"}', { who: "a.py", problem: "p", file: "a.py" }],
  ['{"who":"ann","problem":"p","file":"a.py"}', { who: "ann", problem: "p", file: "a.py" }],
  ['{"problem":"p","flie":"a.py"}', 'unknown field "flie": is it file?'],
  ['{"problem":"p","file":"a.py","seed":1}', 'unknown field "seed": a job has who, problem, file'],
  ['{"problem":"p","file":7}', "file must be a text that is not empty, found 7"],
  ['{"file":"a.py"}', "problem is missing"],
  ["[]", 'no job: expected {"who": …, "problem": …, "file": …}'],
  ['{"problem":', expect.stringMatching(/^no JSON: /)],
])("%s", (line, job) => {
  expect(parseJob(line)).toEqual(job);
});

it("shows what is left, and at the end what was known and what will be judged anew", () => {
  const progress = new Progress(4);
  expect(progress.line(0)).toBe(`[${"-".repeat(30)}] 0 of 4 jobs`);
  progress.add({ verdict: "AC" } as JobResult, true);
  progress.add({ verdict: "WA", anew: "it reads a clock" } as JobResult, false);
  progress.sum.refused++;
  expect(progress.line(90_000)).toBe(
    `[${"#".repeat(22)}--------] 3 of 4 jobs, 1 failed, 2 min left`,
  );
  expect(progress.closing(true)).toEqual([
    "note: 1 job will be judged anew next time: it reads a clock",
    "1 passed, 1 failed, 1 error (1 judged, 1 known before) (interrupted)",
  ]);
  expect(new Progress(undefined).line(0)).toBe("0 jobs");
});
