import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { LAUNCHER, WORKSPACE } from "../../base/host/roots";
import { type CaseFaults, caseFaults } from "./case-faults";

/** Case faults of each problem; without a process that finds them, they are found here. */
export interface CasesApart {
  faults(slug: string): Promise<CaseFaults>;
  end(): void;
}

/** Checks the cases of these problems, one after the other, in a process of its own: on the second core. */
export function casesApart(slugs: readonly string[]): CasesApart {
  const faultsBySlug = new Map<string, CaseFaults>();
  let hasEnded = false;
  let wake = () => {};
  const words = [LAUNCHER, "check", "--cases", ...slugs];
  // Its stdin ends when this process does, however that ends.
  const child = spawn(process.execPath, words, {
    cwd: WORKSPACE,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const close = () => {
    hasEnded = true;
    wake();
  };
  child.on("error", close);
  child.on("close", close);
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { slug, ...faults } = JSON.parse(line) as CaseFaults & { slug: string };
    faultsBySlug.set(slug, faults);
    wake();
  });
  return {
    async faults(slug) {
      while (!faultsBySlug.has(slug) && !hasEnded) await new Promise<void>((done) => (wake = done));
      return faultsBySlug.get(slug) ?? caseFaults(slug);
    },
    end: () => void child.kill(),
  };
}

/** The work of such a process: prints the faults of each problem as a line of JSON. */
export async function printCaseFaults(
  slugs: readonly string[],
  say: (text: string) => void,
): Promise<ExitCode> {
  process.stdin.on("end", () => process.exit(EXIT.interrupted)).resume();
  for (const slug of slugs) {
    await nextTurn(); // the end of stdin is heard only between two turns
    say(`${JSON.stringify({ slug, ...caseFaults(slug) })}\n`);
  }
  process.stdin.destroy();
  return EXIT.accepted;
}
