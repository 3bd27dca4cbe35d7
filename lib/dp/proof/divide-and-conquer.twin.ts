import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const street = (random: Random, n: number, k: number, most: number) =>
  `${n} ${k}\n${Array.from({ length: n }, () => random.int(1, most)).join(" ")}\n`;

/** The least walk over all sets of k houses. */
function naive(input: string): string {
  const [n, k, ...children] = input.trim().split(/\s+/).map(Number) as [
    number,
    number,
    ...number[],
  ];
  let least = Infinity;
  const choose = (from: number, schools: readonly number[]) => {
    if (schools.length === k) {
      let walk = 0;
      children.forEach((count, house) => {
        walk += count * Math.min(...schools.map((school) => Math.abs(school - house)));
      });
      least = Math.min(least, walk);
      return;
    }
    for (let school = from; school < n; school++) choose(school + 1, [...schools, school]);
  };
  choose(0, []);
  return `${least}\n`;
}

export const twin: Twin = {
  problem: "2087",
  generators: {
    small: (random) => {
      const n = random.int(1, 9);
      return street(random, n, random.int(1, n), random.pick([3, 1e9]));
    },
    /** One school, 10^9 children in each house: in the middle. */
    "max-one": () => {
      const n = 3000;
      let walk = 0;
      for (let house = 0; house < n; house++) walk += Math.abs(house - 1500) * 1e9;
      return { input: `${n} 1\n${new Array(n).fill(1e9).join(" ")}\n`, output: `${walk}\n` };
    },
    /** Half as many schools as houses of equal size: every second child walks one step. */
    "max-half": () => {
      const n = 3000;
      return {
        input: `${n} 1500\n${new Array(n).fill(1e9).join(" ")}\n`,
        output: `${1500 * 1e9}\n`,
      };
    },
  },
  naive,
};
