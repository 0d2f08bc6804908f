import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_PL: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Zbuduj podwodną stację: kupuj, licytuj, wysyłaj deeple i pilnuj uszkodzeń. Średnio trudna, także solo. Około 90 minut albo 30 dni przy jednym ruchu dziennie.',
  cards: {
    about: {
      title: 'O co chodzi',
      text: 'Przez 3 rundy budujesz stację pod wodą. W każdej kupujesz karty z planszy, wybierasz karty na czarnym rynku, licytujesz resztę i podliczasz premie. Małe deeple uruchamiają moduły na zewnątrz. Wygrywa najwięcej punktów.',
    },
    turn: {
      title: 'Twoja tura w fazie A',
      text: 'Robisz jedno: kupujesz kartę (im niższy rząd, tym taniej, ale najniższy daje uszkodzenie), używasz karty tlenu albo pasujesz. Przedtem możesz uruchomić elektrownię (monety za uszkodzenia) i budować rozbudowy. Gdy rząd się opróżni, wyższe spadają i tanieją. Pierwszy pas daje 3 punkty i pierwszeństwo w dalszych fazach.',
    },
    oxygen: {
      title: 'Tlen',
      text: 'Karta tlenu rusza deeple w trzech zewnętrznych ramionach: butla 3 rusza jednego o najwyżej 3 pola. Gdy na module leży ich dość, aktywuj go: kraby dają monety, domy-muszle punkty, ośmiornice naprawiają. Każda karta i każdy moduł działa raz na rundę.',
    },
    market: {
      title: 'Rynek i licytacje',
      text: 'W fazie B w tajemnicy wybierasz, które z 3 kart kupujesz: 1, 2 lub 3 kosztują 1, 3 lub 6 monet i tyle samo uszkodzeń. Niekupione karty trafiają do rzędów licytowanych w fazie C. Rzędy z małą liczbą kart dają dodatkowe akcje tlenu.',
    },
    points: {
      title: 'Punkty',
      text: 'Punkty dają domy-muszle, wczesny pas, karty premii po każdej rundzie i rozbudowa badań. Na końcu dodajesz 1 punkt za każde 5 monet, a jeśli stacja jest stabilna, punkty końcowe wszystkich kart.',
    },
    damage: {
      title: 'Uważaj',
      text: 'Jeśli na końcu uszkodzeń jest więcej, niż wskazuje czerwony znacznik („próg” na planszy), stacja się zawala i wszystkie punkty końcowe przepadają. Ośmiornice przesuwają znacznik w górę, kraby go cofają. A gdyby uszkodzeń było ponad 15, tracisz skrajną kartę jednego ramienia.',
    },
    end: {
      title: 'Koniec',
      text: 'Po rundach 1 i 2 deeple wracają do kopuły, po rundzie 3 zostają tam, gdzie są, i następuje podliczenie końcowe. Wygrywa najwięcej punktów, a przy remisie mniej uszkodzeń. Solo grasz przeciw Deep Thought, stacji, która gra sama.',
    },
  },
  chapters: {
    game: 'Gra i jej elementy',
    'phase-a': 'Faza A – Rozwój',
    oxygen: 'Tlen i deeple',
    'phase-b': 'Faza B – Czarny rynek',
    'phase-c': 'Faza C – Licytacje',
    'phase-d': 'Faza D – Podliczenie rundy',
    building: 'Budowa kart',
    'free-actions': 'Elektrownia i rozbudowy',
    damage: 'Uszkodzenia i czerwony znacznik',
    modules: 'Moduły i zbiorniki',
    research: 'Karty badań',
    end: 'Koniec gry',
    solo: 'Solo przeciw Deep Thought',
    table: 'Przy tym stole',
  },
  paragraphs: {
    aim: {
      title: 'Cel gry',
      text: 'New Eden to gra Benjamina Schwera dla 1 do 4 osób. Każdy buduje stację pod wodą; solo grasz przeciw stacji automatycznej, Deep Thought. Gra trwa 3 rundy. Każda ma cztery fazy: A – Rozwój, B – Czarny rynek, C – Licytacje i D – Podliczenie rundy. Po trzeciej rundzie następuje podliczenie końcowe i wygrywa najwięcej punktów. Gra zawsze się kończy, cokolwiek kto zrobi.',
    },
    station: {
      title: 'Twoja stacja',
      text: 'Pośrodku stacji jest kopuła. Wychodzi z niej pięć ramion, które rosną z każdą kartą: na zewnątrz Kraby zbieracze, Domy-muszle i Ośmiornice naprawcze, wewnątrz Stocznie i Zbiorniki tlenu. Pole 1 ramienia jest przy kopule, a nowa karta trafia zawsze na koniec. Karty badań mają własne miejsce. Wszystkie karty ramienia działają; żadnej się nie przykrywa, nie przesuwa ani nie oddaje z własnej woli.',
    },
    decks: {
      title: 'Sześć talii',
      text: 'W grze jest 90 kart w sześciu taliach po 15, tasowanych na początku: 1A, 1B, 2A, 2B, 3A i 3B. Runda 1 używa talii 1A i 1B i tak dalej; kod na odwrocie karty mówi, do której talii należy. Z talii A wykłada się 12 kart w fazie A, z talii B rozdaje się 12 w fazie B. Ostatnie 3 z każdej talii trafiają do pudełka i nikt ich nie widzi. W pięciu przypadkach karta z talii A i karta z talii B są takie same: odróżnia je litera po nazwie. Karta jest zawsze tylko w jednym miejscu, a z pudełka nic nie wraca.',
    },
    start: {
      title: 'Z czym zaczynasz',
      text: 'Zaczynasz z 10 monetami, bez punktów, z 0 uszkodzeń, czerwonym znacznikiem na 0 i jednym deeplem w kopule. Masz dwa zbiorniki startowe, jeden z butlą 2 i jeden z dwiema butlami 1. Nic nie jest jeszcze zbudowane; czekają na ciebie cztery rozbudowy, a razem z rozbudową zbiorników tlenu jeszcze jeden zbiornik. Monet nigdy nie brakuje. Deepli jest w sumie 45.',
    },
    nautilus: {
      title: 'Nautilus',
      text: 'Kto ma Nautilusa, zaczyna każdą fazę; dalej gra się zgodnie z ruchem wskazówek zegara. Na początku decyduje los (solo ma go Deep Thought). W fazie A trafia od razu do stacji, która pierwsza pasuje: ta zaczyna więc fazy B i C oraz następną fazę A. Zawsze ma go dokładnie jedna stacja.',
    },
    display: {
      title: 'Plansza kart',
      text: 'Na początku każdej rundy odkrywa się dwie karty premii; te z poprzedniej rundy odpadają. Potem wykłada się 12 odkrytych kart z talii A tej rundy, w 4 rzędach po 3. Gdy wszyscy mają pas, reszta kart trafia do pudełka i zaczyna się faza B.',
    },
    turns: {
      title: 'Tury w fazie A',
      text: 'Tury biegną zgodnie z ruchem wskazówek zegara, od Nautilusa. W swojej turze możesz najpierw wykonać dowolnie wiele akcji darmowych: uruchomić elektrownię, budować rozbudowy. Potem robisz dokładnie jedno: kupujesz kartę, używasz karty tlenu albo pasujesz. Akcje darmowe są możliwe tylko przedtem, nie w trakcie i nie potem. Po pasie tury cię omijają. Ostatnia stacja bez pasu gra tura po turze, aż też spasuje.',
    },
    buying: {
      title: 'Zakup karty',
      text: 'Wybierz kartę z planszy i zapłać cenę jej rzędu: 10 monet w rzędzie 1, na górze, 6 w rzędzie 2, 3 w rzędzie 3 i 1 w rzędzie 4. Potem następuje efekt rzędu, czy chcesz, czy nie: rząd 1 naprawia 3 uszkodzenia, rząd 2 naprawia 1, rząd 3 nie robi nic, a rząd 4 daje ci 1 uszkodzenie. Na koniec budujesz kartę, więc nie może przepaść od uszkodzeń własnego zakupu.',
    },
    'dropping-rows': {
      title: 'Rzędy spadają',
      text: 'Gdy z rzędu z jakiegokolwiek powodu znika ostatnia karta, wszystkie rzędy powyżej spadają o jeden; kolumny się nie zmieniają. Od następnej tury ich karty są tańsze. Karty leżą więc zawsze w najniższych rzędach. Przykład: rząd 4 się opróżnia; karty z rzędu 3, które kosztowały 3 monety, leżą teraz w rzędzie 4 i kosztują 1.',
    },
    'two-stations': {
      title: 'Przy dwóch stacjach',
      text: 'Przy dwóch stacjach, także solo, tuż przed każdą turą posiadacza Nautilusa z planszy znika jedna karta, nawet przed pierwszą turą w ogóle: górna karta najbardziej lewej kolumny, w której coś jeszcze leży. Trafia do pudełka, a rzędy mogą spaść. Po pierwszym pasie to się kończy. Przy 3 i 4 graczach tej zasady nie ma; różnią się tylko rozdaniem fazy B i punktami za pas.',
    },
    passing: {
      title: 'Pasowanie',
      text: 'Spasować możesz w każdej turze, nawet pierwszej. Kończy to twoją fazę A, ale nie pozostałe fazy. Kolejność pasów daje punkty: przy 2 stacjach 3 i 0, przy 3 graczach 3, 2 i 0, przy 4 graczach 3, 2, 1 i 0. Pierwszy pas daje też Nautilusa.',
    },
    bottles: {
      title: 'Użycie karty tlenu',
      text: 'Wybierz kartę tlenu nieużytą w tej rundzie. Jej butli używa się po kolei, najpierw większej. Butla 3 rusza jednego deepla o 1, 2 lub 3 pola; niewykorzystane pola przepadają. Butlę możesz pominąć, ale co najmniej jedna z karty musi ruszyć deepla; karty nie użyjesz więc, gdy żaden nie może się ruszyć. Druga butla może ruszyć dalej tego samego deepla albo innego.',
    },
    moving: {
      title: 'Dokąd płyną deeple',
      text: 'Ruszyć mogą deeple z kopuły i te, które leżą na modułach; te przy pracy nie mogą. Z kopuły deeple wpływa do jednego z trzech zewnętrznych ramion: drugi moduł jest 2 pola dalej. W swoim ramieniu może płynąć w obie strony, ale nigdy z powrotem do kopuły ani do innego ramienia. Każdy moduł ramienia to jedno pole, ośmiornica z rozbudowy też; stocznie i zbiorniki nie. Nic nie blokuje: na module może leżeć dowolnie wiele deepli. Ruszony deeple tam leży i później może ruszyć znowu.',
    },
    activating: {
      title: 'Aktywacja modułów',
      text: 'Po obu butlach możesz aktywować moduły, na których skończyła się butla tej akcji, jeśli leży tam tyle deepli, ile moduł ma stanowisk. Te deeple są przy pracy do końca rundy, a efekt następuje od razu: monety, punkty albo naprawa. Moduł aktywuje się raz na rundę. Możesz aktywować jeden, oba albo żaden, nawet jeśli efekt nic nie daje. Przykład: dom-muszla ma 2 stanowiska. Jeden deeple przypływa i czeka; późniejsza butla przysyła drugiego i wtedy możesz go aktywować.',
    },
    'at-once': {
      title: 'Nowe rzeczy działają od razu',
      text: 'Modułów, kart tlenu i deepli zdobytych w rundzie możesz użyć jeszcze w tej samej rundzie. Karty tlenu możesz użyć raz w każdej rundzie.',
    },
    supply: {
      title: 'Nowe deeple',
      text: 'Nowe deeple przychodzą z zasobów ogólnych i leżą w twojej kopule, gotowe od razu. W sumie jest ich 45; jeśli zostało za mało, dostajesz te, które są. Deep Thought nigdy ich nie ma.',
    },
    dealing: {
      title: 'Rozdanie czarnego rynku',
      text: 'Każdy dostaje 3 karty z talii B tej rundy, zgodnie z ruchem wskazówek zegara od Nautilusa; widzisz tylko swoje. Potem kładzie się zakryte karty do licytacji, po 3 w rzędzie: przy dwóch stacjach w rzędach 3 i 4, przy 3 graczach w rzędzie 4, przy 4 w żadnym. Solo dostajesz karty przed Deep Thought. Ostatnie 3 trafiają do pudełka i nikt ich nie widzi.',
    },
    choosing: {
      title: 'Tajny wybór',
      text: 'Wszyscy naraz i w tajemnicy wybierają, które ze swoich 3 kart kupują: żadną, 1, 2 lub 3, o ile starcza monet. Wybór jest ostateczny. Przed nim możesz wykonywać akcje darmowe, które wszyscy od razu widzą; po nim już żadnej aż do fazy C. W fazie B niczego nie można aktywować.',
    },
    paying: {
      title: 'Zapłata na czarnym rynku',
      text: 'Po ostatnim wyborze wszyscy płacą naraz: 1, 2 lub 3 karty kosztują 1, 3 lub 6 monet i dają tyle samo uszkodzeń. Brak zakupu nic nie kosztuje. Stacja, której uszkodzenia przekroczyłyby 15, traci teraz kartę, zgodnie z ruchem wskazówek zegara od Nautilusa i zanim pokażemy nowe karty. Kupiona właśnie karta nie może więc przepaść przez własny zakup.',
    },
    leftovers: {
      title: 'Niekupione karty',
      text: 'Karty, których nie kupujesz, trafiają zakryte do rzędu planszy: karty posiadacza Nautilusa do rzędu 1, następnej stacji do rzędu 2 i tak dalej. Swoje znasz do fazy C tylko ty. Potem, w tej samej kolejności, każdy pokazuje i buduje swoje zakupy.',
    },
    rows: {
      title: 'Rzędy na licytacji',
      text: 'Wszystkie rzędy zostają odkryte, a potem są cztery licytacje, po jednej na rząd. Pierwszą otwiera posiadacz Nautilusa. Kto otwiera, wybiera rząd, którego jeszcze nie licytowano; rząd bez kart też się liczy, bo daje najwięcej akcji dodatkowych. Ostatniego rzędu nie trzeba wybierać.',
    },
    bidding: {
      title: 'Licytowanie',
      text: 'Kto otwiera, oferuje dowolną liczbę swoich monet albo nie licytuje. Inni następują zgodnie z ruchem wskazówek zegara, znowu i znowu: przebij o co najmniej 1 monetę albo się wycofaj. Po wycofaniu nie wraca się do tej licytacji. Kończy się, gdy zostaje tylko najwyższa oferta albo nikt. Jeśli wszyscy inni są już poza licytacją, kto otwiera, i tak musi zaoferować co najmniej 1, żeby zdobyć rząd. Nie możesz zaoferować więcej monet, niż masz, ani więcej niż 100 ponad najwyższą ofertę.',
    },
    'winning-row': {
      title: 'Zdobycie rzędu',
      text: 'Kto wygrywa licytację, płaci dokładnie swoją ofertę, bierze wszystkie karty rzędu, buduje je, a potem może wykonać akcje dodatkowe rzędu. Rząd zostaje oznaczony, a ta sama stacja otwiera następną licytację: wybiera rząd i składa pierwszą ofertę.',
    },
    unsold: {
      title: 'Niesprzedane rzędy',
      text: 'Jeśli nikt nie zaoferuje co najmniej 1 monety, rząd zostaje niesprzedany. Jego karty trafiają do pudełka, nikt nie dostaje akcji dodatkowych, a następną licytację otwiera ta sama stacja.',
    },
    'extra-actions': {
      title: 'Akcje dodatkowe i forsowanie',
      text: 'Rząd z 0, 1, 2 lub 3 kartami daje zwycięskiej stacji do 3, 2, 1 lub 0 dodatkowych akcji tlenu. W każdej używasz karty tlenu jak w fazie A. Raz na rząd możesz też forsować: 1 uszkodzenie za jeszcze jedną akcję tlenu, przed innymi albo po nich, dopóki masz kartę tlenu do użycia i deepla, który może ruszyć. Wszystko jest dobrowolne, w dowolnej kolejności, z akcjami darmowymi pomiędzy; ale teraz albo nigdy. Przykład: rząd z 1 kartą daje ci 2 akcje dodatkowe, a 3, jeśli forsujesz.',
    },
    'drop-all': {
      title: 'Wycofanie się ze wszystkich licytacji',
      text: 'Zamiast wycofać się z jednej licytacji, możesz wycofać się ze wszystkich licytacji tej rundy. Wtedy w tej fazie już o nic nie pytamy. To to samo, co wycofać się za każdym razem, tylko z mniejszą liczbą pytań.',
    },
    limits: {
      title: 'Tajne limity (opcja stołu)',
      text: 'Jeśli stół na to pozwala, zamiast oferty możesz ustawić tajny limit: co najmniej 1 więcej od najwyższej oferty, najwyżej tyle, ile masz monet, i nie więcej niż 100 ponad tę ofertę. Bot licytuje wtedy za ciebie, zawsze tylko tyle, ile trzeba, dopóki limit pozwala; potem pytamy znowu. Inni widzą tylko oferty, nie limit ani to, że go masz albo się nad nim zastanawiasz, choć natychmiastowa oferta może dać do myślenia. Limit kończy się razem z licytacją.',
    },
    bonus: {
      title: 'Karty premii',
      text: 'W fazie D każda z dwóch kart premii płaci każdej stacji za każdą jej kartę jednego rodzaju: po 1 monecie albo po 2 punkty, jak pokazuje karta. Jest ich 12, po dwie na każdy z sześciu rodzajów. Dwie tego samego rodzaju płacą obie. Zbiorniki startowe i zbiornik z rozbudowy liczą się jako Zbiorniki tlenu; same rozbudowy, także ośmiornica z rozbudowy, się nie liczą. Wypłaca się zgodnie z ruchem wskazówek zegara od Nautilusa.',
    },
    cleaning: {
      title: 'Koniec rundy',
      text: 'Po rundach 1 i 2 wszystkie deeple wracają do kopuły, moduły i karty tlenu znów są gotowe, a elektrowni znów można użyć 3 razy. Oznaczenia licytacji i pasów znikają. Po rundzie 3 deeple zostają tam, gdzie są, i następuje podliczenie końcowe.',
    },
    'new-card': {
      title: 'Budowa karty',
      text: 'Nowa karta trafia na koniec swojego ramienia, badania do obszaru badań. Moduły później się nie ruszają i nie można ich oddać. Stocznia od razu przynosi swoje deeple. Zbiornik tlenu jest gotowy do użycia. Karta badań najpierw daje 3 punkty, jeśli masz rozbudowę badań, a potem działa jej efekt.',
    },
    several: {
      title: 'Budowa kilku kart',
      text: 'Gdy budujesz kilka kart naraz, najpierw są badania, w stałej kolejności; potem ramiona w kolejności kraby, muszle, ośmiornice, stocznie, tlen. Jeśli kilka trafia do jednego ramienia, wybierasz, która leży bliżej kopuły. Deep Thought też buduje w stałej kolejności, bez pytań.',
    },
    when: {
      title: 'Kiedy możliwe są akcje darmowe',
      text: 'Akcje darmowe, czyli elektrownia i cztery rozbudowy, nie kosztują tury. Możesz wykonać dowolnie wiele, w dowolnej kolejności: w fazie A w swojej turze przed akcją główną, w fazie B przed swoim wyborem, a w fazie C zawsze, gdy masz wybrać rząd, otworzyć licytację, licytować albo wykonać akcje dodatkowe, nawet gdy zdobyte karty już stoją. W licytacji solo są przed twoją ofertą.',
    },
    plant: {
      title: 'Elektrownia',
      text: 'Do 3 razy na rundę elektrownia daje ci 5 monet, ale też uszkodzenia: 1 za pierwszym razem w rundzie, 3 za drugim, 6 za trzecim. Wszystkie trzy użycia dają razem 15 monet i 10 uszkodzeń. Niektóre karty badań ją ulepszają. Możesz jej użyć nawet przy 15 uszkodzeniach, jeśli godzisz się na stratę karty.',
    },
    extensions: {
      title: 'Cztery rozbudowy',
      text: 'Każda rozbudowa kosztuje 6 monet i powstaje raz w grze: rozbudowa stoczni, zbiorników tlenu, ośmiornicy i badań. Rozbudów nigdy się nie traci i nie liczą się do żadnej premii; tylko zbiornik z rozbudowy zbiorników tlenu liczy się jako Zbiornik tlenu.',
    },
    'extension-shipyard': {
      title: 'Rozbudowa stoczni',
      text: 'Daje 3 deeple do kopuły, gotowe od razu. Kosztuje 6 monet.',
    },
    'extension-oxygen': {
      title: 'Rozbudowa zbiorników tlenu',
      text: 'Daje zbiornik z rozbudowy, z butlami 2 i 1, jeszcze nieużyty: możesz go użyć w tej samej turze, a potem raz w każdej rundzie. Kosztuje 6 monet.',
    },
    'extension-octopus': {
      title: 'Rozbudowa ośmiornicy',
      text: 'Stawia Ośmiornicę naprawczą tuż przy kopule, na polu 1 ramienia ośmiornic: naprawia 3 z 1 stanowiskiem i przesuwa czerwony znacznik o 1 w górę. Wszystkie inne twoje ośmiornice odsuwają się o jedno pole, razem z deeplami. Kosztuje 6 monet, nigdy się jej nie traci i nie liczy się do premii.',
    },
    'extension-research': {
      title: 'Rozbudowa badań',
      text: 'Odtąd każda karta badań, którą budujesz, daje 3 punkty, skądkolwiek jest: z zakupu, z czarnego rynku czy z licytacji. Karty zbudowane wcześniej nic nie dają. Kosztuje 6 monet.',
    },
    track: {
      title: 'Uszkodzenia',
      text: 'Twoje uszkodzenia mieszczą się między 0 a 15. Naprawa poniżej 0 nic więcej nie daje. Uszkodzenia biorą się z rzędu 4, czarnego rynku, elektrowni, forsowania i niektórych kart badań. Możesz je dobrowolnie przyjąć nawet przy 15; ceną jest karta.',
    },
    losing: {
      title: 'Za dużo uszkodzeń',
      text: 'Jeśli jedno zdarzenie podniosłoby uszkodzenia ponad 15, zostaje 15 i tracisz jedną kartę, niezależnie od nadmiaru. Wybierasz jedno ze swoich ramion, w którym stoi karta, a jego skrajna karta trafia do pudełka. Kart badań, zbiorników startowych i wszystkiego z rozbudów nigdy się nie traci; jeśli nie masz nic innego, nic nie tracisz. Wybierasz od razu, nawet w cudzej turze, a gra na ciebie czeka.',
    },
    'lost-deeples': {
      title: 'Deeple na utraconym module',
      text: 'Deeple z utraconego modułu zostają twoje. Te, które na nim leżały, płyną na następny moduł w stronę kopuły, a jeśli go nie ma, do kopuły. Te, które tam pracowały, są do końca rundy poza grą, a potem wracają do kopuły. Deeple, które przyniosła utracona stocznia, zostają u ciebie.',
    },
    'red-marker': {
      title: 'Czerwony znacznik',
      text: 'Czerwony znacznik mówi, ile uszkodzeń wytrzyma stacja, od 0 do 15. Licz w górę po 1 za każdą Ośmiornicę naprawczą, także tę z rozbudowy, i 3 za „Głębokie kotwice”, najwyżej do 15. Potem cofnij o 1 za każdego Kraba zbieracza, chyba że masz „Łagodne szczypce”, ale nie poniżej 0. Przykład: 5 ośmiornic, „Głębokie kotwice” i 2 kraby dają 6; same 3 kraby dają 0. W trakcie gry pokazujemy go tak, jak wypadłby teraz.',
    },
    stable: {
      title: 'Stabilna czy zawalona',
      text: 'Na końcu stacja jest stabilna, jeśli uszkodzeń nie jest więcej, niż wskazuje czerwony znacznik; inaczej jest zawalona. Liczy się tylko koniec: w trakcie gry niestabilność w niczym nie szkodzi. Przy znaczniku 6 stacja z 6 uszkodzeniami jeszcze stoi, a z 7 już nie.',
    },
    crabs: {
      title: 'Kraby zbieracze',
      text: 'Aktywowany Krab zbieracz daje monety: od 2 do 4 z 1 stanowiskiem, 6 lub 7 z 2 stanowiskami, 11 z 3 stanowiskami. Każdy krab cofa czerwony znacznik o 1: im więcej krabów, tym mniej uszkodzeń wytrzyma stacja. Na końcu krab jest wart od 0 do 4 punktów końcowych, te z późniejszych rund więcej. W grze jest ich 15.',
    },
    shells: {
      title: 'Domy-muszle',
      text: 'Aktywowany Dom-muszla daje punkty: od 2 do 4 z 1 stanowiskiem, od 5 do 8 z 2 stanowiskami, od 9 do 11 z 3 stanowiskami. Nie rusza czerwonego znacznika. Na końcu jest wart od 0 do 4 punktów końcowych, te z późniejszych rund więcej. W grze jest ich 18.',
    },
    octopuses: {
      title: 'Ośmiornice naprawcze',
      text: 'Aktywowana Ośmiornica naprawcza usuwa uszkodzenia: od 2 do 4 z 1 stanowiskiem, od 5 do 7 z 2 stanowiskami, od 8 do 10 z 3 stanowiskami. Każda ośmiornica przesuwa czerwony znacznik o 1 w górę, aktywowana czy nie. Na końcu jest warta od 0 do 3 punktów końcowych, te z późniejszych rund więcej. W grze jest ich 15.',
    },
    shipyards: {
      title: 'Stocznie',
      text: 'Stocznia przy budowie daje od 1 do 4 deepli do kopuły; są twoje na zawsze, nawet gdy stracisz stocznię. Leży wewnątrz, nie jest polem dla deepli i nie można jej aktywować. Na końcu jest warta od 0 do 5 punktów końcowych. W grze jest ich 12.',
    },
    tanks: {
      title: 'Zbiorniki tlenu',
      text: 'Zbiornik tlenu to karta tlenu, której możesz użyć raz na rundę. Ma jedną butlę od 3 do 5 albo dwie butle od 1 do 4, a każda butla rusza jednego deepla o najwyżej tyle pól. Leży wewnątrz i nie jest polem dla deepli. Na końcu zbiornik jest wart od 0 do 4 punktów końcowych. W grze jest ich 15, prócz twoich dwóch zbiorników startowych i zbiornika z rozbudowy, które nie dają punktów końcowych.',
    },
    'research-cards': {
      title: 'Karty badań',
      text: 'Każda z 15 kart badań jest inna. Jedne działają raz, przy budowie, inne do końca gry albo dopiero na jej końcu. Uszkodzenia ich nie niszczą, a z rozbudową badań każda zbudowana później daje 3 punkty. Jeśli nie napisano inaczej, karta badań nie ma punktów końcowych.',
    },
    'cool-turbine': {
      title: 'Chłodna turbina',
      text: 'Każde użycie elektrowni daje o 1 uszkodzenie mniej: 0, 2 i 5 zamiast 1, 3 i 6.',
    },
    'vent-dynamo': {
      title: 'Dynamo kominowe',
      text: 'Każde użycie elektrowni daje o 2 monety więcej: 7 zamiast 5.',
    },
    'vent-prestige': {
      title: 'Chluba komina',
      text: 'Każde użycie elektrowni daje też 2 punkty.',
    },
    'seed-money': { title: 'Kapitał na start', text: 'Przy budowie dostajesz 5 monet, jeden raz.' },
    'deep-anchors': {
      title: 'Głębokie kotwice',
      text: 'Przesuwają czerwony znacznik o 3 w górę, jak trzy kolejne ośmiornice.',
    },
    attacks: {
      title: 'Sabotaż doków, Pułapka na kraby, Przeciek zbiorników',
      text: 'Gdy budujesz jedną z tych kart, każda inna stacja dostaje 1 uszkodzenie za każdą swoją kartę jednego rodzaju: Sabotaż doków liczy stocznie, Pułapka na kraby kraby, Przeciek zbiorników zbiorniki tlenu. Przy tej ostatniej liczą się też zbiorniki startowe i zbiornik z rozbudowy, więc każdy ma co najmniej dwa. Idzie się zgodnie z ruchem wskazówek zegara od ciebie; stacja, która musi stracić kartę, wybiera ją, zanim kolej na następną. Solo karty te działają między tobą a Deep Thought.',
    },
    'gentle-claws': {
      title: 'Łagodne szczypce',
      text: 'Na końcu twoje Kraby zbieracze nie cofają czerwonego znacznika.',
    },
    crews: {
      title: 'Załogi krabów, Weterani krabów',
      text: 'Na końcu, jeśli stacja jest stabilna, każdy obsadzony krab daje punkty: 3 z kartą Załogi krabów, 2 z kartą Weterani krabów, a 5 z obiema. Krab jest obsadzony, jeśli w rundzie 3 był przez ciebie aktywowany i nadal go masz. Nawet kraba, którego monety są ci zbędne, warto więc czasem aktywować. Późniejsza karta płaci mniej; tak wydrukowano.',
    },
    ventures: {
      title: 'Śmiałe ryzyko, Wielkie ryzyko',
      text: 'Gdy budujesz Śmiałe ryzyko, dostajesz 5 uszkodzeń, a karta ma 8 punktów końcowych. Wielkie ryzyko daje 10 uszkodzeń i ma 20 punktów końcowych. Punkty końcowe dostajesz tylko wtedy, gdy stacja jest stabilna.',
    },
    'open-patent': {
      title: 'Otwarty patent',
      text: 'Przy budowie każda inna stacja dostaje 5 monet, Deep Thought też. Karta ma 15 punktów końcowych.',
    },
    'emergency-seal': {
      title: 'Awaryjna uszczelka',
      text: 'Przy budowie naprawiasz 5 uszkodzeń. Karta ma −5 punktów końcowych, więc kosztuje cię 5 punktów, jeśli stacja jest stabilna.',
    },
    final: {
      title: 'Podliczenie końcowe',
      text: 'Najpierw każdy dostaje 1 punkt za każde pełne 5 monet; te punkty zostają nawet po zawaleniu. Jeśli stacja jest stabilna, dodajesz punkty końcowe wszystkich swoich kart i punkty za obsadzone kraby. Jeśli jest zawalona, nie dodajesz nic: nie liczy się ani 20, ani −5. Punkty zdobyte w trakcie gry zostają. Wynik może być nawet ujemny.',
    },
    winner: {
      title: 'Zwycięstwo i remisy',
      text: 'Wygrywa najwięcej punktów. Przy remisie wygrywa mniej uszkodzeń. Jeśli remis trwa, zwycięstwo jest wspólne.',
    },
    standings: {
      title: 'Wynik w trakcie gry',
      text: 'Wynik pokazywany w trakcie gry to tyle, ile wolno wiedzieć wszystkim. Tajnych monet jeszcze nie liczymy, a punkty końcowe tylko dla stacji, które byłyby teraz stabilne. Deep Thought ma własny wiersz.',
    },
    'deep-thought': {
      title: 'Gra solo',
      text: 'Solo grasz przeciw Deep Thought, stacji automatycznej; obowiązują zasady dla dwóch stacji. Zaczyna z Nautilusem, 10 monetami i czterema gotowymi rozbudowami. Niczego nie decyduje, nie ma deepli i nigdy nie używa elektrowni. Jej monety są jawne. Karty, które szkodzą innym stacjom albo im pomagają, działają między wami w obie strony.',
    },
    'its-turn': {
      title: 'Tura Deep Thought',
      text: 'W swojej turze w fazie A Deep Thought bierze kartę najbardziej po prawej, najniższą w tej kolumnie. Nie płaci monet, ale efekt rzędu działa: stacja naprawia albo dostaje uszkodzenia. Potem buduje kartę, bez deepli. Każda karta badań daje jej 3 punkty, we wszystkich fazach. Przed każdą turą posiadacza Nautilusa, twoją czy jej, z planszy znika jedna karta, aż ktoś spasuje.',
    },
    'its-modules': {
      title: 'Gdy plansza jest pusta',
      text: 'Gdy plansza jest pusta, Deep Thought poświęca jedną turę na aktywację wszystkich krabów, muszli i ośmiornic, które wtedy ma, także ośmiornicy z rozbudowy, wszystko bez deepli. W następnej turze pasuje. Punkty za pas i Nautilus trafiają jak zwykle do jednej albo drugiej stacji. Jeśli pierwszy pas jest twój, masz Nautilusa, karty już nie znikają, a Deep Thought gra tura po turze, aż spasuje.',
    },
    'its-market': {
      title: 'Deep Thought na czarnym rynku',
      text: 'Deep Thought dostaje 3 karty i żadnej nie kupuje. Ale na poziomie 1, 2 lub 3 najpierw buduje pierwsze 1, 2 lub 3 z nich, jawnie i przed twoim wyborem, bez płacenia monet i bez uszkodzeń za nie; efekty samych kart działają. Na poziomie 0 nie buduje żadnej. Reszta trafia do pudełka i nikt jej nie widzi. Karty, których nie kupujesz, leżą w rzędzie 1, rząd 2 zostaje pusty, a rzędy 3 i 4 mają po 3 karty z talii.',
    },
    keeping: {
      title: 'Zachowanie rzędu',
      text: 'W fazie C wszystkie rzędy zostają odkryte. Zachowujesz jeden rząd, w którym są karty; pozostałe rzędy z kartami trafiają do pudełka i są zablokowane. Rząd 2, bez kart, zostaje zawsze. Jeśli kupujesz wszystkie trzy swoje karty, rząd 1 jest pusty i zablokowany, a ty zachowujesz rząd 3 albo rząd 4.',
    },
    'its-bid': {
      title: 'Licytacja z Deep Thought',
      text: 'Są dwie licytacje: najpierw zachowany rząd, potem rząd 2. Za każdym razem Deep Thought oferuje połowę swoich monet, zaokrągloną w górę: mając 7 monet, oferuje 4. Po ewentualnych akcjach darmowych albo oferujesz dokładnie o 1 więcej i zdobywasz rząd, z kartami i akcjami dodatkowymi jak zwykle, albo się wycofujesz. Wtedy Deep Thought płaci swoją ofertę i buduje karty; niczego nie aktywuje. Jeśli nie ma monet, nic nie oferuje, a rząd zostaje niesprzedany, gdy się wycofasz.',
    },
    'its-score': {
      title: 'Wynik Deep Thought',
      text: 'Faza D i podliczenie końcowe są dla Deep Thought takie same: karty premii, monety, czerwony znacznik, punkty końcowe. Kraby, które aktywuje w rundzie 3, są obsadzone. Jeśli musi stracić kartę, traci skrajnego kraba, a gdy go nie ma, stocznię, zbiornik, muszlę i na końcu ośmiornicę. Wygrywasz, mając więcej punktów, a przy remisie mniej uszkodzeń.',
    },
    options: {
      title: 'Opcje stołu',
      text: '„Poziom Deep Thought”, w grze solo, wynosi od 0 do 3: z każdym poziomem stacja ta buduje co rundę jedną darmową kartę więcej. „Jawne monety”, od 2 do 4 graczy: wszyscy widzą, ile monet mają inni. „Tajne limity licytacji”, od 2 do 4 graczy: w licytacji możesz ustawić limit, do którego bot licytuje za ciebie; to nasz dodatek, który oszczędza dni przebijania o 1. Zwykle poziom wynosi 0, a dwie pozostałe opcje są wyłączone.',
    },
    secrets: {
      title: 'Co jest tajne',
      text: 'Twoje monety są ukryte przed innymi do końca, chyba że stół gra z jawnymi monetami. Ale każdy zysk i każda zapłata są jawne, więc kto liczy, może je znać. Twoje karty z czarnego rynku i twój wybór są tajne, aż wybiorą wszyscy; karty, których nie kupujesz, do fazy C. Pytamy cię nawet wtedy, gdy na nic cię nie stać, bo pominięcie zdradziłoby twoje monety. Wszystko inne jest jawne.',
    },
    automatic: {
      title: 'Co dzieje się automatycznie',
      text: 'Nie pytamy tam, gdzie nie ma wyboru: większa butla jest pierwsza, butlę, która nie ma kogo ruszyć, pomijamy, ostatni rząd wychodzi sam. Pytanie nigdy nie ma więcej niż 199 możliwości. Przy jawnych monetach i w grze solo nawet turę z jedną możliwością gramy za ciebie.',
    },
    components: {
      title: 'Te elementy są odtworzone',
      text: 'Zasady, ceny, rozbudowy i efekty wszystkich kart badań pochodzą z wydanej gry, ale nie wszystkie wydrukowane wartości były nam znane. Nasze są: stanowiska, efekty i punkty końcowe 75 innych kart oraz ich podział na talie, butle zbiorników startowych i zbiornika z rozbudowy, stanowisko ośmiornicy z rozbudowy, to, jakie są karty premii, i nazwy kart badań. Nie bierz ich za dane z wydanej gry. Kto prowadzi bota, może dodać inny zestaw; zestaw może też mówić, że zbiorniki startowe nie liczą się jako Zbiorniki tlenu.',
    },
  },
};
