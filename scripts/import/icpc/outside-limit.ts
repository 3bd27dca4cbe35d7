import type { SourceFile } from "../../base/source-file";

/** DOMjudge has the limit in its ini, problemtools in a file of its own; both in seconds. */
export function outsideTimeLimit(ini?: SourceFile, file?: SourceFile): number | undefined {
  const iniLimit = ini && iniValue(ini, "timelimit");
  const limit = iniLimit ?? (file && { value: textOf(file).trim(), line: 1 });
  if (!limit?.value) return undefined;
  const seconds = Number(limit.value);
  if (seconds >= 0.001 && seconds <= 100_000) return Math.round(seconds * 1000);
  const place = `${(iniLimit ? ini : file)!.path} line ${limit.line}`;
  const value = `"${limit.value.slice(0, 20)}"`;
  throw new Error(`${place}: expected the limit in seconds, 0.001 to 100000, found ${value}`);
}

/** A value of an ini file as PHP reads it, without its quotes and the comment behind it; and its line. */
export function iniValue(
  ini: SourceFile,
  key: string,
): { value: string; line: number } | undefined {
  const text = textOf(ini);
  const match = new RegExp(`^[ \\t]*${key}[ \\t]*=[ \\t]*(.*?)[ \\t]*$`, "m").exec(text);
  if (!match) return undefined;
  const line = text.slice(0, match.index).split("\n").length;
  const [bare, , quoted] = /^(["'])(.*?)\1|^[^;]*/.exec(match[1]!)!;
  return { value: (quoted ?? bare).trim(), line };
}

function textOf(file: SourceFile): string {
  return new TextDecoder().decode(file.read()).replaceAll("\r\n", "\n");
}
