import type { QueensLesson } from "./n-queens";
import { polishCount, polishDigits, polishPlural } from "./polish-plural";

export const lesson: QueensLesson = {
  title: "N hetmanów",
  lead: "Plansze z hetmanami ewoluują: lepsze mają dzieci, aż w końcu żadne dwa hetmany się nie atakują. Możesz też ustawić je samodzielnie.",
  steps: {
    question: {
      title: "Pytanie",
      text: ({ n }) =>
        `Ustaw **N** hetmanów na planszy N × N tak, żeby żaden nie atakował innego: ani w wierszu, ani w kolumnie, ani po przekątnej. Ta plansza, na której ${polishPlural(n, ["stoi", "stoją", "stoi"])} **${polishCount(n, ["hetman", "hetmany", "hetmanów"])}**, jest rozwiązaniem.`,
    },
    array: {
      title: "Plansza to tablica liczb",
      text: ({ seven, n }) =>
        `W każdej kolumnie stoi jeden hetman, więc plansza to tablica numerów wierszy: **[${seven}]**. Kolumny liczymy od a po lewej stronie, a wiersze od 1 u góry do ${n}. Już sam ten zapis sprawia, że żadne dwa hetmany nie stoją w jednej kolumnie.`,
    },
    maximum: {
      title: "Najwięcej konfliktów",
      text: ({ n, sevenMaximum, eightMaximum }) =>
        `**Konflikt** (conflict) to para hetmanów, które się atakują. N hetmanów tworzy N(N − 1)/2 par, więc konfliktów jest najwyżej tyle: **${sevenMaximum}**, gdy N = ${n}, a dla ośmiu hetmanów **${eightMaximum}**. Rozwiązanie nie ma ich wcale.`,
    },
    fitness: {
      title: "Przystosowanie",
      text: ({ flawed, flawedConflicts, flawedPairs, sevenMaximum, flawedFitness, sevenFitness }) =>
        `**Przystosowanie** (fitness) planszy to największa możliwa liczba konfliktów minus liczba jej własnych, czyli par w tym samym wierszu i par, których wiersze różnią się o tyle, o ile kolumny. Plansza [${flawed}] ma ${polishCount(flawedConflicts, ["taką parę", "takie pary", "takich par"])} (kolumny ${flawedPairs.join("; ")}): ${sevenMaximum} − ${flawedConflicts} = **${flawedFitness}**. Rozwiązanie ma **${sevenFitness}**.`,
    },
    population: {
      title: "Krok 1: losowe plansze",
      text: "**Algorytm genetyczny** (genetic algorithm) naśladuje ewolucję. Najpierw tworzy **populację** (population): pewną liczbę plansz, na których hetmany stoją losowo. Ile jest tych plansz, to parametr.",
    },
    fitnesses: {
      title: "Krok 2: przystosowanie",
      text: ({ eightMaximum }) =>
        `Dla każdej planszy oblicza się przystosowanie; widać je pod planszą. Jeśli któraś osiągnie największe możliwe, czyli **${eightMaximum}** dla ośmiu hetmanów, jest rozwiązaniem. Pokazujemy ją na czerwono i przebieg się kończy.`,
    },
    selection: {
      title: "Krok 3: selekcja naturalna",
      text: ({ run }) =>
        `Działa selekcja naturalna (natural selection): przeżywają tylko plansze, których przystosowanie osiąga **próg** (threshold), tutaj **${run.threshold}**; pozostałe są przekreślone. Jeśli przeżyją mniej niż dwie, całą populację zastępuje **nowa, losowa**, i wszystko zaczyna się od nowa.`,
    },
    couples: {
      title: "Krok 4: pary",
      text: "Plansze, które przeżyły, łączą się w **losowe pary**; każda plansza trafia najwyżej do jednej pary, a ta, która zostanie bez pary, nie ma dzieci. Oto jedna para spośród plansz, które nie są przekreślone.",
    },
    cut: {
      title: "Krok 5: dwoje dzieci",
      text: "To jest krzyżowanie (crossover): oba zapisy **przecina się w tym samym losowym miejscu** i zamienia im końcówki. Pierwsze dziecko ma początek po jednym rodzicu i koniec po drugim, a drugie dziecko – całą resztę. Mogą się tak spotkać dwie dobre połówki.",
    },
    mutation: {
      title: "Krok 5: mutacja",
      text: ({ run }) =>
        `Z małym prawdopodobieństwem, tutaj **${polishDigits(run.mutation)}**, dziecko przechodzi **mutację** (mutation): jeden losowo wybrany hetman przenosi się do losowego wiersza. Bez tego wiersz, którego nie ma żadne z rodziców, nigdy by nie wrócił. U większości par mutacji nie ma; zobacz inną parę.`,
    },
    repeat: {
      title: "Krok 6: jeszcze raz",
      text: "Dzieci tworzą następne **pokolenie** (generation). Wracamy do kroku 2, czyli do obliczania przystosowania, aż jakaś plansza osiągnie największe możliwe przystosowanie. Włącz odtwarzanie i obserwuj całą populację oraz zmiany jej przystosowania.",
    },
    measured: {
      title: "Jak dobrze to działa?",
      text: ({ published, measured }) =>
        `Program w Pythonie, z którego pochodzi te sześć kroków, ma N = ${published.n} i próg ${published.threshold}, czyli największe przystosowanie możliwe przy tym N, więc przeżywa tylko rozwiązanie: program losuje plansze, aż któraś będzie dobra. Przy tym samym progu, populacji ${published.population} i mutacji ${polishDigits(published.mutation)} w ciągu ${polishDigits(measured.generations)} pokoleń dla dziesięciu hetmanów ${runs(measured.ten, measured.runs)}, a dla dwunastu ${runs(measured.twelve, measured.runs)}.`,
    },
    yours: {
      title: "Teraz ty",
      text: "Zmieniaj parametry: z progiem dobieranym według najlepszych dziesięciu procent plansz da się ustawić znacznie więcej hetmanów. Porównaj ten algorytm z nawrotami (backtracking) i z poprawianiem według najmniejszej liczby konfliktów (min-conflicts) albo ustaw hetmany ręcznie.",
    },
  },
  examples: {
    seven: "[6, 3, 7, 4, 1, 5, 2]",
    flawed: "ostatni hetman przestawiony",
    couple: "para",
  },
};

/** "rozwiązanie znalazły 2 z 20 przebiegów". */
function runs(ended: number, of: number): string {
  if (ended === 0) return "rozwiązania nie znalazł żaden przebieg";
  const verb = polishPlural(ended, ["znalazł", "znalazły", "znalazło"]);
  return `rozwiązanie ${verb} ${ended} z ${of} przebiegów`;
}
