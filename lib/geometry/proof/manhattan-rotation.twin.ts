import { described } from "../../../scripts/verify/shape";
import { cloud } from "./convex-hull.twin";

export const twin = described({
  problem: "3410",
  shape: (s) => cloud(s, s.size(1, 200_000), 1e9),
  naive: (points) => {
    let most = 0;
    return points.map(([x, y], i) => {
      for (const [u, v] of points.slice(0, i)) {
        most = Math.max(most, Math.abs(x - u) + Math.abs(y - v));
      }
      return most;
    });
  },
});
