import { expect, it } from "vitest";
import { retried } from "./retried.cjs";

/** Fails so often, then gives how often it was called. */
function failing(times: number, code = "EBUSY") {
  let calls = 0;
  return () => {
    if (++calls <= times) throw Object.assign(new Error(code), { code });
    return calls;
  };
}

it("a file that something holds for a moment is tried again on Windows alone", () => {
  expect(retried(failing(3), "win32")).toBe(4);
  expect(retried(failing(2, "EPERM"), "win32")).toBe(3);
  expect(() => retried(failing(100), "win32")).toThrow("EBUSY");
  expect(() => retried(failing(1, "ENOENT"), "win32")).toThrow("ENOENT");
  expect(() => retried(failing(1), "linux")).toThrow("EBUSY");
});
