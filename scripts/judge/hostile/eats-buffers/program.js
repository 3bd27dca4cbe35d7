// expect: MLE — memory outside of the heap
const kept = [];
for (;;) kept.push(Buffer.alloc(1 << 20, 1));
