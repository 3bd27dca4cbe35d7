import type { Format } from "./format";
import { dmoj } from "./formats/dmoj";
import { domjudge } from "./formats/domjudge";
import { icpc } from "./formats/icpc";
import { icpc202509 } from "./formats/icpc-2025-09";
import { polygon } from "./formats/polygon";

/** Every package format by name. */
export const formats = {
  icpc,
  "icpc-2025-09": icpc202509,
  domjudge,
  dmoj,
  polygon,
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export const FORMAT_NAMES = Object.keys(formats) as FormatName[];
