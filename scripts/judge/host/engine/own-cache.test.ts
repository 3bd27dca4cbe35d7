import { chmodSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { requireOwnCache } from "./own-cache";

// After `sudo npm run judge` folders of the cache are root's. Root itself may write everywhere.
it.skipIf(process.getuid?.() === 0 || process.platform === "win32")(
  "names the folder that cannot be written, and what mends it, before anything is judged",
  () => {
    const cache = testFolder();
    try {
      mkdirSync(join(cache, "bundles/knight-moves"), { recursive: true });
      expect(() => requireOwnCache(cache)).not.toThrow();
      chmodSync(join(cache, "bundles/knight-moves"), 0o555);
      expect(() => requireOwnCache(cache)).toThrow(
        expect.objectContaining({
          message: `${cache}/bundles/knight-moves belongs to another user, as after a run with sudo`,
          hint: expect.stringMatching(/^sudo chown -R \S+ /),
        }),
      );
    } finally {
      chmodSync(join(cache, "bundles/knight-moves"), 0o755);
    }
  },
);

it("a cache that is not there is no fault", () => {
  expect(() => requireOwnCache(join(tmpdir(), "there-is-none"))).not.toThrow();
});
