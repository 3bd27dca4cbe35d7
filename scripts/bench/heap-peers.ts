import type { FunctionContender, Run } from "./bench";

/** The methods that QuickHeap, BucketQueue and the packages below share. */
export interface IdQueue {
  readonly length: number;
  readonly priority: number;
  push(id: number, priority: number): unknown;
  pop(): number;
}

export type MakeQueue = (capacity: number) => IdQueue;

/** Packages that keep ids with priorities, each used as intended, behind one interface. */
export function heapPeers(work: (make: MakeQueue) => Run): FunctionContender[] {
  return [
    {
      role: "peer",
      name: "flatqueue",
      prepare: ({ default: Queue }: { default: new () => Flat }) =>
        work(() => new OfFlat(new Queue())),
    },
    {
      role: "peer",
      name: "heapify",
      prepare: ({ MinQueue }: { MinQueue: new (capacity: number) => Heapify }) =>
        work((capacity) => new OfHeapify(new MinQueue(capacity))),
    },
    {
      role: "peer",
      name: "fastpriorityqueue",
      once: true,
      prepare: ({ default: Queue }: { default: new (less: Less) => Fast }) =>
        work(() => new OfFast(new Queue((a, b) => a.priority < b.priority))),
    },
    {
      role: "peer",
      name: "tinyqueue",
      once: true,
      prepare: ({ default: Queue }: { default: new (items: Item[], compare: Compare) => Tiny }) =>
        work(() => new OfTiny(new Queue([], (a, b) => a.priority - b.priority))),
    },
    {
      role: "peer",
      name: "mnemonist",
      variant: "Heap",
      once: true,
      prepare: ({ Heap }: { Heap: new (compare: Compare) => Mnemonist }) =>
        work(() => new OfMnemonist(new Heap((a, b) => a.priority - b.priority))),
    },
  ];
}

interface Item {
  readonly id: number;
  readonly priority: number;
}

type Less = (a: Item, b: Item) => boolean;
type Compare = (a: Item, b: Item) => number;

interface Flat {
  readonly length: number;
  push(id: number, priority: number): void;
  peekValue(): number;
  pop(): number;
}

class OfFlat implements IdQueue {
  priority = 0;
  private readonly queue: Flat;
  constructor(queue: Flat) {
    this.queue = queue;
  }
  get length(): number {
    return this.queue.length;
  }
  push(id: number, priority: number): void {
    this.queue.push(id, priority);
  }
  pop(): number {
    this.priority = this.queue.peekValue();
    return this.queue.pop();
  }
}

interface Heapify {
  readonly size: number;
  push(id: number, priority: number): void;
  peekPriority(): number;
  pop(): number;
}

class OfHeapify implements IdQueue {
  priority = 0;
  private readonly queue: Heapify;
  constructor(queue: Heapify) {
    this.queue = queue;
  }
  get length(): number {
    return this.queue.size;
  }
  push(id: number, priority: number): void {
    this.queue.push(id, priority);
  }
  pop(): number {
    this.priority = this.queue.peekPriority();
    return this.queue.pop();
  }
}

interface Fast {
  readonly size: number;
  add(item: Item): void;
  poll(): Item;
}

class OfFast implements IdQueue {
  priority = 0;
  private readonly queue: Fast;
  constructor(queue: Fast) {
    this.queue = queue;
  }
  get length(): number {
    return this.queue.size;
  }
  push(id: number, priority: number): void {
    this.queue.add({ id, priority });
  }
  pop(): number {
    const { id, priority } = this.queue.poll();
    this.priority = priority;
    return id;
  }
}

interface Tiny {
  readonly length: number;
  push(item: Item): void;
  pop(): Item;
}

class OfTiny implements IdQueue {
  priority = 0;
  private readonly queue: Tiny;
  constructor(queue: Tiny) {
    this.queue = queue;
  }
  get length(): number {
    return this.queue.length;
  }
  push(id: number, priority: number): void {
    this.queue.push({ id, priority });
  }
  pop(): number {
    const { id, priority } = this.queue.pop();
    this.priority = priority;
    return id;
  }
}

interface Mnemonist {
  readonly size: number;
  push(item: Item): number;
  pop(): Item;
}

class OfMnemonist implements IdQueue {
  priority = 0;
  private readonly queue: Mnemonist;
  constructor(queue: Mnemonist) {
    this.queue = queue;
  }
  get length(): number {
    return this.queue.size;
  }
  push(id: number, priority: number): void {
    this.queue.push({ id, priority });
  }
  pop(): number {
    const { id, priority } = this.queue.pop();
    this.priority = priority;
    return id;
  }
}
