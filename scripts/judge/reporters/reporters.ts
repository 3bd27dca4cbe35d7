import { github } from "./github";
import { html } from "./html";
import { jsonLines } from "./json-lines";
import { junit } from "./junit";
import { quiet } from "./quiet";
import type { Reporter, ReporterOptions } from "./reporter";
import { terminal } from "./terminal";

/** Every report format by name. */
export const reporters = {
  terminal,
  quiet,
  json: jsonLines,
  junit,
  github,
  html,
} as const satisfies Record<string, (options: ReporterOptions) => Reporter>;

export type ReporterName = keyof typeof reporters;

export const REPORTER_NAMES = Object.keys(reporters) as ReporterName[];
