import { SIZES_BEFORE } from "../sizes-before";
import { bundle } from "./bundle";

const HASH_LINES = /^\/\/ (Made from|SHA-256 of) .*\n/gm;

/** What the bundles of SIZES_BEFORE weigh now, in sum, beside what they weighed; as one line. */
export async function totalSize(): Promise<string> {
  let [now, before] = [0, 0];
  const slugs = Object.keys(SIZES_BEFORE);
  for (const slug of slugs) {
    const { code } = await bundle(`problems/${slug}/solution.ts`);
    now += Buffer.byteLength(code.replace(HASH_LINES, ""));
    before += SIZES_BEFORE[slug]!;
  }
  const shown = (count: number) => count.toLocaleString("en");
  const part = ((100 * now) / before).toFixed(1);
  return `${slugs.length} bundles: ${shown(now)} bytes, were ${shown(before)} (now ${part} %)\n`;
}
