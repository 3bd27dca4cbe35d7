import type { TeacherText } from "./teacher.en";

export const teacher: TeacherText = {
  title: "Dla nauczycieli",
  lead: "Pięć lekcji to tydzień, jedna na dzień: kroki do przeczytania, sześć pytań, które sprawdza strona, i zadania do wysłania. Nic nigdzie nie jest wysyłane: postępy zostają w przeglądarce ucznia.",
  ...{ before: "Trzeba znać", after: "Uczeń pozna", day: "Dzień", lesson: "Lekcja" },
  ...{ week: "Plan tygodnia", steps: "Kroki", reading: "Czytanie, minuty" },
  ...{ questions: "Pytania, minuty", wall: "Sama plansza, na ścianę" },
  planLead:
    "Dwie minuty na krok, trzy na pytanie; reszta lekcji to zadania z części „Teraz rozwiąż”.",
  lessons: {
    "knight-moves": [
      "Pętle, tablice i funkcje w jednym języku.",
      "Plansza jako graf, kolejka, przeszukiwanie wszerz i dlaczego jego pierwsza odpowiedź jest najkrótsza, koszt.",
    ],
    "stone-piles": [
      "Liczby dwójkowe, reszta z dzielenia.",
      "Pozycje wygrywające i przegrywające, mex, liczby Grundy’ego, XOR gier, ruchy wygrywające.",
    ],
    "chessboard-coins": [
      "Lekcja o stosach kamieni.",
      "Liczby Grundy’ego na planszy, kilka monet jako jedna gra, dowód w obie strony.",
    ],
    "sliding-puzzle": [
      "Lekcja o ruchach skoczka; pomaga kolejka priorytetowa.",
      "Inwersje i rozwiązywalność, przeszukiwanie na ślepo i jego pamięć, heurystyki, A* i IDA*.",
    ],
    "n-queens": [
      "Tablice i liczby losowe.",
      "Stan jako tablica, przystosowanie, selekcja, krzyżowanie, mutacja i kiedy takie szukanie się opłaca.",
    ],
  },
  class: "Klasa",
  classLead:
    "Liczba w adresie, ziarno (seed), wyznacza pytania: każdy uczeń, który otworzy lekcję pod tymi adresami, dostanie te same co na tym arkuszu.",
  ...{ seed: "Ziarno", sheet: "Pytania do wydruku", answers: "Odpowiedzi", print: "Drukuj" },
  noScripts: "Bez skryptów jest tu arkusz ziarna 1.",
};
