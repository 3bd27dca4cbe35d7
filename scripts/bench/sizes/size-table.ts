import { withCommas } from "../../base/counted";

/** Most bytes of a module alone: half of what Codeforces takes; and of the five power series together. */
export const MODULE_BYTES = 32 * 1024;
export const POWER_SERIES_BYTES = 20 * 1024;

export interface ModuleSize {
  /** A module's path, or what several are called together. */
  readonly name: string;
  readonly bytes: number;
  /** More than so much is marked. */
  readonly most: number;
}

/** A line for each size, the largest first; those over the most are marked. */
export function sizeTable(sizes: readonly ModuleSize[]): string {
  const rows = [...sizes].sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
  const lines = rows.map(({ name, bytes, most }) => {
    const over = bytes > most ? `  over ${withCommas(most)}` : "";
    return `${withCommas(bytes).padStart(7)}  ${name}${over}\n`;
  });
  return lines.join("");
}
