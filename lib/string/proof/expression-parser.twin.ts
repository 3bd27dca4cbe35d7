import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** An expression of at most `room` characters and its value; level 0 has + and -, 1 has * and /, 2 neither outside (). */
function drawn(random: Random, room: number, level = 0): [text: string, value: number] {
  if (level === 2) {
    const [text, value] = room < 3 ? ["", 0] : drawn(random, room - 2);
    const digit = random.int(0, 9);
    return room < 3 || random.int(0, 2) === 0 ? [`${digit}`, digit] : [`(${text})`, value];
  }
  const right = drawn(random, room >> random.int(0, 3), level + 1);
  if (right[0].length > room - 2) return right;
  const left = drawn(random, room - right[0].length - 1, level);
  const [a, b] = [left[1], right[1]];
  const symbol = random.pick([..."+-*/"].slice(2 * level, 2 * level + 2));
  const value = { "+": a + b, "-": a - b, "*": a * b, "/": Math.trunc(a / b) }[symbol]!;
  return Math.abs(value) < 2 ** 31 ? [left[0] + symbol + right[0], value + 0] : left;
}

const text = (random: Random, lines: number, room: number) =>
  Array.from({ length: lines }, () => `${drawn(random, room)[0]}\n`).join("");

export const twin: Twin = {
  problem: "P40155_en",
  generators: {
    small: (random) => text(random, 20, 12),
    middle: (random) => text(random, 5, 200),
  },
  atBounds: { long: (random) => text(random, 20, 2000) },
  /** JavaScript's own value, in bigints: their division drops the fraction. */
  naive: (input) =>
    input.replace(/.+/g, (line) => Function(`return ${line.replace(/\d/g, "$&n")}`)()),
};
