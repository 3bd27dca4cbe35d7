import { spawn } from "node:child_process";
import { TOOL } from "../../base/host/roots";
import { CompileError } from "../syntax/compile-error";
import { parses } from "./readable-script";

/** Laid out, or as it is where the formatter breaks it: it moves comments over line ends. */
export async function laidOut(code: string, program: string): Promise<string> {
  const formatted = await format(code, program);
  return parses(formatted) ? formatted : code;
}

/** The text of a program's bundle as the repository's own formatter lays it out, with tabs: bytes count. */
export async function format(
  code: string,
  bundled: string,
  [program, ...first] = formatter(),
): Promise<string> {
  const args = [
    ...[...first, "format", "--colors=off", "--indent-style=tab"],
    "--stdin-file-path=bundle.js",
  ];
  const child = spawn(program!, args, { cwd: TOOL, stdio: "pipe" });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  child.stdin.on("error", () => {}); // it has ended early: its status tells
  child.stdin.end(code);
  const status = await new Promise<number | string | null>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(signal ?? code));
  });
  if (status === 0) return Buffer.concat(output).toString();
  const message = Buffer.concat(errors).toString().trim();
  const how = typeof status === "string" ? `ended by ${status}` : `status ${status}`;
  throw new CompileError(
    `${bundled}: its bundle cannot be formatted (biome format, ${how})${message && `: ${message}`}`,
    `npx ts-node ${bundled}, and if that runs: npm ci`,
  );
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
