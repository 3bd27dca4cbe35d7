import { InvalidArgumentError } from "commander";
import type { Shard } from "../../sharing/shard";

const MOST = 1000;

/** "2/5" as the second of five. */
export function shardOption(text: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (index && count && index <= count && count <= MOST) return { index, count };
  throw new InvalidArgumentError(
    `It must be like 2/5: a part, and how many there are (at most ${MOST}).`,
  );
}
