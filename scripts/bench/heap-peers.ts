import type { FunctionContender, Run } from "./bench";

/** The methods that QuickHeap, BucketQueue and the packages below share. */
export interface IdQueue {
  readonly length: number;
  readonly priority: number;
  push(id: number, priority: number): unknown;
  pop(): number;
}

export type MakeQueue = (capacity: number) => IdQueue;

interface Item {
  readonly id: number;
  readonly priority: number;
}

type Compare = (a: Item, b: Item) => number;
type Sized = { readonly length: number } | { readonly size: number };

/** How ids go into a package's queue, and the next one out; `pop` leaves its priority in `last`. */
interface Peer<Exports, Queue extends Sized> {
  readonly make: (exported: Exports, capacity: number) => Queue;
  readonly push: (queue: Queue, id: number, priority: number) => unknown;
  readonly pop: (queue: Queue, last: { priority: number }) => number;
}

/** In each process one package runs, so V8 inlines its functions here. */
class PeerQueue<Queue extends Sized> implements IdQueue {
  priority = 0;
  private readonly queue: Queue;
  private readonly peer: Peer<never, Queue>;
  constructor(queue: Queue, peer: Peer<never, Queue>) {
    this.queue = queue;
    this.peer = peer;
  }
  get length(): number {
    return "length" in this.queue ? this.queue.length : this.queue.size;
  }
  push(id: number, priority: number): void {
    this.peer.push(this.queue, id, priority);
  }
  pop(): number {
    return this.peer.pop(this.queue, this);
  }
}

/** Packages that keep ids with priorities, each used as intended, behind one interface. */
export function heapPeers(work: (make: MakeQueue) => Run): FunctionContender[] {
  const contender = <Exports, Queue extends Sized>(
    about: { readonly name: string; readonly variant?: string; readonly once?: true },
    peer: Peer<Exports, Queue>,
  ): FunctionContender => ({
    role: "peer",
    ...about,
    prepare: (exported: Exports) =>
      work((capacity) => new PeerQueue(peer.make(exported, capacity), peer)),
  });
  return [
    contender(
      { name: "flatqueue" },
      {
        make: ({ default: Queue }: { default: new () => Flat }) => new Queue(),
        push: (queue, id, priority) => queue.push(id, priority),
        pop: (queue, last) => {
          last.priority = queue.peekValue();
          return queue.pop();
        },
      },
    ),
    contender(
      { name: "heapify" },
      {
        make: ({ MinQueue }: { MinQueue: new (capacity: number) => Heapify }, capacity) =>
          new MinQueue(capacity),
        push: (queue, id, priority) => queue.push(id, priority),
        pop: (queue, last) => {
          last.priority = queue.peekPriority();
          return queue.pop();
        },
      },
    ),
    contender(
      { name: "fastpriorityqueue", once: true },
      {
        make: ({ default: Queue }: { default: new (less: Less) => Fast }) =>
          new Queue((a, b) => a.priority < b.priority),
        push: (queue, id, priority) => queue.add({ id, priority }),
        pop: (queue, last) => idOf(queue.poll(), last),
      },
    ),
    contender(
      { name: "tinyqueue", once: true },
      {
        make: ({ default: Queue }: { default: new (items: Item[], compare: Compare) => Tiny }) =>
          new Queue([], byPriority),
        push: (queue, id, priority) => queue.push({ id, priority }),
        pop: (queue, last) => idOf(queue.pop(), last),
      },
    ),
    contender(
      { name: "mnemonist", variant: "Heap", once: true },
      {
        make: ({ Heap }: { Heap: new (compare: Compare) => Mnemonist }) => new Heap(byPriority),
        push: (queue, id, priority) => queue.push({ id, priority }),
        pop: (queue, last) => idOf(queue.pop(), last),
      },
    ),
  ];
}

const byPriority: Compare = (a, b) => a.priority - b.priority;

function idOf({ id, priority }: Item, last: { priority: number }): number {
  last.priority = priority;
  return id;
}

type Less = (a: Item, b: Item) => boolean;
type Flat = Queue<{ peekValue(): number; readonly length: number }>;
type Heapify = Queue<{ peekPriority(): number; readonly size: number }>;
type Queue<Rest> = Rest & { push(id: number, priority: number): void; pop(): number };
type Fast = { add(item: Item): void; poll(): Item; readonly size: number };
type Tiny = { push(item: Item): void; pop(): Item; readonly length: number };
type Mnemonist = { push(item: Item): number; pop(): Item; readonly size: number };
