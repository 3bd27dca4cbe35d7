import type { Target } from "./target";

export const aoj: Target = {
  title: "AOJ",
  runtime: { name: "node", version: "15.8.0", assumed: true },
  syntax: "es2021",
  module: "script",
  stdin: "the only file that may be read",
  notes: ["the form is on the problem's page"],
  problemPage: (id) => `https://onlinejudge.u-aizu.ac.jp/problems/${id}`,
  submitPage: (id) => `https://onlinejudge.u-aizu.ac.jp/problems/${id}`,
};
