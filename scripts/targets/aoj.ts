import type { Target } from "./target";

/** "KUPC2020Spring/C" is a problem of an arena. */
function page(id: string): string {
  const [arena, letter] = id.split("/");
  const place = letter ? `services/room.html#${arena}/problems/${letter}` : `problems/${id}`;
  return `https://onlinejudge.u-aizu.ac.jp/${place}`;
}

export const aoj: Target = {
  title: "AOJ",
  runtime: { name: "node", version: "12.18.4", assumed: true },
  syntax: "es2019",
  module: "script",
  webAssembly: "none",
  stdin: "the only file that may be read",
  refusesBlanks: true, // STATE_PRESENTATIONERROR (8) in its API's reference, developers.u-aizu.ac.jp
  notes: ["the form is on the problem's page"],
  problemPage: page,
  submitPage: page,
  formAt: ({ host, href }) => (host === "onlinejudge.u-aizu.ac.jp" ? href : undefined),
};
