import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { CACHE } from "../../base/host/repository";
import { skipSummary } from "../skip-summary";

/** Prints how many tests did not run and why, as the last lines; `.ci/run` reads the copy in .cache. */
class SkipReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests("skipped")]);
    const reasons = skipped.flatMap((test) => {
      const result = test.result();
      const note = result.state === "skipped" ? result.note : undefined;
      // With -t vitest also skips the tests of other names, without a note.
      return note === undefined && this.vitest?.config.testNamePattern
        ? []
        : [note ?? "no reason given"];
    });
    const lines = skipSummary(reasons);
    mkdirSync(join(CACHE, "tests"), { recursive: true });
    writeFileSync(join(CACHE, "tests", "skipped.txt"), lines.map((line) => `${line}\n`).join(""));
    for (const line of lines) this.vitest?.logger.log(line);
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter file
export default SkipReporter;
