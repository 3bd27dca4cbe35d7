import { execa } from "execa";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { LAUNCHER } from "../../../base/host/roots";

/** Runs another command of the repository in a process of its own; `stdout` is where its output goes. */
export async function startCommand(
  name: string,
  args: readonly string[],
  stdout: "stdout" | "stderr" = "stdout",
): Promise<ExitCode> {
  // In the user's folder: paths among the arguments count from there.
  const child = execa(process.execPath, [LAUNCHER, name, ...args], {
    stdio: ["ignore", stdout === "stdout" ? "inherit" : process.stderr, "inherit"],
    reject: false,
  });
  // Ctrl-C reaches both processes: the other command ends in good order, and this one waits for it. A signal to
  // this one alone lets the other end, but nothing follows it.
  let isInterrupted = false;
  const wait = () => {
    isInterrupted = true;
  };
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on("SIGINT", wait).on("SIGTERM", pass).on("SIGHUP", pass);
  try {
    const { exitCode, signal } = await child;
    if (isInterrupted) return EXIT.interrupted;
    return (exitCode ?? (signal ? EXIT.interrupted : EXIT.bug)) as ExitCode;
  } finally {
    process.off("SIGINT", wait).off("SIGTERM", pass).off("SIGHUP", pass);
  }
}
