// expect: MLE — objects on the heap
// time limit ms: 1500
const kept = [];
for (;;) kept.push({ at: kept.length, text: `${kept.length}` });
