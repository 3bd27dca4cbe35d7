// expect: AC — does not look at its input
console.log(7);
