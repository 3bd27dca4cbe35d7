// Long: one table, so that a language has one file of words.

import { type PolishForms, polishCount, polishDigits, polishPlural } from "./polish-plural";
import { refusalIn } from "./refusal";
import type { GameWords, Words } from "./words";

const MOVES: PolishForms = ["ruch", "ruchy", "ruchów"];
const INVERSIONS: PolishForms = ["inwersja", "inwersje", "inwersji"];
const STONES: PolishForms = ["kamień", "kamienie", "kamieni"];
const BOARDS: PolishForms = ["planszę", "plansze", "plansz"];

const WAYS = { left: "w lewo", right: "w prawo", up: "w górę", down: "w dół" } as const;

const verdict = (isSolvable: boolean) =>
  isSolvable ? "**rozwiązywalna**" : "**nierozwiązywalna**";
const many = (count: number) => `**${count}** ${polishPlural(count, INVERSIONS)}`;
const parity = (count: number) => (count % 2 === 0 ? "parzysta" : "nieparzysta");
const strong = (names: readonly string[]) => names.map((name) => `**${name}**`);

const game: GameWords = {
  you: (move) => `Ty: ${move}.`,
  machine: (move) => `Komputer: ${move}.`,
  youWin: "Komputer nie ma ruchu: wygrywasz.",
  machineWins: "Nie masz ruchu: wygrywa komputer.",
  hopeless: "XOR wynosi 0: cokolwiek zrobisz, bezbłędny przeciwnik wygra.",
  makeZero: (sum) => `XOR wynosi ${sum}. Zrób z niego 0.`,
  hint: (at, count) => `podpowiedź ${at} z ${count}`,
  log: "Dotychczasowe ruchy",
};

const refusal = (reason: string) =>
  refusalIn(
    reason,
    {
      "the number of boards": "liczba plansz",
      rows: "liczba wierszy",
      columns: "liczba kolumn",
      once: "każda liczba raz",
      "a tile": "klocek",
      "a size": "wielkość stosu",
      "pairs of squares": "pary pól",
      "a square a1 … h8": "pole a1 … h8",
      "at most 36 cells": "najwyżej 36 pól",
    },
    (what, range, got) => `powinno być: ${what}${range && ` z zakresu ${range}`}, a jest: „${got}”`,
  );

export const words: Words = {
  site: {
    name: "Polski",
    locale: "pl",
    offer: "Ta strona jest też po polsku.",
    accept: "Czytaj po polsku",
    decline: "Nie, dziękuję",
    languages: "Języki",
    inEnglish: "(po angielsku)",
    description: "Zadania konkursowe w TypeScripcie, pokazane w działaniu.",
    play: "Wypróbuj",
    playLead: "Pięć stron do zabawy. Każda zaczyna się lekcją, której kroki zmieniają jej planszę.",
    problems: "Zadania",
    library: "Biblioteka",
    benchmarks: "Pomiary wydajności",
    problemOf: "Zadanie: treść, rozwiązanie i plik do wysłania",
    nowSolve: "Teraz rozwiąż",
    nowSolveLead:
      "Wiesz już dość, żeby rozwiązać te zadania, od najłatwiejszych. Polecenie otwiera zadanie w twoim folderze.",
    difficulties: { easy: "łatwe", medium: "średnie", hard: "trudne" },
    lessonText: "Lekcja jako jeden tekst",
    unread: "Tego tekstu nie czytał jeszcze nikt, dla kogo polski jest językiem ojczystym.",
    onThisPage: "Na tej stronie",
    menu: "Menu",
    appearance: "Wygląd",
    toLight: "Włącz jasny motyw",
    toDark: "Włącz ciemny motyw",
    toTop: "Na górę strony",
    previousPage: "Poprzednia strona",
    nextPage: "Następna strona",
    skip: "Przejdź do treści",
    missingTitle: "Nie ma takiej strony",
    missingQuote:
      "W adresie jest błąd albo strona została przeniesiona. Wyszukiwarka u góry zna wszystkie strony.",
    toFirst: "Na pierwszą stronę",
    search: "Szukaj",
    searchClear: "Wyczyść pole wyszukiwania",
    searchClose: "Zamknij wyszukiwarkę",
    searchNothing: "Nic nie znaleziono dla:",
    searchSelect: "otwórz",
    searchMove: "przejdź",
    searchDetails: "Pokaż szczegóły",
  },
  program: {
    title: "Program",
    lead: "To samo w TypeScripcie, z użyciem naszej biblioteki: rozwiązanie zadania. Zmień wejście i uruchom program; działa tu dokładnie ten plik, który dostaje sędzia.",
    input: "Wejście",
    run: "Uruchom",
    running: "Program działa …",
    output: "Wyjście",
    file: "Plik do wysłania",
    stopped: (seconds) => `zatrzymany po ${seconds} s`,
  },
  lesson: {
    lesson: "Lekcja",
    place: (at, count) => `${at} z ${count}`,
    next: "Dalej",
    back: "Wstecz",
    allSteps: "Wszystkie kroki",
    keys: "Gdy lekcja jest aktywna, klawisze → i ← prowadzą dalej i wstecz.",
    left: "To już nie jest plansza z tego kroku.",
    again: "Pokaż ją znowu",
    examples: "Przykłady",
    code: "Wykonywany wiersz",
  },
  player: {
    player: "Odtwarzacz",
    first: "Pierwszy krok",
    back: "Krok wstecz",
    forward: "Krok naprzód",
    last: "Ostatni krok",
    play: "Odtwarzaj",
    pause: "Wstrzymaj",
    step: "Krok",
    where: (at, last) => `krok ${at} z ${last}`,
    speed: "tempo",
    aSecond: (steps) => `${String(steps).replace(".", ",")}/s`,
  },
  stage: {
    board: (keys) => `Plansza. ${keys}`,
    more: (count) => `i jeszcze ${count}`,
    none: "brak",
    controls: "Plansza, parametry, pliki",
    printed: "Co wypisuje sprawdzane rozwiązanie",
  },
  files: {
    files: "Pliki",
    load: "Wczytaj .in",
    saveIn: "Zapisz .in",
    saveOut: "Zapisz .out",
    copy: "Kopiuj link",
    copied: "Skopiowano",
    question: "Pytanie z pliku",
    before: "Poprzednie pytanie",
    after: "Następne pytanie",
    place: (at, count) => `pytanie ${at} z ${count}`,
    paste: "Wklej dane wejściowe",
    input: "Dane wejściowe",
    show: "Pokaż",
    unread: (reason) => `Tego nie da się odczytać: ${refusal(reason)}`,
    nothing: "w danych nie ma nic do pokazania",
  },
  knight: {
    view: {
      label: (columns, rows, reached, from) =>
        `Plansza ${columns} na ${rows}; pola osiągnięte z ${from}: ${reached}`,
      start: (from, to) => `Przeszukiwanie zaczyna się na polu **${from}** i szuka pola **${to}**.`,
      expanded(square, away, end, fresh) {
        const place =
          away === 0
            ? `Z pola **${square}**`
            : `Z pola **${square}**, oddalonego o ${polishCount(away, MOVES)} od ${end},`;
        if (fresh.length === 0) return `${place} nie da się wejść na żadne nowe pole.`;
        const names = strong(fresh);
        const [what, belong] =
          names.length === 1 ? ["na pole", "należy ono"] : ["na pola", "należą one"];
        const list =
          names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} i ${names.at(-1)}`;
        return `${place} po raz pierwszy wchodzimy ${what} ${list}: ${belong} do warstwy ${away + 1}.`;
      },
      found: (from, to, moves, path) =>
        `Najkrótsza ścieżka z **${from}** na **${to}** liczy **${polishCount(moves, MOVES)}**: ${path.join(", ")}.`,
      unreachable: (from, to) =>
        `Kolejka jest pusta, a pola **${to}** w niej nie było: z ${from} **nie da się na nie dojść**.`,
      ...{ layer: "warstwa", reached: "osiągnięte", waiting: "czekające" },
      ...{ answer: "odpowiedź", none: "brak", queue: "Kolejka" },
    },
    keys: "Strzałki przesuwają kursor; k stawia na nim skoczka, t cel, a w ścianę. Skoczka i cel można też przeciągać.",
    search: "Przeszukiwanie",
    searches: { "breadth-first": "wszerz", "both-ends": "z obu końców", "a-star": "A*" },
    sideBySide: "obok siebie",
    puts: "Kliknięcie stawia",
    tools: { knight: "skoczka", target: "cel", walls: "ściany" },
    noWalls: "usuń ściany",
    board: "Plansza",
    rows: "wiersze",
    columns: "kolumny",
    leap: "skok o",
    and: "i o",
    leapHint:
      "Skok o 1 i o 2 to ruch skoczka: o jedno pole w jednym kierunku i o dwa w drugim. Figura, która skacze o 1 i o 3, to wielbłąd, a o 2 i o 3 – zebra.",
    expanded: (search, at, last) => `${search}: rozwinięte pola: ${at} z ${last}`,
    unvisited: "nieodwiedzone",
    waiting: "czekające w kolejce",
    done: "gotowe",
    moves: (square) => `Osiem ruchów z pola ${square}`,
    rowsUp: "w górę",
    columnsRight: "w prawo",
    leadsTo: "na pole",
    found: "jakie to pole",
    outside: "poza planszą",
    wall: "ściana",
    fresh: "nowe: staje w kolejce",
    known: (distance, state) =>
      state === "done"
        ? `pominięte: gotowe, odległość od początku ${distance}`
        : `pominięte: już czeka, odległość od początku ${distance}`,
  },
  stones: {
    ...game,
    view: {
      label: (piles, sizes) => `Stosy kamieni: ${piles}; ich rozmiary: ${sizes.join(", ")}`,
      start(moves) {
        const taken =
          moves.length === 1
            ? `${moves[0]}`
            : `${moves.slice(0, -1).join(", ")} lub ${moves.at(-1)}`;
        return `W jednym ruchu wolno wziąć z jednego stosu tyle kamieni: **${taken}**. Kto weźmie ostatni kamień, wygrywa.`;
      },
      pile(at, size, reached, worth) {
        const why =
          reached.length === 0
            ? "nie daje żadnego ruchu"
            : `prowadzi do liczb ${reached.join(", ")}`;
        return `Stos nr ${at} o rozmiarze **${size}** ${why}, więc jego liczba to **${worth}**.`;
      },
      sum(sum) {
        const outcome =
          sum === 0
            ? "więc to **pozycja P** (previous): wygrywa gracz, który ruszał przed chwilą, a następny przegrywa"
            : "więc to **pozycja N** (next): wygrywa gracz, który teraz ma ruch";
        return `W każdej kolumnie cyfr dwójkowych nieparzysta liczba jedynek daje 1. XOR wynosi **${sum}**, ${outcome}.`;
      },
      lost: "Po każdym ruchu XOR będzie różny od 0: **żaden ruch nie wygrywa**.",
      wins: (moves, isMore) =>
        `Wygrywają ruchy, po których XOR wynosi 0: ${strong(moves).join(", ")}${isMore ? ", …" : ""}.`,
      move: (taken, pile) => `${polishCount(taken, STONES)} ze stosu nr ${pile}`,
      winningMoves: "Wygrywające ruchy",
      ...{ piles: "stosy", position: "pozycja", period: "okres" },
      strip: (period) => `liczby dla 0, 1, 2, … kamieni; okres: ${period}`,
      more: (piles) => `i jeszcze ${piles}`,
      ...{ stones: "kamienie", number: "liczba" },
      digit: (value) => `× ${value}`,
    },
    youWin: "Bierzesz ostatni kamień: wygrywasz.",
    machineWins: "Komputer bierze ostatni kamień: wygrywa.",
    lookAt: (pile) => `Przyjrzyj się stosowi nr ${pile}.`,
    badPiles:
      "Stosy to liczby całkowite od 0 wzwyż, najwyżej osiemnastocyfrowe i najwyżej 1000, oddzielone spacjami.",
    take: "weź",
    pile: "stos",
    badMoves: "Ruchy to liczby całkowite od 1 do 60, oddzielone spacjami.",
    set: "Pozycja",
    piles: "stosy",
    takes: "ruch zabiera",
    setButton: "Ustaw",
    play: "Gra: twój ruch",
    yourMoves: "Twoje ruchy",
    noMove: "nie ma już ruchu",
    machineMoves: "ruch komputera",
    newGame: "nowa gra",
    allWins: "Wszystkie wygrywające ruchy",
    noWin: "brak: pozycja jest przegrana",
    size: "kamienie",
    leadsTo: "prowadzi do",
    theirNumbers: "ich liczby",
    mex: "mex = g",
  },
  coins: {
    ...game,
    view: {
      label: (side, coins) =>
        `Plansza ${side} na ${side} z liczbą Grundy’ego na każdym polu; monety: ${coins}`,
      position: (coins) => `Liczba monet na planszy: **${coins}**. Kto wygra?`,
      intro:
        "Każda liczba mówi, ile jest warta moneta na tym polu, a **0** to przegrana gracza, który ma ruch.",
      stuck: (square) =>
        `Z pola **${square}** moneta nie ma ruchu: gracz, który musiałby ją ruszyć, przegrał, więc pole ${square} jest warte **0**.`,
      explained(square, reached, worth) {
        const smaller = Array.from({ length: worth }, (_, at) => at).join(", ");
        const missing =
          worth === 0
            ? "Nie ma wśród nich **0**, a to najmniejsza liczba ze wszystkich,"
            : `Z liczb 0, 1, 2, … są tam ${smaller}, a najmniejsza brakująca to **${worth}**,`;
        return (
          `Z pola **${square}** moneta może przejść na pola warte **${reached.join(", ")}**. ${missing} ` +
          `więc pole ${square} jest warte **${worth}**.`
        );
      },
      total(numbers, sum) {
        const shown = numbers.length === 0 ? "nic" : numbers.join(" ⊕ ");
        const outcome = sum === 0 ? "**przegrywa**" : "**wygrywa**";
        return `Monety nie przeszkadzają sobie nawzajem, więc ich liczby łączy XOR: ${shown} = **${sum}**, a gracz, który ma ruch, ${outcome}.`;
      },
      lost: "XOR wynosi 0: każdy ruch to zmienia, a przeciwnik znów doprowadza XOR do 0.",
      wins: (moves) => `Wygrywa ruch, po którym XOR wynosi **0**: ${strong(moves).join(", ")}.`,
      move: (from, to) => `z ${from} na ${to}`,
      movesFrom: (square) => `Ruchy z pola ${square}`,
      numbers: "Liczby",
      missing: (number) => `brakuje ${number}`,
      winningMoves: "Wygrywające ruchy",
      ...{ coins: "monety", toMove: "gracz na ruchu" },
      ...{ winsWord: "wygrywa", losesWord: "przegrywa" },
    },
    moveFrom: (square) => `Rusz monetę z pola ${square}.`,
    moveTo: (square) => `Przesuń ją na pole ${square}.`,
    keys: "Wskaż pole, aby zobaczyć, skąd bierze się jego liczba. Strzałki przesuwają kursor, Enter kładzie lub przesuwa monetę.",
    coin: "moneta",
    worth: "warta",
    binary: "dwójkowo",
    click: "Kliknięcie",
    places: "kładzie monety",
    youFirst: "gra: zaczynasz ty",
    machineFirst: "zaczyna komputer",
    noCoins: "usuń monety",
    again: "od nowa",
    side: "bok",
    choose: "Wybierz monetę, a potem pole, na które prowadzą jej strzałki.",
  },
  sliding: {
    view: {
      sliding: {
        label: (rows, columns, board) => `Układanka przesuwna ${rows} na ${columns}: ${board}`,
        ...{ blank: "puste", solvable: "rozwiązywalna", inversions: "inwersje" },
        ...{ yes: "tak", no: "nie" },
        unsolvable:
          "Tej planszy **nie da się ułożyć**: żaden ciąg ruchów nie prowadzi do kolejności 1, 2, 3, …",
        unsearched: "Ustaw planszę, a potem poszukaj rozwiązania.",
        solved: "Plansza jest **ułożona**: nie trzeba żadnego ruchu.",
        solution(moves, least, isShortest) {
          const way = isShortest
            ? `najmniejsza liczba ruchów to **${moves}**`
            : `jedno z rozwiązań liczy **${polishCount(moves, MOVES)}**`;
          return `Planszę da się ułożyć: ${way}. Odległość Manhattan mówi, że trzeba co najmniej **${least}**.`;
        },
        slides(tile, way, made, left, least) {
          const progress = `Klocek **${tile}** przesuwa się ${WAYS[way]}. Wykonane ruchy: **${made}**`;
          return left === 0
            ? `${progress}; plansza jest **ułożona**.`
            : `${progress}, zostało co najmniej **${least}**: f = ${made} + ${least} = ${made + least}.`;
        },
        inversionLabel: (count, tiles) =>
          `${polishCount(count, INVERSIONS)} w kolejności ${tiles.join(", ")}`,
        inLine: (count, isSolvable) =>
          `${many(count)}: w jednej linii żaden klocek nie wyminie innego, więc plansza jest ${verdict(isSolvable)}.`,
        oddWidth: (count, isSolvable) =>
          `${many(count)}, liczba ${parity(count)}: przy nieparzystej liczbie kolumn plansza jest wtedy ${verdict(isSolvable)}.`,
        evenWidth(count, below, isSolvable) {
          const rows = polishCount(below, ["wiersz", "wiersze", "wierszy"]);
          const sum = count + below;
          const place =
            below === 0 ? "w ostatnim wierszu (0)" : `o ${rows} wyżej niż ostatni wiersz`;
          return `${many(count)}, a puste pole leży ${place}: razem ${sum}, liczba ${parity(sum)}, więc plansza jest ${verdict(isSolvable)}.`;
        },
      },
      racers: {
        "breadth-first": "wszerz",
        "depth-first": "w głąb",
        "iterative deepening": "iteracyjne pogłębianie",
        "greedy, Manhattan": "zachłannie, Manhattan",
        "A*, tiles in place": "A*, klocki na miejscu",
        "A*, Manhattan": "A*, Manhattan",
        "A*, linear conflict": "A*, konflikt liniowy",
        "IDA*, linear conflict": "IDA*, konflikt liniowy",
        "IDA*, pattern database": "IDA*, baza wzorców",
      },
      treeLabel: (expanded, open) =>
        `Drzewo przeszukiwania A*; plansze rozwinięte: ${expanded}, otwarte: ${open}`,
      tree: (expanded, repeated, dropped) =>
        `A* rozwinął już **${expanded}** ${polishPlural(expanded, BOARDS)}, a zna ich **${repeated}**; zawsze rozwija otwartą planszę o najmniejszym f = g + h. Dzieci odrzucone, bo ich plansze były już znane: **${dropped}**.`,
      expanded: "rozwinięte plansze",
      order: (order) => `${order}.`,
      dropped: (list) => (list === "open" ? "odrzucone: w otwartej" : "odrzucone: w zamkniętej"),
      open: "Lista otwarta, najpierw najmniejsze f",
      closed: "Lista zamknięta",
    },
    moves: (count) => polishCount(count, MOVES),
    stopped: (reason) => `przerwane: ${reason}`,
    expandedOf: (expanded, wanted) =>
      expanded < wanted ? `${expanded}, cel znaleziony` : `${expanded}`,
    heads: ["przeszukiwanie", "ruchy", "rozwinięte", "utworzone", "pamięć", "ms"],
    keys: "Kliknij klocek obok pustego pola albo uaktywnij planszę i użyj strzałek: klocek przesunie się w tę stronę.",
    searching:
      "**Szukam** rozwiązania. Strona działa dalej; przycisk Anuluj przerywa poszukiwanie.",
    unsolvable: "nierozwiązywalna",
    unsearched: "jeszcze nie szukano",
    strip: "Rozwiązanie jako ciąg plansz",
    inversions: "Inwersje",
    solve: "Rozwiąż",
    nextTile: "następny dobry klocek",
    cancel: "Anuluj",
    cancelled: "anulowano",
    board: "Plansza",
    rows: "wiersze",
    columns: "kolumny",
    shuffleMoves: "ruchy",
    shuffle: "Wymieszaj",
    tiles: "klocki, 0 to puste pole",
    set: "Ustaw",
    race: "Wyścig",
    raceHint:
      "Dziewięć przeszukiwań, jedno po drugim, od pokazanej planszy. Paski to liczby rozwiniętych plansz w skali logarytmicznej. Przeszukiwanie ze znakiem ✗ nie gwarantuje najmniejszej liczby ruchów. Pamięć to tyle, ile przeszukiwanie przechowuje według własnego rachunku; czas jest mierzony zegarem.",
    start: "Zacznij wyścig",
    mostBoards: "najwięcej plansz w pamięci",
    seconds: "sekundy na każde",
    results: "Wyniki wyścigu",
    badTiles: (last) =>
      `Wpisz każdą liczbę od 0 do ${last} dokładnie raz, oddzielając je spacjami; 0 to puste pole.`,
    reasons: {
      ...{ states: "limit pamiętanych plansz", bytes: "pamięć", time: "czas" },
      ...{ depth: "głębokość", exhausted: "nic nie zostało" },
    },
    noTables: "brak tablic",
    running: "trwa",
    waits: "czeka",
    tree: "Drzewo przeszukiwania",
    seeTree: "Drzewo z dwiema listami jest poniżej.",
    answer: "Odpowiedź",
    experiments:
      "Wszystkie przeszukiwania na wszystkich rozmiarach, obok wyników polskiego sprawozdania o piętnastce",
    pairs: "Inwersje, para po parze",
    noPairs: "brak",
    size: "rozmiar",
    boards: "osiągalne plansze",
    how: "skąd liczba",
    counted: "policzone",
    formula: "n!/2",
    places: "po jednej na każde położenie pustego pola",
    tile: "klocek",
    rowsAway: "wiersze",
    columnsAway: "kolumny",
    together: "razem",
    bounds: "Ograniczenia f, jedno na rundę",
  },
  queens: {
    view: {
      board: (placed, rows, pairs) =>
        `Plansza; hetmany: ${placed}, w wierszach ${rows}; atakujące się pary: ${pairs}`,
      population: (boards, shown, most) =>
        `Plansze z ich przystosowaniem: ${boards}, pokazane: ${shown}; największe możliwe to ${most}`,
      ...{ generation: "pokolenie", step: "krok", fitness: "przyst." },
      ...{ conflicts: "konflikty", best: "najlepsze", mean: "średnie", worst: "najgorsze" },
      threshold: "próg",
      decimal: polishDigits,
      outOf: (value, most) => `${value} z ${most}`,
      plot: (steps, most) =>
        `Przystosowanie w kolejnych krokach, od 0 do ${most}; liczba kroków: ${steps}`,
      solved(steps, isGenetic, rows) {
        const unit: PolishForms = isGenetic
          ? ["pokoleniu", "pokoleniach", "pokoleniach"]
          : ["kroku", "krokach", "krokach"];
        return `**Rozwiązane** po ${polishCount(steps, unit)}: wiersze **${rows}**.`;
      },
      unsolved: (steps) =>
        `**Nie rozwiązano** w ${polishCount(steps, ["kroku", "krokach", "krokach"])}: zmień parametry albo ziarno.`,
      first: (boards, best) =>
        `Pokolenie **0**: ${polishCount(boards, ["losowa plansza", "losowe plansze", "losowych plansz"])}, największe przystosowanie to **${best}**.`,
      later(at, parents, threshold, best, change) {
        const who = {
          threshold: `dzieci miały plansze o przystosowaniu co najmniej ${threshold}`,
          adaptive: "dzieci miała najlepsza dziesiąta część plansz",
          tournament: "dzieci mieli zwycięzcy turniejów",
        }[parents];
        const trend =
          change > 0
            ? `**o ${change} więcej** niż poprzednio`
            : change < 0
              ? `o ${-change} mniej niż poprzednio`
              : "tyle co poprzednio";
        return `Pokolenie **${at}**: ${who}; największe przystosowanie to **${best}**, ${trend}.`;
      },
      empty: "Plansza jest **pusta**.",
      begins: (rows) => `Hetmany zaczynają w wierszach **${rows}**.`,
      repaired: (column, row) =>
        `Hetman w kolumnie **${column}** jest atakowany i przechodzi do wiersza **${row}**, gdzie atakuje go najmniej innych.`,
      placed: (column, row) =>
        `W kolumnie **${column}** wiersz **${row}** jest wolny: staje tam hetman.`,
      refused: (column, row) =>
        `W kolumnie **${column}** wiersz **${row}** jest atakowany albo donikąd nie prowadzi: próbujemy następnego.`,
    },
    methods: {
      genetic: "algorytm genetyczny",
      backtracking: "nawroty",
      "min-conflicts": "najmniej konfliktów",
    },
    handSolved: (queens) =>
      `**Rozwiązane**: ${polishCount(queens, ["hetman", "hetmany", "hetmanów"])} na planszy i żaden nie atakuje innego.`,
    handStands: (placed, queens, pairs) =>
      `Ustawione hetmany: **${placed}** z ${queens}; atakujące się pary: **${pairs}**. Przekreślone pola są atakowane.`,
    handLabel: (placed, pairs) =>
      `Plansza z hetmanami ustawionymi ręcznie: ${placed}; atakujące się pary: ${pairs}`,
    shownBoards: (boards) => `Widać 100 z ${boards} plansz.`,
    fitnessOf: (fitness) => `przyst. ${fitness}`,
    keys: "Kliknięcie stawia lub zdejmuje hetmana ręcznie; strzałki przesuwają kursor, Enter stawia.",
    queens: "hetmany",
    backToRun: "wróć do przebiegu",
    noQueens: "usuń hetmany",
    method: "Metoda",
    compare: "porównaj wszystkie trzy",
    steps: "kroki",
    boards: "plansze",
    solved: "rozwiązane",
    yes: "tak",
    no: "nie",
    parameters: "Parametry",
    seed: "ziarno",
    population: "populacja",
    mutation: "mutacja",
    selection: "selekcja",
    threshold: "próg",
    bestTenth: "najlepsza dziesiąta część",
    tournament: "turniej",
    crossover: "krzyżowanie",
    onePoint: "jednopunktowe",
    elite: "elita",
    cancel: "Anuluj",
    running: "trwa …",
    rows: "Wiersze hetmanów, kolumna po kolumnie",
    unsolved: "nie rozwiązano",
    parents: "Rodzice",
    children: "Dzieci: z zamienionymi końcówkami",
    badRows: (queens) =>
      `„hand” w adresie to numery wierszy od 0 do ${queens - 1} (dla pola bez hetmana -1) oddzielone kropkami; jest ich ${queens}.`,
    mutants: "Po mutacji",
    anotherCouple: "inna para",
  },
};
