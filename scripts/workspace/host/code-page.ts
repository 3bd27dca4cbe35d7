import { execa } from "execa";

const CHCP = `${process.env.SystemRoot ?? "C:\\Windows"}\\System32\\chcp.com`;

/** The code page of Windows' console, whatever the language in which chcp says it; undefined elsewhere. */
export async function codePage(
  platform: NodeJS.Platform = process.platform,
  [program, ...words]: readonly string[] = [CHCP],
): Promise<number | undefined> {
  if (platform !== "win32") return undefined;
  const { stdout } = await execa(program!, words, { reject: false, timeout: 5000 });
  const digits = /(\d+)\.?\s*$/.exec(stdout ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}
