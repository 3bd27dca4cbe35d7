// expect: WA — one of the eight moves is written with its row and column exchanged
import { runProgram } from "../../../lib/io/run-program";
import { answers } from "./search-for-every-query";

const ROWS = [2, 2, -2, -2, 1, 1, -1, 2];
const COLUMNS = [1, -1, 1, -1, 2, -2, 2, -1];
const MOVES = COLUMNS.map((column, move) => [column, ROWS[move]!]);

export const solve = (input: Uint8Array) => answers(input, MOVES);

if (require.main === module) runProgram(solve);
