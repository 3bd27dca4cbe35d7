// expect: AC — does not look at its 50 MB of input
// input bytes: 50000000
console.log(7);
