import type { CheckResult } from "./check-result";
import type { Execution, Limits } from "./execution";
import type { Verdict } from "./verdict";

export interface Decision {
  readonly verdict: Verdict;
  readonly message: string;
}

/**
 * The one rule of precedence: output limit, memory limit, time limit, run-time error, and only then
 * is the output compared. `check` is not called before.
 */
export function decide(run: Execution, limits: Limits, check: () => CheckResult): Decision {
  if (run.stopped === "output" || run.output.length > limits.outputBytes) {
    return { verdict: "OLE", message: `more than ${limits.outputBytes} bytes of output` };
  }
  if (run.stopped === "memory" || (run.memoryMiB ?? 0) > limits.memoryMiB) {
    return { verdict: "MLE", message: `more than ${limits.memoryMiB} MiB` };
  }
  if (run.stopped || run.timeMs > limits.timeMs) {
    const idle = run.stopped === "idle" ? " (idle: it waited and did not compute)" : "";
    return { verdict: "TLE", message: `more than ${limits.timeMs} ms${idle}` };
  }
  if (run.signal !== null) return { verdict: "RE", message: `ended by ${run.signal}` };
  if (run.exitCode !== 0) return { verdict: "RE", message: exitMessage(run) };
  const result = check();
  return result.verdict === "AC" ? { verdict: "AC", message: "" } : result;
}

function exitMessage({ exitCode, stderr }: Execution): string {
  const reason = stderr.split("\n").find((line) => /^\w*(Error|Exception)\b/.test(line));
  return `exit code ${exitCode}${reason ? `: ${reason}` : ""}`;
}
