import { expect, it } from "vitest";
import { measuringFaults } from "./measuring-faults";

const calm = { cores: 4, load: 1.2, governors: ["performance"] };
const meminfo = (free: number) =>
  `MemTotal: 8000000 kB\nSwapTotal:  2097152 kB\nSwapFree: ${free} kB\n`;

it.each([
  ["a calm machine", calm, []],
  ["a virtual one that says nothing", { ...calm, governors: [], memory: "" }, []],
  ["a load of our own", { ...calm, load: 4.9 }, []],
  ["a busy one", { ...calm, load: 9.34 }, ["the load is 9.3 on 4 cores: times may be longer"]],
  [
    "one that saves power",
    { ...calm, governors: ["performance", "powersave"] },
    ["the processors change their speed (governor powersave): times vary"],
  ],
  ["swap that is not used", { ...calm, memory: meminfo(2_097_152) }, []],
  [
    "swap that is used",
    { ...calm, memory: meminfo(1_048_576) },
    ["1024 MiB are swapped out: memory may be measured too low"],
  ],
] as const)("%s", (_, state, faults) => {
  expect(measuringFaults(state)).toEqual(faults);
});
