import { listed } from "./lesson";
import { polishCount } from "./polish-plural";
import type { StonesLesson } from "./stone-piles";

const and = (numbers: readonly number[]) => listed(numbers.map(String), " i ");
const set = (numbers: readonly number[]) => `{${numbers.join(", ")}}`;

export const lesson: StonesLesson = {
  title: "Stosy kamieni",
  lead: "Gracze zabierają kamienie z jednego ze stosów; kto weźmie ostatni, wygrywa. Każdy stos ma swoją liczbę, a wszystkie liczby połączone działaniem XOR (exclusive or) mówią, kto wygra.",
  steps: {
    question: {
      title: "Gra",
      text: ({ piles }) =>
        `Leżą tu stosy kamieni o rozmiarach **${and(piles)}**. Dwaj gracze grają na przemian; w jednym ruchu bierze się **jeden lub dwa** kamienie z **jednego** stosu, a kto weźmie ostatni kamień, wygrywa. Obaj grają najlepiej, jak można. Czy wygra pierwszy gracz?`,
    },
    onePile: {
      title: "Wygrywa czy przegrywa to za mało",
      text: "Przy jednym stosie wystarczy wiedzieć, czy jego rozmiar to pozycja wygrywająca, czy przegrywająca dla gracza, który ma ruch. Przy kilku stosach to za mało: stos z jednym kamieniem to pozycja wygrywająca, ale dwa takie stosy to pozycja przegrywająca, bo ostatni kamień bierze drugi gracz. Każdy rozmiar potrzebuje liczby, która mówi, **jak** się nim wygrywa. To jego **liczba Grundy’ego** (Grundy number), w skrócie g.",
    },
    zero: {
      title: "g(0)",
      text: ({ rows }) =>
        `Stos **0** kamieni nie daje żadnego ruchu, więc nie prowadzi do żadnej liczby. Jego własna liczba to **mex** (minimum excluded) tego pustego zbioru, czyli najmniejsza z liczb 0, 1, 2, …, której w zbiorze **brakuje**. Zatem g(0) = **${rows[0]!.number}**.`,
    },
    one: {
      title: "g(1)",
      text: ({ rows }) =>
        `Ze stosu **1** kamienia ruch prowadzi do 0 kamieni, a liczba takiego stosu to ${and(rows[1]!.reached)}. Najmniejsza liczba, której brakuje w zbiorze ${set(rows[1]!.reached)}, to **${rows[1]!.number}**, więc g(1) = **${rows[1]!.number}**.`,
    },
    two: {
      title: "g(2)",
      text: ({ rows }) =>
        `Ze stosu **2** kamieni ruchy prowadzą do stosów o rozmiarach ${and(rows[2]!.sizes)}, a więc do liczb ${set(rows[2]!.reached)}. Najmniejsza brakująca to **${rows[2]!.number}**: g(2) = **${rows[2]!.number}**.`,
    },
    three: {
      title: "g(3)",
      text: ({ rows }) =>
        `Ze stosu **3** kamieni ruchy prowadzą do stosów o rozmiarach ${and(rows[3]!.sizes)}, a więc do liczb ${set(rows[3]!.reached)}. Teraz **brakuje 0**: g(3) = **${rows[3]!.number}**. Stos o liczbie 0 to pozycja przegrywająca, bo każdy ruch z niego prowadzi do liczby różnej od 0.`,
    },
    table: {
      title: "Tabela",
      text: ({ rows, period }) =>
        `W ten sam sposób powstają liczby g(0) … g(${rows.length - 1}): **${rows.map(({ number }) => number).join(", ")}**. Każda zależy tylko od dwóch poprzednich, więc powtarzają się, a ich okres (period) to **${period}**: g(n) jest resztą z dzielenia n przez ${period}. Nawet dla ogromnego stosu wystarczy jedno dzielenie.`,
    },
    nim: {
      title: "Stos g kamieni",
      text: ({ rows }) =>
        `Stos o liczbie g zachowuje się jak stos g kamieni w grze **Nim**, w której wolno wziąć z jednego stosu tyle kamieni, ile się chce: z obu ruchy prowadzą do każdej liczby mniejszej niż g. Stos 5 kamieni ma liczbę **${rows[5]!.number}**: jego ruchy prowadzą do stosów o wielkości ${and(rows[5]!.sizes)}, czyli do ${set(rows[5]!.reached)}, tak jak ruchy ze stosu ${rows[5]!.number} kamieni w Nimie.`,
    },
    larger: {
      title: "Ruchy do większej liczby",
      text: ({ rows }) =>
        `Niektóre ruchy prowadzą do **większej** liczby: ze stosu 3 kamieni o liczbie ${rows[3]!.number} do stosu ${rows[3]!.sizes[0]} kamieni o liczbie ${rows[2]!.number}. Przeciwnik może jednak od razu wrócić do poprzedniej liczby: bierze ${rows[2]!.size} i znów jest ${rows[0]!.number}. Taki ruch nikomu nie pomaga.`,
    },
    numbers: {
      title: "Stosy stają się liczbami",
      text: ({ piles, numbers }) =>
        `Stosy ${set(piles)} są więc warte **${set(numbers)}**, tyle co trzy stosy w grze Nim. Kilka gier obok siebie, gdy każdy ruch wykonuje się w jednej z nich, to **gra złożona** (composite game); liczą się w niej tylko liczby tych gier.`,
    },
    xor: {
      title: "XOR",
      text: ({ numbers, sum }) =>
        `Zapisz liczby dwójkowo, jedną pod drugą. Pod kolumną, w której jest **nieparzysta liczba jedynek**, napisz 1, a pod każdą inną 0: otrzymana liczba to XOR. Tutaj ${numbers.join(" ⊕ ")} = **${sum}**.`,
    },
    lost: {
      title: "Zero przegrywa",
      text: ({ sum }) =>
        `XOR wynosi **${sum}**, więc gracz, który ma ruch, **przegrywa**. Każdy jego ruch zmienia jedną liczbę i XOR przestaje być równy 0, a przeciwnik sprawia, że znów wynosi 0. Na samym końcu, gdy nie ma już kamieni, XOR też wynosi 0, a gracz, który ma ruch, już przegrał.`,
    },
    answer: {
      title: "Odpowiedź na każdy ruch",
      text: ({ answer: { piles, numbers, sum, size, number, taken, left } }) =>
        `Dlaczego przeciwnik zawsze znajdzie taki ruch? Po zabraniu jednego kamienia z pierwszego stosu liczby stosów ${set(piles)} to ${set(numbers)}, a ich XOR wynosi ${sum}. **Najwyższa jedynka** tego wyniku stoi też w którejś z liczb, tutaj w ${number}; ${number} ⊕ ${sum} = **${left}** jest mniejsze i mex zapewnia, że prowadzi tam ruch: weź ${taken} ze stosu ${size} kamieni, a XOR wyniesie 0.`,
    },
    won: {
      title: "Jak wygrać",
      text: ({ won }) =>
        `Stosy ${set(won.piles)} mają liczby ${set(won.numbers)}, a ich XOR to **${won.sum}**, więc wygrywa pierwszy gracz. Musi zrobić ruch, po którym XOR wynosi 0: **wziąć ${polishCount(won.taken, ["kamień", "kamienie", "kamieni"])} ze stosu nr ${won.pile}**.`,
    },
    yours: {
      title: "Teraz ty",
      text: "Zagraj z komputerem, który nigdy nie przeoczy wygrywającego ruchu. Możesz też wpisać inne stosy i inne liczby kamieni, które wolno wziąć w jednym ruchu: liczby, okres i wygrywające ruchy od razu się do nich dostosują.",
    },
  },
  examples: {
    piles: "{5, 2, 3}",
    onePile: "jeden stos: 5",
    won: "{5, 2, 4}",
  },
};
