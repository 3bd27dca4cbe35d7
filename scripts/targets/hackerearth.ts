import type { Target } from "./target";

export const hackerearth: Target = {
  title: "HackerEarth",
  runtime: { name: "node", version: "15.8.0", assumed: true },
  syntax: "es2021",
  module: "script",
  stdin: "a file or a pipe",
  notes: ["clear the editor first: the bundle replaces all of its template"],
  problemPage: (id) => `https://www.hackerearth.com/problem/algorithm/${id}/`,
  submitPage: (id) => `https://www.hackerearth.com/problem/algorithm/${id}/`,
};
