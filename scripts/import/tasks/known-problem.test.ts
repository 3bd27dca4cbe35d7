import { expect, it } from "vitest";
import { type KnownProblem, recognise } from "./known-problem";

const page = "https://acm.timus.ru/problem.aspx?space=1&num=1098";
const known: KnownProblem[] = [
  { slug: "questions", title: "1098. Questions", addresses: [page], judges: [] },
  { slug: "shared", title: "A. One", addresses: ["https://x.example/all"], judges: [] },
  {
    slug: "knight-moves",
    title: "Knight moves",
    addresses: [],
    judges: [{ judge: "spoj", id: "KNIGHTMV" }],
  },
];

it.each([
  ["1098. Questions", `${page}&locale=ru`, { slug: "questions" }],
  ["Вопросы", page, { namesake: "questions" }],
  ["A. One", "https://x.example/all", { slug: "shared" }],
  ["B. Two", "https://x.example/all", { namesake: "shared" }],
  ["Any title", "https://www.spoj.com/problems/KNIGHTMV/", { slug: "knight-moves" }],
  ["LCM", "https://vjudge.net/problem/SPOJ-KNIGHTMV", { slug: "knight-moves" }],
  ["Questions", "https://acm.timus.ru/problem.aspx?space=340&num=1098", {}],
])("%j at %s is %j", (title, address, found) =>
  expect(recognise(title, address, known)).toEqual(found));
