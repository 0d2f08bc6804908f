import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_EN: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Build an undersea station: buy, bid, send out deeples and keep the damage in check. Medium weight, also solo. About 90 minutes, or 30 days at one move a day.',
  cards: {
    about: {
      title: 'What it’s about',
      text: 'You build a station under the sea in 3 rounds. Each round you buy cards from a display, choose some at the black market, bid for the rest, and score bonuses. Deeples, your little workers, make the modules outside run. The most points win.',
    },
    turn: {
      title: 'Your turn in phase A',
      text: 'Do one thing: buy a card (the lower its row, the cheaper, but the bottom row does damage), use an oxygen card, or pass. First you may run the power plant (coins for damage) or build extensions. When a row is empty, those above drop and get cheaper. Whoever passes first gets 3 points and goes first in what follows.',
    },
    oxygen: {
      title: 'Oxygen',
      text: 'An oxygen card moves deeples along the three outside arms: a bottle of 3 moves one up to 3 spaces. When enough lie on a module, activate it: Harvest crabs bring coins, Shell houses points, Repair octopuses take damage away. Each card and each module works once a round.',
    },
    market: {
      title: 'Market and auctions',
      text: 'In phase B you secretly choose which of 3 cards to buy: 1, 2 or 3 of them cost 1, 3 or 6 coins and as much damage. What nobody wants fills the rows that are auctioned in phase C. Rows with few cards bring extra oxygen actions.',
    },
    points: {
      title: 'Points',
      text: 'Points come from Shell houses, passing early, bonus cards after each round and the research extension. At the end you add 1 point for every 5 coins and, if your station is stable, the end points of all your cards.',
    },
    damage: {
      title: 'Watch out',
      text: 'If your damage is above the red marker (“safe” on the board) at the end, your station collapses and all end points are lost. Octopuses move the marker up, crabs move it back. And if damage would exceed 15, you lose the outermost card of an arm.',
    },
    end: {
      title: 'The end',
      text: 'After rounds 1 and 2 the deeples return to the dome; after round 3 they stay where they are and the final scoring follows. The most points win; in a tie, less damage. Alone you play against Deep Thought, a station that plays by itself.',
    },
  },
  chapters: {
    game: 'The game and its parts',
    'phase-a': 'Phase A: Development',
    oxygen: 'Oxygen and deeples',
    'phase-b': 'Phase B: Black market',
    'phase-c': 'Phase C: Auctions',
    'phase-d': 'Phase D: Round scoring',
    building: 'Building cards',
    'free-actions': 'Power plant and extensions',
    damage: 'Damage and the red marker',
    modules: 'Modules and tanks',
    research: 'Research cards',
    end: 'The end of the game',
    solo: 'Solo against Deep Thought',
    table: 'At this table',
  },
  paragraphs: {
    aim: {
      title: 'Aim of the game',
      text: 'New Eden is a game by Benjamin Schwer for 1 to 4 players. Everyone builds a station under the sea; alone, you play against an automatic one, Deep Thought. The game lasts 3 rounds. Each has four phases: A Development, B Black market, C Auctions and D Round scoring. After the third round the final scoring follows, and the most points win. The game always ends, whatever anyone does.',
    },
    station: {
      title: 'Your station',
      text: 'In the middle of your station is the dome. From it five arms grow as you build cards: Harvest crabs, Shell houses and Repair octopuses outside, Shipyards and Oxygen tanks inside. Space 1 of an arm is next to the dome, and each new card goes to the far end. Research cards have a place of their own. All cards of an arm stay in force; none is covered, moved or given up by choice.',
    },
    decks: {
      title: 'The six decks',
      text: 'There are 90 cards in six decks of 15, shuffled at the start: 1A, 1B, 2A, 2B, 3A and 3B. Round 1 uses decks 1A and 1B, and so on; the code on a card’s back says its deck. Of deck A 12 cards are laid out in phase A, of deck B 12 are dealt in phase B. The last 3 of each deck go to the box unseen. Five cards of an A deck have a twin in the B deck: the letter after the name tells them apart. A card is always in one place only, and what’s been put in the box never comes back.',
    },
    start: {
      title: 'What you start with',
      text: 'You start with 10 coins, no points, damage 0, the red marker at 0 and one deeple in the dome. You have two start tanks, one with a bottle of 2 and one with two bottles of 1. Nothing is built yet; four extensions wait for you to build them, and a tank waits with the oxygen extension. Coins never run out. Deeples are limited to 45 for all.',
    },
    nautilus: {
      title: 'The Nautilus',
      text: 'Whoever holds the Nautilus goes first in each phase; the others follow clockwise. At the start it’s drawn at random (alone, Deep Thought has it). In phase A it goes to the first station to pass, at once: so that station leads phases B and C and the next phase A. There’s always exactly one holder.',
    },
    display: {
      title: 'The display',
      text: 'At the start of each round two bonus cards are turned up; those of the round before are out. Then 12 cards of the round’s deck A are laid face up in 4 rows of 3. When everyone has passed, the cards left go to the box, and phase B begins.',
    },
    turns: {
      title: 'Turns in phase A',
      text: 'Turns go clockwise from the Nautilus. In a turn you may first take free actions, as many as you like: run the power plant, build extensions. Then you do exactly one thing: buy a card, use an oxygen card or pass. Free actions are possible only before it, not during or after. Once you’ve passed you’re skipped. The last station still in plays turn after turn until it passes.',
    },
    buying: {
      title: 'Buying a card',
      text: 'Choose a card of the display and pay the price of its row: 10 coins in row 1 at the top, 6 in row 2, 3 in row 3 and 1 in row 4. Then comes the row’s step, whether you want it or not: row 1 repairs 3 damage, row 2 repairs 1, row 3 does nothing and row 4 gives you 1 damage. Last, you build the card; so it can’t be lost to the damage of its own purchase.',
    },
    'dropping-rows': {
      title: 'Dropping rows',
      text: 'When the last card of a row leaves, for whatever reason, all rows above it drop by one; columns stay as they are. The cards in them get cheaper from the next turn on. So cards always lie in the lowest rows. Example: row 4 is emptied; the cards of row 3, which cost 3 coins, now lie in row 4 and cost 1.',
    },
    'two-stations': {
      title: 'With two stations',
      text: 'With two stations, solo games included, one card leaves the display directly before each turn of the Nautilus holder, even before the very first: the top one of the leftmost column that still has cards. It goes to the box, and rows may drop. After the first pass this stops. With 3 or 4 players there’s no such rule; they differ only in how phase B is dealt and in the points for passing.',
    },
    passing: {
      title: 'Passing',
      text: 'You may pass in any turn, even your first. It ends phase A for you, but not the other phases. The order of passing gives points: with 2 stations 3 and 0, with 3 players 3, 2 and 0, with 4 players 3, 2, 1 and 0. Whoever passes first also takes the Nautilus.',
    },
    bottles: {
      title: 'Using an oxygen card',
      text: 'Choose an oxygen card you haven’t used this round. Its bottles are used one after the other, the larger one first. A bottle of 3 moves one deeple by 1, 2 or 3 spaces; steps you don’t take are gone. You may leave a bottle unused, but at least one of the card must move a deeple, so you can’t use a card if nobody can move. The second bottle may move the same deeple on or another one.',
    },
    moving: {
      title: 'Where deeples go',
      text: 'Deeples in the dome and those lying on a module can move; those at work can’t. From the dome a deeple enters one of the three outside arms: the second module is 2 spaces away. Along its arm it may go both ways, but never back to the dome or into another arm. Each module of the arm is one space, the octopus of the extension too; Shipyards and tanks aren’t. Nothing blocks: any number of deeples may lie on a module. A deeple that’s moved lies there and may move again later.',
    },
    activating: {
      title: 'Activating modules',
      text: 'After both bottles you may activate modules on which a bottle of this action ended, if as many deeples lie there as the module has sites. Those deeples are at work until the round ends, and the module’s effect happens at once: coins, points or repair. A module works once a round. You may activate one, both or none, even if the effect is of no use. Example: a Shell house has 2 sites. One deeple comes and waits; a later bottle brings another, and then you can activate it.',
    },
    'at-once': {
      title: 'New things work at once',
      text: 'Modules, oxygen cards and deeples that you get in a round can be used in that same round. An oxygen card can be used once in each round.',
    },
    supply: {
      title: 'New deeples',
      text: 'New deeples come from the supply and lie in your dome, ready at once. There are 45 in all; if too few are left, you get those. Deep Thought never has any.',
    },
    dealing: {
      title: 'Dealing the black market',
      text: 'Everyone gets 3 cards of the round’s deck B, clockwise from the Nautilus; you see only your own. Then cards are laid face down for the auctions, 3 to a row: in rows 3 and 4 with two stations, in row 4 with 3 players, in none with 4. Alone, you are dealt your cards before Deep Thought. The last 3 go to the box unseen.',
    },
    choosing: {
      title: 'Choosing in secret',
      text: 'All choose at the same time and in secret which of their 3 cards to buy: none, 1, 2 or 3, as far as their coins go. Your choice is final. Before it you may take free actions; everyone sees those at once. After it you can’t take any until phase C. Nothing can be activated in phase B.',
    },
    paying: {
      title: 'Paying the black market',
      text: 'When the last one has chosen, all pay together: 1, 2 or 3 cards cost 1, 3 or 6 coins, and give as much damage. None costs nothing. If someone’s damage would exceed 15, they now lose a card, clockwise from the Nautilus and before any new card is shown. So a card just bought can’t be lost to its own purchase.',
    },
    leftovers: {
      title: 'What nobody bought',
      text: 'Cards you don’t buy go face down into a row of the display: those of the Nautilus holder into row 1, the next station’s into row 2, and so on. Only you know which yours are, until phase C. Then, in the same order, everyone shows and builds what they bought.',
    },
    rows: {
      title: 'Rows up for auction',
      text: 'All rows are turned face up, and four auctions follow, one for each row. The Nautilus holder opens the first. The opener chooses a row that hasn’t been up for auction; a row without cards counts too, as it brings the most extra actions. The last row is taken without asking.',
    },
    bidding: {
      title: 'Bidding',
      text: 'The opener bids any number of coins they have, or stays out. The others follow clockwise, again and again: bid at least 1 coin more than the highest bid, or drop out. Once out, you don’t come back in this auction. It ends when only the highest bidder is left, or nobody. If everyone else is out already, the opener still has to bid at least 1 to win. You can’t bid more coins than you have, nor more than 100 above the highest bid.',
    },
    'winning-row': {
      title: 'Winning a row',
      text: 'The winner pays exactly the bid, takes all cards of the row and builds them, and may then take the row’s extra actions. The row is marked, and the winner opens the next auction: they choose a row and make the first bid.',
    },
    unsold: {
      title: 'Unsold rows',
      text: 'If nobody bids at least 1 coin, the row stays unsold. Its cards go to the box, nobody gets its extra actions, and the same opener opens the next auction.',
    },
    'extra-actions': {
      title: 'Extra actions and pushing',
      text: 'A row with 0, 1, 2 or 3 cards gives its winner up to 3, 2, 1 or 0 extra oxygen actions. Each uses an oxygen card just as in phase A. Once for each row you may also push: take 1 damage for one more oxygen action, before or after the others, as long as you have an oxygen card to use and a deeple to move. All of it is optional, in any order, with free actions between; but it’s now or never. Example: for a row with 1 card you have 2 extra actions, or 3 if you push.',
    },
    'drop-all': {
      title: 'Dropping out of all auctions',
      text: 'Instead of dropping out of one auction you may drop out of all auctions of this round. Then you aren’t asked again in this phase. It’s the same as dropping out each time and only saves questions.',
    },
    limits: {
      title: 'Secret bid limits (table option)',
      text: 'If the table allows it, you can set a secret limit instead of a bid: at least 1 more than the highest bid, at most your coins, and no more than 100 above that bid. Then the bot bids for you, always just as much as is needed, as long as your limit allows; after that you’re asked again. Others see only the bids, not your limit, nor that you have one or are thinking about it, though a bid that comes at once may give a hint. A limit ends with its auction.',
    },
    bonus: {
      title: 'Bonus cards',
      text: 'In phase D each of the two bonus cards pays every station for each card it has of one kind: 1 coin or 2 points apiece, as the card shows. There are 12 of them, two for each of the six kinds. Two for the same kind both pay. Start tanks and the extension’s tank count as Oxygen tanks; extensions themselves, the octopus of the extension included, don’t count. It’s paid clockwise from the Nautilus.',
    },
    cleaning: {
      title: 'The end of a round',
      text: 'After rounds 1 and 2 all deeples return to the dome, modules and oxygen cards are ready again, and the power plant may be used 3 times again. Marks for auctions and passing are removed. After round 3 the deeples stay where they are, and the final scoring follows.',
    },
    'new-card': {
      title: 'Building a card',
      text: 'A new card goes to the far end of its arm, research to the research area. Modules never move afterwards, and you can’t give them up by choice. A Shipyard brings its deeples at once. An Oxygen tank is ready to use. A research card first brings 3 points if you’ve built the research extension, and then has its effect.',
    },
    several: {
      title: 'Building several cards',
      text: 'If you build several cards together, research comes first, in a fixed order; then the arms in the order crab, shell, octopus, shipyard, oxygen. If several go to the same arm, you choose which lies closer to the dome. Deep Thought builds in a fixed order too and is never asked.',
    },
    when: {
      title: 'When free actions are possible',
      text: 'Free actions, the power plant and the four extensions, don’t cost a turn. You may take any number of them, in any order: in phase A in your turn before your main action, in phase B before your own choice, and in phase C whenever you’re asked to choose a row, to open, to bid or to take extra actions, even after the cards you’ve won are built. In a solo auction they come before your bid.',
    },
    plant: {
      title: 'The power plant',
      text: 'Up to 3 times a round the power plant gives you 5 coins, but also damage: 1 the first time in the round, 3 the second, 6 the third. All three together bring 15 coins and 10 damage. Some research cards make it better. You may use it even at damage 15, if you accept losing a card.',
    },
    extensions: {
      title: 'The four extensions',
      text: 'Each extension costs 6 coins and can be built once a game: Shipyard, Oxygen, Octopus and Research. Extensions are never lost and count for no bonus; only the tank of the Oxygen extension counts as an Oxygen tank.',
    },
    'extension-shipyard': {
      title: 'Shipyard extension',
      text: 'Brings 3 deeples into your dome, ready at once. It costs 6 coins.',
    },
    'extension-oxygen': {
      title: 'Oxygen extension',
      text: 'Brings the extension tank with bottles of 2 and 1, unused, so you can use it in this very turn and once in each later round. It costs 6 coins.',
    },
    'extension-octopus': {
      title: 'Octopus extension',
      text: 'Puts a Repair octopus next to the dome, on space 1 of the octopus arm: it repairs 3 with 1 site, and moves the red marker up by 1. All your other octopuses move one space outward, with the deeples on them. It costs 6 coins, is never lost and isn’t counted for bonuses.',
    },
    'extension-research': {
      title: 'Research extension',
      text: 'From then on each research card you build brings 3 points, however you get it: bought, from the black market or won in an auction. Cards built earlier bring nothing. It costs 6 coins.',
    },
    track: {
      title: 'Damage',
      text: 'Your damage goes from 0 to 15. Repairing below 0 brings nothing more. Damage comes from row 4, the black market, the power plant, pushing and some research cards. You may take damage willingly even at 15; the price is a card.',
    },
    losing: {
      title: 'Too much damage',
      text: 'If one event would bring your damage above 15, it stays at 15 and you lose one card, however large the excess. You choose one of your arms that has a built card, and its outermost card goes to the box. Research cards, the start tanks and everything from extensions are never lost; if you have nothing else, you lose nothing. You choose at once, even in someone else’s turn, and the game waits for you.',
    },
    'lost-deeples': {
      title: 'Deeples on a lost module',
      text: 'You keep deeples of a lost module. Those lying on it go to the next module inward, or to the dome if there’s none. Those at work there are out until the end of the round and then return to the dome. Deeples that a lost Shipyard brought stay with you.',
    },
    'red-marker': {
      title: 'The red marker',
      text: 'The red marker says how much damage your station can bear, from 0 to 15. Count up 1 for each Repair octopus, the extension’s too, and 3 for “Deep Anchors”, to at most 15. Then count back 1 for each Harvest crab, unless you have “Gentle Claws”, but not below 0. Example: 5 octopuses, “Deep Anchors” and 2 crabs make 6; 3 crabs alone make 0. During the game it’s shown as it would be now.',
    },
    stable: {
      title: 'Stable or collapsed',
      text: 'At the end your station is stable if your damage isn’t above the red marker; otherwise it has collapsed. Only the end counts: during the game you may be unstable without any harm. With marker 6, damage 6 still holds and 7 doesn’t.',
    },
    crabs: {
      title: 'Harvest crabs',
      text: 'Activated, a Harvest crab brings coins: 2 to 4 with 1 site, 6 or 7 with 2 sites, 11 with 3 sites. Each crab moves your red marker back by 1, so the more crabs you have, the less damage your station can bear. At the end a crab is worth 0 to 4 end points, the later ones more. There are 15 of them.',
    },
    shells: {
      title: 'Shell houses',
      text: 'Activated, a Shell house brings points: 2 to 4 with 1 site, 5 to 8 with 2 sites, 9 to 11 with 3 sites. It doesn’t move the red marker. At the end it’s worth 0 to 4 end points, the later ones more. There are 18 of them.',
    },
    octopuses: {
      title: 'Repair octopuses',
      text: 'Activated, a Repair octopus takes damage away: 2 to 4 with 1 site, 5 to 7 with 2 sites, 8 to 10 with 3 sites. Each octopus moves your red marker up by 1, whether it’s activated or not. At the end it’s worth 0 to 3 end points, the later ones more. There are 15 of them.',
    },
    shipyards: {
      title: 'Shipyards',
      text: 'A Shipyard brings 1 to 4 deeples into your dome when you build it; they’re yours for good, even if the Shipyard is lost. It lies inside, is no space for deeples and can’t be activated. At the end it’s worth 0 to 5 end points. There are 12 of them.',
    },
    tanks: {
      title: 'Oxygen tanks',
      text: 'An Oxygen tank is an oxygen card you can use once a round. It has one bottle of 3 to 5 or two bottles of 1 to 4, and each bottle moves one deeple up to that many spaces. It lies inside and is no space for deeples. At the end a tank is worth 0 to 4 end points. There are 15 of them, besides your two start tanks and the extension tank, which give no end points.',
    },
    'research-cards': {
      title: 'Research cards',
      text: 'Each of the 15 research cards is unlike the others. Some work once, when you build them; others for the rest of the game or at its end. They’re never lost to damage, and with the research extension each one you build later brings 3 points. Unless its text says otherwise, a research card has no end points.',
    },
    'cool-turbine': {
      title: 'Cool Turbine',
      text: 'Each use of your power plant gives 1 damage less: 0, 2 and 5 instead of 1, 3 and 6.',
    },
    'vent-dynamo': {
      title: 'Vent Dynamo',
      text: 'Each use of your power plant gives 2 coins more: 7 instead of 5.',
    },
    'vent-prestige': {
      title: 'Vent Prestige',
      text: 'Each use of your power plant also gives 2 points.',
    },
    'seed-money': { title: 'Seed Money', text: 'When you build it, you get 5 coins, once.' },
    'deep-anchors': {
      title: 'Deep Anchors',
      text: 'Moves your red marker up by 3, like three more octopuses.',
    },
    attacks: {
      title: 'Dock Sabotage, Crab Trap, Tank Leak',
      text: 'When you build one of these, every other station takes 1 damage for each card of one kind that it has itself: Shipyards for Dock Sabotage, Harvest crabs for Crab Trap, Oxygen tanks for Tank Leak. For Tank Leak the start tanks and the extension’s tank count too, so everyone has at least two. It goes clockwise from you; whoever must lose a card chooses it before the next station is hit. In a solo game they work between you and Deep Thought.',
    },
    'gentle-claws': {
      title: 'Gentle Claws',
      text: 'At the end your Harvest crabs don’t move the red marker back.',
    },
    crews: {
      title: 'Crab Crews, Crab Veterans',
      text: 'At the end, if your station is stable, each crewed crab brings points: 3 with Crab Crews, 2 with Crab Veterans, and 5 with both. A crab is crewed if you activated it in round 3 and haven’t lost it. Even a crab whose coins you don’t need can be worth activating for this. The later card pays less; that’s as printed.',
    },
    ventures: {
      title: 'Bold Venture, Grand Venture',
      text: 'When you build Bold Venture you take 5 damage, and it has 8 end points. Grand Venture gives you 10 damage and has 20 end points. You only get the end points if your station is stable.',
    },
    'open-patent': {
      title: 'Open Patent',
      text: 'When you build it, every other station gets 5 coins, Deep Thought too. It has 15 end points.',
    },
    'emergency-seal': {
      title: 'Emergency Seal',
      text: 'When you build it, you repair 5 damage. It has −5 end points, so it costs you 5 points if your station is stable.',
    },
    final: {
      title: 'Final scoring',
      text: 'First everyone gets 1 point for each full 5 coins; that’s safe even if the station collapses. If your station is stable, you add the end points of all your cards and the points for crewed crabs. If it has collapsed, you add nothing: neither 20 nor −5 counts. Points scored during the game stay. A total may even be negative.',
    },
    winner: {
      title: 'Winning and ties',
      text: 'The most points win. If that’s tied, less damage wins. If it’s still tied, you share the victory.',
    },
    standings: {
      title: 'The score during the game',
      text: 'The score shown during the game is what everyone may know. Coins kept secret aren’t counted yet, and end points are counted only for stations that would be stable right now. Deep Thought has a line of its own.',
    },
    'deep-thought': {
      title: 'Playing alone',
      text: 'Alone you play against Deep Thought, an automatic station; the rules for two stations apply. It starts with the Nautilus, 10 coins and all four extensions built. It never decides anything, has no deeples and never uses its power plant. Its coins are open to see. Cards that hit or help other stations work between you two in both directions.',
    },
    'its-turn': {
      title: 'Deep Thought’s turn',
      text: 'In its turn in phase A Deep Thought takes the card furthest to the right, the lowest one of that column. It pays no coins, but the row’s step applies: it repairs or takes damage. Then it builds the card, without any deeples. Each research card brings it 3 points, in every phase. Before each turn of the Nautilus holder, yours or its own, one card leaves the display until someone has passed.',
    },
    'its-modules': {
      title: 'When the display is empty',
      text: 'Once the display is empty, Deep Thought uses one turn to activate all crabs, shells and octopuses it has then, the octopus of its extension too, all without deeples. In its next turn it passes. Points for passing and the Nautilus go to either of you as usual. If you pass first, you hold the Nautilus, no more cards leave, and Deep Thought goes on turn by turn until it passes.',
    },
    'its-market': {
      title: 'Deep Thought at the black market',
      text: 'Deep Thought is dealt 3 cards and buys none. But at level 1, 2 or 3 it first builds the first 1, 2 or 3 of them, openly and before you choose, without paying coins or damage for them; effects of the cards themselves apply. At level 0 it builds none. The rest goes to the box unseen. The cards you don’t buy lie in row 1, row 2 stays empty, and rows 3 and 4 have 3 cards each from the deck.',
    },
    keeping: {
      title: 'Keeping a row',
      text: 'In phase C all rows are turned face up. You keep one row that has cards; the other rows with cards go to the box and are blocked. Row 2, without cards, always stays. If you’ve bought all three of your cards, row 1 is empty and blocked, and you keep row 3 or row 4.',
    },
    'its-bid': {
      title: 'Bidding against Deep Thought',
      text: 'There are two auctions: first the row you’ve kept, then row 2. Each time Deep Thought bids half its coins, a half rounded up: with 7 coins it bids 4. After any free actions you either bid exactly 1 more and win, with the cards and extra actions as usual, or drop out. Then Deep Thought pays its bid and builds the cards; it activates nothing. If it has no coins, it bids nothing, and the row stays unsold if you drop out.',
    },
    'its-score': {
      title: 'Deep Thought’s result',
      text: 'Phase D and the final scoring are the same for Deep Thought: bonus cards, coins, red marker, end points. Crabs it activated in round 3 are crewed. If it must lose a card, it loses the outermost crab, or else a shipyard, a tank, a shell and last an octopus. You win with more points; in a tie, with less damage.',
    },
    options: {
      title: 'Options of the table',
      text: '“Deep Thought’s level”, for solo games, goes from 0 to 3: at each level it builds one more free card in every round. “Open coins”, for 2 to 4 players: everyone sees how many coins the others have. “Secret bid limits”, for 2 to 4 players: in auctions you may set a limit up to which the bot bids for you; that’s our own addition and saves days of raising by 1. Usually the level is 0 and the other two are off.',
    },
    secrets: {
      title: 'What’s secret',
      text: 'Your coins are hidden from the others until the end, unless the table plays with open coins. But each single gain and payment is public, so whoever keeps count can know them. Your black-market cards and your choice are secret until all have chosen; cards you don’t buy stay secret until phase C. You’re asked even if you can’t afford anything, because skipping you would give your coins away. All else is open.',
    },
    automatic: {
      title: 'What happens automatically',
      text: 'You aren’t asked where there’s nothing to choose: the larger bottle comes first, a bottle with which nobody can move is skipped, the last row comes up by itself. A question never has more than 199 options. With open coins or alone, even a turn with one single option is played for you.',
    },
    components: {
      title: 'These components are a reconstruction',
      text: 'The rules, the prices, the extensions and the effects of all research cards are those of the published game, but not all printed values were known to us. Ours are: the sites, effects and end points of the 75 other cards and in which decks they are, the bottles of the start and extension tanks, the site of the extension’s octopus, which bonus cards there are, and the names of the research cards. Don’t take them for the published data. Whoever runs the bot can add another set; it may also say that start tanks don’t count as Oxygen tanks.',
    },
  },
};
