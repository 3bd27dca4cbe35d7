import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, SerializedError, TestModule, Vitest } from "vitest/node";
import { CACHE } from "../../base/host/roots";
import { skipSummary } from "../skip-summary";

/**
 * Prints how many tests did not run and why, where the slow ones are, and the closing line; `.ci/run` reads
 * the first part in .cache.
 */
class SkipReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
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
    const count = (state: "passed" | "failed") =>
      modules.flatMap((module) => [...module.children.allTests(state)]).length;
    const faults = modules.reduce((sum, module) => sum + module.errors().length, errors.length);
    const closing = `${count("passed")} passed, ${count("failed") + faults} failed`;
    const slow = "npm run test:slow runs the tests that take long";
    for (const line of [...lines, slow, closing]) this.vitest?.logger.log(line);
  }
}

// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter file
export default SkipReporter;
