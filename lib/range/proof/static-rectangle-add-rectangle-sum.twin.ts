import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "static_rectangle_add_rectangle_sum",
  timeLimitMs: 10_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000)];
    const rectangle = () => {
      const [l, d] = [s.int(0, 1e9 - 1), s.int(0, 1e9 - 1)];
      return { l, d, r: s.int(l + 1, 1e9), u: s.int(d + 1, 1e9) };
    };
    const added = s.list(n, () => ({ ...rectangle(), w: s.int(0, Number(P) - 1) }));
    return { added, asked: s.list(q, rectangle) };
  },
  naive: ({ added, asked }) =>
    asked.map(({ l, d, r, u }) => {
      let sum = 0n;
      for (const box of added) {
        const width = Math.max(0, Math.min(r, box.r) - Math.max(l, box.l));
        const height = Math.max(0, Math.min(u, box.u) - Math.max(d, box.d));
        sum += BigInt(width) * BigInt(height) * BigInt(box.w);
      }
      return sum % P;
    }),
});
