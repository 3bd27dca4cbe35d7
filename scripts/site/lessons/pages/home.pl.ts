import { polishCount } from "../polish-plural";
import type { TranslatedHomeText } from "./home";

export const home: TranslatedHomeText = {
  lead: "Warsztat do rozwiązań zadań konkursowych w TypeScripcie, z szybką biblioteką: **wysyłasz dokładnie to, co sprawdzasz**.",
  picture:
    "Skoczek szuka drogi z a1 na h8: pole po polu, w sześciu warstwach, każde dostaje swoją liczbę ruchów",
  lessons: "Pięć lekcji do zabawy",
  start: "Na początek",
  startLead: ({ node }) =>
    `Potrzebny jest Node w wersji ${node} lub nowszej; polecenia wpisuje się w klonie tego repozytorium:`,
  commands: {
    "npm ci": "instaluje zależności, wystarczy raz",
    "npm run judge": "sprawdza rozwiązania na ich danych",
    "npm test": "testuje bibliotekę, zadania i narzędzia",
  },
  own: "Folder na własne rozwiązania, obok klonu",
  strengthsTitle: "Czego nie mają inni",
  strengths: {
    exact: {
      what: "Dokładnie ten plik",
      how: ({ sites }) =>
        `Rozwiązanie i biblioteka stają się jednym plikiem, a sprawdzany jest właśnie ten plik, w środowisku wybranego serwisu; liczba serwisów do wyboru: ${sites}.`,
    },
    measured: {
      what: "Zegar jądra systemu",
      how: "Czas procesora i pamięć mierzy jądro systemu, w piaskownicy bez sieci i bez żadnych plików poza plikami samego programu.",
    },
    smallest: {
      what: "Najmniejsze błędne dane",
      how: "`jb stress` porównuje rozwiązanie z powolnym na losowych danych, a pierwsze dane, na których ich odpowiedzi się różnią, zmniejsza, jak tylko się da.",
    },
    library: {
      what: "Biblioteka z dowodami",
      how: ({ modules, verified }) =>
        `${polishCount(modules, ["moduł", "moduły", "modułów"])}, a każdy porównany z powolnym odpowiednikiem; programy używające ${verified} z nich rozwiązują publicznie dostępne zadania.`,
    },
    packages: {
      what: "Zadania wchodzą i wychodzą",
      how: "`jb import` wczytuje zadania z przeglądarki i z paczek serwisów; `jb export` zapisuje paczki Kattis, DOMjudge, DMOJ i Polygon.",
    },
  },
  lookUp: "Zajrzyj",
  aboutProblems: ({ problems }) =>
    `${problems}, a przy każdym treść, zwinięte podpowiedzi, rozwiązanie i ten jeden plik do wysłania.`,
  aboutLibrary: ({ modules, topics }) =>
    `${polishCount(modules, ["moduł", "moduły", "modułów"])} w ${polishCount(topics, ["temacie", "tematach", "tematach"])}, do znalezienia też pod potocznymi nazwami: DSU, BIT, HLD, LIS, CHT.`,
  aboutBenchmarks: "nasze czasy w stosunku do czasów pakietów z npm i programów w C++.",
};
