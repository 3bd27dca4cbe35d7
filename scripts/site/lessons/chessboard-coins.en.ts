import type { CoinsLesson } from "./chessboard-coins";
import { listed } from "./lesson";

const and = (names: readonly (string | number)[]) => listed(names.map(String), " and ");
const set = (numbers: readonly number[]) => `{${[...new Set(numbers)].join(", ")}}`;

export const lesson: CoinsLesson = {
  title: "Coins on a chessboard",
  lead: "Each coin is a game of its own. Every square has a Grundy number; the numbers under the coins, combined by XOR, say who wins.",
  steps: {
    question: {
      title: "The game",
      text: ({ coins }) =>
        `Coins stand on a chessboard, here on **${and(coins)}**. Two players move in turn, one coin a move, and several coins may share a square. Whoever **cannot move** any coin loses: does the first player win?`,
    },
    moves: {
      title: "Four moves",
      text: ({ middle }) =>
        `The column is x, from the left; the row is y, from the bottom, as on a chessboard. A coin on (x, y) goes to **(x − 2, y + 1)**, **(x − 2, y − 1)**, **(x + 1, y − 2)** or **(x − 1, y − 2)**, and never leaves the board. From ${middle.square} all four are possible: ${and(middle.targets)}.`,
    },
    stuck: {
      title: "The end of the game",
      text: ({ stuck }) =>
        `Every move goes to the left or down and makes x + y smaller, so the game must end. On **${and(stuck)}** a coin has no move: the player who has to move it has **lost**. The Grundy number of such a square is **0**.`,
    },
    one: {
      title: "A square that is won",
      text: ({ one }) =>
        `From **${one.square}** a coin can go to ${and(one.targets)}, where the opponent has lost, so ${one.square} is **won**. Its number is the **mex**, the smallest of 0, 1, 2, … that is missing among the numbers of the squares to which moves lead. Here mex ${set(one.reached)} = **${one.number}**.`,
    },
    lost: {
      title: "A square that is lost",
      text: ({ lost }) =>
        `From **${lost.square}** a coin can only go to ${and(lost.targets)}, worth ${and(lost.reached)}. Every move hands the opponent a won square, so ${lost.square} is **lost**: 0 is missing in ${set(lost.reached)}, and its number is **${lost.number}**.`,
    },
    mex: {
      title: "The mex of a set",
      text: ({ high }) =>
        `From **${high.square}** the moves lead to ${and(high.byNumber)}, and these are worth ${and(high.reached)}, in this order. The smallest number that is missing is **${high.number}**. So the moves of a square worth ${high.number} lead to every smaller number, as from a pile of ${high.number} stones from which one may take as many as one likes.`,
    },
    table: {
      title: "The whole board",
      text: ({ side }) =>
        `Each square needs only the squares that its moves lead to, so the numbers of all **${side} × ${side}** squares are found one after the other, beginning at the lower left corner. The darker a square is, the larger is its number; point at one to see why.`,
    },
    single: {
      title: "One coin",
      text: ({ middle }) =>
        `With one coin the number says it all: on a square worth **0** the player to move loses, on any other the player moves to a square worth 0 and wins. From ${middle.square}, worth ${middle.number}, there is such a move.`,
    },
    several: {
      title: "Several coins",
      text: ({ coins, numbers }) =>
        `Coins do not get in each other's way, so each is a game of its own, and a move is made in one of them. The coins on ${and(coins)} are worth **${and(numbers)}**: they behave like piles of that many stones from which one may take as many as one likes.`,
    },
    xor: {
      title: "The XOR",
      text: ({ numbers, sum }) =>
        `Combine the numbers by **XOR**, binary digit by binary digit: ${numbers.join(" ⊕ ")} = **${sum}**. It is not 0, so the first player **wins**.`,
    },
    win: {
      title: "The move to make",
      text: ({ win }) =>
        `A winning move makes the XOR **0**: the coin goes from **${win.from}** to **${win.to}**. Whatever the opponent does then, the XOR is not 0 any more, and can be made 0 again.`,
    },
    why: {
      title: "Why does it work?",
      text: ({ numbers, sum, win }) =>
        `If the XOR is 0, a move changes one number, so the XOR is not 0 after it. If it is not 0, as here with ${numbers.join(" ⊕ ")} = ${sum}, take its highest 1 in binary: some coin's number has a 1 in the same place, here the ${win.number} of ${win.from}. Combine that number with the whole result by XOR, and you get a **smaller** one: ${win.number} ⊕ ${sum} = **${win.smaller}**. The mex promises a move to it, here to ${win.to}, and that move makes the XOR 0. After a move to a larger number the opponent can move back to the old number, so it helps nobody.`,
    },
    yours: {
      title: "Your turn",
      text: "Place coins, ask any square why it is worth its number, and play against the machine. In the contest's problem the board has fifteen rows and columns; here you choose its side.",
    },
  },
  examples: {
    table: "the table of numbers",
    moves: "the four moves",
    several: "three coins",
  },
};
