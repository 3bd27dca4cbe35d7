import { expect, it } from "vitest";
import { nearestVersion } from "./nearest-version";

it.each([
  ["12.18.4", ["12.6.0", "12.14.0", "12.16.1", "15.2.1"], "12.16.1"],
  ["12.18.4", ["12.16.1", "12.22.12"], "12.16.1"],
  ["12.18.4", ["12.16.4", "12.20.4"], "12.20.4"], // as near, and newer
  ["18.13.0", ["18.9.0", "18.14.0", "18.14.2", "18.17.0"], "18.14.0"],
  ["22.19.0", ["22.19.3", "22.19.1", "22.20.0"], "22.19.1"],
  ["22.19.0", ["22.20.0-rc.1", "20.19.0"], undefined],
  ["15.8.0", [], undefined],
])("for %s of %j: %s", (wanted, versions, nearest) => {
  expect(nearestVersion(wanted, versions)).toBe(nearest);
});
