// expect: MLE — objects on the heap
const kept = [];
for (;;) kept.push({ at: kept.length, text: `${kept.length}` });
