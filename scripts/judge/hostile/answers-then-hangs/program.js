// expect: TLE idle — the right answer does not help who never ends
console.log(7);
setInterval(() => {}, 1000);
