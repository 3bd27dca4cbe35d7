import type { StatementTexts } from "./statements";

export const statements: StatementTexts = {
  words: {
    input: "Wejście",
    output: "Wyjście",
    constraints: "Ograniczenia",
    samples: "Przykłady",
    limits: "Limity czasu i pamięci",
    play: "Lekcja z planszą do zabawy",
    whole: "Podpowiedzi, pomysł, dowód i rozwiązanie",
  },
  problems: {
    "knight-moves": {
      title: "Ruchy skoczka",
      task: [
        "Dane są dwa pola szachownicy. Ile co najmniej ruchów potrzebuje skoczek, żeby dojść z pierwszego na drugie?",
      ],
      input: [
        "Wiersze aż do końca wejścia. W każdym są dwa pola: litera `a`–`h` oznacza kolumnę, a cyfra `1`–`8` wiersz szachownicy.",
      ],
      output: [
        "Dla każdego wiersza jedno zdanie: `To get from e2 to e4 takes 2 knight moves.` Słowo `moves` pozostaje bez zmian także przy 0 i 1.",
      ],
      constraints: ["Tutaj najwyżej 10^6 wierszy; w serwisach z zadaniami jest ich mniej."],
      notes: [],
    },
    "stone-pile-grundy": {
      title: "Stosy kamieni",
      task: [
        "Jest n stosów kamieni. Dwaj gracze grają na przemian; w jednym ruchu bierze się jeden lub dwa kamienie z jednego stosu. Wygrywa gracz, który weźmie ostatni ze wszystkich kamieni, a ten, kto nie ma ruchu, przegrał. Obaj grają optymalnie. Kto wygra: gracz, który zaczyna, czy drugi?",
      ],
      input: ["Liczba testów t. Każdy test to liczba stosów n, a po niej n rozmiarów."],
      output: ["Dla każdego testu jeden wiersz: `first` (pierwszy) lub `second` (drugi)."],
      constraints: [
        "0 ≤ t ≤ 10^6",
        "0 ≤ n, we wszystkich testach razem najwyżej 10^6",
        "0 ≤ rozmiar ≤ 10^18",
      ],
      notes: ["liczby Grundy’ego stosów to 2, 2, 0", "reszta 1; bez stosów nie ma ruchu"],
    },
    "chessboard-coin-game": {
      title: "Monety na szachownicy",
      task: [
        "Na szachownicy 15 na 15 pól, z polem (1, 1) w lewym dolnym rogu, leży k monet; na jednym polu może ich leżeć kilka. Dwaj gracze grają na przemian. W jednym ruchu przesuwa się jedną monetę z pola (x, y) na jedno z pól",
        "(x − 2, y + 1), (x − 2, y − 1), (x + 1, y − 2), (x − 1, y − 2)",
        "i nie wolno wyjść poza szachownicę. Gracz, który nie ma ruchu, przegrywa. Obaj grają optymalnie. Kto wygra?",
      ],
      input: [
        "Liczba testów T. Każdy test to liczba monet k, a po niej k wierszy z liczbami x i y.",
      ],
      output: ["Dla każdego testu jeden wiersz: `First` (pierwszy) lub `Second` (drugi)."],
      constraints: ["0 ≤ T ≤ 1000, 0 ≤ k ≤ 1000 (w serwisie obie liczby są od 1)", "1 ≤ x, y ≤ 15"],
      notes: [],
    },
    "sliding-puzzle": {
      title: "Układanka przesuwna",
      task: [
        "Na planszy o n wierszach i m kolumnach leżą klocki od 1 do nm − 1 i jest jedno puste pole, zapisane jako 0. Ruch zamienia puste pole z klockiem nad nim (`U`), pod nim (`D`), po jego lewej (`L`) albo prawej stronie (`R`). Celem jest plansza, na której klocki leżą po kolei, wiersz po wierszu, a puste pole jest ostatnie. Znajdź najmniejszą liczbę ruchów prowadzących do celu albo stwierdź, że nie da się do niego dojść.",
      ],
      input: [
        "Liczba plansz t. Dla każdej planszy wiersz z liczbami n i m, a potem n wierszy po m liczb: każda liczba od 0 do nm − 1 występuje dokładnie raz.",
      ],
      output: [
        "Dla każdej planszy `unsolvable` (nierozwiązywalna) albo dwa wiersze: najmniejsza liczba ruchów k oraz k liter bez spacji, czyli ruchy pustego pola (pusty wiersz, gdy k = 0). Spośród kilku najkrótszych rozwiązań każde jest dobre.",
      ],
      constraints: [
        "1 ≤ t ≤ 1000.",
        "Rozmiary 1×m (m ≤ 100), od 2×2 do 2×6, 3×3, 3×4, 4×4 i te same z wierszami zamienionymi na kolumny; najwyżej 100 plansz 4×4.",
        "5 s, 256 MiB.",
      ],
      notes: [],
    },
    "n-queens-genetic": {
      title: "N hetmanów algorytmem genetycznym",
      task: [
        "Niech N hetmanów ewoluuje, aż żaden nie będzie atakował innego. Plansza to N liczb: dla każdej kolumny wiersz jej hetmana. Podczas ewolucji wiersze mogą się powtarzać, na końcu już nie.",
      ],
      input: [
        "Jeden wiersz `N P T M S`: liczba hetmanów, wielkość populacji, próg przystosowania, od którego plansza ma dzieci, prawdopodobieństwo mutacji dziecka i ziarno liczb losowych.",
      ],
      output: [
        "Dla każdej kolumny wiersz jej hetmana, liczony od 1; wszystkie liczby w jednym wierszu. Każde poprawne ustawienie jest dobre, niezależnie od tego, jak zostało znalezione.",
      ],
      constraints: [
        "4 ≤ N ≤ 100",
        "2 ≤ P ≤ 1000",
        "0 ≤ T ≤ N(N − 1)/2",
        "0 ≤ M ≤ 1, ułamek dziesiętny",
        "0 ≤ S ≤ 10^9",
      ],
      notes: [],
    },
  },
};
