import type { Target } from "./target";

export const hackerearth: Target = {
  title: "HackerEarth",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  stdin: "a file or a pipe",
  notes: ["clear the editor first: the bundle replaces all of its template"],
  problemPage: (id) => `https://www.hackerearth.com/problem/algorithm/${id}/`,
  submitPage: (id) => `https://www.hackerearth.com/problem/algorithm/${id}/`,
  // The form is on the problem's page, wherever in the site that is.
  formAt: ({ host, origin, pathname }) =>
    /^(?:www\.)?hackerearth\.com$/.test(host) ? `${origin}${pathname}` : undefined,
};
