// expect: AC — sees nothing of the user's environment
const known = ["PATH", "LANG", "HOME", "TMPDIR", "PWD"];
console.log(Object.keys(process.env).every((name) => known.includes(name)) ? 7 : process.env);
