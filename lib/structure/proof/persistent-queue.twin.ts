import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "persistent_queue",
  timeLimitMs: 5_000,
  small: 30,
  middle: 400,
  shape: (s) => {
    const lengths = [0]; // of version at - 1
    return s.list(s.size(1, 500_000), () => {
      // A queue of no values is only pushed to; else an old version or the newest.
      const last = lengths.length - 2;
      const isPush = s.pick(...(lengths[last + 1]! > 0 ? [0, 1] : [0])) === 0;
      const least = isPush ? -1 : last;
      const version = s.int(Math.max(least, last - 1000), last);
      lengths.push(lengths[version + 1]! + (isPush ? 1 : -1));
      return { version, x: isPush ? s.int(0, 1e9) : undefined };
    });
  },
  /** Each version is an array of its own. */
  naive: (queries) => {
    const versions: number[][] = [[]];
    return queries.flatMap(({ version, x }) => {
      const values = versions[version + 1]!;
      versions.push(x === undefined ? values.slice(1) : [...values, x]);
      return x === undefined ? values[0]! : [];
    });
  },
});
