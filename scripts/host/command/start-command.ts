import { execa } from "execa";
import { EXIT, type ExitCode } from "../../core/exit-code";
import { ROOT } from "../repository";

/** Runs another command of the repository in a process of its own; `stdout` is where its output goes. */
export async function startCommand(
  name: string,
  args: readonly string[],
  stdout: "stdout" | "stderr" = "stdout",
): Promise<ExitCode> {
  const { exitCode } = await execa(process.execPath, ["scripts/start.cjs", name, ...args], {
    cwd: ROOT,
    stdio: ["ignore", stdout === "stdout" ? "inherit" : process.stderr, "inherit"],
    reject: false,
  });
  return (exitCode ?? EXIT.bug) as ExitCode;
}
