import { spawn } from "node:child_process";

export interface ClipboardSystem {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes to the terminal; undefined where there is none. */
  readonly terminal: ((text: string) => void) | undefined;
}

/** The way through the terminal's own clipboard: whether it took the text, it does not say. */
export const TERMINAL = "OSC 52";

/** Puts a text on the clipboard; gives the program that took it or TERMINAL, undefined without either. */
export async function copyToClipboard(
  text: string,
  { platform, env, terminal }: ClipboardSystem,
): Promise<string | undefined> {
  for (const [program, ...args] of clipboardPrograms(platform, env)) {
    // clip.exe takes UTF-16 alone for letters beyond ASCII.
    const bytes =
      program === "clip.exe" ? Buffer.from(`\ufeff${text}`, "utf16le") : Buffer.from(text);
    if (await feeds(program!, args, bytes, env)) return program;
  }
  if (!terminal) return undefined;
  terminal(osc52(text, env.TMUX !== undefined));
  return TERMINAL;
}

/** Those that can work here, the likeliest first. */
export function clipboardPrograms(
  platform: NodeJS.Platform,
  env: ClipboardSystem["env"],
): string[][] {
  if (platform === "darwin") return [["pbcopy"]];
  if (platform === "win32" || env.WSL_DISTRO_NAME !== undefined) return [["clip.exe"]];
  const tools: string[][] = [];
  if (env.WAYLAND_DISPLAY) tools.push(["wl-copy"]);
  if (env.DISPLAY) tools.push(["xclip", "-selection", "clipboard"]);
  return tools;
}

/** The sequence by which a terminal, also one at the other end of ssh, fills its clipboard. */
function osc52(text: string, insideTmux: boolean): string {
  const sequence = `\u001b]52;c;${Buffer.from(text).toString("base64")}\u0007`;
  return insideTmux ? `\u001bPtmux;\u001b${sequence}\u001b\\` : sequence;
}

function feeds(
  program: string,
  args: readonly string[],
  bytes: Buffer,
  env: ClipboardSystem["env"],
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ["pipe", "ignore", "ignore"], env });
    child.on("error", () => resolve(false));
    child.on("exit", (status) => resolve(status === 0));
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
  });
}
