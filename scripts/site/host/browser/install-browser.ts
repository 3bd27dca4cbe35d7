import { installPackages } from "../packages";
import { browserPath } from "./site-under-test";

/** Once before all tests, so that no two of their processes install the packages or unpack Chromium. */
export async function setup(): Promise<void> {
  await installPackages(() => {});
  await browserPath();
}
