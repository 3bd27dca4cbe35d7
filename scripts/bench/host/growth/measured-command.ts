import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Measured {
  readonly wallMs: number;
  /** User and system time of the command's own process. */
  readonly cpuMs: number;
  readonly peakMiB: number;
  readonly output: string;
}

/** Runs a command of a repository; its process writes down what it used when it ends. */
export async function measuredCommand(root: string, words: readonly string[]): Promise<Measured> {
  const [hook, figures] = ["growth-hook.cjs", "growth-figures.json"].map((name) =>
    join(root, name),
  );
  writeFileSync(
    hook!,
    `process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  if (process.argv[1]?.endsWith(".command.ts"))
    require("node:fs").writeFileSync(${JSON.stringify(figures)}, JSON.stringify({
      cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 }));
});\n`,
  );
  rmSync(figures!, { force: true });
  const start = performance.now();
  const output = await new Promise<string>((done) => {
    const child = spawn(process.execPath, ["--require", hook!, "scripts/start.cjs", ...words], {
      cwd: root,
      env: { ...process.env, INIT_CWD: root },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (piece) => {
      text += piece;
    });
    child.on("close", () => done(text));
  });
  const wallMs = performance.now() - start;
  return { wallMs, output, ...JSON.parse(readFileSync(figures!, "utf8")) };
}
