import { vi } from "vitest";

/**
 * Runs it where no Int32Array can be made: it throws "an array" at the first one. So a test sees that
 * a size is taken whose arrays would need gigabytes, or whose work would need seconds.
 */
export function withoutArrays(run: () => unknown): () => unknown {
  return () => {
    const refusing = class {
      constructor() {
        throw new Error("an array");
      }
    };
    vi.stubGlobal("Int32Array", refusing);
    try {
      return run();
    } finally {
      vi.unstubAllGlobals();
    }
  };
}
