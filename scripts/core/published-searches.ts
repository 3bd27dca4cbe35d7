import type { AlgorithmName } from "./sliding-algorithms";

/** Figures of the report on the fifteen puzzle: path length / visited states / ms of single boards. */
export const PUBLISHED: Readonly<Record<string, Partial<Record<AlgorithmName, string>>>> = {
  "2×2": {
    bfs: "5/10/0 6/12/0 6/12/0",
    dfs: "2/3/0 9/10/0 9/10/0",
    "greedy-in-place": "0/1/0 2/3/0 3/4/0 8/9/0",
    "greedy-manhattan": "1–5 moves",
  },
  "2×3": { bfs: "9/61/0 13/157/0", dfs: "1/360/0 120/161/0" },
  "3×2": { bfs: "14/219/0 14/215/0", dfs: "138/307/0" },
  "2×4": { bfs: "23/8707/12 19/4906/6 25/13776/20" },
  "4×2": { dfs: "2667/2979/11 8242/13911/37 5290/6016/13" },
  "3×3": {
    bfs: "24/119896/269 22/92739/150 18/20101/24 20/54782/73 18/19819/34 24/116132/202 26/158738/314 23/103843/171 25/155378/291",
    dfs: "54051/130784/303 59936/72816/231 19510/20438/52 56646/126239/309 38910/148557/367",
    "greedy-in-place": "146/4755/8 57/297/0",
    "greedy-manhattan":
      "46/378/5 65/196/3 190/1722/30 113/690/13 128/1374/23 58/274/5 54/743/12 128/1012/18 59/323/4 111/640/10 80/1619/37 82/350/5 58/302/4",
  },
  "3×4": {
    dfs: "not reached, 22.5–28.3 million",
    "greedy-in-place":
      "323/384135/857 189/21642/43 108/10543/21 298/384058/997 311/384410/1105 306/384389/970",
    "greedy-manhattan": "121/1015/27 175/1400/41 148/1814/43 510/7348/251",
  },
  "2×6": {
    bfs: "not reached, 48.7–48.8 million",
    dfs: "not reached, 22.5–28.3 million",
  },
  "4×4": {
    bfs: "not reached, 43.7 million",
    dfs: "not reached, 22.5–28.3 million",
    "greedy-in-place": "not reached, 30.6–31.7 million",
    "greedy-manhattan": "231/10361/401 641/29118/968 412/27857/905 436/12377/478 577/11094/351",
  },
};
