import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_PL: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Programuj boty i wysyłaj je do pracy w podwodnej stacji: gra ciasna, ciężka i bez niczego ukrytego. Około 100 minut albo 35 dni przy jednym ruchu dziennie.',
  cards: {
    about: {
      title: 'O co chodzi',
      text: 'Prowadzisz zespół badawczy w podwodnej stacji. W centrali twój inżynier programuje boty, a w stacji twój naukowiec używa ich w kolejnych sektorach. Po 4 rundach wygrywa największa liczba punktów wiedzy (PW).',
    },
    turn: {
      title: 'Twoja tura',
      text: 'Robisz jedną z trzech rzeczy. Programujesz bota: inżynier idzie wzdłuż strzałki do pomieszczenia albo raz na rundę płacisz 3 znaczniki czasu. Wykonujesz akcję zaprogramowanym botem. Albo pasujesz. Tury trwają, aż spasują wszyscy. Możesz trzymać najwyżej 2 zaprogramowane boty.',
    },
    act: {
      title: 'Akcja',
      text: 'Naukowiec idzie do sektora; każda śluza po drodze kosztuje tyle czasu, ile pokazuje. Bot przejmuje tam kontrolę i robi to, co mówi jego kolor: zielony rozwinięcie, żółty znaczniki czasu, czarny kryształy, fioletowy ośmiornice, niebieski łódź podwodna, czerwony karta badań, biały programuje bota.',
    },
    points: {
      title: 'Punkty wiedzy',
      text: 'Łapanie ośmiornic, umieszczanie łodzi podwodnych i karty badań dają PW od razu. Po każdej rundzie punktujesz przewagę w kontroli sektorów, użyte boty i trzymane kryształy. Ośmiornice w sektorach, które kontrolujesz, kosztują cię PW.',
    },
    lines: {
      title: 'Uważaj',
      text: 'Przed co dziesiątym polem leży czerwona linia. Żeby ją przejść, płacisz kryształ albo, gdy go nie masz, zwracasz zaprogramowanego bota; inaczej tracisz resztę tego zysku. Trzymaj więc kryształ na każdą punktację. A tego, co nie mieści się w laboratorium, nie weźmiesz.',
    },
    end: {
      title: 'Koniec',
      text: 'Po czwartej punktacji dodajesz PW za różne litery laboratorium, 1 za każdy pozostały znacznik czasu, 5 za umieszczenie wszystkich 6 łodzi podwodnych i 5 za laboratorium z 5 rozwinięciami. Czerwone linie już nie działają. Wygrywa najwięcej PW.',
    },
  },
  chapters: {
    game: 'Gra i jej elementy',
    setup: 'Przygotowanie',
    turn: 'Twoja tura',
    programming: 'Programowanie botów',
    acting: 'Akcja bota',
    actions: 'Siedem akcji',
    laboratory: 'Twoje laboratorium',
    research: 'Karty badań',
    knowledge: 'Tor wiedzy i czerwone linie',
    scoring: 'Punktacja pośrednia',
    'next-round': 'Następna runda',
    end: 'Koniec gry',
    table: 'Przy tym stole',
  },
  paragraphs: {
    aim: {
      title: 'Cel gry',
      text: 'AquaSphere to gra Stefana Felda dla 2 do 4 osób. Prowadzisz zespół badawczy w podwodnej stacji. W centrali twój inżynier programuje boty i tak decyduje, jakie akcje masz do dyspozycji; w stacji twój naukowiec decyduje, gdzie ich użyć. Gra trwa 4 rundy. Każdą kończy punktacja pośrednia, a po czwartej następuje punktacja końcowa. Wygrywa największa liczba punktów wiedzy (PW).',
    },
    headquarters: {
      title: 'Centrala',
      text: 'Centrala ma 7 pomieszczeń (sal) w rzędach po 2, 3 i 2. W każdym leży jeden z 7 żetonów programowania, każdy innego koloru; co rundę leżą inaczej. Dwie strzałki prowadzą z pola startowego do pomieszczeń pierwszego rzędu, a po dwie z każdego pomieszczenia do następnego rzędu; za ostatnim rzędem prowadzą na zewnątrz. Inżynier wykonuje więc w rundzie najwyżej 3 ruchy, po jednym na rząd, i za każdym razem wybiera jedno z dwóch pomieszczeń.',
    },
    station: {
      title: 'Stacja',
      text: 'Stacja to pierścień 6 sektorów, od A do F; w każdej grze leżą w innej kolejności. Między sąsiadami jest śluza 0, 1 lub 2: tyle znaczników czasu kosztuje przejście. Przeciwległy sektor leży trzy miejsca dalej. W każdym sektorze jest strefa kontroli, stacja ładowania i siedem kolorowych stref akcji. W jednym sektorze i w jednej strefie może być dowolnie wielu naukowców; nigdy nikomu nie przeszkadzają.',
    },
    pieces: {
      title: 'Twoje pionki',
      text: 'Masz inżyniera, naukowca, 15 botów i 6 łodzi podwodnych. Bot jest zawsze w jednym z czterech miejsc: w twoich zasobach, zaprogramowany na twojej planszy, w strefie kontroli sektora albo w stacji ładowania. Łódź podwodna jest w rezerwie albo w stacji, najwyżej jedna twoja w każdym sektorze. Boty i łodzie podwodne nigdy nie przepadają.',
    },
    stock: {
      title: 'Zasoby ogólne',
      text: 'W grze są 44 znaczniki czasu, 20 kryształów i 15 ośmiornic. Te, których nie ma ani w sektorach, ani u graczy, leżą w zasobach ogólnych i tam wraca to, co płacisz. Gdy zasobów brakuje, bierzesz to, co jest, a reszta ci przepada. Talia 41 kart badań i talia 30 rozwinięć maleją co rundę o 6, więc żadna się nie kończy.',
    },
    tables: {
      title: 'Rozłożenie gry',
      text: 'Los decyduje, kto zaczyna; w rundzie 1 dalej gra się zgodnie z ruchem wskazówek zegara. Tasuje się sektory od B do F, laboratoria podstawowe, karty programów, karty badań i rozwinięcia. Z 7 kart programów używa się 4: pierwszą układa się w pomieszczeniach, druga leży odkryta jako zapowiedź, dwie są zakryte. Kafle centralne dla waszej liczby graczy tworzą stos: na wierzchu żarówka 2, potem 3, 4 i 5; wszystkie prócz ostatniego są losowo obrócone. Później los nie ma już znaczenia: nic więcej się nie losuje.',
    },
    sectors: {
      title: 'Co leży w sektorach na początku',
      text: 'Każdy dostaje laboratorium podstawowe; jego litera to twój sektor startowy. Zaczynasz tam z naukowcem w strefie niebieskiej i jedną łodzią podwodną na pierwszym polu, która nic nie kosztuje i nie daje PW; leży tam też 1 ośmiornica, 1 kryształ i 4 znaczniki czasu. Losuje się jeszcze dwa laboratoria podstawowe. Sektor pierwszego dostaje 2 ośmiornice i 1 kryształ, sektor drugiego 3 ośmiornice i 2 kryształy. Pozostałe sektory nie mają ani jednych, ani drugich, a znaczniki czasu leżą tylko w sektorach startowych. W każdym sektorze leży odkryta jedna karta badań i jedno rozwinięcie.',
    },
    team: {
      title: 'Z czym zaczynasz',
      text: 'Zaczynasz z 14 botami w zasobach; piętnasty jest już zaprogramowany w kolorze twojego sektora startowego. Masz 4 znaczniki czasu, ale tylko 3, jeśli twój sektor startowy dotyka śluzy 0. W rezerwie masz 5 łodzi podwodnych. Kryształów, PW, kart badań i rozwinięć jeszcze nie masz. Inżynier stoi na polu startowym.',
    },
    neutral: {
      title: 'Elementy neutralne (2 lub 3 graczy)',
      text: 'Przy 2 graczach zostają na początku dwa sektory, przy 3 jeden. Każdy z nich dostaje na pierwszym polu neutralną łódź podwodną; przy 2 graczach są to dwa różne kolory. Każdy neutralny kolor ma jeszcze 5 łodzi, które mogą pojawić się później. Przy 3 graczach każdy sektor, który nie jest niczyim sektorem startowym, dostaje też neutralnego bota w stacji ładowania. Neutralne boty zajmują tam miejsce, nigdy stamtąd nie wracają i nigdy niczego nie kontrolują. Przy 4 graczach nic nie jest neutralne, a przy 2 żaden bot.',
    },
    choices: {
      title: 'Trzy możliwości',
      text: 'Tury biegną w ustalonej kolejności, aż spasują wszyscy. W swojej turze robisz dokładnie jedno: programujesz bota, wykonujesz akcję zaprogramowanym botem albo pasujesz. Tura kończy się, gdy to i wszystko, co z tego wynika, jest rozstrzygnięte. W cudzej turze nigdy nic nie decydujesz: potrzeba cię tylko w twojej i przy punktacji.',
    },
    extras: {
      title: 'Przed wyborem',
      text: 'Zanim zaprogramujesz bota, wykonasz akcję albo spasujesz, możesz zwracać zaprogramowane boty, po 2 znaczniki czasu za każdego, i użyć karty „Boczne drzwi”, ile razy się da i w dowolnej kolejności. To nie kończy tury. Tylko w tej chwili zwracasz bota dowolnie; możesz też zwrócić jednego przy płaceniu za akcję.',
    },
    passing: {
      title: 'Pasowanie',
      text: 'Spasować możesz w każdej turze, nawet gdy inżynier ma jeszcze ruchy; niewykorzystane przepadają. Inżynier staje wtedy na pierwszym wolnym polu kolejności następnej rundy: kto wcześnie pasuje, ten wcześnie gra. W tej rundzie nie masz już tur. Gdy wszyscy inni mają pas, grasz dalej tura po turze, aż też spasujesz. Jeśli nie możesz nic prócz pasu, pasujesz automatycznie.',
    },
    'engineer-move': {
      title: 'Ruch inżyniera',
      text: 'Inżynier idzie wzdłuż strzałki do pomieszczenia następnego rzędu, a ty kładziesz bota z zasobów na kolorze leżącego tam żetonu: bot jest zaprogramowany. To jest twoja tura. W rundzie masz 3 takie ruchy, po jednym na rząd, a między nimi możesz grać inne tury. Przykład: inżynier wchodzi do pomieszczenia z fioletowym żetonem, a w jednej z następnych tur fioletowy bot łapie ośmiornice. Inżynierowie nigdy sobie nie przeszkadzają.',
    },
    buying: {
      title: 'Programowanie za opłatą',
      text: 'Raz na rundę możesz poświęcić turę, zapłacić 3 znaczniki czasu i położyć bota z zasobów na dowolnym wolnym kolorze. Dwa znaczniki trafiają do zasobów ogólnych; trzeci leży na twojej planszy do punktacji i przypomina, że to już było. Nie jest twój i nie zajmuje miejsca w magazynie.',
    },
    'one-each': {
      title: 'Jeden bot na kolor',
      text: 'Każdy kolor na twojej planszy mieści jednego bota. Jeśli bot już tam jest, nie możesz znowu zaprogramować tego koloru, więc inżynier nie wejdzie do pomieszczenia z takim żetonem. Potrzebujesz też bota w zasobach. W obu przypadkach możesz najpierw zwrócić zaprogramowanego bota: zwalnia to jego kolor, uzupełnia zasoby i daje 2 znaczniki czasu. Tylko „Pilne zlecenie” samo zamienia bota.',
    },
    'third-bot': {
      title: 'Trzeci zaprogramowany bot',
      text: 'Trzymasz najwyżej 2 zaprogramowane boty. Jeśli programujesz trzeciego, jeden z dwóch pozostałych, wybrany przez ciebie, od razu wraca do zasobów; nowy zostaje. W swojej turze dostajesz za to 2 znaczniki czasu, jak za każdy zwrot. Nieużyte zaprogramowane boty zostają na miejscu, także w następnych rundach.',
    },
    returning: {
      title: 'Zwracanie bota',
      text: 'Zwrócić bota to odłożyć go z powrotem do swoich zasobów. W swojej turze zawsze daje to 2 znaczniki czasu z zasobów ogólnych, o ile się mieszczą: przed wyborem, przy płaceniu za akcję, jako trzeci bot albo na czerwonej linii. W punktacji, która nie jest niczyją turą, nie daje to nic. Boty, które wracają ze stacji ładowania, też nic nie dają.',
    },
    steps: {
      title: 'Akcja krok po kroku',
      text: 'Żeby wykonać akcję, wybierz sektor i jednego ze swoich zaprogramowanych botów. Najpierw naukowiec tam idzie, a ty płacisz. Potem bot opuszcza twoją planszę i zajmuje strefę kontroli tego sektora. Na koniec następuje akcja jego koloru. Naukowiec może zostać tam, gdzie jest, nawet w tej samej strefie; to nic nie kosztuje. Wykonujesz wszystkie trzy kroki: zrezygnować możesz tylko z botów za litery rozwinięcia.',
    },
    possible: {
      title: 'Czego potrzebuje akcja',
      text: 'Akcję możesz wykonać tylko wtedy, gdy możesz zapłacić, a akcja coś zdziała. Zielony: rozwinięcie na miejscu i mniej niż 5 u ciebie. Żółty: po zapłacie miejsce na znaczniki czasu, a same znaczniki w sektorze lub w zasobach ogólnych. Czarny: kryształ na miejscu i gdzie go trzymać. Fioletowy: ośmiornica na miejscu. Niebieski: żadnej twojej łodzi podwodnej na miejscu i jedna w rezerwie. Czerwony: karta badań na miejscu i gdzie ją trzymać. Biały: kolor sektora wolny na twojej planszy i bot w zasobach, licząc te, które wracają, bo nowy bot przepełnia stację ładowania.',
    },
    walking: {
      title: 'Droga przez stację',
      text: 'Naukowiec idzie tak daleko, jak chcesz, w dowolną stronę pierścienia. Droga kosztuje sumę śluz po drodze: przez śluzy 1, 0 i 2 płacisz 3 znaczniki czasu. Podajesz tylko sektor; najtańsza droga jest wybierana automatycznie, razem z działaniem twoich kart. Po drodze nic się nie dzieje.',
    },
    price: {
      title: 'Cena akcji',
      text: 'Cena akcji to droga, a przy łodzi podwodnej także jej pole. Płacisz wszystko naraz, do zasobów ogólnych, zanim zdarzy się cokolwiek innego; cena 0 nie wymaga żadnego znacznika. Jeśli brakuje ci 1 lub 2 znaczników, a zostaje ci inny zaprogramowany bot, możesz go przy płaceniu zwrócić i od razu użyć jego 2 znaczników. Przykład: z 4 znacznikami czasu zapłacisz tak 6. Bota, który wykonuje akcję, zwrócić nie można. Gdy zasoby ogólne są prawie puste, zwrot daje tylko to, co w nich jest.',
    },
    control: {
      title: 'Przejęcie kontroli',
      text: 'Bot, który wykonuje akcję, trafia do strefy kontroli sektora i odtąd kontrolujesz ten sektor. Bot, który tam już był, twój albo cudzy, jest wypychany do stacji ładowania tego sektora. Tak samo dzieje się, gdy umieszczasz bota za literę rozwinięcia.',
    },
    loading: {
      title: 'Stacja ładowania',
      text: 'Stacja ładowania mieści 2 boty przy 2 graczach, 4 przy 3 i 5 przy 4. Gdy wypchnięty bot jest o jeden za dużo, stacja jest czyszczona: każdy kolor, także neutralny, zostawia tam jednego bota, a wszystkie inne wracają do zasobów właścicieli i nic za to nie dają. Boty w stacji ładowania niczego nie kontrolują, ale nie ma ich w twoich zasobach, więc liczą się jako użyte.',
    },
    green: {
      title: 'Zielony: rozbuduj laboratorium',
      text: 'Weź wierzchnie rozwinięcie sektora. Od razu daje ono miejsce na więcej kart badań, kryształów, ośmiornic albo znaczników czasu, a jego litery liczą się na końcu gry. Każda litera pozwala też umieścić jeszcze jednego bota. Z 5 rozwinięciami laboratorium jest ukończone: więcej już nie weźmiesz, a na końcu jest warte 5 PW.',
    },
    letters: {
      title: 'Litery rozwinięcia',
      text: 'Za każdą literę nowego rozwinięcia możesz umieścić bota z zasobów od razu w strefie kontroli sektora o tej literze. Kolejność liter wybierasz dowolnie, z każdej możesz zrezygnować; wolno też użyć litery sektora, w którym jesteś. Bot, który tam jest, zostaje jak zwykle wypchnięty. Gdy zasoby są puste, pozostałe litery przepadają. Akcja tamtego sektora nie następuje.',
    },
    yellow: {
      title: 'Żółty: weź znaczniki czasu',
      text: 'Weź znaczniki czasu z sektora, ile się zmieści; reszta zostaje. Jeśli to mniej niż 2, dobierasz do 2 z zasobów ogólnych, o ile się zmieszczą. Żółty działa więc także w sektorze bez znaczników czasu: daje tam 2. Przykład: leży 5, a ty masz miejsce na 3: bierzesz 3 i zostawiasz 2.',
    },
    black: {
      title: 'Czarny: weź kryształy',
      text: 'Weź kryształy z sektora, ile zmieści twoje laboratorium; reszta zostaje. Nie możesz celowo wziąć mniej. Kryształami płacisz za czerwone linie, a w każdej punktacji pośredniej dają PW, dopóki je trzymasz.',
    },
    purple: {
      title: 'Fioletowy: złap ośmiornice',
      text: 'Złap ośmiornice w sektorze, ile laboratorium pozwala naraz: na początku 2. Nie możesz celowo złapać mniej; pozostałe zostają. Za 1, 2, 3, 4, 5 lub 6 ośmiornic zdobywasz 1, 3, 6, 10, 15 lub 21 PW i tak dalej (28 za 7). Złapane ośmiornice trafiają do zasobów ogólnych i nie zajmują miejsca, więc następny połów może być równie duży. Karty „Premia łowiecka” coś do tego dodają.',
    },
    blue: {
      title: 'Niebieski: umieść łódź podwodną',
      text: 'Umieść następną łódź podwodną na pierwszym wolnym polu sektora, jeśli nie masz tam żadnej. Cztery pola kosztują 1, 2, 3 i 4 znaczniki czasu, płatne razem z drogą. Zdobywasz tyle PW, ile pokazuje żarówka widocznego kafla centralnego: 2, 3, 4 i 5 w rundach od 1 do 4. Odtąd łódź daje przed każdą punktacją 1 znacznik czasu i pozwala liczyć więcej botów jako użyte.',
    },
    red: {
      title: 'Czerwony: weź kartę badań',
      text: 'Weź wierzchnią kartę badań sektora. Potem zdobywasz tyle PW, ile pokazuje żarówka: 2, 3, 4 i 5 w rundach od 1 do 4. Jeśli to „Pilne zlecenie”, wykonujesz je następnie. Kart nie można wyrzucać: gdy w laboratorium brak miejsca na kartę, czerwony jest dla ciebie zamknięty, aż rozwinięcie doda miejsca.',
    },
    white: {
      title: 'Biały: zaprogramuj bota',
      text: 'Zaprogramuj kolor, który programuje ten sektor, botem z zasobów. Każdy sektor programuje inny kolor, żaden biały. Ten kolor musi być wolny na twojej planszy. Bot wykonujący akcję przejmuje jak zwykle kontrolę nad sektorem.',
    },
    capacity: {
      title: 'Miejsce w laboratorium',
      text: 'Każde laboratorium podstawowe mieści 2 karty badań, 2 kryształy i 4 znaczniki czasu, a łapie naraz 2 ośmiornice. Rozwinięcia to powiększają. Nigdy nie masz więcej: co się nie mieści, zostaje tam, gdzie było. Miejsce na ośmiornice ogranicza pojedynczy połów; ośmiornic się nie przechowuje.',
    },
    extensions: {
      title: '30 rozwinięć',
      text: 'Dla każdej litery od A do F są cztery rozwinięcia z tą literą: miejsce na 1 kartę, 1 kryształ, 2 znaczniki czasu albo 1 ośmiornicę więcej w każdym połowie. Trzy mają po dwie litery (A B, C D i E F) i miejsce na 1 znacznik czasu. Trzy nie mają litery i dodają dwie rzeczy: 1 kryształ i 1 ośmiornicę, 1 ośmiornicę i 1 kartę albo 1 kartę i 1 kryształ. Nie ma znaczenia, gdzie kładziesz rozwinięcie.',
    },
    cards: {
      title: 'Karty badań',
      text: 'Jest dziewięć rodzajów kart badań. Działają automatycznie, ilekroć mają zastosowanie, w granicach laboratorium i zasobów; tylko „Boczne drzwi” i „Nadgodziny” czekają na twój wybór. Karty zostają u ciebie do końca, a użyte zachowują swoje miejsce. Ze stosu bierzesz tylko wierzchnią kartę, ale te pod nią wszyscy znają. Przy dwóch kartach jednego rodzaju: „Premia warsztatowa”, „Premia łowiecka” i „Strażnik doku” sumują się, każdych „Bocznych drzwi” i „Nadgodzin” używasz osobno, a drugi „Tunel na wprost”, druga „Przepustka do dużych śluz” lub drugie „Tanie wodowanie” nic nie daje.',
    },
    engineer: {
      title: 'Premia warsztatowa',
      text: 'Ilekroć inżynier wchodzi do pomieszczenia z żetonem w kolorze karty, wzdłuż strzałki albo bocznymi drzwiami, dostajesz to, co pokazuje karta: 2 znaczniki czasu, 1 kryształ albo 4 PW. Dla każdego z siedmiu kolorów są trzy takie karty. Premię dostajesz po zaprogramowaniu bota, a jeśli był trzeci, po zwrocie innego. Inne sposoby programowania się nie liczą, a karta wzięta później nie płaci za pomieszczenia odwiedzone wcześniej.',
    },
    catch: {
      title: 'Premia łowiecka',
      text: 'Ilekroć akcją fioletową łapiesz co najmniej jedną ośmiornicę, dostajesz to, co pokazuje karta: 2 znaczniki czasu, 1 kryształ albo 3 PW. Raz na akcję, bez względu na liczbę ośmiornic. PW zdobywasz razem z tymi za ośmiornice, jako jeden zysk.',
    },
    bundle: {
      title: 'Kilka nagród naraz',
      text: 'Gdy jedno zdarzenie daje kilka nagród, najpierw są znaczniki czasu, potem kryształy, potem PW; dopiero co zdobyty kryształ może więc zapłacić za czerwoną linię po drodze. Tylko gdy magazyn kryształów jest z góry pełny, PW są przed kryształami: kryształ zapłacony na linii robi wtedy miejsce dla nowego. Wszystkie PW ze zdarzenia to jeden zysk. O nic z tego nie pytamy.',
    },
    opposite: {
      title: 'Tunel na wprost',
      text: 'Raz w każdej akcji naukowiec może za 1 znacznik czasu przejść wprost do przeciwległego sektora, przed drogą albo po niej, ale nie w jej środku. Może to też być cała droga. Nie musisz o to prosić: jeśli tak jest taniej, tunel działa automatycznie, a nigdy niczego nie podraża.',
    },
    locks: {
      title: 'Przepustka do dużych śluz',
      text: 'Śluzy 2 nic cię nie kosztują. Śluzy 1 kosztują nadal 1. Karta działa automatycznie przy każdej drodze naukowca.',
    },
    halfsub: {
      title: 'Tanie wodowanie',
      text: 'Pola łodzi podwodnych kosztują cię połowę, zaokrągloną w dół: 0, 1, 1 i 2 znaczniki czasu zamiast 1, 2, 3 i 4. Karta działa automatycznie. Jeśli ani droga, ani pole nic wtedy nie kosztuje, nie potrzebujesz żadnego znacznika.',
    },
    cleaner: {
      title: 'Strażnik doku',
      text: 'Jeśli umieszczony przez ciebie bot przepełnia stację ładowania, zdobywasz 1 PW za każdego bota innych graczy, który przy czyszczeniu wraca. Twoje boty się nie liczą; neutralne nigdy nie wracają. Dotyczy to bota wykonującego akcję i bota umieszczonego za literę, a PW zdobywasz zaraz po czyszczeniu.',
    },
    lateral: {
      title: 'Boczne drzwi',
      text: 'Raz w grze, w swojej turze i gdy inżynier stoi w pomieszczeniu, przechodzi on do sąsiedniego pomieszczenia w tym samym rzędzie i programuje jego kolor, który musi być wolny, botem z zasobów. To dodatek do tury, chyba że opcje stołu mówią inaczej, i nie liczy się do twoich 3 ruchów: następny zaczyna się w nowym pomieszczeniu. Nie działa z pola startowego ani po pasie. „Premia warsztatowa” też działa.',
    },
    overtime: {
      title: 'Nadgodziny',
      text: 'Przed każdą z czterech punktacji pośrednich, nawet ostatnią, możesz zapłacić 1 znacznik czasu i zaprogramować kolor karty botem z zasobów. Kolor musi być wolny. Jeśli to twój trzeci zaprogramowany bot, zwracasz jednego z dwóch pozostałych i nie dostajesz za niego znaczników czasu. Dla każdego koloru prócz białego jest jedna taka karta.',
    },
    instant: {
      title: 'Pilne zlecenie',
      text: 'Od razu, po PW za wzięcie karty, bierzesz 2 znaczniki czasu i programujesz kolor karty botem z zasobów. Jeśli na tym kolorze jest już bot, najpierw go zwracasz, za kolejne 2 znaczniki czasu, a potem zastępujesz nowym. Jeśli kolor jest wolny, ale zasoby puste, dostajesz tylko znaczniki czasu. Potem karta już nie działa, lecz zachowuje swoje miejsce. Dla każdego koloru prócz białego jest jedna.',
    },
    track: {
      title: 'Tor wiedzy',
      text: 'Twoje PW liczy tor o okrążeniu z 50 pól. Czerwona linia leży przed każdą wielokrotnością dziesięciu: przed 10, 20, 30, 40, 50 i tak dalej, okrążenie za okrążeniem. Wszystkie PW z jednego zdarzenia to jeden zysk, a twój licznik idzie pole po polu. Stanąć tuż przed linią można za darmo; przejście przez nią ma swoją cenę.',
    },
    paying: {
      title: 'Płacenie na czerwonej linii',
      text: 'Żeby przejść przez czerwoną linię, zapłać 1 kryształ do zasobów ogólnych. Jeśli nie masz kryształu, możesz zamiast tego zwrócić zaprogramowanego bota; dopóki masz kryształ, nie możesz. W twojej turze zwrócony bot daje 2 znaczniki czasu, w punktacji nic. Płacić nie musisz: zawsze możesz stanąć. Bez kryształów i bez zaprogramowanych botów licznik staje automatycznie.',
    },
    stopping: {
      title: 'Stawanie i kilka linii',
      text: 'Jeśli stajesz na linii, tracisz resztę tego zysku. Nic więcej się nie dzieje: przy następnym zysku pytamy znowu. Długi zysk może przejść przez kilka linii; przy każdej decydujesz i płacisz osobno. Przykład: jesteś na 8, masz 1 kryształ i zdobywasz 3 PW. Płacisz i dochodzisz na 11 albo stajesz na 9 i tracisz 2.',
    },
    'going-back': {
      title: 'Cofanie',
      text: 'Tylko ujemny wynik punktacji pośredniej cofa twój licznik. Cofając się, nigdy nie przechodzi przez czerwoną linię: staje na polu tuż za ostatnią i nigdy nie schodzi poniżej 0. Przykład: przy wyniku −2 z 12 robi się 10, z 11 też 10, a 10 zostaje 10.',
    },
    income: {
      title: 'Dochód przed punktacją',
      text: 'Gdy wszyscy mają pas, znaczniki przypominające o płatnym programowaniu wracają do zasobów ogólnych. Potem dostajesz 1 znacznik czasu za każdą swoją łódź podwodną w stacji. Gdy zasobów brakuje, wydaje się je w kolejności tej rundy; znaczniki, które ci się nie mieszczą, wracają i nie trafiają do innych. To nie jest niczyja tura.',
    },
    prepare: {
      title: 'Przed punktacją: nadgodziny',
      text: 'Jeśli masz „Nadgodziny”, których możesz użyć, pytamy: użyj kart i weź dochód w dowolnej kolejności. Płacąc najpierw, możesz zrobić miejsce na dochód. Wszyscy odpowiadają naraz, a kolejność odpowiedzi nic nie zmienia. Gdy kończysz, dochód jest brany, jeśli jeszcze go nie masz. Kto nie ma nic do zdecydowania, nie jest pytany.',
    },
    total: {
      title: 'Twój wynik',
      text: 'Gdy wszyscy są gotowi, liczy się ta sama sytuacja dla wszystkich: przewaga plus użyte boty plus kryształy minus ośmiornice. Suma to jeden zysk albo, jeśli jest ujemna, jedno cofnięcie. Przykład: 3 za wspólną przewagę, 6 za boty, 1 za kryształ, minus 4 za ośmiornice daje 6. (Przykład w instrukcji podaje tu 4: to błąd w druku.)',
    },
    majority: {
      title: 'Przewaga',
      text: 'Liczy się boty każdego gracza w strefach kontroli. Kto ma ich najwięcej, zdobywa 6 PW. Przy remisie każdy z remisujących zdobywa 3 PW. Jeśli nikt nie ma bota w strefie kontroli, nikt nic nie dostaje. Boty w stacjach ładowania tu się nie liczą.',
    },
    'bots-used': {
      title: 'Użyte boty',
      text: 'Boty w twoich zasobach zakrywają rząd liczb od 1 do 14. Zdobywasz najwyższą odkrytą liczbę: 14 minus boty w zasobach, nigdy mniej niż 0. Granicę wyznaczają jednak umieszczone łodzie podwodne: przy liczbie od 0 do 6 najwyżej 2, 4, 6, 8, 10, 12 lub 14. Z 5 botami w zasobach i 3 łodziami podwodnymi w stacji zdobywasz więc 8, a nie 9. Piętnasty bot w zasobach niczego nie zakrywa.',
    },
    crystals: {
      title: 'Kryształy',
      text: 'Za 1, 2, 3, 4, 5 lub 6 kryształów zdobywasz 1, 3, 6, 10, 15 lub 21 PW. Zatrzymujesz je, a nawet możesz nimi zapłacić na czerwonej linii tej samej punktacji: wyniki liczy się, zanim ruszą liczniki. Powyżej 6 szereg biegnie dalej.',
    },
    octopods: {
      title: 'Pozostawione ośmiornice',
      text: 'Za każdy sektor, który kontrolujesz, tamtejsze ośmiornice kosztują cię PW: 1, 3, 6, 10, 15 lub 21 za 1 do 6 z nich i tak dalej. Każdy sektor liczy się osobno, a straty się sumuje. Przykład: 3 ośmiornice w jednym twoim sektorze i 1 w drugim kosztują 7 PW. W sektorze, którego nikt nie kontroluje, nie kosztują nikogo.',
    },
    counters: {
      title: 'Ruch liczników',
      text: 'Wynik 0 lub większy to zysk jak każdy inny, z opłatami na czerwonych liniach; ujemny cofa licznik. Wszyscy, którzy stoją na linii i mogą zapłacić, są pytani naraz i każdy decyduje za siebie: kolejność odpowiedzi nic nie zmienia. Zwrócony tu bot nie daje znaczników czasu.',
    },
    'new-cards': {
      title: 'Nowe karty',
      text: 'Po rundach od 1 do 3 każdy sektor dostaje odkrytą kartę badań i odkryte rozwinięcie, na wierzch tego, co tam zostało. Brać możesz tylko wierzch stosu; to, co pod nim, staje się dostępne, gdy wierzch zniknie.',
    },
    refill: {
      title: 'Uzupełnianie sektorów',
      text: 'Znaczniki czasu, które zostały w sektorach, wracają do zasobów ogólnych. Potem każdy sektor dostaje znaczniki czasu, kryształy i ośmiornice, które widoczny kafel centralny pokazuje po jego stronie; kryształy i ośmiornice, które tam zostały, leżą dalej i się sumują. Gdy czegoś brakuje, rozdaje się to bok po boku, dopóki starcza, a innych rzeczy to nie dotyczy. Potem kafel znika, a następny, z wyższą żarówką, pokazuje, co nadejdzie. Kafel z żarówką 5 niczego nie uzupełnia.',
    },
    'neutral-submarines': {
      title: 'Kolejne neutralne łodzie podwodne',
      text: 'Przy 2 lub 3 graczach niektóre boki kafli centralnych dają neutralną łódź podwodną na pierwsze wolne pole sektora. Jest w neutralnym kolorze, którego tam brak; gdy jest wybór, w tym, który ma więcej łodzi w rezerwie, a potem w tym o niższym numerze. Jeśli żadnej nie można umieścić, próbuje się następnego sektora zgodnie z ruchem wskazówek zegara i tak wokół pierścienia.',
    },
    'new-order': {
      title: 'Nowa kolejność, nowy program',
      text: 'Kolejność pasowania staje się nową kolejnością tur. Inżynierowie wracają na pole startowe i każdy może znowu raz zaprogramować za opłatą. Odkrytą kartę programów układa się w pomieszczeniach, a następną odkrywa, żeby było można planować. W rundzie 4 nie ma już czego zapowiadać.',
    },
    staying: {
      title: 'Co zostaje',
      text: 'Cała reszta zostaje: naukowcy, łodzie podwodne, boty w stacji i zaprogramowane, karty badań, kryształy i znaczniki czasu. Kontrolujesz swoje sektory, dopóki ktoś nie wypchnie twojego bota.',
    },
    final: {
      title: 'Punktacja końcowa',
      text: 'Po czwartej punktacji pośredniej dodajesz punkty; czerwonych linii już nie ma. Za 1 do 6 różnych liter na laboratorium podstawowym i rozwinięciach: 1, 3, 6, 10, 15 lub 21 PW. Za każdy znacznik czasu: 1 PW. Za wszystkie 6 łodzi podwodnych w stacji: 5 PW. Za laboratorium z 5 rozwinięciami: 5 PW. Przykład: 5 liter, 2 znaczniki czasu i ukończone laboratorium dają 15 + 2 + 5 = 22.',
    },
    winning: {
      title: 'Zwycięstwo i remisy',
      text: 'Wygrywa najwięcej PW. Przy remisie decyduje więcej botów w strefach kontroli, potem więcej kryształów. Jeśli remis trwa, miejsce jest wspólne.',
    },
    options: {
      title: 'Opcje stołu',
      text: 'Gospodarz może ustawić cztery rzeczy. „Pasowanie”: w każdej chwili (zwykle) albo tylko z ostatniego rzędu pomieszczeń lub gdy inżynier nie może ruszyć, a żaden bot nie jest zaprogramowany. „Akcje bez skutku”: zwykle niedozwolone; gdy są dozwolone, wolno użyć żółtego, czarnego i fioletowego tylko dla kontroli. „Boczne drzwi”: dodatkowy ruch (zwykle) albo zajmują turę. „Bot zwrócony na czerwonej linii”: w twojej turze daje 2 znaczniki czasu (zwykle) albo nic.',
    },
    automatic: {
      title: 'Co dzieje się automatycznie',
      text: 'Nie pytamy tam, gdzie nie ma wyboru: najtańsza droga, nagrody i ich kolejność, stanięcie na linii, za którą nie masz czym zapłacić, pas, gdy nie zostaje nic innego. Ze zwykłym zestawem tura nigdy nie ma więcej niż 24 możliwości.',
    },
    open: {
      title: 'Bez tajemnic',
      text: 'Wszystko na stole jest widoczne dla wszystkich: laboratoria, karty, zasoby, a nawet przykryte karty w stosach sektorów. Nieznane są tylko: kolejność talii, zakryte karty programów i obrót zakrytych kafli centralnych. Wszystko to ustala się na początku gry: nic, co robisz, nie zmienia późniejszego losu.',
    },
    components: {
      title: 'Te elementy są odtworzone',
      text: 'Zasady i większość stałych liczb pochodzą z wydanej gry, ale nie wszystkie wydrukowane wartości były nam znane. Nasze są: karty programów, kolory programowane przez sektory i miejsca śluz, pola łodzi podwodnych 3 i 4, ilości na kaflach centralnych, kolory i liczby kart badań, lista rozwinięć, granice użytych botów zależne od łodzi i miejsca czerwonych linii. Nie bierz ich za dane z wydanej gry. Stół gra od początku do końca jednym zestawem elementów, znanym z nazwy. Kto prowadzi bota, może dodać inny zestaw; sprawdzamy, czy pasuje do zasad, a gra bierze z niego liczby i nazwy we wszystkich trzech językach.',
    },
  },
};
