import { spawn } from "node:child_process";
import { pageOpener } from "../../base/command-words";

/** Shows a page in the browser; false where there is none to ask. */
export function openPage(
  page: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): Promise<boolean> {
  const hasDesktop = env.DISPLAY !== undefined || env.WAYLAND_DISPLAY !== undefined;
  if (platform === "linux" && !hasDesktop) return Promise.resolve(false);
  const [program, ...args] = pageOpener(page, platform);
  return new Promise((resolve) => {
    const child = spawn(program!, args, { stdio: "ignore", detached: true });
    child.on("error", () => resolve(false));
    child.on("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
