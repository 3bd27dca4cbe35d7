import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import type { Execution, Limits } from "../core/execution";

/** Runs a bundle as plain node: the case file is its stdin, files are its stdout and stderr. */
export async function runFile(file: string, input: string, limits: Limits): Promise<Execution> {
  const folder = mkdtempSync(join(tmpdir(), "judge-"));
  const [out, err] = [join(folder, "stdout"), join(folder, "stderr")];
  const files = [openSync(input, "r"), openSync(out, "w"), openSync(err, "w")] as const;
  const start = performance.now();
  try {
    const run = await execa(process.execPath, [file], {
      cwd: folder,
      // Plain descriptors work, though the types want a name.
      stdio: files as unknown as ["inherit", "inherit", "inherit"],
      extendEnv: false,
      env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8", HOME: folder, TMPDIR: folder },
      reject: false,
      timeout: 3 * limits.timeMs + 1000,
      killSignal: "SIGKILL",
    });
    const wallMs = performance.now() - start;
    return {
      exitCode: run.exitCode ?? null,
      signal: run.signal ?? null,
      ...(run.timedOut && { stopped: "time" as const }),
      timeMs: wallMs,
      wallMs,
      output: readFileSync(out),
      stderr: readFileSync(err, "utf8").slice(-4000),
    };
  } finally {
    for (const each of files) closeSync(each);
    rmSync(folder, { recursive: true, force: true });
  }
}
