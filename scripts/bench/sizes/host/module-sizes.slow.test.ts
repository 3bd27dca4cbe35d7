import { expect, it } from "vitest";
import { inParallel } from "../../../base/in-parallel";
import { readSource } from "../../../bundle/host/recipe";
import { readSources } from "../../../bundle/read/read-sources";
import { withoutComments } from "../../../bundle/syntax/without-comments";
import { MODULE_BYTES, POWER_SERIES_BYTES } from "../size-table";
import { moduleSize } from "./module-size";
import { POWER_SERIES, sizedModules } from "./module-sizes";

/** All that it imports, unused code and types too, is more than what bundling leaves. */
function mayBeOver(path: string): boolean {
  const { sources } = readSources(path, readSource);
  return sources.reduce((sum, { text }) => sum + withoutComments(text).length, 0) > MODULE_BYTES;
}

it("no module with all of its methods fills half of a submission", async () => {
  const over: string[] = [];
  const sizes = inParallel(sizedModules([]).filter(mayBeOver), 3, async (path) => {
    if ((await moduleSize([path], "library-checker")) > MODULE_BYTES) over.push(path);
  });
  for await (const _ of sizes);
  expect(over).toEqual([]);
}, 600_000);

it("the five power series together weigh less than 20 kB where no kernel with a memory runs", async () => {
  expect(await moduleSize(POWER_SERIES, "codeforces")).toBeLessThan(POWER_SERIES_BYTES);
});
