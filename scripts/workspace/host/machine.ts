import { availableParallelism } from "node:os";
import {
  CACHE,
  hasWorkspace,
  TOOL,
  VERSION,
  WORKSPACE,
  workspaceAbove,
} from "../../base/host/roots";
import { terminal } from "../../base/host/terminal";
import { listen, STANDARD_PORTS } from "../../import/tasks/host/listen";
import { fileInPath } from "../../runner/host/box/machine-marks";
import { chooseSandbox } from "../../runner/host/box/sandbox";
import { measureStart, openRunner } from "../../runner/host/open-runner";
import { portHolder } from "../../send/browser/host/port-holder";
import { isClone } from "../../start/roots.cjs";
import { clipboardPrograms, TERMINAL } from "../../submit/host/clipboard";
import type { Machine } from "../doctor-text";
import { codePage } from "./code-page";

const RUNS = 3;

/** Looks at this machine, anew; the ports are opened for a moment. Says what takes long. */
export async function machine(onStep: (step: string) => void): Promise<Machine> {
  const listening = await listen(STANDARD_PORTS, { onTask: () => {}, onRefused: () => {} });
  await listening.close();
  const holders = await Promise.all(listening.taken.map(portHolder));
  const clipboards = clipboardPrograms(process.platform, process.env).map(([name]) => name!);
  const sandbox = await chooseSandbox("auto", { anew: true, onStep });
  onStep("measuring an empty program");
  const runner = openRunner(sandbox);
  const { timeMs: emptyMs } = await measureStart(runner, RUNS);
  await runner.close();
  return {
    version: VERSION,
    node: process.versions.node,
    tool: TOOL,
    isClone: isClone(TOOL),
    workspace: hasWorkspace ? WORKSPACE : undefined,
    above: workspaceAbove(),
    cache: CACHE,
    sandbox,
    emptyMs,
    cores: availableParallelism(),
    compilers: ["cc", "c++"].filter(isInPath),
    clipboard: clipboards.find(isInPath) ?? (terminal().live ? TERMINAL : undefined),
    ports: listening.ports,
    taken: listening.taken,
    holders: [...new Set(holders.filter((name) => name !== undefined))],
    codePage: await codePage(),
  };
}

function isInPath(name: string): boolean {
  return (
    fileInPath(process.platform === "win32" && !name.endsWith(".exe") ? `${name}.exe` : name) !==
    undefined
  );
}
