import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";

interface Heap {
  readonly priority: number;
  push(id: number, priority: number): void;
  pop(): number;
}

/** The program of Library Checker's double_ended_priority_queue with two heaps of any kind. */
export const twoHeaps = (make: (size: number) => Heap) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const size = scanner.int();
    const queries = scanner.int();
    const least = make(size + queries);
    const largest = make(size + queries);
    const isTaken = new Uint8Array(size + queries); // an id leaves one heap later than the other
    let ids = 0;
    const add = (x: number) => {
      least.push(ids, x);
      largest.push(ids++, -x);
    };
    for (let at = 0; at < size; at++) add(scanner.int());
    const writer = new Writer();
    for (let query = 0; query < queries; query++) {
      const kind = scanner.int();
      if (kind === 0) {
        add(scanner.int());
        continue;
      }
      const heap = kind === 1 ? least : largest;
      let id = heap.pop();
      while (isTaken[id] === 1) id = heap.pop();
      isTaken[id] = 1;
      writer.int(kind === 1 ? heap.priority : 0 - heap.priority).newline();
    }
    return writer.result();
  };
};
