import { expect, it } from "vitest";
import { withPage } from "./judge-pages";

const entry = {
  judge: "atcoder",
  id: "abc124_a",
  page: "https://atcoder.jp/contests/x/tasks/abc124_a",
} as const;
const short =
  '{ judge: "atcoder", id: "abc124_a", page: "https://atcoder.jp/contests/x/tasks/abc124_a" }';

it.each([
  [
    '  judges: [{ judge: "atcoder", id: "abc124_a" }],',
    `  judges: [\n    {\n      ${fields("      ")}\n    },\n  ],`,
  ],
  [
    '  judges: [\n    { judge: "spoj", id: "X" },\n    { judge: "atcoder", id: "abc124_a" },\n  ],',
    `  judges: [\n    { judge: "spoj", id: "X" },\n    ${short},\n  ],`,
  ],
  [
    '    {\n      judge: "atcoder",\n      id: "ABC124_A",\n      page: "https://old.example/{}",\n      timeLimitMs: 1000,\n    },',
    `    {\n      ${fields("      ").replace("abc124_a", "ABC124_A")}\n      timeLimitMs: 1000,\n    },`,
  ],
  [
    '  judges: [{ judge: "spoj", id: "abc124_a" }],',
    '  judges: [{ judge: "spoj", id: "abc124_a" }],',
  ],
  ["  judges: [],", "  judges: [],"],
])("%s", (before, after) => expect(withPage(before, entry)).toBe(after));

function fields(indent: string): string {
  return `${short.slice(2, -2).replaceAll(", ", `,\n${indent}`)},`;
}
