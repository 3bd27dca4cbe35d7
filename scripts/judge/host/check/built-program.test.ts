import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { builtProgram } from "./built-program";

const folder = testFolder();

function built(name: string, script: string, cpuMs: number, wallMs: number): Promise<unknown> {
  writeFiles(join(folder, name), { build: `#!/bin/sh\n${script}\n`, run: "#!/bin/sh\n" });
  return builtProgram(join(folder, name), undefined, { cpuMs, wallMs });
}

it("a compiler has a bound of its own CPU time, which is a fault of the program", async () => {
  const loop = built("loop", "while :; do :; done", 300, 60_000);
  await expect(loop).rejects.toThrow("does not compile: more than 0.3 s of CPU time");
});

it("one that others keep from running has another, which says nothing of the program", async () => {
  const asleep = built("asleep", "sleep 60 & wait", 60_000, 300);
  await expect(asleep).rejects.toThrow(/did not end within 0\.3 s, .*: nothing is known of it$/);
  await expect(asleep).rejects.not.toThrow("does not compile");
});
