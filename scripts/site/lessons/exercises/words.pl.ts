import { type PolishForms, polishCount, polishPlural } from "../polish-plural";
import type { ExerciseWords } from "./words.en";

const MOVES: PolishForms = ["ruchu", "ruchach", "ruchach"];
const ATTACK: PolishForms = ["para się atakuje", "pary się atakują", "par się atakuje"];
const ROWS: PolishForms = ["liczba pochodzi", "liczby pochodzą", "liczb pochodzi"];

export const words: ExerciseWords = {
  title: "Ćwiczenia",
  lead: "Pytania układa biblioteka, a odpowiedzi sprawdza strona. Liczba po „seed” w adresie oznacza właśnie te pytania: kto ją ma, dostaje takie same.",
  place: (at, count) => `Pytanie ${at} z ${count}`,
  solvedCount: (solved, count) => `rozwiązane: ${solved} z ${count}`,
  ...{ previous: "Poprzednie pytanie", next: "Następne pytanie", others: "Inne pytania" },
  ...{ answer: "Twoja odpowiedź", check: "Sprawdź", hint: "Podpowiedź", show: "Pokaż odpowiedź" },
  right: "Zgadza się.",
  wrong: "Jeszcze nie. Spróbuj znowu, weź podpowiedź albo zobacz odpowiedź.",
  unread: "Wpisz liczby całkowite we wszystkie pola.",
  unchosen: "Najpierw wybierz jedną z odpowiedzi.",
  answerIs: (text) => `Odpowiedź: ${text}.`,
  noScripts: "Bez skryptów strona nie sprawdzi odpowiedzi; pytanie można rozwiązać na kartce.",

  freshSquares: (square) =>
    `Przeszukiwanie bierze **${square}**, pierwsze pole ze swojej kolejki. Na ile nowych pól z niego wchodzi?`,
  freshSquaresHint:
    "Przejrzyj osiem ruchów. Ruch poza planszę i pole, które ma już liczbę, niczego nie dodają.",
  distance: (from, to) =>
    `Ilu co najmniej ruchów potrzebuje skoczek, aby dojść z **${from}** na **${to}**, gdzie stoi chorągiewka?`,
  distanceHint:
    "Zaznacz pola odległe o jeden ruch, potem nowe odległe o dwa. Ruch zmienia kolor pola: jednakowe kolory to parzysta liczba ruchów.",

  mexOf: (set) => `Ile wynosi mex zbioru **{${set.join(", ")}}**?`,
  mexOfHint: "Czy jest tam 0? Czy jest 1? Pierwsza liczba, której nie ma, to mex.",
  mexOfReason: (missing) =>
    missing === 0
      ? "Brakuje **0**, a mniejszej liczby nie ma: mex to **0**."
      : `Wszystkie liczby mniejsze niż **${missing}** są w zbiorze, a liczby ${missing} brakuje: mex to **${missing}**.`,
  pileNumber: (size) => `Jaka jest liczba Grundy’ego tego stosu o rozmiarze **${size}**?`,
  pileNumberHint:
    "g(0) = 0. Potem po kolei g(1), g(2), …: każda to mex liczb, do których prowadzą ruchy.",
  pileMove: "Czy gracz, który ma ruch, wygra, i którym ruchem?",
  pileMoveHint:
    "Zapisz dwójkowo liczbę Grundy’ego każdego stosu. Wygrywa ruch, po którym XOR wszystkich liczb wynosi 0; jeśli wynosi 0 już przedtem, nie wygrywa żaden.",
  noMoveWins: "nie wygrywa żaden ruch",

  coinNumber: (square) =>
    `Strzałki prowadzą na pola o podanych liczbach. Jaka jest liczba pola **${square}**?`,
  coinSum: "Ile wynosi XOR liczb pod monetami?",
  coinSumHint:
    "Zapisz liczby dwójkowo, jedną pod drugą. Kolumna z nieparzystą liczbą jedynek daje 1, każda inna 0.",

  solvable: "Czy tę planszę da się ułożyć?",
  solvableHint: (columns, rows) =>
    rows === 1
      ? "W jednym wierszu żaden klocek nie wyminie innego."
      : columns % 2 === 1
        ? `Policz inwersje bez pustego pola. Liczba kolumn, ${columns}, jest nieparzysta: liczy się tylko parzystość liczby inwersji.`
        : `Policz inwersje bez pustego pola i wiersze od pustego pola do ostatniego wiersza. Liczba kolumn, ${columns}, jest parzysta: suma musi być parzysta.`,
  child: (g, tile) =>
    `A* dotarł do tej planszy w **${g}** ${polishPlural(g, MOVES)}. Ile wynoszą g, h (odległość Manhattan) i f dziecka, w którym przesunął się klocek **${tile}**?`,
  childHint:
    "g to liczba wykonanych ruchów, razem z tym. h sumuje, o ile wierszy i kolumn każdy klocek, oprócz pustego pola, jest oddalony od swojego miejsca. f = g + h.",
  nextBoard:
    "Przeszukiwanie wszerz wzięło planszę po lewej stronie (✓); jej dzieci czekają w kolejce w tym porządku. Dzieci dopisuje się na końcu: puste pole idzie kolejno w górę, w dół, w lewo, w prawo. Którą planszę przeszukiwanie weźmie zaraz po tych, które czekają teraz?",
  nextBoardHint:
    "Najpierw brana jest pierwsza plansza z kolejki, więc jej dzieci stają pierwsze za czekającymi. Plansza, z której się przyszło, nie jest nowa.",
  nextBoardReason:
    "Przeszukiwanie bierze pierwszą planszę z kolejki, a jej pierwsze **nowe** dziecko staje na końcu: jest następne po tych, które czekały.",

  fitness: (rows) => `Wiersze **[${rows.join(", ")}]**: jakie jest przystosowanie tej planszy?`,
  fitnessHint: (n) =>
    `Liczba par hetmanów to ${n}·${n - 1}/2. Odejmij pary, które się atakują: stoją w jednym wierszu albo ich wiersze różnią się o tyle, o ile kolumny.`,
  fitnessReason: (most, pairs) =>
    `Par hetmanów jest ${most}, z czego **${polishCount(pairs, ATTACK)}** (łączy je linia): ${most} − ${pairs} = **${most - pairs}**.`,
  crossover: (child, cut) =>
    `Plansze A i B przecina się za kolumną **${cut}** i zamienia im końcówki. Jakie wiersze ma dziecko z początkiem planszy **${"AB"[child]}**? Podaj osiem liczb.`,
  crossoverHint: "Dziecko ma początek po jednym rodzicu i koniec po drugim.",
  crossoverReason: (child, cut) =>
    `Z początku **${cut}** ${polishPlural(cut, ROWS)} z planszy **${"AB"[child]}**, dalej **${8 - cut}** ${polishPlural(8 - cut, ROWS)} z planszy **${"BA"[child]}**.`,

  ticked: (problem) => `Rozwiązane: ${problem}`,
  progress: {
    ...{ title: "Twoje postępy", goOn: "Wróć do ostatnio czytanego kroku:", lesson: "lekcja" },
    ...{ steps: "przeczytane kroki", exercises: "rozwiązane ćwiczenia" },
    ...{ problems: "zaznaczone zadania", save: "Zapisz do pliku", load: "Wczytaj plik" },
    kept: "Są zapisane tylko w tej przeglądarce; plik przenosi je do innej.",
    refused:
      "Ta przeglądarka niczego dla tej strony nie zapisuje (okno prywatne?): postępy znikną, gdy zamkniesz stronę. Zachowa je plik.",
    strange:
      "Zapis w tej przeglądarce nie był postępami, które ta strona rozumie; zaczynają się od nowa.",
    noFile: "To nie jest plik postępów tej strony; niczego nie zmieniono.",
    taken: "Plik został dodany.",
    unread: "Plik został dodany, oprócz tego, czego ta strona nie zna:",
  },
};
