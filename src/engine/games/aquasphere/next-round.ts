import { follow } from '../../core/frames.ts';
import { RING, START } from './components.ts';
import { visibleTile, type Owner, type Play, type Sector, type State } from './state.ts';

/** After a round: the next one is laid out, or the game ends (AQS-NEXT). */
export function endRound(play: Play): void {
  const { components, draft } = play;
  if (draft.round === components.counts.rounds) {
    follow(draft, { kind: 'final' });
    return;
  }
  refillSectors(play);
  addNeutralSubmarines(play);
  removeTile(play);
  draft.order = draft.passed;
  draft.passed = [];
  for (const player of draft.players) player.engineer = START;
  applyProgram(play);
  draft.round += 1;
  play.emit({ type: 'roundStarted', round: draft.round, order: [...draft.order] });
  const [first] = draft.order;
  if (first === undefined) throw new RangeError('nobody passed');
  follow(draft, { kind: 'turn', seat: first });
}

/** Cards, extensions and goods; earlier edges are served first, each kind by itself (AQS-NEXT-1 to AQS-NEXT-3). */
function refillSectors(play: Play): void {
  const { draft } = play;
  const { ring, stock } = draft;
  for (const sector of ring) {
    stock.time += sector.time;
    sector.time = 0;
  }
  const laid = ring.map((sector) => layCards(draft, sector));
  const { tile, turning } = visibleTile(play);
  for (const [edge, listed] of tile.edges.entries()) {
    const position = (edge + turning) % RING;
    const sector = at(ring, position);
    const time = Math.min(listed.time, stock.time);
    const crystals = Math.min(listed.crystals, stock.crystals);
    const octopods = Math.min(listed.octopods, stock.octopods);
    stock.time -= time;
    stock.crystals -= crystals;
    stock.octopods -= octopods;
    sector.time += time;
    sector.crystals += crystals;
    sector.octopods += octopods;
    const { card, extension } = at(laid, position);
    play.emit({ type: 'sectorRefilled', sector: sector.letter, card, extension, time, crystals, octopods });
  }
}

/** The top of each deck onto the piles. */
function layCards(draft: State, sector: Sector): { card: string; extension: string } {
  const card = draft.researchDeck.shift();
  const extension = draft.extensionDeck.shift();
  if (card === undefined || extension === undefined) throw new RangeError('a deck is empty');
  sector.research.unshift(card);
  sector.extensions.unshift(extension);
  return { card, extension };
}

function addNeutralSubmarines(play: Play): void {
  const { tile, turning } = visibleTile(play);
  for (const [edge, { neutralSub }] of tile.edges.entries()) {
    if (neutralSub) addNeutralSubmarine(play, (edge + turning) % RING);
  }
}

/** In the first sector clockwise that takes one; the colour with most in reserve (AQS-NEXT-4). */
function addNeutralSubmarine({ components, draft, emit }: Play, position: number): void {
  for (let step = 0; step < RING; step += 1) {
    const sector = at(draft.ring, (position + step) % RING);
    const owner = neutralFor(draft, sector);
    if (owner !== undefined && sector.submarines.length < components.submarineSpaces.length) {
      draft.neutralSubs[owner] = at(draft.neutralSubs, owner) - 1;
      sector.submarines.push(owner);
      const space = sector.submarines.length;
      emit({ type: 'submarinePlaced', neutral: String(owner), sector: sector.letter, space });
      return;
    }
  }
}

function neutralFor({ neutralSubs }: State, { submarines }: Sector): Owner | undefined {
  const fitting = [...neutralSubs.keys()].filter(
    (owner) => at(neutralSubs, owner) > 0 && !submarines.includes(owner),
  );
  const most = Math.max(...fitting.map((owner) => at(neutralSubs, owner)));
  return fitting.find((owner) => neutralSubs[owner] === most);
}

/** The next tile is visible with its own turning (AQS-NEXT-5). */
function removeTile(play: Play): void {
  const { draft, emit } = play;
  draft.tiles.shift();
  emit({ type: 'tileRemoved', lamp: visibleTile(play).tile.lamp });
}

/** The face-up program card's tokens go into the rooms, and the next card is turned up (AQS-NEXT-7, AQS-SETUP-13). */
export function applyProgram({ draft, emit }: Play): void {
  const card = draft.nextPrograms.shift();
  if (card === undefined) throw new RangeError('no program card');
  draft.program = card;
  const [next] = draft.nextPrograms;
  emit({ type: 'programApplied', card, ...(next === undefined ? {} : { next }) });
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}
