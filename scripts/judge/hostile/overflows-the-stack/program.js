// expect: RE — endless recursion
const down = (n) => 1 + down(n + 1);
console.log(down(0));
