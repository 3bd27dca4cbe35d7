import { expect, it } from "vitest";
import { withFields } from "./problem-source";

const SOURCE = `import type { Problem } from "../problem";

// Assumed: 2 s.
export const problem = {
  title: "A", // as on the page
  timeLimitMs: 2_000,
  checker: { numbers: { absolute: 1e-6 } },
  judges: [],
} as const satisfies Problem;
`;

it("changes the fields of a problem.ts and nothing else", () => {
  const text = withFields(SOURCE, { title: '"B \\"x\\""', timeLimitMs: "500", checker: '"lines"' });
  expect(text).toBe(
    SOURCE.replace('"A"', '"B \\"x\\""')
      .replace("2_000", "500")
      .replace("{ numbers: { absolute: 1e-6 } }", '"lines"'),
  );
});

it("adds a field that is not there", () => {
  const text = withFields(SOURCE, { memoryLimitMiB: "64", outputLimitMiB: "1" });
  expect(text).toContain("judges: [],\n  memoryLimitMiB: 64,\n  outputLimitMiB: 1,\n} as const");
});

it.each([
  "export const problem = make();",
  "export const other = {};",
  "export const problem = ",
])("leaves %j alone", (source) => {
  expect(withFields(source, { title: '"B"' })).toBeUndefined();
});
