import { installPackages } from "../packages";
import { browserPath } from "./site-under-test";

/** Once before all tests: installs the packages of the site and unpacks Chromium. */
export async function setup(): Promise<void> {
  await installPackages(() => {});
  await browserPath();
}
