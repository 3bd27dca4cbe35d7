import type { Reporter, ReporterOptions } from "../reporter";
import { github } from "./github";
import { html } from "./html";
import { jsonLines } from "./json-lines";
import { junit } from "./junit";
import { quiet } from "./quiet";
import { terminal } from "./terminal";

/** Every report format by name. */
export const REPORTER_NAMES = ["terminal", "quiet", "json", "junit", "github", "html"] as const;
export type ReporterName = (typeof REPORTER_NAMES)[number];

export const reporters: Readonly<Record<ReporterName, (options: ReporterOptions) => Reporter>> = {
  terminal,
  quiet,
  json: jsonLines,
  junit,
  github,
  html,
};
