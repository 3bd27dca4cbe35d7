import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchFile } from "../../bench-file";
import { buildSite, writePages } from "../generator";
import { BASE } from "./site-under-test";

/** Builds the site before all tests of the pages; returns the function that cleans up. */
export async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const bench = join(folder, "bench.json");
  writeFileSync(bench, JSON.stringify(FIGURES));
  await writePages(bench, () => {});
  await buildSite({ base: BASE, out: folder });
  process.env.SITE_UNDER_TEST = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const times = (medianMs: number) => ({ minMs: medianMs, medianMs, maxMs: medianMs });

/** Invented figures, so that there is a plot to look at. */
const FIGURES: BenchFile = {
  environment: { node: "20", cpu: "none", compiler: "none", rounds: 1 },
  results: [
    {
      ...{ file: "lib/game/proof/grundy.bench.ts", work: "some work", kind: "function", rounds: 1 },
      rows: [
        { name: "grundy", role: "ours", cold: times(20), warm: times(10) },
        { name: "a peer", role: "peer", cold: times(80), warm: times(70) },
        { name: "C++", role: "cpp", cold: times(9) },
      ],
      skipped: [],
    },
  ],
};
