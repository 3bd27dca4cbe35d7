import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite, writePages } from "../generator";
import { BASE } from "./site-under-test";

/** Builds the site before all tests of the pages; what is returned clears up after them. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  await writePages(join(folder, "no-bench.json"), () => {});
  await buildSite({ base: BASE, bench: "", out: folder });
  process.env.SITE_UNDER_TEST = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
