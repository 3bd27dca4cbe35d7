import { listed } from "./lesson";
import { polishCount, polishDigits, polishPlural } from "./polish-plural";
import type { SlidingLesson } from "./sliding-puzzle";

const WAYS = { left: "w lewo", right: "w prawo", up: "w górę", down: "w dół" } as const;

const pairsOf = (pairs: readonly (readonly [number, number])[]) =>
  listed(
    pairs.map(([left, right]) => `(${left}, ${right})`),
    " i ",
  );
const parity = (count: number) => (count % 2 === 0 ? "parzysta" : "nieparzysta");
const verdict = (isSolvable: boolean) =>
  isSolvable ? "**rozwiązywalna**" : "**nierozwiązywalna**";
/** "jest 1 inwersja". */
const inversions = (count: number) => polishCount(count, ["inwersja", "inwersje", "inwersji"]);
/** "ma 1 inwersję". */
const hasInversions = (count: number) => polishCount(count, ["inwersję", "inwersje", "inwersji"]);

export const lesson: SlidingLesson = {
  title: "Piętnastka i inne układanki przesuwne",
  lead: "Przesuwaj klocki, aż ułożą się po kolei: 1, 2, 3, … Które plansze da się ułożyć, w ilu ruchach i jak program te ruchy znajduje?",
  steps: {
    question: {
      title: "Układanka",
      text: ({ way }) =>
        `Klocek, który leży obok pustego pola, zapisywanego jako 0, można na nie przesunąć. Cel to kolejność 1, 2, 3, … z pustym polem na końcu: na planszy 3 × 3 to **ósemka** (8-puzzle), a na planszy 4 × 4 **piętnastka** (15-puzzle). Szukamy **najmniejszej liczby ruchów oraz samych ruchów**; tutaj ${polishPlural(way.length, ["wystarczy", "wystarczą", "wystarczy"])} **${polishCount(way.length, ["ruch", "ruchy", "ruchów"])}**.`,
    },
    way: {
      title: "Ruchy",
      text: ({ way, letters, three }) =>
        `${way.map(({ tile, direction }, at) => `${at === 0 ? "Klocek" : "klocek"} **${tile}** przesuwa się ${WAYS[direction]}`).join(", ")}. Program zamiast tego często zapisuje drogę **pustego pola** literami U, D, L, R (góra, dół, lewo, prawo): tutaj **${letters}**. Razem z planszą, w jednym napisie \`${three.string}${letters}\`, wystarczą, żeby odtworzyć wszystkie plansze po drodze.`,
    },
    inversions: {
      title: "Inwersje",
      text: ({ three, small }) =>
        `Czytaj klocki wiersz po wierszu i pomijaj puste pole: ${three.tiles.join(", ")}. Para, w której większy klocek stoi przed mniejszym, to **inwersja** (inversion). Tutaj są to ${pairsOf(three.pairs)}, razem **${inversions(three.inversions)}**; w kolejności ${small[0]!.order} jest ${inversions(small[0]!.inversions)}, a w ${small[1]!.order} ${polishPlural(small[1]!.inversions, ["jest", "są", "jest"])} ${inversions(small[1]!.inversions)}.`,
    },
    oddWidth: {
      title: "Nieparzysta liczba kolumn",
      text: ({ swapped }) =>
        `Ruch w bok nie zmienia inwersji. Przy trzech kolumnach ruch w górę lub w dół przenosi klocek przez **dwa** inne, więc parzysta liczba inwersji pozostaje parzysta, a nieparzysta – nieparzysta. Cel nie ma ich wcale, zatem plansza jest **rozwiązywalna dokładnie wtedy, gdy liczba inwersji jest parzysta**. Plansza z zamienionymi 7 i 8 ma ${hasInversions(swapped.inversions)}, więc jest ${verdict(swapped.isSolvable)} i nawet nie zaczynamy szukać.`,
    },
    evenWidth: {
      title: "Parzysta liczba kolumn",
      text: ({ fifteen }) =>
        `Przy czterech kolumnach ruch w górę lub w dół przenosi klocek przez trzy inne i zmienia parzystość (parity) liczby inwersji, więc liczy się też wiersz pustego pola. Numeruj wiersze od dołu, ostatni ma numer 1: gdy puste pole jest w **wierszu nieparzystym**, liczba inwersji musi być **parzysta**, a gdy jest w **parzystym – nieparzysta**. Tutaj jest ${inversions(fifteen.inversions)}, a puste pole leży w wierszu ${fifteen.blankRow}: plansza jest ${verdict(fifteen.isSolvable)}.`,
    },
    twoByFour: {
      title: "Dwa wiersze po cztery",
      text: ({ twoByFour, twoByTwo }) =>
        `Zasada działa przy każdej liczbie wierszy od dwóch wzwyż. Ta plansza ma **${twoByFour.inversions}** ${polishPlural(twoByFour.inversions, ["inwersję", "inwersje", "inwersji"])}, to liczba ${parity(twoByFour.inversions)}, a jej puste pole leży w wierszu ${twoByFour.blankRow} od dołu: jest ${verdict(twoByFour.isSolvable)}. Mała plansza 1 3 / 2 0 ma ${hasInversions(twoByTwo.inversions)}, a puste pole w wierszu ${twoByTwo.blankRow}: też jest ${verdict(twoByTwo.isSolvable)}.`,
    },
    line: {
      title: "Jeden wiersz",
      text: ({ line }) =>
        `W jednym wierszu albo w jednej kolumnie żaden klocek nie wyminie innego. Taką planszę da się więc ułożyć **tylko wtedy, gdy klocki już stoją od najmniejszego do największego**, gdziekolwiek jest puste pole. Tutaj para ${pairsOf(line.pairs)} stoi w złej kolejności: plansza jest ${verdict(line.isSolvable)}.`,
    },
    count: {
      title: "Ile jest plansz",
      text: ({ reachable }) =>
        `Gdy plansza ma co najmniej dwa wiersze i dwie kolumny, ruchy prowadzą do dokładnie połowy wszystkich ustawień na n polach: do **n!/2**. Tabela mówi, które liczby policzyło przeszukiwanie wszystkich plansz, a które podaje ten wzór; piętnastka ma takich plansz **${polishDigits(reachable.at(-1)!.boards)}**. Mniej więcej połowy plansz ułożonych losowo nie da się rozwiązać.`,
    },
    blind: {
      title: "Wszerz",
      text: "Plansze są wierzchołkami (nodes), a ruchy krawędziami (edges); z każdej planszy wychodzi ich b, co najwyżej cztery. **Przeszukiwanie wszerz** (breadth-first search, BFS) bierze plansze w kolejności ich odległości od startu, a te, które już spotkało, pamięta słownik (map). Pierwsze rozwiązanie, które znajdzie, jest najkrótsze, ale dla rozwiązania z d ruchów tworzy około b do potęgi d plansz, O(b^d).",
    },
    depth: {
      title: "W głąb",
      text: ({ deepest }) =>
        `**Przeszukiwanie w głąb** (depth-first search, DFS) idzie dalej od planszy, którą właśnie utworzyło, i cofa się tylko tam, gdzie nie ma już nic nowego. Może zapełnić całą pamięć i znajduje drogi z tysięcy ruchów, choć żadna plansza 3 × 3 nie potrzebuje ich więcej niż ${deepest.three}.`,
    },
    deepening: {
      title: "Coraz głębiej",
      text: "**Iteracyjne pogłębianie** (iterative deepening) to przeszukiwanie w głąb z **limitem**: najpierw 1 ruch, potem 2, potem 3, … Najwięcej kosztuje ostatnia runda, więc czas to nadal O(b^d), rozwiązanie jest najkrótsze, a pamięci trzeba tylko na jedną ścieżkę, O(b·d). Przeszukiwanie to nie wie jednak, jak daleko jest jeszcze do celu.",
    },
    estimates: {
      title: "Dwa oszacowania",
      text: ({ twoByFour, distances, manhattan, withBlank }) =>
        `**Heurystyka** (heuristic) h szacuje, jak daleko jest cel. **Klocki na miejscu** (tiles in place) to liczba klocków, które leżą na swoich miejscach, tutaj ${twoByFour.inPlace}: im ich więcej, tym bliższy wydaje się cel. **Odległość Manhattan** (Manhattan distance) sumuje, o ile wierszy i kolumn każdy klocek jest oddalony od swojego miejsca: ${distances.map(({ rows, columns }) => rows + columns).join(" + ")} = **${manhattan}**. Polskie sprawozdanie o piętnastce, z którego pochodzi ta plansza, liczy też puste pole i otrzymuje ${withBlank}; taka suma może być większa niż potrzebna liczba ruchów, więc nie gwarantuje już najkrótszej drogi.`,
    },
    aStar: {
      title: "A*",
      text: "A* bierze z **listy otwartej** (open list) planszę o najmniejszym **f = g + h**: liczba ruchów już wykonanych plus oszacowanie, ile ich jeszcze zostało. Jej dzieci, czyli plansze odległe od niej o jeden ruch, trafiają na tę listę, a ona sama na **listę zamkniętą** (closed list). Dziecko, którego plansza jest już na jednej z list z nie większym f, zostaje **odrzucone**; drzewo poniżej pokazuje je przekreślone i podaje powód.",
    },
    stop: {
      title: "Kiedy A* kończy",
      text: "A* kończy, gdy **bierze** planszę docelową z listy otwartej, a nie gdy ta na nią trafia: plansza o mniejszym f może jeszcze prowadzić do krótszej drogi. Jeśli h **nigdy nie jest za duże**, znaleziona wtedy droga jest najkrótsza: f planszy nie przekracza długości żadnego rozwiązania, które przez nią prowadzi, a żadna plansza na liście nie ma mniejszego f.",
    },
    idaStar: {
      title: "IDA*",
      text: ({ bounds }) =>
        `IDA* pamięta jedną planszę i jej ścieżkę, bez list: wykonuje ruch, a gdy f przekracza **ograniczenie** (bound), cofa się **ruchem przeciwnym**. Następnym ograniczeniem jest najmniejsze z tych f, które je przekroczyły; tutaj kolejne to **${bounds.all.join(", ")}**, a przy ostatnim znajduje się rozwiązanie złożone z ${polishCount(bounds.most, ["ruchu", "ruchów", "ruchów"])}. Bengalski poradnik o tej układance zaczyna od podobnego przeszukiwania, które najpierw bierze najlepsze dziecko, a cofa się, gdy wszystkie dzieci są gorsze.`,
    },
    yours: {
      title: "Teraz ty",
      text: "Przesuwaj klocki, wymieszaj je albo wpisz planszę, rozwiąż ją, a poniżej urządź wyścig dziewięciu przeszukiwań. Przeszukiwanie, które wybiera tylko według oszacowania, jest **zachłanne** (greedy): w sprawozdaniu nosi nazwę A* i właśnie dlatego znalezione tam drogi są długie. Niżej jest link do tabeli ze sprawozdania, obok naszej, dla wszystkich rozmiarów.",
    },
  },
  examples: {
    three: "1 2 3 / 0 4 6 / 7 5 8",
    fifteen: "piętnastka, zamienione 2 i 1",
    twoByFour: "0 7 2 1 / 4 6 3 5",
    twoByTwo: "1 3 / 2 0",
  },
};
