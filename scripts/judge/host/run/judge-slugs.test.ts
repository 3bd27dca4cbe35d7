import { expect, it } from "vitest";
import type { OpenJudgeHost } from "../engine/open-judge-host";
import { judgeSlugs } from "./judge-slugs";

it("Ctrl-C while an empty program is measured is no bug", async () => {
  const over = new AbortController();
  const measureStart = async () => {
    over.abort();
    throw new Error("the supervisor ended in the middle of a case");
  };
  const sandbox = { tier: "of this test" }; // no figures are kept of it
  const host = { sandbox, measureStart, async close() {} } as unknown as OpenJudgeHost;
  const output = { event() {}, doing() {}, end() {} };
  const run = { stopping: () => over.signal, output, open: async () => host };
  expect(await judgeSlugs([], [], { jobs: 1, limits: true }, run)).toBe(130);
});
