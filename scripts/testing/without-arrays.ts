import { vi } from "vitest";

/**
 * Runs it where no array of more than `most` elements can be made, at first none: the first one throws
 * "an array". So a test sees that a size is taken whose arrays would need gigabytes, or whose work would
 * need seconds.
 */
export function withoutArrays(
  run: () => unknown,
  most = -1,
  type: "Int32Array" | "Float64Array" = "Int32Array",
): () => unknown {
  return () => {
    const refusing = new Proxy(globalThis[type], {
      construct(target, values) {
        if (most < 0 || values[0] > most) throw new Error("an array");
        return Reflect.construct(target, values);
      },
    });
    vi.stubGlobal(type, refusing);
    try {
      return run();
    } finally {
      vi.unstubAllGlobals();
    }
  };
}
