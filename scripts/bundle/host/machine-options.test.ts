import { expect, it } from "vitest";
import type { MachineName } from "../../targets/machines";
import { CompileError } from "../syntax/compile-error";
import { namingJudge, withRuntime } from "./machine-options";

const typed = (judge: MachineName | undefined, runtime: string) =>
  withRuntime({ ...(judge && { for: judge }), runtime }).for;

it("--runtime chooses among the runtimes of the judge", () => {
  expect(typed("atcoder", "bun")).toBe("atcoder-bun");
  expect(typed("atcoder-bun", "node")).toBe("atcoder");
  expect(typed("library-checker", "deno")).toBe("library-checker");
});

it.each([
  ["codeforces", "bun", "Codeforces runs Node 15.8.0", "--for atcoder --runtime bun"],
  [
    undefined,
    "deno",
    "--runtime needs the judge",
    "--for atcoder or library-checker --runtime deno",
  ],
] as const)("%s has no %s, and the error says which judge has it", (judge, runtime, message, hint) => {
  const fault = { message: expect.stringContaining(message), hint, exitCode: 2 };
  expect(() => typed(judge, runtime)).toThrow(expect.objectContaining(fault));
});

it("where a problem's own judge refuses a program, the error names it, and how to name another", () => {
  const refused = new CompileError("a.ts:1: Node 12.18.4 does not have structuredClone", "copy it");
  expect(namingJudge(refused, "spoj")).toMatchObject({
    message: `${refused.message}; SPOJ is the first judge of its problem.ts`,
    hint: "copy it; or name another by --for",
  });
  const plain = new CompileError("a.ts:1: cannot find ./b", "write it");
  expect(namingJudge(plain, "spoj")).toBe(plain);
});
