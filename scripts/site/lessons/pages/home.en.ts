import type { HomeText } from "./home";

export const home: HomeText = {
  lead: "A bench for contest solutions in TypeScript, with a fast library: **what you judge is what you submit**.",
  picture:
    "A knight's search from a1 to h8: square after square gets its number of moves, in six layers",
  lessons: "Five lessons to play with",
  start: "Start",
  strengthsTitle: "What others lack",
  strengths: {
    exact: {
      what: "The very file",
      how: ({ sites }) =>
        `Solution and library become one file, and the judge runs that file under the runtime of the site that you choose, one of ${sites}.`,
    },
    measured: {
      what: "The kernel's clock",
      how: "The kernel measures CPU time and memory, in a sandbox without network and with no files but the program's own.",
    },
    smallest: {
      what: "The smallest failing input",
      how: "`jb stress` compares the solution with a slow one on random inputs, and shrinks the first on which they differ.",
    },
    library: {
      what: "A library with proofs",
      how: ({ modules, verified }) =>
        `${modules} modules, each held against a slow twin; programs with ${verified} of them solve public problems.`,
    },
    packages: {
      what: "A way in and out",
      how: "`jb import` takes tasks from the browser and packages of judges; `jb export` writes those of Kattis, DOMjudge, DMOJ and Polygon.",
    },
  },
  lookUp: "Look up",
  aboutProblems: ({ problems }) =>
    `${problems}, each with its statement, folded hints, the solution and the one file to submit.`,
  aboutLibrary: ({ modules, topics }) =>
    `${modules} modules in ${topics} topics, by everyday name too: DSU, BIT, HLD, LIS, CHT.`,
  aboutBenchmarks: "our time over that of packages from npm and of C++.",
};
