// Long: one table, so that a language has one file of words.

import type { CoinsWords } from "../../../problems/chessboard-coin-game/view";
import type { KnightWords } from "../../../problems/knight-moves/view";
import type { QueensWords } from "../../../problems/n-queens-genetic/view";
import type { PuzzleWords } from "../../../problems/sliding-puzzle/view";
import type { StonesWords } from "../../../problems/stone-pile-grundy/view";
import { listed, marked } from "./lesson";
import { refusalIn } from "./refusal";
import type { GameWords, Words } from "./words";

const and = (names: readonly string[]) => listed(marked(names), " ও ");
const solution = (isSolvable: boolean) => (isSolvable ? "**সমাধান আছে**" : "**সমাধান নেই**");
const parity = (count: number) => (count % 2 === 0 ? "জোড়" : "বিজোড়");

const knight: KnightWords = {
  label: (columns, rows, reached, from) =>
    `${columns} × ${rows} বোর্ড: ${from} থেকে ${reached}টি ঘরে পৌঁছানো গেছে`,
  start: (from, to) => `সার্চ শুরু হচ্ছে **${from}** থেকে, খোঁজা হচ্ছে **${to}**।`,
  expanded(square, away, end, fresh) {
    const place =
      away === 0 ? `**${square}** থেকে` : `${end} থেকে ${away} চাল দূরের **${square}** থেকে`;
    return fresh.length === 0
      ? `${place} নতুন কোনো ঘরে যাওয়া গেল না।`
      : `${place} এই প্রথম পৌঁছানো গেল ${and(fresh)} ঘরে, ${away + 1} নম্বর স্তরে।`;
  },
  found: (from, to, moves, path) =>
    `**${from}** থেকে **${to}** যেতে লাগে **${moves} চাল**: ${path.join(", ")}।`,
  unreachable: (from, to) =>
    `কিউ খালি হয়ে গেল, অথচ **${to}** মিলল না: ${from} থেকে সেখানে **যাওয়াই যায় না**।`,
  ...{ layer: "স্তর", reached: "পৌঁছানো ঘর", waiting: "অপেক্ষায়", answer: "উত্তর", none: "নেই" },
  queue: "কিউ",
};

const stones: StonesWords = {
  label: (piles, sizes) => `পাথরের ${piles}টি স্তূপ: ${sizes.join(", ")}`,
  start: (moves) =>
    `এক চালে একটি স্তূপ থেকে **${listed(moves.map(String), " বা ")}**টি পাথর তোলা যায়; শেষ পাথরটি যে তোলে, সে জেতে।`,
  pile(at, size, reached, worth) {
    const why = reached.length === 0 ? "কোনো চাল নেই" : `চাল দিয়ে যাওয়া যায় ${reached.join(", ")} সংখ্যায়`;
    return `${at} নম্বর স্তূপে **${size}**টি পাথর: ${why}, তাই এর সংখ্যা **${worth}**।`;
  },
  sum(sum) {
    const outcome =
      sum === 0
        ? "তাই এটি **P-পজিশন**: আগের চাল যার ছিল সে জেতে, এবার যার চাল সে হারে"
        : "তাই এটি **N-পজিশন**: এবার যার চাল, সে জেতে";
    return `বাইনারির যে কলামে বিজোড় সংখ্যক 1 আছে, সেখানে 1 বসে। XOR **${sum}**, ${outcome}।`;
  },
  lost: "যে চালই দেওয়া হোক, XOR আর 0 থাকে না: **জেতার কোনো চাল নেই**।",
  wins: (moves, isMore) =>
    `যে চালে XOR 0 হয়, সেটিই জেতার চাল: ${marked(moves).join(", ")}${isMore ? ", …" : ""}।`,
  move: (taken, pile) => `${pile} নম্বর স্তূপ থেকে ${taken}টি`,
  winningMoves: "জেতার চাল",
  ...{ piles: "স্তূপ", position: "পজিশন", period: "পিরিয়ড" },
  strip: (period) => `0, 1, 2, …টি পাথরের সংখ্যা; পিরিয়ড ${period}`,
  more: (piles) => `আরও ${piles}টি`,
  ...{ stones: "পাথর", number: "সংখ্যা" },
  digit: (value) => `${value}-এর ঘর`,
};

const coins: CoinsWords = {
  label: (side, coins) => `${side} × ${side} বোর্ড: প্রতিটি ঘরে তার গ্রান্ডি সংখ্যা, বোর্ডে ${coins}টি কয়েন`,
  position: (coins) => `বোর্ডে আছে **${coins}**টি কয়েন: কে জিতবে?`,
  intro: "ঘরের সংখ্যাটি বলে, সেখানে একটি কয়েনের মান কত; **0** মানে, যার চাল সে হারে।",
  stuck: (square) =>
    `**${square}** থেকে কয়েন কোথাও যেতে পারে না। এটিকেই যার চালতে হবে সে হেরে গেছে, তাই ${square}-এর মান **0**।`,
  explained(square, reached, worth) {
    const smaller = Array.from({ length: worth }, (_, at) => at).join(", ");
    const missing =
      worth === 0
        ? "এগুলোর মধ্যে **0** নেই, আর 0-ই সবচেয়ে ছোট সংখ্যা,"
        : `0, 1, 2, … ধরে এগোলে ${smaller} পাওয়া যায়, প্রথম যেটি নেই সেটি **${worth}**,`;
    return `**${square}** থেকে কয়েন যেসব ঘরে যেতে পারে, সেগুলোর মান **${reached.join(", ")}**। ${missing} তাই ${square}-এর মান **${worth}**।`;
  },
  total(numbers, sum) {
    const shown = numbers.length === 0 ? "কোনো কয়েন নেই" : numbers.join(" ⊕ ");
    return `এক কয়েন আরেক কয়েনের পথে বাধা নয়, তাই সংখ্যাগুলো XOR দিয়ে মেলানো যায়: ${shown} = **${sum}**। এবার যার চাল, সে **${sum === 0 ? "হারে" : "জেতে"}**।`;
  },
  lost: "XOR এখন 0: যে চালই দেওয়া হোক XOR বদলে যায়, আর প্রতিপক্ষ সেটিকে আবার 0 করে দেয়।",
  wins: (moves) => `যে চালে XOR **0** হয়, সেটিই জেতায়: ${marked(moves).join(", ")}।`,
  move: (from, to) => `${from} থেকে ${to}`,
  movesFrom: (square) => `${square} থেকে চাল`,
  numbers: "সংখ্যা",
  missing: (number) => `${number} নেই`,
  winningMoves: "জেতার চাল",
  ...{ coins: "কয়েন", toMove: "যার চাল", winsWord: "জেতে", losesWord: "হারে" },
};

const sliding: PuzzleWords = {
  sliding: {
    label: (rows, columns, board) => `${rows} × ${columns} স্লাইডিং পাজল: ${board}`,
    ...{ blank: "ফাঁকা", solvable: "সমাধান আছে", inversions: "ইনভার্শন", yes: "হ্যাঁ", no: "না" },
    unsolvable: "এই বোর্ডের **সমাধান নেই**: যেভাবেই চালা হোক, 1, 2, 3, … ক্রমে পৌঁছানো যায় না।",
    unsearched: "আগে বোর্ড সাজান, তারপর সমাধান খুঁজুন।",
    solved: "বোর্ডটি **মেলানোই আছে**: কোনো চাল লাগবে না।",
    solution: (moves, least, isShortest) =>
      `এই বোর্ড মেলানো যায়: ${isShortest ? "সবচেয়ে কমে লাগে" : "একটি সমাধানে লাগে"} **${moves}** চাল। ম্যানহাটন দূরত্ব বলে, অন্তত **${least}** চাল লাগবেই।`,
    slides(tile, way, made, left, least) {
      const side = { left: "বাঁয়ে", right: "ডানে", up: "উপরে", down: "নিচে" }[way];
      const progress = `টাইল **${tile}** ${side} সরল। চাল হলো **${made}**টি`;
      return left === 0
        ? `${progress}: **মিলে গেছে**।`
        : `${progress}, বাকি অন্তত **${least}**: f = ${made} + ${least} = ${made + least}।`;
    },
    inversionLabel: (count, tiles) => `${tiles.join(", ")}: এতে ${count}টি ইনভার্শন`,
    inLine: (count, isSolvable) =>
      `${inversions(count)}: এক লাইনে কোনো টাইল আরেকটিকে পেরোতে পারে না, তাই এই বোর্ডের ${solution(isSolvable)}।`,
    oddWidth: (count, isSolvable) =>
      `${inversions(count)}, সংখ্যাটি ${parity(count)}: কলাম বিজোড় হলে এটুকুই যথেষ্ট, এই বোর্ডের ${solution(isSolvable)}।`,
    evenWidth(count, below, isSolvable) {
      const sum = count + below;
      const place = below === 0 ? "শেষ সারিতেই (0)" : `শেষ সারির ${below} সারি উপরে`;
      return `${inversions(count)}, আর ফাঁকা ঘরটি ${place}: যোগফল ${sum}, ${parity(sum)}, তাই এই বোর্ডের ${solution(isSolvable)}।`;
    },
  },
  racers: {
    "breadth-first": "ব্রেডথ-ফার্স্ট",
    "depth-first": "ডেপথ-ফার্স্ট",
    "iterative deepening": "ইটারেটিভ ডিপেনিং",
    "greedy, Manhattan": "গ্রিডি, ম্যানহাটন",
    "A*, tiles in place": "A*, জায়গামতো টাইল",
    "A*, Manhattan": "A*, ম্যানহাটন",
    "A*, linear conflict": "A*, লিনিয়ার কনফ্লিক্ট",
    "IDA*, linear conflict": "IDA*, লিনিয়ার কনফ্লিক্ট",
    "IDA*, pattern database": "IDA*, প্যাটার্ন ডেটাবেস",
  },
  treeLabel: (expanded, open) =>
    `A*-এর সার্চ ট্রি: ${expanded}টি বোর্ড এক্সপ্যান্ড করা, ${open}টি ওপেন লিস্টে`,
  tree: (expanded, repeated, dropped) =>
    `A* এ পর্যন্ত **${expanded}**টি বোর্ড এক্সপ্যান্ড করেছে, চেনে **${repeated}**টি; প্রতিবার সে ওপেন লিস্টের যে বোর্ডে f = g + h সবচেয়ে কম, সেটি নেয়। **${dropped}**টি চাইল্ড বাদ গেছে, কারণ বোর্ডগুলো আগেই চেনা।`,
  expanded: "এক্সপ্যান্ড করা বোর্ড",
  order: (order) => `${order} নম্বর`,
  dropped: (list) => (list === "open" ? "বাদ: ওপেন লিস্টে আছে" : "বাদ: ক্লোজড লিস্টে আছে"),
  open: "ওপেন লিস্ট, সবচেয়ে ছোট f আগে",
  closed: "ক্লোজড লিস্ট",
};

function inversions(count: number): string {
  return `**${count}**টি ইনভার্শন`;
}

const queens: QueensWords = {
  board: (placed, rows, pairs) =>
    `বোর্ডে ${placed}টি কুইন, সারি ${rows}; ${pairs} জোড়া কুইন একে অন্যকে আক্রমণ করে`,
  population: (boards, shown, most) =>
    `ফিটনেসসহ ${boards}টি বোর্ড, দেখানো হচ্ছে ${shown}টি; সর্বোচ্চ ফিটনেস ${most}`,
  ...{ generation: "প্রজন্ম", step: "ধাপ", fitness: "ফিটনেস", conflicts: "কনফ্লিক্ট" },
  ...{ best: "সেরা", mean: "গড়", worst: "সবচেয়ে কম", threshold: "থ্রেশহোল্ড" },
  decimal: (value) => value,
  outOf: (value, most) => `${value} / ${most}`,
  plot: (steps, most) => `${steps} ধাপ ধরে ফিটনেস, 0 থেকে ${most}`,
  solved: (steps, isGenetic, rows) =>
    `${steps} ${isGenetic ? "প্রজন্ম" : "ধাপ"} পরে **সমাধান মিলেছে**: সারি **${rows}**।`,
  unsolved: (steps) => `${steps} ধাপেও **সমাধান মেলেনি**: প্যারামিটার বা সিড বদলে দেখুন।`,
  first: (boards, best) =>
    `প্রজন্ম **0**: এলোমেলো ${boards}টি বোর্ড, সবচেয়ে ভালোটির ফিটনেস **${best}**।`,
  later(at, parents, threshold, best, change) {
    const who = {
      threshold: `যেসব বোর্ডের ফিটনেস ${threshold} বা তার বেশি, তাদের সন্তান হয়েছে`,
      adaptive: "সেরা দশ শতাংশ বোর্ডের সন্তান হয়েছে",
      tournament: "টুর্নামেন্টে যারা জিতেছে, তাদের সন্তান হয়েছে",
    }[parents];
    const better = `আগের চেয়ে **${change} বেশি**`;
    const trend = change > 0 ? better : change < 0 ? `আগের চেয়ে ${-change} কম` : "আগের সমান";
    return `প্রজন্ম **${at}**: ${who}; সবচেয়ে ভালোটির ফিটনেস **${best}**, ${trend}।`;
  },
  empty: "বোর্ড **খালি**।",
  begins: (rows) => `শুরুতে কুইনগুলো আছে **${rows}** নম্বর সারিতে।`,
  repaired: (column, row) =>
    `**${column}** কলামের কুইনটি আক্রান্ত; সেটি যায় **${row}** নম্বর সারিতে, যেখানে সবচেয়ে কম কুইন তাকে আক্রমণ করে।`,
  placed: (column, row) => `**${column}** কলামের **${row}** নম্বর সারি নিরাপদ: সেখানে একটি কুইন বসল।`,
  refused: (column, row) =>
    `**${column}** কলামের **${row}** নম্বর সারি আক্রান্ত, নয়তো সেদিকে সমাধান নেই: পরের সারি দেখা হবে।`,
};

const game: GameWords = {
  you: (move) => `আপনি: ${move}।`,
  machine: (move) => `কম্পিউটার: ${move}।`,
  youWin: "কম্পিউটারের আর কোনো চাল নেই: আপনি জিতলেন।",
  machineWins: "আপনার আর কোনো চাল নেই: কম্পিউটার জিতল।",
  hopeless: "XOR এখন 0: আপনি যা-ই করুন, নির্ভুল প্রতিপক্ষ জিতবে।",
  makeZero: (sum) => `XOR এখন ${sum}। একে 0 করুন।`,
  hint: (at, count) => `ইঙ্গিত ${at} / ${count}`,
  log: "এ পর্যন্ত দেওয়া চাল",
};

const refusal = (reason: string) =>
  refusalIn(
    reason,
    {
      "the number of boards": "বোর্ডের সংখ্যা",
      rows: "সারির সংখ্যা",
      columns: "কলামের সংখ্যা",
      once: "প্রতিটি সংখ্যা একবার করে",
      "a tile": "একটি টাইল",
      "a size": "স্তূপের আকার",
      "pairs of squares": "জোড়ায় জোড়ায় ঘর",
      "a square a1 … h8": "একটি ঘর, a1 … h8",
      "at most 36 cells": "বড়জোর 36টি ঘর",
    },
    (what, range, got) => `দরকার ছিল ${what}${range && ` (${range})`}, আছে "${got}"`,
  );

export const words: Words = {
  site: {
    name: "বাংলা (Bangla)",
    locale: "bn-u-nu-latn",
    offer: "এই পাতাটি বাংলাতেও আছে।",
    accept: "বাংলায় পড়ুন",
    decline: "না, ধন্যবাদ",
    languages: "ভাষা",
    inEnglish: "(ইংরেজিতে)",
    description: "প্রোগ্রামিং প্রতিযোগিতার প্রবলেম, TypeScript-এ সমাধান, আর সেগুলো চলতে দেখার পাতা।",
    play: "খেলে দেখুন",
    playLead:
      "খেলে দেখার পাঁচটি পাতা। প্রতিটির শুরুতে একটি পাঠ আছে; পাঠ যত এগোয়, পাশের বোর্ডটিও সঙ্গে সঙ্গে চলে।",
    problems: "প্রবলেম",
    library: "লাইব্রেরি",
    benchmarks: "বেঞ্চমার্ক",
    problemOf: "প্রবলেমটির বিবরণ, সমাধান ও জমা দেওয়ার ফাইল",
    nowSolve: "এবার সমাধান করুন",
    nowSolveLead:
      "এখন যা জানেন, তা এই প্রবলেমগুলোর জন্য যথেষ্ট; সহজটি আগে। কমান্ডটি প্রবলেম খোলে আপনার নিজের ফোল্ডারে।",
    difficulties: { easy: "সহজ", medium: "মাঝারি", hard: "কঠিন" },
    lessonText: "পুরো পাঠ একটানা পড়ুন",
    unread: "বাংলা যাঁদের মাতৃভাষা, তাঁদের কেউ এখনো এই লেখাটি পড়ে দেখেননি।",
    onThisPage: "এই পাতায়",
    menu: "মেনু",
    appearance: "থিম",
    toLight: "হালকা থিমে যান",
    toDark: "গাঢ় থিমে যান",
    toTop: "উপরে ফিরুন",
    previousPage: "আগের পাতা",
    nextPage: "পরের পাতা",
    skip: "মূল লেখায় যান",
    missingTitle: "এই ঠিকানায় কোনো পাতা নেই",
    missingQuote: "হয় ঠিকানার বানানে ভুল আছে, নয় পাতাটি সরে গেছে। উপরের খোঁজার ঘরে লিখলে সব পাতাই পাওয়া যায়।",
    toFirst: "প্রথম পাতায় যান",
    search: "খুঁজুন",
    searchClear: "খোঁজার ঘর খালি করুন",
    searchClose: "খোঁজা বন্ধ করুন",
    searchNothing: "কিছু পাওয়া যায়নি:",
    searchSelect: "পাতা খুলতে",
    searchMove: "উপরে-নিচে যেতে",
    searchDetails: "বিস্তারিত দেখান",
  },
  program: {
    title: "প্রোগ্রাম",
    lead: "একই কাজ TypeScript-এ, আমাদের লাইব্রেরি দিয়ে: এটিই প্রবলেমটির সমাধান। ইনপুট বদলে চালিয়ে দেখুন। জাজ যে ফাইলটি পায়, এখানে ঠিক সেটিই চলে।",
    input: "ইনপুট",
    run: "চালান",
    running: "চলছে …",
    output: "আউটপুট",
    file: "জমা দেওয়ার ফাইল",
    stopped: (seconds) => `${seconds} সেকেন্ড পরে থামানো হয়েছে`,
  },
  lesson: {
    lesson: "পাঠ",
    place: (at, count) => `ধাপ ${at}, মোট ${count}`,
    next: "পরের",
    back: "আগের",
    allSteps: "সব ধাপ",
    keys: "এখানে ফোকাস থাকলে → চাপলে পরের ধাপ, ← চাপলে আগের ধাপ।",
    left: "আপনি এই ধাপের বোর্ড থেকে সরে এসেছেন।",
    again: "আবার দেখান",
    examples: "উদাহরণ",
    code: "যে লাইনটি চলছে",
  },
  player: {
    player: "প্লেয়ার",
    first: "প্রথম ধাপ",
    back: "এক ধাপ পেছনে",
    forward: "এক ধাপ সামনে",
    last: "শেষ ধাপ",
    play: "চালান",
    pause: "থামান",
    step: "ধাপ",
    where: (at, last) => `ধাপ ${at}, মোট ${last}`,
    speed: "গতি",
    aSecond: (steps) => `সেকেন্ডে ${steps}`,
  },
  stage: {
    board: (keys) => `বোর্ড। ${keys}`,
    more: (count) => `আরও ${count}টি`,
    none: "নেই",
    controls: "বোর্ড, প্যারামিটার, ফাইল",
    printed: "জমা দেওয়ার সমাধানটি যা ছাপে",
  },
  files: {
    files: "ফাইল",
    load: ".in খুলুন",
    saveIn: ".in সেভ করুন",
    saveOut: ".out সেভ করুন",
    copy: "লিংক কপি করুন",
    copied: "কপি হয়েছে",
    question: "ফাইলের প্রশ্ন",
    before: "আগের প্রশ্ন",
    after: "পরের প্রশ্ন",
    place: (at, count) => `প্রশ্ন ${at}, মোট ${count}`,
    paste: "জাজের ইনপুট পেস্ট করুন",
    input: "জাজের ইনপুট",
    show: "বোর্ডে দেখান",
    unread: (reason) => `এটি পড়া গেল না: ${refusal(reason)}`,
    nothing: "ইনপুটে দেখানোর মতো কিছু নেই",
  },
  knight: {
    view: knight,
    keys: "অ্যারো কী দিয়ে কার্সর সরান; k চাপলে সেখানে ঘোড়া, t চাপলে লক্ষ্য আর w চাপলে দেয়াল বসে। টেনেও সরাতে পারেন।",
    search: "সার্চ",
    searches: { "breadth-first": "ব্রেডথ-ফার্স্ট", "both-ends": "দুই প্রান্ত থেকে", "a-star": "A*" },
    sideBySide: "পাশাপাশি",
    puts: "ক্লিক করলে বসবে",
    tools: { knight: "ঘোড়া", target: "লক্ষ্য", walls: "দেয়াল" },
    noWalls: "দেয়াল সরান",
    board: "বোর্ড",
    rows: "সারি",
    columns: "কলাম",
    leap: "লাফ",
    and: "ও",
    leapHint:
      "লাফ 1 ও 2 মানে ঘোড়ার চাল: এক দিকে এক ঘর, আড়াআড়ি দুই ঘর। 1 ও 3 হলে তাকে বলে উট (camel), 2 ও 3 হলে জেব্রা (zebra)।",
    expanded: (search, at, last) => `${search}: ${last}টি ঘরের ${at}টি এক্সপ্যান্ড করা হয়েছে`,
    unvisited: "অদেখা",
    waiting: "কিউতে অপেক্ষায়",
    done: "কাজ শেষ",
    moves: (square) => `${square} থেকে আটটি চাল`,
    rowsUp: "কয় সারি উপরে",
    columnsRight: "কয় কলাম ডানে",
    leadsTo: "কোন ঘরে যায়",
    found: "কী পাওয়া গেল",
    outside: "বোর্ডের বাইরে",
    wall: "দেয়াল",
    fresh: "নতুন: কিউতে ঢুকল",
    known: (distance, state) =>
      state === "done"
        ? `বাদ: কাজ শেষ, শুরু থেকে ${distance} চাল দূরে`
        : `বাদ: আগে থেকেই অপেক্ষায়, শুরু থেকে ${distance} চাল দূরে`,
  },
  stones: {
    ...game,
    view: stones,
    youWin: "শেষ পাথরটি আপনি তুলেছেন: আপনি জিতলেন।",
    machineWins: "শেষ পাথরটি কম্পিউটার তুলেছে: কম্পিউটার জিতল।",
    lookAt: (pile) => `${pile} নম্বর স্তূপটি দেখুন।`,
    badPiles:
      "স্তূপের জায়গায় লিখুন 0 বা তার চেয়ে বড়, সর্বোচ্চ 18 অঙ্কের পূর্ণসংখ্যা, মাঝে ফাঁক রেখে; সর্বোচ্চ 1000টি।",
    take: "নিন",
    pile: "স্তূপ",
    badMoves: "চালের জায়গায় লিখুন 1 থেকে 60 পর্যন্ত পূর্ণসংখ্যা, মাঝে ফাঁক রেখে।",
    set: "পজিশন",
    piles: "স্তূপ",
    takes: "এক চালে তোলা যায়",
    setButton: "বসান",
    play: "খেলুন: এবার আপনার চাল",
    yourMoves: "আপনার চাল",
    noMove: "আর কোনো চাল নেই",
    machineMoves: "কম্পিউটার চাল দিক",
    newGame: "নতুন খেলা",
    allWins: "জেতার সব চাল",
    noWin: "একটিও নেই: এই পজিশনে হার নিশ্চিত",
    size: "পাথর",
    leadsTo: "চালের পরে থাকে",
    theirNumbers: "সেগুলোর সংখ্যা",
    mex: "mex = g",
  },
  coins: {
    ...game,
    view: coins,
    moveFrom: (square) => `${square} ঘরের কয়েনটি চালুন।`,
    moveTo: (square) => `সেটিকে ${square} ঘরে নিন।`,
    keys: "কোনো ঘরের মান কেন তত, জানতে ঘরটি ছুঁয়ে দেখান। অ্যারো কী কার্সর সরায়; Enter চাপলে কয়েন বসে বা চলে।",
    coin: "কয়েন",
    worth: "মান",
    binary: "বাইনারি",
    click: "ক্লিক করলে",
    places: "কয়েন বসে",
    youFirst: "খেলা চলে: আগে আপনি",
    machineFirst: "আগে কম্পিউটার",
    noCoins: "কয়েন সরান",
    again: "আবার শুরু",
    side: "এক সারিতে ঘর",
    choose: "একটি কয়েন বেছে নিন, তারপর তার তীর যেসব ঘরে গেছে সেগুলোর একটি।",
  },
  sliding: {
    view: sliding,
    moves: (count) => `${count} চাল`,
    stopped: (reason) => `থেমেছে: ${reason}`,
    expandedOf: (expanded, wanted) =>
      expanded < wanted ? `${expanded}, লক্ষ্য পাওয়া গেছে` : `${expanded}`,
    heads: ["সার্চ", "চাল", "এক্সপ্যান্ড করা", "তৈরি করা", "মেমরি", "ms"],
    keys: "ফাঁকা ঘরের পাশের কোনো টাইলে ক্লিক করুন, অথবা বোর্ডে ফোকাস এনে অ্যারো কী চাপুন: টাইল সেদিকে সরবে।",
    searching: "সমাধান **খোঁজা হচ্ছে**। পাতাটি সচল থাকে; ‘বাতিল’ চাপলে খোঁজা থামে।",
    unsolvable: "সমাধান নেই",
    unsearched: "এখনো খোঁজা হয়নি",
    strip: "সমাধান, বোর্ডের পর বোর্ড",
    inversions: "ইনভার্শন",
    solve: "সমাধান করুন",
    nextTile: "পরের সেরা টাইল",
    cancel: "বাতিল",
    cancelled: "বাতিল হয়েছে",
    board: "বোর্ড",
    rows: "সারি",
    columns: "কলাম",
    shuffleMoves: "চাল",
    shuffle: "এলোমেলো করুন",
    tiles: "টাইল, ফাঁকা ঘরের জন্য 0",
    set: "বসান",
    race: "সার্চের দৌড়",
    raceHint:
      "উপরে যে বোর্ড দেখছেন, তা থেকে নয়টি সার্চ একটির পর একটি চলে। বারগুলো দেখায় কত বোর্ড এক্সপ্যান্ড করা হলো, লগারিদমিক স্কেলে। ✗ চিহ্ন দেওয়া সার্চের সমাধানে চাল সবচেয়ে কম হবেই, এমন নিশ্চয়তা নেই। মেমরি মানে সার্চটির নিজের হিসাবে সে যতটুকু মনে রাখে; সময় ঘড়ির।",
    start: "দৌড় শুরু করুন",
    mostBoards: "সর্বোচ্চ কত বোর্ড রাখা যাবে",
    seconds: "প্রতিটির জন্য সেকেন্ড",
    results: "দৌড়ের ফল",
    badTiles: (last) => `0 থেকে ${last} পর্যন্ত প্রতিটি সংখ্যা একবার করে লিখুন, মাঝে ফাঁক রেখে; 0 হলো ফাঁকা ঘর।`,
    reasons: {
      ...{ states: "যত বোর্ড রাখা যায়, তার সীমা", bytes: "মেমরি", time: "সময়" },
      ...{ depth: "গভীরতা", exhausted: "আর কিছু বাকি নেই" },
    },
    noTables: "টেবিল নেই",
    running: "চলছে",
    waits: "অপেক্ষায়",
    tree: "সার্চ ট্রি",
    seeTree: "ট্রি আর তার দুটি লিস্ট নিচে আছে।",
    answer: "উত্তর",
    experiments: "সব মাপের বোর্ডে সব সার্চ, 15-পাজলের পোলিশ রিপোর্টের ফলের পাশাপাশি",
    pairs: "ইনভার্শন, জোড়ায় জোড়ায়",
    noPairs: "নেই",
    size: "মাপ",
    boards: "যত বোর্ডে পৌঁছানো যায়",
    how: "কীভাবে জানা",
    counted: "গুনে",
    formula: "n!/2",
    places: "ফাঁকা ঘরের প্রতিটি জায়গার জন্য একটি",
    tile: "টাইল",
    rowsAway: "কয় সারি দূরে",
    columnsAway: "কয় কলাম দূরে",
    together: "মোট",
    bounds: "f-এর সীমা, প্রতি দফায় একটি",
  },
  queens: {
    view: queens,
    methods: {
      genetic: "জেনেটিক অ্যালগরিদম",
      backtracking: "ব্যাকট্র্যাকিং",
      "min-conflicts": "সবচেয়ে কম কনফ্লিক্ট",
    },
    handSolved: (queens) => `**মিলে গেছে**: ${queens}টি কুইন, কেউ কাউকে আক্রমণ করে না।`,
    handStands: (placed, queens, pairs) =>
      `${queens}টির মধ্যে **${placed}**টি কুইন বসেছে; **${pairs}** জোড়া একে অন্যকে আক্রমণ করে। কাটা চিহ্নের ঘরগুলো আক্রান্ত।`,
    handLabel: (placed, pairs) =>
      `বোর্ডে হাতে বসানো ${placed}টি কুইন, ${pairs} জোড়া একে অন্যকে আক্রমণ করে`,
    shownBoards: (boards) => `${boards}টি বোর্ডের মধ্যে 100টি দেখানো হচ্ছে।`,
    fitnessOf: (fitness) => `ফিটনেস ${fitness}`,
    keys: "ক্লিক করে নিজের হাতে কুইন বসান বা সরান; অ্যারো কী কার্সর সরায়, Enter চাপলে কুইন বসে।",
    queens: "কুইন",
    backToRun: "অ্যালগরিদমে ফিরুন",
    noQueens: "কুইন সরান",
    method: "পদ্ধতি",
    compare: "তিনটির তুলনা করুন",
    steps: "ধাপ",
    boards: "বোর্ড",
    solved: "সমাধান মিলেছে",
    yes: "হ্যাঁ",
    no: "না",
    parameters: "প্যারামিটার",
    seed: "সিড",
    population: "পপুলেশন",
    mutation: "মিউটেশন",
    selection: "নির্বাচন",
    threshold: "থ্রেশহোল্ড",
    bestTenth: "সেরা দশ শতাংশ",
    tournament: "টুর্নামেন্ট",
    crossover: "ক্রসওভার",
    onePoint: "এক জায়গায় কেটে",
    elite: "এলিট",
    cancel: "বাতিল",
    running: "চলছে …",
    rows: "কুইনগুলোর সারি, কলাম ধরে ধরে",
    unsolved: "সমাধান মেলেনি",
    parents: "মা-বাবা",
    children: "সন্তান: মাথা ও লেজ অদলবদল করে",
    badRows: (queens) =>
      `ঠিকানার "hand"-এ 0 থেকে ${queens - 1} পর্যন্ত ${queens}টি সারি লাগবে, মাঝে ডট; কুইন না থাকলে -1।`,
    mutants: "মিউটেশনের পরে",
    anotherCouple: "আরেক জুটি",
  },
};
