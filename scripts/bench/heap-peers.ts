import type { FunctionContender, Run } from "./bench";
import { peer } from "./contenders";

/** The methods that QuickHeap, BucketQueue and the packages below share. */
export interface IdQueue {
  readonly size: number;
  readonly priority: number;
  push(id: number, priority: number): unknown;
  pop(): number;
}

export type MakeQueue = (capacity: number) => IdQueue;

/** How a package tells the number of its ids, and the priority of the next one out. */
type Peer<Queue> = readonly [size: (queue: Queue) => number, next: (queue: Queue) => number];

interface Queue {
  push(id: number, priority: number): void;
  pop(): number;
}

/** In each process one package runs, so V8 inlines its functions here. */
class PeerQueue<Of extends Queue> implements IdQueue {
  priority = 0;
  private readonly queue: Of;
  private readonly how: Peer<Of>;
  constructor(queue: Of, how: Peer<Of>) {
    this.queue = queue;
    this.how = how;
  }
  get size(): number {
    return this.how[0](this.queue);
  }
  push(id: number, priority: number): void {
    this.queue.push(id, priority);
  }
  pop(): number {
    this.priority = this.how[1](this.queue);
    return this.queue.pop();
  }
}

type Flat = Queue & { peekValue(): number; readonly length: number };
type Heapify = Queue & { peekPriority(): number; readonly size: number };

const FLAT: Peer<Flat> = [({ length }) => length, (queue) => queue.peekValue()];
const HEAPIFY: Peer<Heapify> = [({ size }) => size, (queue) => queue.peekPriority()];

/** The two fastest packages that keep ids with priorities, behind one interface. */
export const heapPeers = (work: (make: MakeQueue) => Run): FunctionContender[] => [
  peer("flatqueue", ({ default: Of }: { default: new () => Flat }) =>
    work(() => new PeerQueue(new Of(), FLAT)),
  ),
  peer("heapify", ({ MinQueue }: { MinQueue: new (capacity: number) => Heapify }) =>
    work((capacity) => new PeerQueue(new MinQueue(capacity), HEAPIFY)),
  ),
];
