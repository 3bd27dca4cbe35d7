/** The algorithms of the lessons in a notation that every language reads; two blanks are a level. */
const CODE = {
  grundy: `for size = 0, 1, 2, …
  reached = { g[size − m] : m is a move, m ≤ size }
  value = 0
  while value ∈ reached: value = value + 1
  g[size] = value`,
  xor: `sum = 0
for each pile p: sum = sum XOR g[p]
if sum = 0: lost
for each pile p
  for each move p → q
    if g[q] = g[p] XOR sum: p → q wins`,
  solvable: `count = 0
for each two tiles a … b in reading order
  if a > b: count = count + 1
if columns is odd: solvable = (count is even)
else: solvable = (count + row of the blank, from below, is odd)
if rows = 1: solvable = (count = 0)`,
  breadthFirst: `start = pack(board)  // 4 bits a cell
distance[start] = 0
queue = [start]
while queue is not empty
  state = queue.shift()
  if state = goal: return distance[state]
  blank = place of 0 in state
  for each cell beside blank
    next = state with cell and blank exchanged
    if distance[next] is unknown
      distance[next] = distance[state] + 1
      queue.push(next)`,
  aStar: `g[start] = 0
open.push(start, h(start))  // a heap, the least f on top
while open is not empty
  state = open.pop()
  if state = goal: return g[state]
  if state ∈ closed: continue
  closed.add(state)
  for each move state → next
    d = g[state] + 1
    if next is new or d < g[next]
      g[next] = d
      open.push(next, d + h(next))  // f = g + h`,
  idaStar: `bound = h(start)
repeat: bound = search(start, 0) until solved

search(state, g)
  f = g + h(state)
  if f > bound: return f
  if state = goal: solved
  least = ∞
  for each move but the opposite of the last
    do(move)
    least = min(least, search(state, g + 1))
    if not solved: undo(move)
  return least`,
  genetic: `population = randomBoards(size)
repeat
  for each board: fitness = pairs − conflicts
  if a board has no conflict: return it
  fit = boards with fitness ≥ threshold
  children = []
  while children.length < size
    a, b = two random boards of fit
    cut = random(1, n − 1)
    first = a[0 … cut − 1] + b[cut … n − 1]
    second = b[0 … cut − 1] + a[cut … n − 1]
    for each child of first, second
      if random() < p: child[random column] = random row
    children.push(first, second)
  population = children`,
} as const;

export type CodeName = keyof typeof CODE;

/** An algorithm, and which of its lines run, counted from 1. */
export type LitCode = readonly [code: CodeName, ...lines: number[]];

export interface CodeLine {
  readonly depth: number;
  readonly text: string;
  readonly lit: boolean;
}

/** All lines, or, while a lesson `grows`, none behind those that run: a later step teaches them. */
export function codeLines([code, ...lit]: LitCode, grows = false): CodeLine[] {
  const lines = CODE[code].split("\n").slice(0, grows ? Math.max(...lit) : undefined);
  return lines.map((line, at) => {
    const text = line.trimStart();
    return { depth: (line.length - text.length) / 2, text, lit: lit.includes(at + 1) };
  });
}

/** What runs after the numbers of the piles or coins: their XOR in the first step, then the moves. */
export function xorCode(step: number, sum: number): LitCode {
  if (step <= 0) return ["xor", 1, 2];
  return sum === 0 ? ["xor", 3] : ["xor", 4, 5, 6];
}
