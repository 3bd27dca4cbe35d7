import { spawn } from "node:child_process";

/** Shows a page in the browser; false where there is none to ask. */
export function openPage(
  page: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const hasDesktop = env.DISPLAY !== undefined || env.WAYLAND_DISPLAY !== undefined;
  if (platform === "linux" && !hasDesktop) return Promise.resolve(false);
  const [program, ...args] =
    platform === "darwin"
      ? ["open", page]
      : platform === "win32"
        ? ["explorer.exe", page]
        : ["xdg-open", page];
  return new Promise((resolve) => {
    const child = spawn(program!, args, { stdio: "ignore", detached: true });
    child.on("error", () => resolve(false));
    child.on("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
