import type { Target } from "./target";

export const aoj: Target = {
  title: "AOJ",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  stdin: "the only file that may be read",
  notes: ["the form is on the problem's page"],
  problemPage: (id) => `https://onlinejudge.u-aizu.ac.jp/problems/${id}`,
  submitPage: (id) => `https://onlinejudge.u-aizu.ac.jp/problems/${id}`,
};
