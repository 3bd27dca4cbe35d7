import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SlidingBoard } from "../sliding-board";
import { type StateKind, stateStore } from "../state-store";

for (const [kind, rows, columns] of [
  ["text", 2, 2],
  ["text", 6, 6],
  ["packed", 2, 3],
  ["packed", 4, 4],
  ["rank", 2, 2],
  ["rank", 3, 3],
  ["rank", 2, 4],
  ["rank", 1, 5],
  ["wide", 2, 2],
  ["wide", 4, 4],
  ["wide", 6, 6],
  ["wide", 1, 7],
] as [StateKind, number, number][]) {
  it(`numbers boards of ${rows}×${columns} as a Map does: ${kind}`, () => {
    const random = new Random(rows + columns);
    const cells = rows * columns;
    const store = stateStore(kind, rows, columns, 10_000);
    const [twin, loaded] = [new Map<string, number>(), new Uint8Array(cells)];
    for (let step = 0; step < 1200; step++) {
      const board = Uint8Array.from({ length: cells }, (_, cell) => cell);
      // Few exchanges, so that boards come again.
      for (let exchange = 0; exchange < 3; exchange++) {
        const [a, b] = [random.int(0, cells - 1), random.int(0, cells - 1)];
        [board[a], board[b]] = [board[b]!, board[a]!];
      }
      const known = twin.get(board.join());
      expect(store.find(board)).toBe(known ?? -1);
      expect(store.add(board)).toBe(known === undefined ? twin.size : ~known);
      if (known === undefined) twin.set(board.join(), twin.size);
      const id = random.int(0, twin.size - 1);
      store.load(id, loaded);
      expect(twin.get(loaded.join())).toBe(id);
    }
    expect(store.size).toBe(twin.size);
    expect(store.bytes).toBeGreaterThan(0);
  });
}

it("says when it is full and when it does not fit", () => {
  for (const kind of ["text", "packed", "rank", "wide"] as const) {
    const store = stateStore(kind, 2, 2, 1);
    store.add(Uint8Array.of(1, 2, 3, 0));
    expect(() => store.add(Uint8Array.of(1, 2, 0, 3))).toThrow("full at 1 states");
  }
  expect(() => stateStore("packed", 4, 5, 9)).toThrow("packed does not fit 4×5");
  for (const [kind, most] of [
    ["text", 36],
    ["packed", 16],
    ["rank", 10],
    ["wide", 36],
  ] as const) {
    expect(() => stateStore(kind, 1, most, 9)).not.toThrow();
    expect(() => stateStore(kind, 1, most + 1, 9)).toThrow(`${kind} does not fit 1×${most + 1}`);
  }
  expect(() => stateStore("rank", 3, 4, 9)).toThrow("rank does not fit 3×4");
  for (const kind of ["text", "packed", "rank", "wide"] as const) {
    expect(() => stateStore(kind, 0, 3, 9)).toThrow(`${kind} does not fit 0×3`);
    for (const cells of [1, 2, 3]) {
      const store = () => stateStore(kind, 1, cells, 9);
      if (kind === "rank" && cells < 3) expect(store).toThrow(`rank does not fit 1×${cells}`);
      else expect(store().size).toBe(0);
    }
  }
});

/** Boards of 4×4 that differ in four tiles, in a fixed order. */
function boards(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, at) => {
    const tiles = Array.from({ length: 16 }, (_, cell) => cell);
    const picked = [16, 15, 14, 13].map((left, digit) => {
      const choice = Math.floor(at / [1, 16, 240, 3360][digit]!) % left;
      return tiles.splice(choice, 1)[0]!;
    });
    return Uint8Array.of(...picked, ...tiles);
  });
}

it("finds every board when the first 1,024 places of a wide store are taken", () => {
  const store = stateStore("wide", 4, 4, 2000);
  const all = boards(1024);
  for (const [id, board] of all.entries()) expect(store.add(board)).toBe(id);
  for (const [id, board] of all.entries()) expect(store.find(board)).toBe(id);
});

it("takes about as many bytes a state as the card says", () => {
  const count = 3000;
  for (const [kind, least, most] of [
    ["text", 85, 85],
    ["packed", 8, 25],
    ["wide", 4 * 4 + 8, 8 * 4 + 16],
  ] as const) {
    const store = stateStore(kind, 4, 4, count);
    for (const board of boards(count)) store.add(board);
    expect(store.size).toBe(count);
    expect(store.bytes / count, kind).toBeGreaterThanOrEqual(least);
    expect(store.bytes / count, kind).toBeLessThanOrEqual(most);
  }
  // Exactly 8 of a rank when all boards that moves lead to are met.
  const [board, rank] = [new SlidingBoard(2, 3), stateStore("rank", 2, 3, 1000)];
  const queue = [board.goal()];
  rank.add(queue[0]!);
  for (const here of queue) {
    for (let move = 0; move < 4; move++) {
      if (board.to[4 * here.indexOf(0) + move]! < 0) continue;
      const child = board.replay(here, [move])[1]!;
      if (rank.add(child) >= 0) queue.push(child);
    }
  }
  expect([rank.size, rank.bytes]).toEqual([360, 8 * 360]);
});
