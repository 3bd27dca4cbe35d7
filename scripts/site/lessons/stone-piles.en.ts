import { listed } from "./lesson";
import type { StonesLesson } from "./stone-piles";

const and = (numbers: readonly number[]) => listed(numbers.map(String), " and ");
const set = (numbers: readonly number[]) => `{${numbers.join(", ")}}`;

export const lesson: StonesLesson = {
  title: "Stone piles",
  lead: "Take stones from one pile; the player who takes the last one wins. Each pile has a number, and the numbers, combined by XOR, say who wins.",
  steps: {
    question: {
      title: "The game",
      text: ({ piles }) =>
        `There are piles of **${and(piles)}** stones. Two players move in turn; a move takes **one or two** stones from **one** pile, and whoever takes the last stone wins. Both play as well as possible: does the first player win?`,
    },
    onePile: {
      title: "Won or lost is not enough",
      text: "With one pile it is enough to know whether a size is won or lost for the player to move. With several piles it is not: a pile of one stone is won, but two such piles are lost, because the second player takes the last stone. Each size needs a number that says **how** it is won: its **Grundy number** g.",
    },
    zero: {
      title: "g(0)",
      text: ({ rows }) =>
        `A pile of **0** stones has no move, so it leads to no number at all. Its own number is the **mex** of this empty set: the smallest of 0, 1, 2, … that is **missing**. So g(0) = **${rows[0]!.number}**.`,
    },
    one: {
      title: "g(1)",
      text: ({ rows }) =>
        `From **1** stone a move leads to 0 stones, whose number is ${and(rows[1]!.reached)}. The smallest number that is missing in ${set(rows[1]!.reached)} is **${rows[1]!.number}**, so g(1) = **${rows[1]!.number}**.`,
    },
    two: {
      title: "g(2)",
      text: ({ rows }) =>
        `From **2** stones the moves lead to ${and(rows[2]!.sizes)} stones, so to the numbers ${set(rows[2]!.reached)}. The smallest one missing is **${rows[2]!.number}**: g(2) = **${rows[2]!.number}**.`,
    },
    three: {
      title: "g(3)",
      text: ({ rows }) =>
        `From **3** stones the moves lead to ${and(rows[3]!.sizes)} stones, so to ${set(rows[3]!.reached)}. Now **0 is missing**: g(3) = **${rows[3]!.number}**. A pile with the number 0 is lost, because every move from it leads to a number that is not 0.`,
    },
    table: {
      title: "The table",
      text: ({ rows, period }) =>
        `In the same way g(0) … g(${rows.length - 1}) are **${rows.map(({ number }) => number).join(", ")}**. Each number depends on the two before it alone, so they repeat, and their **period** is **${period}**: g(n) is the remainder of n divided by ${period}. However large the pile, one division is enough.`,
    },
    nim: {
      title: "A pile of g stones",
      text: ({ rows }) =>
        `A pile with the number g behaves like a pile of g stones in **Nim**, a game where a move takes any number of stones from one pile: from both, moves lead to every number smaller than g. The pile of 5 has the number **${rows[5]!.number}**: its moves lead to ${and(rows[5]!.sizes)} stones, so to ${set(rows[5]!.reached)}, as those of a Nim pile of ${rows[5]!.number} do.`,
    },
    larger: {
      title: "Moves to larger numbers",
      text: ({ rows }) =>
        `Some moves lead to a **larger** number: from 3 stones, with the number ${rows[3]!.number}, to ${rows[3]!.sizes[0]} stones, with the number ${rows[2]!.number}. But the opponent can answer with a move back to the old number: takes ${rows[2]!.size}, and it is ${rows[0]!.number} again. So such a move helps nobody.`,
    },
    numbers: {
      title: "Piles become numbers",
      text: ({ piles, numbers }) =>
        `So the piles ${set(piles)} are worth **${set(numbers)}**: three piles of Nim. Games side by side, where a move is made in one of them, are a **composite game**, and their numbers are all that counts.`,
    },
    xor: {
      title: "The XOR",
      text: ({ numbers, sum }) =>
        `Write the numbers in binary, one below the other, and put a 1 below each column that has an **odd number of ones**, and a 0 below the others: that is their XOR. Here ${numbers.join(" ⊕ ")} = **${sum}**.`,
    },
    lost: {
      title: "Zero is lost",
      text: ({ sum }) =>
        `The XOR is **${sum}**, so the player to move **loses**: every move changes one number and makes the XOR something other than 0, and the opponent makes it 0 again. At the very end, with no stone left, the XOR is 0 too, and the player to move has lost.`,
    },
    answer: {
      title: "The answer to every move",
      text: ({ answer: { piles, numbers, sum, size, number, taken, left } }) =>
        `Why does the opponent always find a move? After one stone of the first pile the numbers of ${set(piles)} are ${set(numbers)}, and their XOR is ${sum}. The **highest 1** of the XOR stands in some number too, here in ${number}; ${number} ⊕ ${sum} = **${left}** is smaller, and the mex promises a move to it: take ${taken} of the ${size} stones, and the XOR is 0.`,
    },
    won: {
      title: "How to win",
      text: ({ won }) =>
        `With the piles ${set(won.piles)} the numbers are ${set(won.numbers)} and their XOR is **${won.sum}**, so the first player wins. The move to make leaves the XOR 0: **take ${won.taken} ${won.taken === 1 ? "stone" : "stones"} from pile ${won.pile}**.`,
    },
    yours: {
      title: "Your turn",
      text: "Play against the machine, which never misses a winning move. Or type other piles, and other numbers of stones that a move may take: the numbers, the period and the winning moves follow.",
    },
  },
  examples: {
    piles: "{5, 2, 3}",
    onePile: "one pile of 5",
    won: "{5, 2, 4}",
  },
};
