import type { CppContender, FunctionBench, FunctionContender, Prepare, Run, Work } from "./bench";

type About<Role> = Omit<
  Extract<FunctionContender, { role: Role }>,
  "role" | "name" | "prepare" | "source"
>;

/** Work inside a process. The contenders come one a line. */
export const functionBench = (
  about: Work,
  contenders: readonly FunctionContender[],
): FunctionBench => ({ kind: "function", ...about, contenders });

export const ours = (
  name: string,
  prepare: Prepare,
  about: About<"ours" | "plain"> = {},
): FunctionContender => ({ role: "ours", name, prepare, ...about });

/** The code that one would write without a library. */
export const plain = (
  name: string,
  prepare: Prepare,
  about: About<"ours" | "plain"> = {},
): FunctionContender => ({ role: "plain", name, prepare, ...about });

/** A package from npm; `prepare` receives the result of `import(name)`. */
export const peer = <Exports>(
  name: string,
  prepare: (exported: Exports) => Run,
  about: About<"peer"> = {},
): FunctionContender => ({ role: "peer", name, prepare, ...about });

/** A program of scripts/bench/cpp. */
export const cpp = (name: string, source: string, ...args: string[]): CppContender => ({
  role: "cpp",
  name,
  source,
  args,
});
