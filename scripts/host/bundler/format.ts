import { spawn } from "node:child_process";
import { ROOT } from "../repository";

/** The text as the repository's own formatter lays it out. */
export async function format(code: string): Promise<string> {
  const [program, ...first] = formatter();
  const args = [...first, "format", "--colors=off", "--stdin-file-path=bundle.js"];
  const child = spawn(program!, args, { cwd: ROOT, stdio: "pipe" });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  child.stdin.end(code);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (status !== 0) throw new Error(`biome format: ${Buffer.concat(errors)}`);
  return Buffer.concat(output).toString();
}

/** Its program itself starts in 10 ms, its wrapper for Node in 80. */
function formatter(): string[] {
  const name = process.platform === "win32" ? "biome.exe" : "biome";
  try {
    return [require.resolve(`@biomejs/cli-${process.platform}-${process.arch}/${name}`)];
  } catch {
    return [process.execPath, require.resolve("@biomejs/biome/bin/biome")];
  }
}
