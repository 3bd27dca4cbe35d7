import { isRunning } from "./is-running";

const LOOK_MS = 250;

/**
 * Ends this process as SIGTERM does when its parent has ended. npm passes a signal on to the shell that it
 * started us with, and that shell ends without passing it on: we would go on without anybody.
 */
export function endWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    // On Windows the number stays after the parent's end, and a signal would not be heard.
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(looking);
    if (!process.emit("SIGTERM", "SIGTERM")) process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  looking.unref();
}
