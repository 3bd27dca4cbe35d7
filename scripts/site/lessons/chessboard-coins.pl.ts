import type { CoinsLesson } from "./chessboard-coins";
import { listed } from "./lesson";

const and = (names: readonly (string | number)[]) => listed(names.map(String), " i ");
const set = (numbers: readonly number[]) => `{${[...new Set(numbers)].join(", ")}}`;

export const lesson: CoinsLesson = {
  title: "Monety na szachownicy",
  lead: "Każda moneta to osobna gra. Każde pole ma liczbę Grundy’ego (Grundy number), a liczby pod monetami połączone działaniem XOR (exclusive or) mówią, kto wygra.",
  steps: {
    question: {
      title: "Gra",
      text: ({ coins }) =>
        `Na szachownicy leżą monety, tutaj na polach **${and(coins)}**. Dwaj gracze grają na przemian i w każdym ruchu przesuwają jedną monetę; na jednym polu może leżeć kilka monet. Przegrywa ten, kto **nie może ruszyć** żadnej monety. Czy wygra pierwszy gracz?`,
    },
    moves: {
      title: "Cztery ruchy",
      text: ({ middle }) =>
        `Kolumna to x, liczone od lewej, a wiersz to y, liczone od dołu, jak na szachownicy. Moneta z pola (x, y) idzie na **(x − 2, y + 1)**, **(x − 2, y − 1)**, **(x + 1, y − 2)** albo **(x − 1, y − 2)** i nigdy nie wychodzi poza szachownicę. Z pola ${middle.square} możliwe są wszystkie cztery ruchy: na ${and(middle.targets)}.`,
    },
    stuck: {
      title: "Koniec gry",
      text: ({ stuck }) =>
        `Każdy ruch prowadzi w lewo albo w dół i zmniejsza sumę x + y, więc gra musi się skończyć. Z pól **${and(stuck)}** moneta nie ma ruchu: gracz, który musi ją ruszyć, **przegrał**. Liczba Grundy’ego takiego pola to **0**.`,
    },
    one: {
      title: "Pozycja wygrywająca",
      text: ({ one }) =>
        `Z pola **${one.square}** moneta może przejść na ${and(one.targets)}, gdzie przeciwnik już przegrał, więc ${one.square} to **pozycja wygrywająca**. Jego liczba to **mex** (minimum excluded): najmniejsza z liczb 0, 1, 2, …, której brakuje wśród liczb pól, na które prowadzą ruchy. Tutaj mex ${set(one.reached)} = **${one.number}**.`,
    },
    lost: {
      title: "Pozycja przegrywająca",
      text: ({ lost }) =>
        `Z pola **${lost.square}** moneta może przejść tylko na ${and(lost.targets)}, pole warte ${and(lost.reached)}. Każdy ruch oddaje przeciwnikowi pozycję wygrywającą, więc ${lost.square} to **pozycja przegrywająca**: w zbiorze ${set(lost.reached)} brakuje 0, a zatem jego liczba to **${lost.number}**.`,
    },
    mex: {
      title: "Mex zbioru",
      text: ({ high }) =>
        `Z pola **${high.square}** ruchy prowadzą na ${and(high.byNumber)}, a liczby tych pól to kolejno ${and(high.reached)}. Najmniejsza brakująca liczba to **${high.number}**. Z pola wartego ${high.number} ruchy prowadzą więc do każdej mniejszej liczby, tak jak ze stosu ${high.number} kamieni, z którego wolno wziąć, ile się chce.`,
    },
    table: {
      title: "Cała szachownica",
      text: ({ side }) =>
        `Liczba pola zależy tylko od pól, na które prowadzą jego ruchy. Dlatego liczby wszystkich pól szachownicy **${side} × ${side}** można wyznaczyć jedną po drugiej, zaczynając w lewym dolnym rogu. Im ciemniejsze pole, tym większa jest jego liczba; wskaż pole, a zobaczysz, skąd się ona bierze.`,
    },
    single: {
      title: "Jedna moneta",
      text: ({ middle }) =>
        `Gdy moneta jest jedna, liczba mówi wszystko: z pola wartego **0** gracz, który ma ruch, przegrywa, a z każdego innego przechodzi na pole warte 0 i wygrywa. Z pola ${middle.square}, wartego ${middle.number}, jest taki ruch.`,
    },
    several: {
      title: "Kilka monet",
      text: ({ coins, numbers }) =>
        `Monety nie przeszkadzają sobie nawzajem, więc każda jest osobną grą, a ruch wykonuje się w jednej z nich. Monety na polach ${and(coins)} są warte **${and(numbers)}**: zachowują się jak stosy o tylu kamieniach, z których wolno wziąć, ile się chce.`,
    },
    xor: {
      title: "XOR",
      text: ({ numbers, sum }) =>
        `Połącz liczby działaniem **XOR**, cyfra dwójkowa po cyfrze dwójkowej: ${numbers.join(" ⊕ ")} = **${sum}**. To nie jest 0, więc pierwszy gracz **wygrywa**.`,
    },
    win: {
      title: "Wygrywający ruch",
      text: ({ win }) =>
        `Wygrywa ruch, po którym XOR wynosi **0**: moneta przechodzi z pola **${win.from}** na **${win.to}**. Cokolwiek zrobi potem przeciwnik, XOR nie będzie już równy 0 i znów da się go sprowadzić do 0.`,
    },
    why: {
      title: "Dlaczego to działa?",
      text: ({ numbers, sum, win }) =>
        `Gdy XOR wynosi 0, ruch zmienia jedną liczbę, więc po nim XOR nie jest równy 0. Gdy nie wynosi 0, jak tutaj ${numbers.join(" ⊕ ")} = ${sum}, weź najwyższą jedynkę w jego zapisie dwójkowym: liczba którejś monety ma jedynkę na tym samym miejscu, tutaj ${win.number} na polu ${win.from}. Połącz tę liczbę działaniem XOR z całym wynikiem, a otrzymasz liczbę **mniejszą**: ${win.number} ⊕ ${sum} = **${win.smaller}**. Mex zapewnia, że prowadzi do niej ruch, tutaj na ${win.to}, i po tym ruchu XOR wynosi 0. Po ruchu do większej liczby przeciwnik może wrócić do poprzedniej, więc taki ruch nikomu nie pomaga.`,
    },
    yours: {
      title: "Teraz ty",
      text: "Połóż monety, zapytaj o dowolne pole, skąd bierze się jego liczba, i zagraj z komputerem. W zadaniu z zawodów szachownica ma piętnaście wierszy i kolumn; tutaj możesz wybrać inny rozmiar.",
    },
  },
  examples: {
    table: "tabela liczb",
    moves: "cztery ruchy",
    several: "trzy monety",
  },
};
