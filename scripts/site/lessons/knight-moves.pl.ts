import type { KnightLesson } from "./knight-moves";
import { listed, marked } from "./lesson";
import { polishCount, polishPlural } from "./polish-plural";

const and = (names: readonly string[]) => listed(marked(names), " i ");
const squares = (count: number) => `**${count}** ${polishPlural(count, ["pole", "pola", "pól"])}`;
const lies = (count: number) => polishPlural(count, ["leży", "leżą", "leży"]);

export const lesson: KnightLesson = {
  title: "Ruchy skoczka",
  lead: "Ile ruchów potrzebuje skoczek, żeby dojść z jednego pola na drugie? Odpowie na to przeszukiwanie wszerz (breadth-first search, BFS), które rozchodzi się po szachownicy jak fala.",
  steps: {
    question: {
      title: "Pytanie",
      text: ({ from, to }) =>
        `Skoczek stoi na polu **${from}** i chce dojść na pole **${to}**, to z chorągiewką. Ile **co najmniej** ruchów musi wykonać? Żadna inna figura nie stoi mu na drodze.`,
    },
    moves: {
      title: "Osiem ruchów",
      text: "Skoczek idzie o dwa pola w jednym kierunku i o jedno pole w bok, więc ze środka szachownicy ma **osiem** ruchów. Program trzyma je w dwóch tablicach: jedna mówi, jak zmienia się wiersz, druga – jak zmienia się kolumna. To, który ruch jest pierwszy, nie ma znaczenia.",
    },
    edge: {
      title: "Przy brzegu",
      text: ({ from, corner }) =>
        `Z pola **${from}** tylko ruchy na ${and(corner)} pozostają na szachownicy. Pozostałe sześć by z niej wyszło, dlatego program, zanim uwzględni ruch, **sprawdza, czy nie wychodzi on za brzeg**.`,
    },
    graph: {
      title: "Szachownica jako graf",
      text: ({ squares: count, edges }) =>
        `Każde z **${count}** pól jest wierzchołkiem (node), a dwa pola łączy krawędź (edge), jeśli z jednego na drugie prowadzi ruch; krawędzi jest **${edges}**. Każda kosztuje jeden ruch, więc szukamy **najkrótszej ścieżki** (shortest path) w **grafie nieważonym** (unweighted graph). Znajduje ją przeszukiwanie wszerz.`,
    },
    colours: {
      title: "Białe, szare, czarne",
      text: "Każde pole jest w jednym z trzech stanów. **Nieodwiedzone** (białe): nikt tu jeszcze nie dotarł i odległość nie jest znana. **Czekające** (szare, przerywany okrąg): już osiągnięte, stoi w kolejce. **Gotowe** (czarne, kropka): wszystkie jego ruchy zostały sprawdzone.",
    },
    start: {
      title: "Początek",
      text: ({ from, to, fromPair, toPair }) =>
        `Żadna odległość nie jest znana, jakby była nieskończona; tylko odległość pola **${from}** wynosi 0. Pole to staje w **kolejce** (queue), w której pierwszy obsłużony zostaje ten, kto przyszedł pierwszy. W programie pole jest parą, wierszem i kolumną liczonymi od 0: ${from} to **${fromPair}**, a ${to} to **${toPair}**.`,
    },
    first: {
      title: "Warstwa 1",
      text: ({ from, corner }) =>
        `Weź z kolejki pole **${from}** i sprawdź jego ruchy: ${and(corner)} są białe. Każde z tych pól dostaje odległość 0 + 1 = **1**, robi się szare i staje w kolejce. Potem pole ${from} jest **gotowe**. Pola o tej samej odległości tworzą warstwę (layer); to jest warstwa 1.`,
    },
    second: {
      title: "Początek warstwy 2",
      text: ({ second }) =>
        `Następne w kolejce jest pole **${second.square}**. Z niego po raz pierwszy wchodzimy na ${and(second.fresh)}: należą one do **warstwy 2**. Ruch prowadzi stąd także na ${and(second.done)}, ale to pole **pomijamy**, bo jest już gotowe.`,
    },
    skipped: {
      title: "Dlaczego pole zostaje pominięte",
      text: ({ skipping, second }) =>
        `Z pola **${skipping.square}** też prowadzi ruch na ${and(skipping.waiting)}, ale wcześniej weszliśmy tam z ${second.square}. Na pole, które **nie jest białe, nie wchodzi się drugi raz**: kolejka jest uporządkowana według odległości, więc późniejsza droga nie może być krótsza.`,
    },
    layers: {
      title: "Warstwa po warstwie",
      text: ({ layers }) =>
        `W ten sposób przeszukiwanie rozchodzi się jak fala: w odległości 0 ${lies(layers[0]!)} ${squares(layers[0]!)}, w odległości 1 ${lies(layers[1]!)} ${squares(layers[1]!)}, w odległości 2 ${lies(layers[2]!)} ${squares(layers[2]!)} i tak dalej. Włącz odtwarzanie albo przechodź krok po kroku strzałkami i obserwuj kolejkę.`,
    },
    found: {
      title: "Cel osiągnięty",
      text: ({ to, moves, expanded, squares: count }) =>
        `Na pole **${to}** wchodzimy po raz pierwszy w warstwie **${moves}**, więc odpowiedź brzmi: **${polishCount(moves, ["ruch", "ruchy", "ruchów"])}**. Z kolejki wzięto do tej chwili ${expanded} z ${count} pól.`,
    },
    path: {
      title: "Sama droga",
      text: ({ to, path }) =>
        `Każde pole pamięta, z którego pola na nie weszliśmy. Cofaj się po tych śladach od **${to}**, odwróć otrzymaną listę i masz najkrótszą ścieżkę: ${path.join(", ")}.`,
    },
    typescript: {
      title: "W TypeScripcie",
      text: "To samo wyrażone elementami naszej biblioteki: `leaperMoves` zna osiem ruchów, `gridMoves` pilnuje, żeby nie wychodziły za brzeg, a `IntQueue` jest kolejką. Jedna tablica odległości mówi, które pola są białe; nic więcej nie jest potrzebne.",
    },
    yours: {
      title: "Teraz ty",
      text: "Ustaw skoczka i chorągiewkę, gdzie chcesz, stawiaj ściany, zmień planszę albo skok, a potem rozwiąż **ćwiczenia** pod planszą. Obok czekają dwa inne przeszukiwania: z obu końców i A*.",
    },
  },
  examples: {
    corners: "a1 → h8",
    firstLayer: "pierwsza warstwa: b3, c2",
    skippedSquare: "drugi raz na d4",
  },
  lines: {
    unknown: "odległość każdego pola = nieznana",
    zero: "odległość pola startowego = 0",
    queue: "kolejka = [ pole startowe ]",
    while: "dopóki kolejka nie jest pusta:",
    take: "pole = weź pierwsze z kolejki",
    moves: "dla każdego z ośmiu ruchów, z pola na sąsiada:",
    seen: "jeśli sąsiad jest poza szachownicą lub nie jest biały: pomiń go",
    distance: "odległość sąsiada = odległość pola + 1",
    append: "sąsiad robi się szary: dopisz go na końcu kolejki",
    done: "pole robi się czarne: jest gotowe",
  },
};
