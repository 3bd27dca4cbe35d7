import { it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { segmentsMeet } from "../segments-meet";
import { naiveMeet } from "./segments-meet.twin";

type Ends = [number, number, number, number, number, number, number, number];

it("agrees with fractions on all segments of a 3 × 3 grid", () => {
  for (let code = 0; code < 3 ** 8; code++) {
    const ends = Array.from({ length: 8 }, (_, i) => Math.floor(code / 3 ** i) % 3) as Ends;
    holdEqual(segmentsMeet(...ends), naiveMeet(ends.map(BigInt)), ends);
  }
});

it("agrees with fractions on larger ones, also nearly touching", () => {
  const random = new Random(1);
  for (let step = 0; step < 2000; step++) {
    const most = random.pick([6, 1e9]);
    const ends = Array.from({ length: 8 }, () => random.int(-most, most)) as Ends;
    if (step % 2 === 0) {
      const t = random.float();
      ends[4] = Math.round(ends[0] + t * (ends[2] - ends[0])) + random.int(-1, 1);
      ends[5] = Math.round(ends[1] + t * (ends[3] - ends[1]));
    }
    holdEqual(segmentsMeet(...ends), naiveMeet(ends.map(BigInt)), ends);
  }
});
