import type { HandbookWords } from '../../handbook.ts';
import type { HANDBOOK } from './handbook.ts';

export const HANDBOOK_EN: HandbookWords<typeof HANDBOOK> = {
  pitch:
    'Chase a circling sun around the South Pole and fight for majorities: medium weight, little luck, much timing. About 75 minutes, or 16 days at one move a day.',
  cards: {
    about: {
      title: 'What it’s about',
      text: 'Expeditions share Antarctica: your ships, your scientists, everyone’s buildings. The sun circles the pole and frees one ship at a time from the ice. Whoever has the most scientists in an area, the foremost cube on a research track or the best collection of cards scores most at the end.',
    },
    turn: {
      title: 'A turn',
      text: 'The sun moves on to the next area with ships. There the first ship in line has to sail, to any area with room. Then its owner may do one thing in that area: build, build a ship, recruit or research. One card and one discard are possible on top.',
    },
    build: {
      title: 'Building',
      text: 'Three building cards lie face up. The card shows which buildings your ships must be at, anywhere on the board. Pay scientists from your supply: they go to live beside the new building, where you’ve just sailed. Then advance on a research track and keep the card.',
    },
    research: {
      title: 'Research',
      text: 'Your cube jumps to the next empty space; spaces with other cubes cost nothing. Each red space you reach or jump over rewards you, every time. A blue one works only once in the game, and for everyone. In an area with a research center, ships and scientists there make you faster.',
    },
    points: {
      title: 'Points',
      text: 'Points come only at the end. Each area: the most scientists get a point per building and per scientist there, plus 1; everyone else gets what the player ahead of them has in scientists. Each track in much the same way, then building cards with an asterisk, then discarded ships and cubes.',
    },
    careful: {
      title: 'Watch out',
      text: 'Scientists are scarce: without any in supply you can’t build. Camps bring them, and so does discarding a ship or cube for good. Mind the line: in a full area you’re third and wait a whole lap of the sun. And a ship you build gives everyone else a card.',
    },
    end: {
      title: 'How it ends',
      text: 'As soon as someone has placed their last scientist, or all building cards are taken, the game ends with that turn. Areas, tracks, cards and discards are scored. The most points win, so keep an eye on how many scientists the others have left.',
    },
  },
  chapters: {
    game: 'The game and its parts',
    setup: 'Setup',
    sun: 'The sun and the lines',
    turn: 'Your turn',
    building: 'Building a building',
    actions: 'Ships, recruiting, research',
    tracks: 'Research tracks',
    effects: 'Red and blue spaces',
    cards: 'Shipyard cards',
    resources: 'Resource cards and discarding',
    end: 'The end of the game',
    scoring: 'Scoring',
    table: 'At this table',
  },
  paragraphs: {
    aim: {
      title: 'Aim of the game',
      text: 'Antarctica is a game for 2 to 4 players by Charles Chevallier. You lead an expedition: your ships sail from area to area, your scientists settle there and your cubes move along the research tracks. Buildings belong to nobody; everyone may use them. Points are given only at the end, for having more than the others: scientists in areas, progress on tracks, cards with an asterisk, discarded resources. The most points win.',
    },
    areas: {
      title: 'The areas',
      text: 'Eight areas lie around the pole: South, South-East, East, North-East, North, North-West, West and South-West. That’s also the order in which the sun visits them, counter-clockwise. Each has room for 3 ships and for every type of building once. With 2 players South and North are closed: nothing ever goes there, the sun passes them by, and they aren’t scored.',
    },
    people: {
      title: 'Scientists',
      text: 'Your scientists are in one of three places: in your reserve, in your supply, or on the board. Only those in your supply can be sent out. Recruiting and some effects bring scientists from the reserve to the supply. Once on the board a scientist stays in that area until the end. You have 16 scientists with 2 players, 14 with 3 and 12 with 4.',
    },
    pieces: {
      title: 'Ships and cubes',
      text: 'Your ships are on the board, available, or discarded. Your cubes are available, on a research track, or discarded. A cube on a track stays there and never moves back. You have 6 ships and 3 cubes with 2 players, 5 ships and 4 cubes with 3, and 4 ships and 5 cubes with 4.',
    },
    buildings: {
      title: 'Buildings',
      text: 'There are 14 types of building, 47 pieces in all. An area holds each type at most once. Buildings stay to the end, belong to nobody and can be used by everyone. A Camp lets you recruit, a Shipyard lets you build ships, the three kinds of Research Center let you research. Others are needed to build more. Headquarters, Plankton Farm and Parabolic Antenna do nothing by themselves, but like every building they make their area worth more.',
    },
    'raw-materials': {
      title: 'Crane, Shaft Tower, Derrick, Wind Turbine',
      text: 'These four bring ore, coal, oil and energy. Most building cards ask for one or two of them: you need a ship in an area where one stands. A Basic Resource card can stand in for one of them.',
    },
    'lab-and-factory': {
      title: 'Lab and Factory',
      text: 'Advanced building cards ask for a Lab or a Factory: Headquarters for a Factory, the Plankton Farm for a Lab, each together with something else. An Expertise Resource card can stand in for one of them. Both have an asterisk on their cards.',
    },
    seats: {
      title: 'Seats and start player',
      text: 'The start player is drawn by lot, or is the first to have joined if the table was set that way. The others follow in the order of the seats. Whenever several players decide one after the other, it goes in that order, beginning with the player whose move caused it.',
    },
    'first-buildings': {
      title: 'The first buildings',
      text: 'Eight starting buildings are shuffled, and one is laid in each area. With 2 players there are six, one for each open area: the second Camp and the Naval Research Center go back to the box. All other buildings form the supply.',
    },
    piles: {
      title: 'Building cards',
      text: 'Building cards come in three piles: Basic, Double and Advanced. With fewer than 4 players some cards are left out. Each pile is shuffled. Its top card lies face up; nobody knows the order below. Taken cards stay face up with whoever took them.',
    },
    'shipyard-pile': {
      title: 'The shipyard cards',
      text: 'There are 13 shipyard cards: 6 Icebreakers, 3 “Placing a Scientist”, 2 “+2 Scientists” and 2 “Fast Research”. They lie face down. Only a player who is choosing one sees what the pile holds. Cards in hand are secret.',
    },
    'first-resources': {
      title: 'Resource cards at the start',
      text: 'Everyone starts with 1 Basic Resource card. As many Expertise Resource cards as there are players form a stock. The stock of Basic cards starts empty and fills when they’re played.',
    },
    supplies: {
      title: 'What you start with',
      text: 'Everyone has 2 scientists in supply. With 2 players you also have 14 scientists in reserve, 3 ships on the board, 3 available ships and 3 cubes. With 3 players: 12 in reserve, 3 ships on the board, 2 available and 4 cubes. With 4 players: 10 in reserve, 2 ships on the board, 2 available and 5 cubes.',
    },
    'open-tracks': {
      title: 'Open tracks, and how it looks at first',
      text: 'Three research tracks are open with 2 players, four with 3, and all five with 4. A closed track is never used and not scored. At the start the sun is in the South-West, all blue spaces are still unused, and nobody has points, discards, building cards or shipyard cards.',
    },
    'first-ships': {
      title: 'The first ships',
      text: 'Usually ships start where the layout for a first game puts them. If the table was set to free placement, you place your ships one at a time, in any open area that has fewer than 3 ships; each goes to the end of its line. The order is snake-like: A B B A A B with 2 players, A B C C A B B C A with 3, and A B C D D C B A with 4, where A is the start player.',
    },
    'free-cube': {
      title: 'The free cube (2 players)',
      text: 'With 2 players, whoever isn’t the start player puts one available cube on space 1 of an open track of their choice, once all ships are placed. That triggers nothing.',
    },
    chance: {
      title: 'Where chance comes in',
      text: 'Everything random is drawn at the start: the start player, the first buildings, the order of the piles. Later only one thing is random: which shipyard cards go round when everyone drafts one.',
    },
    'sun-moves': {
      title: 'The sun moves',
      text: 'Before each turn of the game the sun moves counter-clockwise, by at least one area. It skips closed areas and areas without ships and stops at the first one with a ship. If all ships are in one area, it comes right round to it again. So you may well act several times in a row.',
    },
    'who-acts': {
      title: 'Who acts',
      text: 'When the sun arrives, the first ship in line there has to act: its owner takes a turn with it, and sailing is never optional. The second ship is noted too, in case it has an icebreaker. No other ship acts while the sun is here: not the third, even if it moves up, and not one that arrives later.',
    },
    'second-ship': {
      title: 'The second ship',
      text: 'After the turn of the first ship, the second one may take a turn too if an icebreaker lies under it and it hasn’t left. If the game has ended, it doesn’t. Without an icebreaker it waits for the sun to come round again.',
    },
    lines: {
      title: 'Lines of ships',
      text: 'The ships in an area wait in a line of up to 3, the first nearest the sun. Whichever way a ship comes in, it goes to the end of the line. No ship can enter an area that has 3 ships already, or a closed one.',
    },
    leaving: {
      title: 'When a ship leaves',
      text: 'When a ship leaves a line, those behind it move up at once. That doesn’t change whose turn it is: first and second are those who were there when the sun arrived. A ship that leaves the area of the sun gives up its place there, even if it comes back.',
    },
    steps: {
      title: 'The steps of a turn',
      text: 'First sail: that’s compulsory. Then you may take one action. Then end your turn. In between you may play one card and discard one resource, also after building a ship. Your turn is over only when you say so, so you can still undo your last step.',
    },
    sailing: {
      title: 'Sailing',
      text: 'The ship in the sun sails to another open area with fewer than 3 ships, however far away. There’s always one with room. It can’t stay where it is.',
    },
    target: {
      title: 'The target area',
      text: 'The area you sail to is your target area for the whole turn: you build, recruit and research there. It stays so even if your ship is moved on or discarded before you act. For what you have there, ships and scientists count as they stand at that moment.',
    },
    action: {
      title: 'One action',
      text: 'After sailing you may do one of four things: build a building, build a ship, recruit scientists, or research. You may also do nothing. What would change nothing isn’t offered: recruiting with an empty reserve, for instance, or research when no cube of yours can advance.',
    },
    'one-card': {
      title: 'One card while the sun is here',
      text: 'You may play at most one card while the sun is in an area, be it a shipyard card or a resource card, and even if you take two turns there. You play it in your own turn, after sailing, before or after your action. What other players’ research brings you doesn’t count as a card.',
    },
    questions: {
      title: 'One thing at a time',
      text: 'While something still has to be decided – which track, which card, which ship – nothing else can be done: no card, no discard, no other action. A ship, a card or 3 spaces that others’ moves bring you are decided at once too. You can skip only where the rules say “may”.',
    },
    card: {
      title: 'Choosing a building card',
      text: 'Choose one of the face-up building cards, at most one per turn. An empty pile offers nothing. The card shows the required buildings at the top, then what you build, how many scientists it takes, how many research points it gives, and perhaps an asterisk.',
    },
    access: {
      title: 'Required buildings',
      text: 'For each building that the card requires, you need a ship in an area where one stands. Any of your ships will do, in any area, and one ship gives you access to all the buildings of its area. The ship you sail counts where it has arrived, not where it came from. Ships that were built this turn count too.',
    },
    replacing: {
      title: 'A resource card instead',
      text: 'If exactly one required building is missing, you can play a resource card that covers it. That is your card for as long as the sun is here. If two are missing, a card doesn’t help; if none is missing, you can’t play one.',
    },
    scientists: {
      title: 'Scientists for a building',
      text: 'Your supply must hold as many scientists as the card says: 1, or 2 for a Plankton Farm. Those in your reserve don’t count; bring them to your supply first.',
    },
    room: {
      title: 'Room for a building',
      text: 'A building goes to your target area, if none of its type stands there yet. There must also be a piece of it left in the supply.',
    },
    'what-happens': {
      title: 'What happens when you build',
      text: 'First a resource card you use goes back to its stock. Then scientists from your supply and the building go to the target area. Then you advance as many spaces as the card has research points, all of them on one track of your choice, and what this triggers is carried out. You have to advance if you can; if no track is possible, or the card has 0 points, you don’t. Last you take the card, and the next one of its pile is turned up.',
    },
    'last-plankton': {
      title: 'The last scientist',
      text: 'One exception: if every player has exactly 1 scientist left that isn’t on the board, and every face-up card takes more than 1, then 1 from your supply is enough. Everything else is as usual, and the game ends after that turn.',
    },
    'new-ship': {
      title: 'Building a ship',
      text: 'With a Shipyard in your target area you can build a ship. You need an available ship, and the line in the area of the sun must have room. The new ship goes there, to the end of the line; it doesn’t act while the sun is here. Your turn goes on: you may still play a card, discard or end it.',
    },
    'others-take': {
      title: 'Cards for the others',
      text: 'When you build a ship, each other player looks through the shipyard pile and takes one card of their choice, in seat order. You get none. Taking one is compulsory. If the pile has fewer cards than there are other players, nobody gets one and the rest goes to the box. Your ship is built all the same.',
    },
    recruiting: {
      title: 'Recruiting',
      text: 'With a Camp in your target area you can recruit. Count your ships and your scientists there: that many scientists come from your reserve to your supply, or all that are left. You always take as many as you can. With nothing there, or with an empty reserve, recruiting isn’t possible.',
    },
    researching: {
      title: 'Research',
      text: 'With a Research Center in your target area you can research. Count your ships and your scientists there: you advance that many spaces on one open track that shows the sign of a Research Center in the area. A track with two signs is served by either; having both gives nothing more. With several centers you choose one track: points are never split. With no ship and no scientist of yours there, you can’t research.',
    },
    entering: {
      title: 'Cubes on the tracks',
      text: 'You have at most one cube on each track. To enter a track you need an available cube; without one you can only go on where you are. You can choose a track only if there is an empty space ahead of you and you have a cube on it or available. No two cubes share a space.',
    },
    advancing: {
      title: 'Advancing',
      text: 'For each point, your cube moves to the next empty space ahead. Spaces with other cubes are jumped over and cost nothing. A new cube starts before space 1, so its first point takes it to the first empty space. If there’s no empty space left ahead, the rest of your points are lost. Nobody can pass a cube on the last space.',
    },
    spaces: {
      title: 'Red and blue spaces',
      text: 'Move your cube all the way first. Then every coloured space it reached or passed is carried out, in the order of the track, also those under cubes that it jumped over. A red space is for you alone and works every time a cube gets there or passes.',
    },
    'blue-once': {
      title: 'Blue spaces work once',
      text: 'A blue space is for everyone and works once in the game. It’s used up as soon as the first cube reaches or passes it, even if nobody can make anything of it. Later cubes trigger nothing there. The free cube at the start of a game for 2 doesn’t count.',
    },
    'one-by-one': {
      title: 'One effect after another',
      text: 'Each effect is finished, with everything that it sets off, before the next begins. In between nobody can play a card or discard.',
    },
    'red-scientist': {
      title: 'Red: +1 Scientist',
      text: 'One scientist comes from your reserve to your supply, if there is one.',
    },
    'red-ship': {
      title: 'Red: new ship',
      text: 'If you have an available ship and the line in the area of the sun has room, the ship goes there, to the end of the line. It isn’t optional, and the other players take shipyard cards as if you had built it. If there’s no ship or no room, nothing happens and nobody takes a card. The new ship counts for required buildings and for what you have in its area, but doesn’t act while the sun is here.',
    },
    'red-cards': {
      title: 'Red: resource cards',
      text: 'Expertise: you take an Expertise Resource card from the stock. Basic: you take a Basic Resource card if you have none. If the stock is empty, nothing happens.',
    },
    'blue-move': {
      title: 'Blue: everyone may move a ship',
      text: 'Beginning with whoever triggered it, each player may move one of their ships to another open area with room, or skip. Ships put on the board this turn can’t be moved. Nobody acts with the moved ship.',
    },
    'blue-draft': {
      title: 'Blue: everyone drafts a card',
      text: 'The shipyard pile is shuffled, and as many cards as there are players are drawn. Beginning with whoever triggered it, each player secretly picks one and passes the rest on; the last card goes to the last player. Picking is compulsory. If the pile has too few cards, nobody gets one and the pile goes to the box.',
    },
    'blue-joint': {
      title: 'Blue: everyone advances 3',
      text: 'Beginning with whoever triggered it, each player advances 3 on an open track. Everyone has to choose another track. Whoever triggered it must advance if they can; the others may skip. If no track is left for you, you’re passed over.',
    },
    'after-joint': {
      title: 'After everyone has advanced',
      text: 'What these advances trigger waits until everyone has moved. Then it’s carried out in the order in which it was triggered, before anything that was waiting already.',
    },
    playing: {
      title: 'Playing shipyard cards',
      text: 'A shipyard card you’ve played goes to the box and never comes back; an Icebreaker first lies under its ship. You can have any number of shipyard cards. Those left in hand at the end are worth nothing.',
    },
    placing: {
      title: '“Placing a Scientist”',
      text: 'Put 1 scientist from your supply in your target area. It counts at once: for recruiting, for research and for the majority. You need one in your supply.',
    },
    'plus-two': {
      title: '“+2 Scientists”',
      text: 'Up to 2 scientists come from your reserve to your supply. You need at least 1 in reserve.',
    },
    fast: {
      title: '“Fast Research”',
      text: 'Advance 3 on any open track. You need no Research Center for it. Once the card is played, you have to advance.',
    },
    icebreaker: {
      title: 'Icebreaker: where to play it',
      text: 'Lay it under a ship of yours that is second in its line and has no icebreaker yet; the ship you’ve just sailed may be that one. In the area of the sun it’s possible only during the turn of the first ship, and only under the ship that was second when the sun arrived, if it’s yours and hasn’t left. Then it works right away.',
    },
    'icebreaker-turn': {
      title: 'The icebreaker’s turn',
      text: 'When the sun comes, the second ship with the icebreaker takes a full turn after the first: sail, act, discard. Before it begins you may stay instead: the ship keeps its place, but the card is used up. Once you’ve discarded something in that turn, you have to sail. The card goes to the box.',
    },
    'icebreaker-lost': {
      title: 'When an icebreaker is lost',
      text: 'The card belongs to its ship. If the ship leaves its area in any way, or is discarded, the card goes to the box, without anything in return. It goes there too as soon as the ship becomes first in its line. Only the second ship in the area of the sun keeps it then.',
    },
    'icebreaker-twice': {
      title: 'Both ships are yours',
      text: 'If the first and the second ship are both yours, you take both turns. An icebreaker that has been there since earlier doesn’t count as your one card; one you laid while the sun is here does.',
    },
    'resource-cards': {
      title: 'Resource cards',
      text: 'A Basic Resource card stands in for a Crane, Shaft Tower, Derrick or Wind Turbine that you have no ship at. An Expertise Resource card does so for a Lab or a Factory. After use it goes back to its stock. You never have more than 1 Basic card, but any number of Expertise cards. Everyone sees them.',
    },
    discarding: {
      title: 'Discarding a resource',
      text: 'Once per turn, before or after sailing, before or after your action, you may discard an available cube, an available ship, or one of your ships on the board. The ship that has to sail can be discarded only after it has sailed. Cubes on tracks can’t be discarded.',
    },
    'for-a-scientist': {
      title: 'What discarding gives',
      text: 'What you discard is gone for good, but it counts in the scoring of discarded resources. And 1 scientist comes from your reserve to your supply, if there is one. You may discard with an empty reserve, too.',
    },
    'last-ship': {
      title: 'Without a ship',
      text: 'You may even discard your last ship. Then you take no turns until you get a ship again, but you still decide with the others: you take cards, and blue spaces are for you too.',
    },
    ending: {
      title: 'When the game ends',
      text: 'The game ends with the turn in which someone has placed their last scientist, none being left in supply or reserve; or in which the last building card is taken. It’s checked only when the turn is over, so that turn is played to its end.',
    },
    'last-turn': {
      title: 'The last turn',
      text: 'In the last turn everything happens as usual: choices of others, cards and discards too. An icebreaker’s turn that was still to come isn’t taken. If the scientists and the building cards run out together, it’s said to have ended by the scientists.',
    },
    standstill: {
      title: 'If nothing happens any more',
      text: 'The game also ends after 12 turns per player in a row in which nobody did anything but sail. And it ends if no ship is left on the board when the sun should move.',
    },
    ranks: {
      title: 'How majorities are scored',
      text: 'Areas, cards and discards all work like this. Whoever has the most gets the first prize. Everyone else who has any gets as many points as the next higher player has things: with 4, 2 and 1, the second gets 4 and the third 2. Who has nothing gets nothing. Players who tie get the same; with 3, 3 and 1, both leaders get the first prize and the third gets 3.',
    },
    'area-points': {
      title: 'Areas',
      text: 'For each open area compare your scientists there. The first prize is the number of buildings plus all scientists of all colours in that area, plus 1. An area without scientists gives no points. Example: 8 buildings, and 3, 3 and 1 scientists give 16, 16 and 3 points.',
    },
    'track-points': {
      title: 'Research tracks',
      text: 'A cube is worth the number at its space, or else the nearest number before it; nothing if there is none. On each open track the foremost cube gets the sum of all the cubes’ values. Each other cube gets the value of the cube right ahead of it. Example: cubes worth 7, 5 and 2 give 14, 7 and 5 points.',
    },
    'card-points': {
      title: 'Building cards',
      text: 'Count your building cards with an asterisk: Lab, Factory, Headquarters and Parabolic Antenna. The first prize is the number of asterisks that all players have together.',
    },
    'discard-points': {
      title: 'Discarded resources',
      text: 'Count the ships and cubes you’ve discarded. The first prize is the number that all players have discarded together.',
    },
    projected: {
      title: 'Total and projected score',
      text: 'Your points are the sum of areas, tracks, building cards and discards. Everything that counts is open, so a projected score can be shown at any time: what you’d have if the game ended now.',
    },
    winner: {
      title: 'The winner',
      text: 'The most points win. If players tie, it’s whoever has more first places: each area, each track, the cards and the discards count once, and players who share a first place all count it. Still tied? Whoever has taken more building cards, with or without an asterisk. Still tied? Then they share the victory.',
    },
    options: {
      title: 'What the table can choose',
      text: 'Who opens the table chooses whether the start player is drawn or is the first seat, and whether ships start in the layout for a first game or are placed freely. With free placement up to 3 ships can start in the same area.',
    },
    secrets: {
      title: 'Open and secret',
      text: 'Nearly everything is open: scientists, ships, cubes, building cards, resource cards and discards. Secret are the shipyard cards in hand, which of them someone took, and the order of the piles. Only how many cards someone holds can be seen.',
    },
    components: {
      title: 'Cards and tracks used here',
      text: 'Icebreaker uses its own reconstruction of the cards and tracks, with the numbers of pieces of the real game. Whoever owns the game can put in the printed ones as another component set. It’s checked first: every building can be built, every piece is there, and the sun always finds a way on. A table keeps its set to the end.',
    },
  },
};
