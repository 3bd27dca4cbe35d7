import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { stableMarriage } from "../stable-marriage";

test("lists that leave out some: the best of all stable pairs for each who asks", () => {
  for (const random of rounds(150)) {
    const [n, m] = [random.int(0, 4), random.int(0, 4)];
    const lists = (own: number, others: number) =>
      Array.from({ length: own }, () =>
        random.shuffle(Array.from({ length: others }, (_, i) => i)).slice(random.int(0, 1)),
      );
    const [asking, answering] = [lists(n, m), lists(m, n)];
    const place = (list: number[], one: number) => (one === -1 ? list.length : list.indexOf(one));
    const accepts = (a: number, b: number) => asking[a]!.includes(b) && answering[b]!.includes(a);
    const isStable = (partner: number[]) =>
      partner.every((own, a) => own === -1 || accepts(a, own)) &&
      asking.every((list, a) =>
        list.every(
          (b) =>
            !accepts(a, b) ||
            place(list, b) >= place(list, partner[a]!) ||
            place(answering[b]!, partner.indexOf(b)) <= place(answering[b]!, a),
        ),
      );
    const best = new Array<number>(n).fill(Infinity);
    const choose = (partner: number[]): void => {
      if (partner.length < n) {
        for (let b = -1; b < m; b++) if (b === -1 || !partner.includes(b)) choose([...partner, b]);
      } else if (isStable(partner)) {
        for (const [a, b] of partner.entries()) best[a] = Math.min(best[a]!, place(asking[a]!, b));
      }
    };
    choose([]);
    const pairs = [...stableMarriage(asking, answering)];
    expect(isStable(pairs)).toBe(true);
    expect(pairs.map((b, a) => place(asking[a]!, b))).toEqual(best);
  }
});
