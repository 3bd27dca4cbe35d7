// expect: MLE — memory outside of the heap
// time limit ms: 1500
const kept = [];
for (;;) kept.push(Buffer.alloc(1 << 20, 1));
