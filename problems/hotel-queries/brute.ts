/**
 * Hotel Queries by scanning: skips blocks of 400 hotels whose largest is too small, else goes one by
 * one.
 */
import { runProgram } from "../../lib/io/run-program";

const BLOCK = 400;

export function solve(input: Uint8Array): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const rooms = numbers.slice(0, n);
  const largest = (block: number) => {
    let most = 0;
    for (const free of rooms.slice(block * BLOCK, (block + 1) * BLOCK)) most = Math.max(most, free);
    return most;
  };
  const blocks = Array.from({ length: Math.ceil(n! / BLOCK) }, (_, block) => largest(block));
  const answers = numbers.slice(n).map((need) => {
    const block = blocks.findIndex((most) => most >= need);
    if (block < 0) return 0;
    let hotel = block * BLOCK;
    while (rooms[hotel]! < need) hotel++;
    rooms[hotel]! -= need;
    blocks[block] = largest(block);
    return hotel + 1;
  });
  return new TextEncoder().encode(`${answers.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
