import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_PL: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Słońce krąży wokół bieguna i po kolei uwalnia statki: walka o przewagi, mało losu, dużo wyczucia chwili. Średnio trudna, około 75 minut albo 16 dni przy jednym ruchu dziennie.',
  cards: {
    about: {
      title: 'O co chodzi',
      text: 'Wyprawy dzielą między siebie Antarktydę: twoje statki, twoi naukowcy, wspólne budynki. Słońce krąży wokół bieguna i uwalnia z lodu jeden statek naraz. Na końcu najwięcej daje najwięcej naukowców w strefie, czołowa kostka na torze badań albo najlepszy zbiór kart.',
    },
    turn: {
      title: 'Tura',
      text: 'Słońce przechodzi do następnej strefy ze statkami. Pierwszy statek w kolejce musi stamtąd odpłynąć do strefy, w której jest miejsce. Tam możesz zrobić jedną rzecz: wznieść budynek, zbudować statek, zatrudnić naukowców albo prowadzić badania. Do tego jedna karta i jedno odrzucenie.',
    },
    build: {
      title: 'Wznoszenie budynków',
      text: 'Odkryte są trzy karty budowy. Karta mówi, przy jakich budynkach muszą stać twoje statki, gdziekolwiek na planszy. Naukowcy z twoich zasobów zamieszkają przy nowym budynku, w strefie, do której właśnie płyniesz. Potem robisz postęp na torze badań i zatrzymujesz kartę.',
    },
    research: {
      title: 'Badania',
      text: 'Kostka skacze na następne wolne pole; zajęte pola nic nie kosztują. Czerwone pole, na które wejdzie lub które minie, nagradza cię za każdym razem. Niebieskie działa raz w grze, za to dla wszystkich. W strefie ze stacją badawczą statki i naukowcy dają ci dłuższy krok.',
    },
    points: {
      title: 'Punkty',
      text: 'Punkty liczą się dopiero na końcu. Strefa: największa liczba naukowców daje punkt za każdy budynek i każdego naukowca w niej i jeszcze 1; pozostali dostają tyle, ilu naukowców ma gracz tuż przed nimi. Podobnie tory, potem karty z gwiazdką oraz odrzucone statki i kostki.',
    },
    careful: {
      title: 'Uważaj',
      text: 'Naukowców jest mało: bez nich w zasobach nic nie wzniesiesz. Daje ich obóz, a także odrzucenie na zawsze statku lub kostki. Pilnuj kolejki: trzeci statek czeka całe okrążenie słońca. A gdy budujesz statek, każdy z pozostałych graczy bierze kartę.',
    },
    end: {
      title: 'Koniec',
      text: 'Gdy ktoś nie ma już ani jednego naukowca do wysłania albo skończą się karty budowy, gra kończy się razem z tą turą. Punktują strefy, tory, karty i odrzucone elementy. Wygrywa najwięcej punktów: patrz, ilu naukowców zostało innym.',
    },
  },
  chapters: {
    game: 'Gra i jej elementy',
    setup: 'Przygotowanie',
    sun: 'Słońce i kolejki',
    turn: 'Twoja tura',
    building: 'Wznoszenie budynku',
    actions: 'Statki, zatrudnianie, badania',
    tracks: 'Tory badań',
    effects: 'Czerwone i niebieskie pola',
    cards: 'Karty stoczni',
    resources: 'Karty zasobów i odrzucanie',
    end: 'Koniec gry',
    scoring: 'Punktowanie',
    table: 'Przy tym stole',
  },
  paragraphs: {
    aim: {
      title: 'Cel gry',
      text: 'Antarctica to gra dla 2 do 4 osób, jej autorem jest Charles Chevallier. Prowadzisz wyprawę: statki pływają od strefy do strefy, naukowcy się w nich osiedlają, a kostki suną po torach badań. Budynki są niczyje i służą wszystkim. Punkty są dopiero na końcu, za to, czego masz więcej niż inni: naukowców w strefach, postępów na torach, kart z gwiazdką, odrzuconych elementów. Wygrywa najwięcej punktów.',
    },
    areas: {
      title: 'Strefy',
      text: 'Wokół bieguna leży osiem stref: S, SE, E, NE, N, NW, W i SW. W tej kolejności, przeciwnie do ruchu wskazówek zegara, odwiedza je słońce. W strefie mieszczą się 3 statki i po jednym budynku każdego rodzaju. Przy 2 graczach strefy S i N są zamknięte: nic tam nie trafia, słońce je omija i nie dają punktów.',
    },
    people: {
      title: 'Naukowcy',
      text: 'Naukowcy są w twojej rezerwie, w twoich zasobach albo na planszy. Wysłać można tylko tych z zasobów. Zatrudnianie i niektóre pola przenoszą ich z rezerwy do zasobów. Naukowiec na planszy zostaje w swojej strefie do końca gry. Masz ich 16 przy 2 graczach, 14 przy 3 i 12 przy 4.',
    },
    pieces: {
      title: 'Statki i kostki',
      text: 'Statki są na planszy, dostępne albo odrzucone. Kostki są dostępne, na torze badań albo odrzucone. Kostka na torze już tam zostaje i nigdy się nie cofa. Masz 6 statków i 3 kostki przy 2 graczach, 5 statków i 4 kostki przy 3, a 4 statki i 5 kostek przy 4.',
    },
    buildings: {
      title: 'Budynki',
      text: 'Jest 14 rodzajów budynków, razem 47 sztuk. W strefie stoi najwyżej jeden budynek każdego rodzaju. Budynki zostają do końca, są niczyje i służą wszystkim. Obóz pozwala zatrudniać, stocznia budować statki, trzy rodzaje stacji badawczych prowadzić badania. Inne są potrzebne do dalszych budów. Centrum dowodzenia, hodowla planktonu i antena paraboliczna same nic nie robią, ale jak każdy budynek podnoszą wartość swojej strefy.',
    },
    'raw-materials': {
      title: 'Dźwig, wieża szybowa, wieża wiertnicza, turbina',
      text: 'Te cztery budynki dają rudę, węgiel, ropę i energię. Większość kart budowy wymaga jednego lub dwóch z nich: twój statek musi być w strefie, w której taki stoi. Jeden z nich może zastąpić Podstawowa Karta Zasobów.',
    },
    'lab-and-factory': {
      title: 'Laboratorium i fabryka',
      text: 'Zaawansowane karty budowy wymagają laboratorium albo fabryki: centrum dowodzenia fabryki, a hodowla planktonu laboratorium, zawsze razem z czymś jeszcze. Jeden z tych budynków może zastąpić Zaawansowana Karta Zasobów. Na ich kartach jest gwiazdka.',
    },
    seats: {
      title: 'Miejsca i kto zaczyna',
      text: 'Kto zaczyna, decyduje los albo, jeśli tak ustawiono stół, pierwsze miejsce. Dalej gra się w kolejności miejsc. Gdy kilka osób decyduje jedna po drugiej, obowiązuje ta sama kolejność, od gracza, którego ruch to wywołał.',
    },
    'first-buildings': {
      title: 'Pierwsze budynki',
      text: 'Osiem budynków początkowych jest tasowanych i po jednym trafia do każdej strefy. Przy 2 graczach jest ich sześć, po jednym na otwartą strefę: drugi obóz i Morska Stacja Badawcza wracają do pudełka. Wszystkie inne budynki tworzą zapas.',
    },
    piles: {
      title: 'Karty budowy',
      text: 'Karty budowy leżą w trzech stosach: podstawowym, podwójnym i zaawansowanym. Gdy gra mniej niż 4 graczy, część kart odpada. Każdy stos jest tasowany. Wierzchnia karta jest odkryta, kolejności pod nią nikt nie zna. Wzięte karty leżą odkryte przed tym, kto je wziął.',
    },
    'shipyard-pile': {
      title: 'Stos kart stoczni',
      text: 'Kart stoczni jest 13: 6 kart „Lodołamacz”, 3 „Wysłanie naukowca”, 2 „Dodaj 2 naukowców” i 2 „Szybkie badania”. Leżą zakryte. Stos ogląda tylko ten, kto właśnie wybiera z niego kartę. Karty na ręce są tajne.',
    },
    'first-resources': {
      title: 'Karty zasobów na początku',
      text: 'Każdy zaczyna z 1 Podstawową Kartą Zasobów. Zaawansowanych Kart Zasobów jest w puli tyle, ilu graczy. Pula kart podstawowych jest na początku pusta i zapełnia się, gdy ktoś je zagra.',
    },
    supplies: {
      title: 'Co masz na początku',
      text: 'Zawsze masz 2 naukowców w zasobach. Przy 2 graczach masz też 14 naukowców w rezerwie, 3 statki na planszy, 3 dostępne statki i 3 kostki. Przy 3: 12 w rezerwie, 3 statki na planszy, 2 dostępne i 4 kostki. Przy 4: 10 w rezerwie, 2 statki na planszy, 2 dostępne i 5 kostek.',
    },
    'open-tracks': {
      title: 'Otwarte tory i początek gry',
      text: 'Przy 2 graczach otwarte są trzy tory badań, przy 3 cztery, przy 4 wszystkie pięć. Zamknięty tor w ogóle nie bierze udziału w grze i nie daje punktów. Na początku słońce jest w strefie SW, żadne niebieskie pole nie jest zużyte i nikt nie ma punktów, odrzuconych elementów, kart budowy ani kart stoczni.',
    },
    'first-ships': {
      title: 'Pierwsze statki',
      text: 'Zwykle statki zaczynają tam, gdzie wskazuje układ na pierwszą grę. Jeśli stół ustawiono na dowolne rozmieszczenie, stawiacie statki po jednym w dowolnej otwartej strefie, w której jest mniej niż 3 statki; każdy staje na końcu kolejki. Kolejność idzie tam i z powrotem: A B B A A B przy 2 graczach, A B C C A B B C A przy 3 i A B C D D C B A przy 4, gdzie A to gracz rozpoczynający.',
    },
    'free-cube': {
      title: 'Kostka na zachętę (2 graczy)',
      text: 'Przy 2 graczach ten, kto nie zaczyna, kładzie jedną dostępną kostkę na polu 1 wybranego otwartego toru, gdy wszystkie statki już stoją. Niczego to nie wywołuje.',
    },
    chance: {
      title: 'Ile tu losu',
      text: 'Wszystko, co losowe, losuje się na początku: kto zaczyna, pierwsze budynki, kolejność w stosach. Później losowa jest tylko jedna rzecz: które karty stoczni krążą, gdy każdy wybiera jedną.',
    },
    'sun-moves': {
      title: 'Ruch słońca',
      text: 'Przed każdą turą słońce przesuwa się przeciwnie do ruchu wskazówek zegara, przynajmniej o jedną strefę. Omija strefy zamknięte i te bez statków, a staje w pierwszej, w której jest statek. Jeśli wszystkie statki są w jednej strefie, obiega cały krąg i do niej wraca. Może się więc zdarzyć kilka twoich tur z rzędu.',
    },
    'who-acts': {
      title: 'Który statek działa',
      text: 'Gdy słońce nadejdzie, działa pierwszy statek w kolejce: jego właściciel rozgrywa nim turę i musi odpłynąć. Zapamiętany jest też drugi, na wypadek gdyby miał lodołamacz. Żaden inny statek nie działa, póki słońce tu jest: ani trzeci, nawet jeśli się przesunie, ani taki, który przypłynie później.',
    },
    'second-ship': {
      title: 'Drugi statek',
      text: 'Po turze pierwszego statku turę może mieć także drugi, jeśli leży pod nim lodołamacz i jeśli nie odpłynął. Gdy gra już się skończyła, tej tury nie ma. Bez lodołamacza statek czeka, aż słońce wróci.',
    },
    lines: {
      title: 'Kolejki statków',
      text: 'Statki w strefie czekają w kolejce, najwyżej 3, pierwszy najbliżej słońca. Jakkolwiek statek się tu znajdzie, staje na końcu kolejki. Żaden statek nie wejdzie do strefy, w której są już 3, ani do zamkniętej.',
    },
    leaving: {
      title: 'Gdy statek opuszcza kolejkę',
      text: 'Gdy statek opuszcza kolejkę, stojące za nim od razu się przesuwają. To nie zmienia tego, kto działa: pierwszy i drugi to te statki, które stały tu, gdy nadeszło słońce. Statek, który opuści strefę słońca, traci w niej to miejsce, nawet jeśli wróci.',
    },
    steps: {
      title: 'Przebieg tury',
      text: 'Najpierw płyniesz: to obowiązkowe. Potem możesz wykonać jedną akcję. Na koniec kończysz turę. W międzyczasie możesz zagrać jedną kartę i odrzucić jeden element, także po zbudowaniu statku. Tura kończy się dopiero, gdy tak zdecydujesz; do tej chwili możesz cofnąć ostatni krok.',
    },
    sailing: {
      title: 'Dokąd płynąć',
      text: 'Statek w słońcu płynie do innej otwartej strefy, w której jest mniej niż 3 statki, na dowolną odległość. Taka strefa zawsze się znajdzie. Zostać nie wolno.',
    },
    target: {
      title: 'Strefa docelowa',
      text: 'Strefa, do której płyniesz, jest twoją strefą docelową przez całą turę: tam wznosisz, zatrudniasz i prowadzisz badania. Zostaje nią, nawet jeśli statek zostanie przeniesiony lub odrzucony, zanim wykonasz akcję. Statki i naukowcy liczą się tak, jak stoją w tej chwili.',
    },
    action: {
      title: 'Jedna akcja',
      text: 'Po dopłynięciu możesz zrobić jedną z czterech rzeczy: wznieść budynek, zbudować statek, zatrudnić naukowców albo prowadzić badania. Możesz też nie robić nic. Akcji, która nic by nie zmieniła, nie ma na liście: na przykład zatrudniania przy pustej rezerwie albo badań, gdy żadna kostka nie może ruszyć.',
    },
    'one-card': {
      title: 'Jedna karta, póki jest słońce',
      text: 'Póki słońce jest w danej strefie, możesz zagrać najwyżej jedną kartę, stoczni albo zasobów, nawet jeśli masz tam dwie tury. Zagrywasz ją w swojej turze, po dopłynięciu, przed akcją albo po niej. To, co dają ci badania innych, nie liczy się jako karta.',
    },
    questions: {
      title: 'Jedno po drugim',
      text: 'Póki jest coś do rozstrzygnięcia – jaki tor, jaka karta, jaki statek – nie można robić nic innego: ani zagrać karty, ani odrzucić elementu, ani wykonać akcji. Statek, karta albo 3 pola, które przynosi ci ruch kogoś innego, też rozstrzyga się od razu. Pominąć można tylko to, przy czym zasady mówią „możesz”.',
    },
    card: {
      title: 'Wybór karty budowy',
      text: 'Wybierz jedną z odkrytych kart budowy, najwyżej jedną w turze. Pusty stos nic nie daje. Karta pokazuje na górze wymagane budynki, niżej to, co wznosisz, ilu naukowców trzeba, ile punktów badań dostajesz, a czasem gwiazdkę.',
    },
    access: {
      title: 'Wymagane budynki',
      text: 'Dla każdego budynku wymaganego przez kartę twój statek musi być w strefie, w której taki stoi. Może to być dowolny twój statek w dowolnej strefie, a jeden statek daje dostęp do wszystkich budynków swojej strefy. Statek, którym płyniesz, liczy się tam, dokąd dopłynął, a nie skąd wypłynął. Statki zbudowane w tej turze też się liczą.',
    },
    replacing: {
      title: 'Karta zasobów zamiast budynku',
      text: 'Jeśli brakuje ci dokładnie jednego wymaganego budynku, możesz zagrać kartę zasobów, która go zastępuje. To wtedy twoja jedyna karta, póki słońce tu jest. Gdy brakuje dwóch, karta nie pomoże; gdy nie brakuje żadnego, nie można jej zagrać.',
    },
    scientists: {
      title: 'Naukowcy do budowy',
      text: 'W zasobach musi być tylu naukowców, ilu wymaga karta: 1, a do hodowli planktonu 2. Ci z rezerwy się nie liczą; najpierw trzeba ich sprowadzić do zasobów.',
    },
    room: {
      title: 'Miejsce na budynek',
      text: 'Budynek staje w strefie docelowej, jeśli nie ma tam jeszcze takiego samego. Musi też być dostępny w zapasie.',
    },
    'what-happens': {
      title: 'Co się dzieje przy budowie',
      text: 'Najpierw użyta karta zasobów wraca do puli. Potem naukowcy z twoich zasobów i budynek trafiają do strefy docelowej. Następnie robisz tyle kroków postępu, ile karta ma punktów badań, wszystkie na jednym wybranym torze, i dzieje się to, co wywołają. Jeśli postęp jest możliwy, jest obowiązkowy; gdy żaden tor nie wchodzi w grę albo karta ma 0 punktów, nie ma go. Na koniec bierzesz kartę i odkrywa się następna z tego stosu.',
    },
    'last-plankton': {
      title: 'Ostatni naukowiec',
      text: 'Jest jeden wyjątek: gdy każdy gracz ma poza planszą dokładnie 1 naukowca, a każda odkryta karta wymaga więcej niż 1, wystarczy 1 z zasobów. Reszta bez zmian, a po tej turze gra się kończy.',
    },
    'new-ship': {
      title: 'Budowa statku',
      text: 'Ze stocznią w strefie docelowej możesz zbudować statek. Potrzebujesz dostępnego statku i wolnego miejsca w kolejce w strefie słońca. Nowy statek staje tam na końcu kolejki; nie działa, póki słońce tu jest. Twoja tura trwa dalej: nadal możesz zagrać kartę, odrzucić element albo ją zakończyć.',
    },
    'others-take': {
      title: 'Karty dla pozostałych',
      text: 'Gdy budujesz statek, każdy z pozostałych graczy ogląda stos kart stoczni i bierze jedną wybraną kartę, w kolejności miejsc. Ty nie bierzesz żadnej. Wzięcie karty jest obowiązkowe. Jeśli w stosie jest mniej kart niż pozostałych graczy, nikt nie bierze, a reszta stosu trafia do pudełka. Statek powstaje mimo to.',
    },
    recruiting: {
      title: 'Zatrudnianie',
      text: 'Z obozem w strefie docelowej możesz zatrudniać. Policz swoje statki i naukowców w tej strefie: tylu naukowców przechodzi z rezerwy do zasobów albo wszyscy, którzy zostali. Zawsze bierzesz tylu, ilu się da. Gdy nic tam nie masz albo rezerwa jest pusta, zatrudniać nie można.',
    },
    researching: {
      title: 'Prowadzenie badań',
      text: 'Ze stacją badawczą w strefie docelowej możesz prowadzić badania. Policz swoje statki i naukowców w tej strefie: tyle kroków postępu robisz na jednym otwartym torze, który ma znak stacji z tej strefy. Torowi z dwoma znakami wystarczy jedna z tych stacji; obie naraz nie dają więcej. Przy kilku stacjach wybierasz jeden tor: kroków się nie dzieli. Bez statku i bez naukowca w tej strefie badań nie ma.',
    },
    entering: {
      title: 'Kostki na torach',
      text: 'Na każdym torze masz najwyżej jedną kostkę. Żeby wejść na tor, potrzebujesz dostępnej kostki; bez niej możesz iść dalej tylko tam, gdzie już jesteś. Tor można wybrać tylko wtedy, gdy przed tobą jest wolne pole i masz na nim kostkę albo dostępną kostkę. Dwie kostki nigdy nie stoją na jednym polu.',
    },
    advancing: {
      title: 'Postęp',
      text: 'Każdy krok przesuwa kostkę na następne wolne pole. Pola z innymi kostkami przeskakuje się za darmo. Nowa kostka zaczyna przed polem 1, więc pierwszy krok stawia ją na pierwszym wolnym polu. Gdy przed kostką nie ma już wolnych pól, pozostałe kroki przepadają. Kostki na ostatnim polu nikt nie wyprzedzi.',
    },
    spaces: {
      title: 'Pola czerwone i niebieskie',
      text: 'Najpierw kostka przechodzi całą drogę. Potem działa każde kolorowe pole, na które weszła lub które minęła, w kolejności na torze, także pod przeskoczonymi kostkami. Czerwone pole jest tylko dla ciebie i działa za każdym razem, gdy jakaś kostka na nie wejdzie albo je minie.',
    },
    'blue-once': {
      title: 'Niebieskie pole działa raz',
      text: 'Niebieskie pole jest dla wszystkich i działa raz w grze. Jest zużyte, gdy tylko pierwsza kostka na nie wejdzie albo je minie, nawet jeśli nikt nie może z niego skorzystać. Następne kostki niczego już tam nie wywołują. Kostka na zachętę w grze na 2 osoby się nie liczy.',
    },
    'one-by-one': {
      title: 'Efekt po efekcie',
      text: 'Każdy efekt rozgrywa się do końca, ze wszystkim, co wywoła, zanim zacznie się następny. W międzyczasie nikt nie może zagrać karty ani odrzucić elementu.',
    },
    'red-scientist': {
      title: 'Czerwone: +1 naukowiec',
      text: 'Jeden naukowiec przechodzi z twojej rezerwy do zasobów, jeśli jakiś tam jest.',
    },
    'red-ship': {
      title: 'Czerwone: nowy statek',
      text: 'Jeśli masz dostępny statek, a w kolejce w strefie słońca jest miejsce, statek staje tam na jej końcu. To obowiązkowe, a pozostali gracze biorą karty stoczni tak, jak przy budowie. Jeśli brakuje statku albo miejsca, nic się nie dzieje i nikt nie bierze kart. Nowy statek liczy się do wymaganych budynków i do tego, co masz w jego strefie, ale nie działa, póki słońce tu jest.',
    },
    'red-cards': {
      title: 'Czerwone: karty zasobów',
      text: 'Zaawansowana: bierzesz z puli Zaawansowaną Kartę Zasobów. Podstawowa: bierzesz Podstawową Kartę Zasobów, jeśli jej nie masz. Gdy pula jest pusta, nic się nie dzieje.',
    },
    'blue-move': {
      title: 'Niebieskie: każdy może przenieść statek',
      text: 'Począwszy od tego, kto to wywołał, każdy gracz może przenieść jeden swój statek do innej otwartej strefy z wolnym miejscem albo to pominąć. Statku postawionego na planszy w tej turze przenieść nie można. Przeniesiony statek nie wykonuje akcji.',
    },
    'blue-draft': {
      title: 'Niebieskie: każdy wybiera kartę',
      text: 'Stos kart stoczni jest tasowany i losuje się z niego tyle kart, ilu jest graczy. Począwszy od tego, kto to wywołał, każdy potajemnie wybiera jedną i podaje resztę dalej; ostatnia karta przypada ostatniemu graczowi. Wybór jest obowiązkowy. Jeśli kart jest za mało, nikt nie bierze, a stos trafia do pudełka.',
    },
    'blue-joint': {
      title: 'Niebieskie: każdy robi 3 kroki',
      text: 'Począwszy od tego, kto to wywołał, każdy gracz robi 3 kroki postępu na otwartym torze. Każdy musi wybrać inny tor. Ten, kto to wywołał, musi ruszyć, jeśli może; pozostali mogą to pominąć. Jeśli nie został żaden tor dla ciebie, kolejka idzie dalej.',
    },
    'after-joint': {
      title: 'Gdy wszyscy już ruszyli',
      text: 'To, co wywołają te postępy, czeka, aż ruszą wszyscy. Potem rozgrywa się w kolejności, w jakiej zostało wywołane, przed tym, co czekało wcześniej.',
    },
    playing: {
      title: 'Zagrywanie kart stoczni',
      text: 'Zagrana karta stoczni trafia do pudełka i już nie wraca; lodołamacz leży najpierw pod swoim statkiem. Możesz mieć dowolnie wiele kart stoczni. Te, które na końcu zostaną na ręce, nic nie dają.',
    },
    placing: {
      title: '„Wysłanie naukowca”',
      text: 'Postaw 1 naukowca z zasobów w strefie docelowej. Liczy się od razu: przy zatrudnianiu, przy badaniach i do przewagi. Musisz mieć go w zasobach.',
    },
    'plus-two': {
      title: '„Dodaj 2 naukowców”',
      text: 'Najwyżej 2 naukowców przechodzi z rezerwy do zasobów. W rezerwie musi być przynajmniej 1.',
    },
    fast: {
      title: '„Szybkie badania”',
      text: 'Zrób 3 kroki postępu na dowolnym otwartym torze. Stacja badawcza nie jest potrzebna. Po zagraniu karty postęp jest obowiązkowy.',
    },
    icebreaker: {
      title: 'Lodołamacz: gdzie go zagrać',
      text: 'Połóż go pod swoim statkiem, który jest drugi w kolejce i nie ma jeszcze lodołamacza; może to być statek, którym właśnie płyniesz. W strefie słońca można to zrobić tylko w turze pierwszego statku i tylko pod statkiem, który był drugi, gdy nadeszło słońce, jeśli jest twój i nie odpłynął. Działa wtedy od razu.',
    },
    'icebreaker-turn': {
      title: 'Tura lodołamacza',
      text: 'Gdy nadchodzi słońce, drugi statek z lodołamaczem rozgrywa po pierwszym pełną turę: płynie, wykonuje akcję, może coś odrzucić. Zanim ją zaczniesz, możesz zamiast tego zostać: statek zachowuje miejsce, ale karta przepada. Jeśli w tej turze coś już odrzucisz, trzeba płynąć. Karta trafia do pudełka.',
    },
    'icebreaker-lost': {
      title: 'Kiedy lodołamacz przepada',
      text: 'Karta należy do swojego statku. Gdy statek w jakikolwiek sposób opuści strefę albo zostanie odrzucony, karta trafia do pudełka i nic w zamian nie ma. Trafia tam także, gdy statek staje się pierwszy w kolejce. Zachowuje ją wtedy tylko drugi statek w strefie słońca.',
    },
    'icebreaker-twice': {
      title: 'Oba statki są twoje',
      text: 'Jeśli pierwszy i drugi statek są twoje, rozgrywasz obie tury. Lodołamacz położony wcześniej nie liczy się jako twoja jedyna karta; położony, gdy słońce już tu jest, liczy się.',
    },
    'resource-cards': {
      title: 'Karty zasobów',
      text: 'Podstawowa Karta Zasobów zastępuje dźwig, wieżę szybową, wieżę wiertniczą lub turbinę, przy których nie masz statku. Zaawansowana Karta Zasobów zastępuje tak laboratorium albo fabrykę. Po użyciu wraca do puli. Nigdy nie masz więcej niż 1 kartę podstawową, zaawansowanych możesz mieć dowolnie wiele. Widzą je wszyscy.',
    },
    discarding: {
      title: 'Odrzucanie statku lub kostki',
      text: 'Raz w turze, przed rejsem lub po nim, przed akcją lub po niej, możesz odrzucić dostępną kostkę, dostępny statek albo jeden ze swoich statków na planszy. Statek, który musi odpłynąć, można odrzucić dopiero potem. Kostek z torów nie odrzuca się.',
    },
    'for-a-scientist': {
      title: 'Co daje odrzucenie',
      text: 'To, co odrzucisz, nie wraca, ale liczy się przy punktowaniu zasobów odrzuconych. A 1 naukowiec przechodzi z rezerwy do zasobów, jeśli jakiś tam jest. Odrzucać można także przy pustej rezerwie.',
    },
    'last-ship': {
      title: 'Bez statków',
      text: 'Możesz odrzucić nawet ostatni statek. Nie masz wtedy tur, póki nie dostaniesz nowego, ale nadal decydujesz z innymi: bierzesz karty i korzystasz z niebieskich pól.',
    },
    ending: {
      title: 'Kiedy gra się kończy',
      text: 'Gra kończy się wraz z turą, po której ktoś nie ma ani jednego naukowca w zasobach i w rezerwie, albo w której ktoś wziął ostatnią kartę budowy. Sprawdza się to dopiero po turze, więc rozgrywa się ją do końca.',
    },
    'last-turn': {
      title: 'Ostatnia tura',
      text: 'W ostatniej turze wszystko dzieje się jak zwykle, także wybory innych, karty i odrzucanie. Czekającej jeszcze tury lodołamacza już nie ma. Jeśli naukowcy i karty budowy skończą się razem, za powód końca uznaje się naukowców.',
    },
    standstill: {
      title: 'Gdy nic się już nie dzieje',
      text: 'Gra kończy się też po 12 turach z rzędu na gracza, w których nikt nie zrobił nic poza płynięciem. I kończy się, gdy na planszy nie ma żadnego statku, a słońce ma ruszyć.',
    },
    ranks: {
      title: 'Jak liczą się przewagi',
      text: 'Strefy, karty i odrzucone elementy działają tak samo. Kto ma najwięcej, dostaje pierwszą nagrodę. Każdy inny, kto coś ma, dostaje tyle punktów, ile sztuk ma gracz tuż nad nim: przy 4, 2 i 1 drugi dostaje 4, a trzeci 2. Kto nie ma nic, nie dostaje nic. Przy remisie wszyscy dostają tyle samo; przy 3, 3 i 1 obaj prowadzący dostają pierwszą nagrodę, a trzeci 3.',
    },
    'area-points': {
      title: 'Strefy',
      text: 'W każdej otwartej strefie porównajcie liczbę naukowców. Pierwsza nagroda to liczba budynków i wszystkich naukowców w tej strefie, plus 1. Strefa bez naukowców nie daje punktów. Przykład: 8 budynków oraz 3, 3 i 1 naukowiec dają 16, 16 i 3 punkty.',
    },
    'track-points': {
      title: 'Tory badań',
      text: 'Kostka jest warta tyle, ile wynosi liczba przy jej polu albo najbliższa wcześniejsza; nic, jeśli takiej nie ma. Na każdym otwartym torze czołowa kostka daje sumę wartości wszystkich kostek. Każda inna daje wartość kostki tuż przed nią. Przykład: kostki warte 7, 5 i 2 dają 14, 7 i 5 punktów.',
    },
    'card-points': {
      title: 'Karty budowy',
      text: 'Policz swoje karty budowy z gwiazdką: laboratorium, fabryka, centrum dowodzenia i antena paraboliczna. Pierwsza nagroda to liczba gwiazdek wszystkich graczy razem.',
    },
    'discard-points': {
      title: 'Odrzucone zasoby',
      text: 'Policz odrzucone statki i kostki. Pierwsza nagroda to liczba wszystkiego, co odrzucili gracze razem.',
    },
    projected: {
      title: 'Suma i wynik tymczasowy',
      text: 'Twój wynik to suma punktów za strefy, tory, karty budowy i odrzucone zasoby. Wszystko, co się liczy, jest jawne, więc w każdej chwili widać wynik tymczasowy: taki, jaki byłby, gdyby gra skończyła się teraz.',
    },
    winner: {
      title: 'Kto wygrywa',
      text: 'Wygrywa najwięcej punktów. Przy remisie więcej pierwszych miejsc: każda strefa, każdy tor, karty i odrzucone zasoby liczą się raz, a wspólne pierwsze miejsce liczy się każdemu. Nadal remis? Więcej wziętych kart budowy, z gwiazdką lub bez. Nadal remis? Wspólne zwycięstwo.',
    },
    options: {
      title: 'Co ustala stół',
      text: 'Kto otwiera stół, wybiera, czy o tym, kto zaczyna, decyduje los, czy pierwsze miejsce, i czy statki zaczynają w układzie na pierwszą grę, czy w dowolnym rozmieszczeniu. Przy dowolnym w jednej strefie mogą zacząć nawet 3 statki.',
    },
    secrets: {
      title: 'Jawne i tajne',
      text: 'Prawie wszystko jest jawne: naukowcy, statki, kostki, karty budowy, karty zasobów i odrzucone elementy. Tajne są karty stoczni na ręce, to, którą z nich ktoś wziął, i kolejność w stosach. Widać tylko, ile kart kto ma.',
    },
    components: {
      title: 'Tutejsze karty i tory',
      text: 'Icebreaker używa własnej rekonstrukcji kart i torów, z liczbą elementów prawdziwej gry. Kto ma tę grę, może wpisać to, co jest na jej kartach, jako inny zestaw elementów. Najpierw jest on sprawdzany: każdy budynek da się wznieść, niczego nie brakuje, a słońce zawsze znajdzie drogę. Stół zachowuje swój zestaw do końca.',
    },
  },
};
