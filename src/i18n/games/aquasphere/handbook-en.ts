import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_EN: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Program bots, then put them to work in an underwater station: tight, heavy and all in the open. About 100 minutes, or 35 days at one move a day.',
  cards: {
    about: {
      title: 'What it’s about',
      text: 'You lead a research team in an underwater station. At headquarters your engineer programs bots; in the station your scientist puts them to work, sector by sector. After 4 rounds the most knowledge points (KP) win.',
    },
    turn: {
      title: 'Your turn',
      text: 'Do one of three things. Program a bot: your engineer follows an arrow to a room, or once a round you pay 3 time markers. Act with a programmed bot in a sector. Or pass. Turns go round until everyone has passed. You keep at most 2 programmed bots.',
    },
    act: {
      title: 'Acting',
      text: 'Your scientist walks to a sector; each lock on the way costs the time it shows. Your bot takes control there and does what its colour says: green lab extension, yellow time markers, black crystals, purple octopods, blue submarine, red research card, white programs a bot.',
    },
    points: {
      title: 'Knowledge points',
      text: 'Catching octopods, placing submarines and taking research cards give KP at once. After each round you score for controlling the most sectors, for bots used and for crystals held. Octopods in sectors you control cost you KP.',
    },
    lines: {
      title: 'Watch out',
      text: 'Before every tenth space lies a red line. To cross it you pay a crystal or, without one, return a programmed bot; otherwise you forfeit the rest of the gain. So keep a crystal for each scoring. And what doesn’t fit your lab, you can’t take.',
    },
    end: {
      title: 'The end',
      text: 'After the fourth scoring you add KP for different letters on your lab, 1 for each time marker left, 5 for all 6 submarines placed and 5 for a lab with 5 extensions. Red lines no longer matter. The most KP win.',
    },
  },
  chapters: {
    game: 'The game and its parts',
    setup: 'Setup',
    turn: 'Your turn',
    programming: 'Programming bots',
    acting: 'Acting with a bot',
    actions: 'The seven actions',
    laboratory: 'Your laboratory',
    research: 'Research cards',
    knowledge: 'Knowledge track and red lines',
    scoring: 'Intermediate scoring',
    'next-round': 'The next round',
    end: 'The end of the game',
    table: 'At this table',
  },
  paragraphs: {
    aim: {
      title: 'Aim of the game',
      text: 'AquaSphere is a game for 2 to 4 players by Stefan Feld. You lead a research team in an underwater station. At headquarters your engineer programs bots and so decides which actions you get; in the station your scientist decides where they’re used. The game lasts 4 rounds. Each ends with an intermediate scoring, and the final scoring follows the fourth. The most knowledge points (KP) win.',
    },
    headquarters: {
      title: 'Headquarters',
      text: 'Headquarters has 7 rooms in rows of 2, 3 and 2. In each room lies one of the 7 programming tokens, each of another colour; where they lie changes every round. Two arrows lead from the start space to the rooms of the first row, and two from each room to rooms of the next row; behind the last row they lead out. So your engineer makes at most 3 moves a round, one for each row, and chooses between two rooms each time.',
    },
    station: {
      title: 'The station',
      text: 'The station is a ring of 6 sectors, A to F, and the sectors lie in another order in each game. Between neighbours is a lock of 0, 1 or 2: that many time markers it costs to go through. The sector opposite is three places further on. In each sector there are a control zone, a loading station and seven coloured action zones. Any number of scientists may be in the same sector or zone; they never block anyone.',
    },
    pieces: {
      title: 'Your pieces',
      text: 'You have an engineer, a scientist, 15 bots and 6 submarines. A bot is always in one of four places: in your supply, programmed on your board, in the control zone of a sector or in a loading station. A submarine is in your reserve or in the station, at most one of yours in each sector. Bots and submarines are never lost.',
    },
    stock: {
      title: 'The general supply',
      text: 'There are 44 time markers, 20 crystals and 15 octopods. Those that are neither in a sector nor with a player are in the general supply, and what you pay goes back there. If it runs short, you take what’s there and the rest is lost to you. The deck of 41 research cards and the deck of 30 lab extensions shrink by 6 each round, so neither runs out.',
    },
    tables: {
      title: 'Setting up',
      text: 'The first player is drawn at random, and in round 1 the others follow clockwise. Sectors B to F, the base labs, the program cards, the research cards and the extensions are shuffled. Of the 7 program cards 4 are used: the first is laid out in the rooms, the second lies face up as a preview, two stay face down. The centre tiles for your number of players are stacked with lamp 2 on top, then 3, 4 and 5; all but the last are turned at random. After that, chance plays no part: nothing else is drawn.',
    },
    sectors: {
      title: 'What the sectors hold at first',
      text: 'Everyone gets a base lab; its letter is your start sector. There you begin with your scientist in the blue zone and one submarine on the first space, which costs nothing and gives no KP; 1 octopod, 1 crystal and 4 time markers lie there too. Two more base labs are drawn. The first one’s sector gets 2 octopods and 1 crystal, the second’s 3 octopods and 2 crystals. Any sectors left begin without either, and only start sectors have time markers. In each sector one research card and one extension lie face up.',
    },
    team: {
      title: 'What you start with',
      text: 'You start with 14 bots in your supply; a fifteenth is already programmed, with the colour of your start sector. You have 4 time markers, but only 3 if a lock of 0 touches your start sector. You have 5 submarines in reserve. Crystals, KP, research cards and extensions you have none. Your engineer stands on the start space.',
    },
    neutral: {
      title: 'Neutral pieces (2 or 3 players)',
      text: 'With 2 players two sectors are left over at setup, with 3 players one. Each gets a neutral submarine on its first space; with 2 players the two are of different colours. Each neutral colour has 5 more, which may appear later. With 3 players each sector that’s nobody’s start sector also gets a neutral bot in its loading station. Neutral bots take up room there, are never removed and never control anything. With 4 players nothing is neutral, and with 2 no bot is.',
    },
    choices: {
      title: 'The three choices',
      text: 'Turns follow the turn order until everyone has passed. In your turn you do exactly one thing: program a bot, act with a programmed bot, or pass. Your turn ends once that and everything it causes is done. Nothing is ever decided in someone else’s turn, so you need to be there only for your own turns and for the scoring.',
    },
    extras: {
      title: 'Before your choice',
      text: 'Before you program, act or pass, you may return programmed bots for 2 time markers each and use a “Side door” card, as often as you can and in any order. Neither ends your turn. This is the only moment at which you may return a bot freely; you may also return one while paying for an action.',
    },
    passing: {
      title: 'Passing',
      text: 'You may pass in any turn, even if your engineer could still move; unused moves are lost. Passing puts your engineer on the first free space of the next round’s turn order: pass early to go early. You’ve no more turns this round. If everyone else has passed, you simply go on, turn after turn, until you pass too. When passing is all you can do, you pass automatically.',
    },
    'engineer-move': {
      title: 'Moving the engineer',
      text: 'Your engineer follows an arrow to a room of the next row, and you put a bot from your supply on the colour of the token there: it’s programmed. That’s your turn. You have 3 such moves a round, one for each row, and may take other turns between them. Example: the engineer goes to a room with the purple token, and in a later turn your purple bot catches octopods. Engineers never block each other.',
    },
    buying: {
      title: 'Paying to program',
      text: 'Once a round you may spend your turn to pay 3 time markers and put a bot from your supply on any free colour. Two of the markers go to the general supply; the third lies on your board until the scoring, to show that you’ve done it. It doesn’t count as yours and takes up no room in your store.',
    },
    'one-each': {
      title: 'One bot for each colour',
      text: 'Each colour of your board holds one bot. If a bot is there already, you can’t program that colour again, so your engineer can’t enter a room with its token. You also need a bot in your supply. In both cases you may first return a programmed bot, which frees its colour, refills your supply and brings 2 time markers. Only a “Rush order” replaces a bot by itself.',
    },
    'third-bot': {
      title: 'The third programmed bot',
      text: 'You keep at most 2 programmed bots. If you program a third, one of the two others must go back to your supply at once, whichever you choose; the new one stays. In your own turn you get 2 time markers for it, as for any return. Programmed bots you don’t use stay where they are, even into the next rounds.',
    },
    returning: {
      title: 'Returning a bot',
      text: 'Returning a programmed bot puts it back in your supply. In your own turn that always brings 2 time markers from the general supply, as far as they fit: before your choice, while paying for an action, as a third bot or at a red line. In a scoring, which is nobody’s turn, it brings nothing. Bots that come home from a loading station bring nothing either.',
    },
    steps: {
      title: 'Acting, step by step',
      text: 'To act, choose a sector and one of your programmed bots. First, your scientist walks there and you pay. Second, the bot leaves your board and takes the control zone of that sector. Third, the action of its colour happens. Your scientist may stay where it is, even in the same zone; that’s free. You carry out all three steps: only the bots for an extension’s letters can be declined.',
    },
    possible: {
      title: 'What an action needs',
      text: 'You can only act if you can pay and the action will do something. Green: an extension there, and fewer than 5 of your own. Yellow: room for time markers once you’ve paid, and some in the sector or the general supply. Black: a crystal there and room for it. Purple: an octopod there. Blue: no submarine of yours there, and one in reserve. Red: a research card there and room for it. White: the sector’s colour is free on your board, and a bot is in your supply, counting bots that come home because your new bot overfills the loading station.',
    },
    walking: {
      title: 'Walking through the station',
      text: 'Your scientist may walk as far as you like, either way round the ring. The walk costs the sum of the locks it goes through: through locks of 1, 0 and 2 you pay 3 time markers. You only name the sector; the cheapest way is taken automatically, with your cards taken into account. You never act on the way.',
    },
    price: {
      title: 'Paying for an action',
      text: 'The price of an action is the walk and, for a submarine, its space. You pay both together, to the general supply, before anything else happens; a price of 0 needs no time marker. If you’re short by 1 or 2 and another programmed bot remains, you may return that bot while paying, and its 2 markers help to pay at once. Example: with 4 time markers you can pay 6 that way. The bot that acts can’t be the one returned. If the general supply is nearly empty, the return brings only what’s there.',
    },
    control: {
      title: 'Taking control',
      text: 'The bot that acts goes to the control zone of the sector, and you control it from then on. A bot that’s already there, yours or someone else’s, is pushed into the sector’s loading station. The same happens when you place a bot for a letter of an extension.',
    },
    loading: {
      title: 'The loading station',
      text: 'A loading station holds 2 bots with 2 players, 4 with 3 players and 5 with 4 players. If a pushed bot is one too many, the station is cleaned: each colour keeps one bot there, neutral ones too, and all others go back to their owners’ supplies, without pay. Bots in a loading station control nothing, but they’re out of your supply and so count as used.',
    },
    green: {
      title: 'Green: expand the lab',
      text: 'Take the top extension of the sector. It gives you room for more research cards, crystals, octopods or time markers from now on, and its letters count at the end. Each letter also lets you place one more bot. With 5 extensions your lab is complete: you can’t take more, and it’s worth 5 KP at the end.',
    },
    letters: {
      title: 'Letters of an extension',
      text: 'For each letter on the extension you’ve just taken, you may put a bot from your supply straight into the control zone of the sector with that letter. Take the letters in any order, decline any you like, and feel free to use the letter of the sector you’re in. A bot that’s there is pushed as usual. If your supply is empty, the letters that remain are lost. The action of the sector isn’t carried out.',
    },
    yellow: {
      title: 'Yellow: take time',
      text: 'Take the time markers of the sector, as many as fit; the rest stays. If that’s fewer than 2, you’re topped up to 2 from the general supply, as far as they fit. So yellow works in a sector without time markers too: there it brings 2. Example: 5 lie there, you have room for 3: you take 3 and leave 2.',
    },
    black: {
      title: 'Black: take crystals',
      text: 'Take the crystals of the sector, as many as fit your lab; the rest stays. You can’t take fewer on purpose. Crystals pay for red lines and give KP in every intermediate scoring, as long as you hold them.',
    },
    purple: {
      title: 'Purple: catch octopods',
      text: 'Catch the octopods of the sector, as many as your lab can catch at once: 2 to begin with. You can’t catch fewer on purpose; the others stay. For 1, 2, 3, 4, 5 or 6 octopods you gain 1, 3, 6, 10, 15 or 21 KP, and so on beyond (28 for 7). Caught octopods go to the general supply and fill nothing, so the next catch may be as large. “Hunting bonus” cards add to it.',
    },
    blue: {
      title: 'Blue: place a submarine',
      text: 'Put your next submarine on the sector’s first free space, if you have none there. The four spaces cost 1, 2, 3 and 4 time markers, paid with the walk. You gain as many KP as the lamp of the visible centre tile shows: 2, 3, 4 and 5 in rounds 1 to 4. From then on it brings 1 time marker before every scoring, and it lets more of your bots count as used.',
    },
    red: {
      title: 'Red: take a research card',
      text: 'Take the top research card of the sector. Then you gain as many KP as the lamp shows: 2, 3, 4 and 5 in rounds 1 to 4. If the card is a “Rush order”, it’s carried out after that. Cards can’t be thrown away: once your lab has no room for another card, red is closed to you until an extension adds room.',
    },
    white: {
      title: 'White: program a bot',
      text: 'Program the colour that the sector programs, with a bot from your supply. Each sector programs another colour, none of them white. That colour must be free on your board. Your bot that acts takes control of the sector as usual.',
    },
    capacity: {
      title: 'Room in your lab',
      text: 'Each base lab has room for 2 research cards, 2 crystals and 4 time markers, and can catch 2 octopods at once. Extensions add to that. You never hold more: what doesn’t fit stays where it was. The room for octopods limits a single catch; octopods aren’t stored.',
    },
    extensions: {
      title: 'The 30 extensions',
      text: 'For each letter A to F there are four extensions with that letter: room for 1 card, 1 crystal, 2 time markers, or 1 octopod more in each catch. Three have two letters (A B, C D and E F) and room for 1 time marker. Three have no letter and add two kinds: 1 crystal and 1 octopod, 1 octopod and 1 card, or 1 card and 1 crystal. Where in your lab an extension lies doesn’t matter.',
    },
    cards: {
      title: 'Research cards',
      text: 'There are nine kinds of research cards. They work automatically whenever they apply, as far as your lab has room and the supply lasts; only “Side door” and “Overtime shift” wait for your choice. Cards stay with you to the end, and used ones keep their place. Of a pile you can take only the top card, but the ones below are known to all. If you have two cards of a kind: “Workshop bonus”, “Hunting bonus” and “Dock warden” add up, each “Side door” and “Overtime shift” is used by itself, and a second “Through tunnel”, “Heavy-lock pass” or “Cheap launch” is no use.',
    },
    engineer: {
      title: 'Workshop bonus',
      text: 'Whenever your engineer enters a room with the token of the card’s colour, along an arrow or through a side door, you get what the card shows: 2 time markers, 1 crystal or 4 KP. There are three such cards for each of the seven colours. The bonus comes after the bot is programmed and, if it was a third, another has gone back. Programming in other ways doesn’t count, and a card taken later doesn’t pay for rooms entered before.',
    },
    catch: {
      title: 'Hunting bonus',
      text: 'Whenever you catch at least one octopod with a purple action, you get what the card shows: 2 time markers, 1 crystal or 3 KP. It’s once for each action, however many octopods you catch. The KP are gained together with those for the octopods.',
    },
    bundle: {
      title: 'Several rewards at once',
      text: 'If one event brings several rewards, time markers come first, then crystals, then KP; so a crystal you’ve just got can pay for a red line on the way. Only if your crystal store is full beforehand do KP come before crystals: a crystal paid at a line then makes room for the new one. All KP of the event are one gain. You’re not asked about any of this.',
    },
    opposite: {
      title: 'Through tunnel',
      text: 'Once in each action your scientist may pay 1 time marker to go straight to the opposite sector, before the walk or after it, but not in the middle. It may also be the whole way. You needn’t ask for it: if it’s cheaper, it’s used automatically, and it never makes anything dearer.',
    },
    locks: {
      title: 'Heavy-lock pass',
      text: 'Locks of 2 cost you nothing. Locks of 1 cost 1 as before. The card works automatically, whenever your scientist walks.',
    },
    halfsub: {
      title: 'Cheap launch',
      text: 'Submarine spaces cost you half, rounded down: 0, 1, 1 and 2 time markers instead of 1, 2, 3 and 4. The card works automatically. If both the walk and the space then cost nothing, you need no time markers at all.',
    },
    cleaner: {
      title: 'Dock warden',
      text: 'If a bot you place makes a loading station overflow, you gain 1 KP for each bot of the other players that the cleaning sends back. Your own bots don’t count; neutral ones are never sent back. It holds for bots that act and for bots placed by letter, and you gain the KP right after the cleaning.',
    },
    lateral: {
      title: 'Side door',
      text: 'Once a game, in your turn and while your engineer is in a room, it moves to the room right beside it in the same row and programs the colour there, which must be free, with a bot from your supply. That’s on top of your turn unless the table’s options say otherwise, and it isn’t one of your 3 moves: your next move starts from the new room. It doesn’t work from the start space or after you’ve passed. It counts for a “Workshop bonus”.',
    },
    overtime: {
      title: 'Overtime shift',
      text: 'Before each of the four intermediate scorings, even the last, you may pay 1 time marker to program the card’s colour with a bot from your supply. The colour must be free. If it’s your third programmed bot, you return one of the two others, without getting time markers for it. There’s one such card for each colour but white.',
    },
    instant: {
      title: 'Rush order',
      text: 'At once, after the KP for taking the card, you take 2 time markers and program the card’s colour with a bot from your supply. If a bot is on that colour already, it’s returned first, for 2 more time markers, and then replaced. If the colour is free but your supply is empty, you get only the time markers. After that the card has no effect but keeps its place. There’s one for each colour but white.',
    },
    track: {
      title: 'The knowledge track',
      text: 'Your KP are counted on a track with laps of 50 spaces. A red line lies before each multiple of ten: before 10, 20, 30, 40, 50 and so on, lap after lap. All KP that one event brings are one gain, and your counter walks it space by space. It may stop right before a line for free; going on across the line has a price.',
    },
    paying: {
      title: 'Paying at a red line',
      text: 'To cross a red line, pay 1 crystal to the general supply. If you’ve no crystal, you may return a programmed bot instead; while you hold a crystal, you can’t. In your own turn the returned bot brings 2 time markers, in a scoring none. You needn’t pay: you may always stop. If you’ve neither crystals nor programmed bots, your counter stops automatically.',
    },
    stopping: {
      title: 'Stopping, and several lines',
      text: 'If you stop at a line, you forfeit the rest of that gain. Nothing else happens: your next gain asks you again. A long gain may cross several lines, and you decide and pay at each. Example: you’re on 8 with 1 crystal and gain 3 KP. Pay, and you reach 11; stop, and you stay on 9 and forfeit 2.',
    },
    'going-back': {
      title: 'Going back',
      text: 'Only a negative total in an intermediate scoring moves your counter back. Going back, it never crosses a red line: it stops on the space just after the last one, and never goes below 0. Example: with a total of −2, 12 becomes 10, 11 becomes 10, and 10 stays 10.',
    },
    income: {
      title: 'Income before the scoring',
      text: 'When everyone has passed, the reminder markers of bought programs go back to the general supply. Then you get 1 time marker for each of your submarines in the station. If the supply is short, the turn order of this round decides who’s served first; markers that don’t fit your lab go back and aren’t given to others. It’s nobody’s turn now.',
    },
    prepare: {
      title: 'Before the scoring: overtime',
      text: 'If you hold an “Overtime shift” you can use, you’re asked: use your cards and take your income in the order you like. Paying first can make room for your income. All players are asked at once, and the order of their answers changes nothing. When you’re done, your income is taken if you haven’t taken it. Players with nothing to decide aren’t asked.',
    },
    total: {
      title: 'Your total',
      text: 'When everyone is ready, all count the same position: majority, plus bots used, plus crystals, minus octopods. That sum is one gain, or one step back if it’s negative. Example: 3 for a tied majority, 6 for bots, 1 for a crystal, minus 4 for octopods makes 6. (The rulebook’s own example of this sum says 4: a misprint.)',
    },
    majority: {
      title: 'Majority',
      text: 'Count each player’s bots in control zones. Whoever has the most gets 6 KP. If several are tied for the most, each of them gets 3 KP. If nobody has a bot in a control zone, nobody gets anything. Bots in loading stations don’t count here.',
    },
    'bots-used': {
      title: 'Bots used',
      text: 'Your bots in supply cover a row of numbers from 1 to 14. You score the highest number uncovered: 14 minus the bots in your supply, never less than 0. But submarines placed set a limit: with 0 to 6 of them at most 2, 4, 6, 8, 10, 12 or 14. So with 5 bots in supply and 3 submarines in the station you score 8, not 9. A fifteenth bot in your supply covers nothing.',
    },
    crystals: {
      title: 'Crystals',
      text: 'For 1, 2, 3, 4, 5 or 6 crystals held you score 1, 3, 6, 10, 15 or 21 KP. You keep them, and may even pay with them at a red line of this very scoring: totals are made before any counter moves. Beyond 6 the series goes on.',
    },
    octopods: {
      title: 'Octopods you left',
      text: 'For each sector you control, the octopods there cost you KP: 1, 3, 6, 10, 15 or 21 for 1 to 6 of them, and so on. Each sector is counted by itself and the losses are added. Example: 3 octopods in one of your sectors and 1 in another cost 7 KP. Octopods in a sector nobody controls cost nobody anything.',
    },
    counters: {
      title: 'Moving the counters',
      text: 'A total of 0 or more is a gain like any other, with red lines to pay for; a negative one moves you back. All who stand at a line and can pay are asked at once, and each decides alone: the order of answers changes nothing. A bot returned here brings no time markers.',
    },
    'new-cards': {
      title: 'New cards',
      text: 'After rounds 1 to 3 each sector gets one research card and one extension, face up on top of those left there. You can take only the top one of a pile; the one below becomes available when it’s gone.',
    },
    refill: {
      title: 'Refilling the sectors',
      text: 'Time markers still lying in sectors go back to the general supply. Then each sector gets the time markers, crystals and octopods that the visible centre tile shows towards it; crystals and octopods left there stay and add up. If a kind runs short, it’s dealt out edge by edge as far as it goes, and the other kinds aren’t affected. Then the tile is removed and the next one, with a higher lamp, shows what comes next. The tile with lamp 5 refills nothing.',
    },
    'neutral-submarines': {
      title: 'More neutral submarines',
      text: 'With 2 or 3 players some edges of the centre tiles bring a neutral submarine to the first free space of the sector. It’s of a neutral colour that has none there; with a choice, of the one with more in reserve, or else of the lower number. If none can be placed, the next sector clockwise is tried, and so on all round the ring.',
    },
    'new-order': {
      title: 'New order, new program',
      text: 'The order in which you passed is the new turn order. Engineers return to the start space, and everyone may again pay to program once. The face-up program card is laid out in the rooms, and the next one is turned up so that you can plan ahead. In round 4 none is left to see.',
    },
    staying: {
      title: 'What stays',
      text: 'Everything else stays as it is: scientists, submarines, bots in the station and programmed ones, research cards, crystals and time markers. You keep the control of your sectors until someone pushes your bot out.',
    },
    final: {
      title: 'Final scoring',
      text: 'After the fourth intermediate scoring you add points; red lines no longer exist. For 1 to 6 different letters on your base lab and extensions: 1, 3, 6, 10, 15 or 21 KP. For each time marker: 1 KP. For all 6 submarines in the station: 5 KP. For a lab with 5 extensions: 5 KP. Example: 5 letters, 2 time markers and a complete lab make 15 + 2 + 5 = 22.',
    },
    winning: {
      title: 'Winning and ties',
      text: 'The most KP win. If that’s tied, more of your bots in control zones decide, then more crystals. If it’s still tied, you share the place.',
    },
    options: {
      title: 'Options of the table',
      text: 'The host may set four things. “Passing”: at any time (usual), or only from the last row of rooms or when your engineer can’t move and no bot is programmed. “Actions without effect”: usually not allowed; if allowed, you may use yellow, black and purple just to take control. “Side door”: on top of your turn (usual), or it uses your turn. “Bot returned at a red line”: in your own turn it brings 2 time markers (usual), or nothing.',
    },
    automatic: {
      title: 'What happens automatically',
      text: 'You aren’t asked where there’s nothing to choose: the cheapest walk, rewards and their order, stopping at a line you can’t pay for, passing when nothing else is left. A turn never has more than 24 options with the usual components.',
    },
    open: {
      title: 'No secrets',
      text: 'Everything on the table is open to all: labs, cards, supplies, also the covered cards in the piles of the sectors. Unknown are only the order of the decks, the face-down program cards and how the covered centre tiles are turned. All of it was fixed when the game began, so no later draw can be changed by what you do.',
    },
    components: {
      title: 'These components are a reconstruction',
      text: 'The rules and most fixed numbers are those of the published game, but not all printed values were known to us. Ours are: the program cards, which sector programs which colour and where the locks are, submarine spaces 3 and 4, the amounts on the centre tiles, the colours and numbers of research cards, the list of extensions, the limits that submarines set on bots used, and the places of the red lines. Don’t take them for the published data. A table plays with one named set of components from start to end. Whoever runs the bot can add another set; it’s checked against what the rules rely on, and the game then uses its numbers and its names in all three languages.',
    },
  },
};
