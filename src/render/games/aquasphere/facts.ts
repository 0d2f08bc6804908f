import type {
  View as AquaSphereView,
  PlayerView,
  SectorView,
} from '../../../engine/games/aquasphere/view.ts';

/** What the picture states and the text board says, each in one wording. */
export const FACTS = {
  asked: ({ awaiting }: AquaSphereView): string =>
    `asked=${awaiting === undefined ? 'nobody' : `${awaiting.kind}:${awaiting.seats.join()}`}`,
  /** what a seat gets if it pays a red line */
  price: (seat: number, points: number): string => `price:${seat}=+${points}`,
  round: ({ round }: AquaSphereView): string => `round=${round}`,
  lamp: ({ tile }: AquaSphereView): string => `lamp=${tile.lamp}`,
  order: ({ order }: AquaSphereView): string => `order=${order.join()}`,
  passed: ({ passed }: AquaSphereView): string => `passed=${passed.join()}`,
  stock: (what: string, amount: number): string => `stock-${what}=${amount}`,

  token: (room: string, colour: string): string => `token:${room}=${colour}`,
  next: (room: string, colour: string): string => `next:${room}=${colour}`,
  faceDown: (cards: number): string => `face-down=${cards}`,

  programs: ({ letter, programs }: SectorView): string => `programs:${letter}=${programs}`,
  lock: ({ letter, lockClockwise }: SectorView): string => `lock:${letter}=${lockClockwise}`,
  control: ({ letter, control }: SectorView): string => `control:${letter}=${control ?? 'nobody'}`,
  /** the nth bot of an owner in the loading station */
  loading: ({ letter }: SectorView, owner: number, nth: number): string =>
    `loading:${letter}:${owner}=${nth + 1}`,
  loaded: ({ letter, loadingLimit }: SectorView, bots: number): string =>
    `loaded:${letter}=${bots}/${loadingLimit}`,
  submarine: ({ letter, submarines }: SectorView, space: number): string =>
    `submarine:${letter}:${space}=${submarines[space] ?? 'free'}`,
  goods: ({ letter }: SectorView, what: string, amount: number): string => `${what}:${letter}=${amount}`,
  refill: ({ letter }: SectorView, what: string, amount: number): string =>
    `refill-${what}:${letter}=${amount}`,
  neutralSub: ({ letter }: SectorView): string => `refill-submarine:${letter}`,
  research: ({ letter, research }: SectorView): string =>
    `research:${letter}=${research[0]?.id ?? 'none'} of ${research.length}`,
  extension: ({ letter, extensions }: SectorView): string =>
    `extension:${letter}=${extensions[0]?.id ?? 'none'} of ${extensions.length}`,

  engineer: (seat: number, { engineer }: PlayerView): string => `engineer:${seat}=${engineer}`,
  scientist: (seat: number, { scientist }: PlayerView): string =>
    `scientist:${seat}=${scientist.sector}.${scientist.zone}`,
  kp: (seat: number, { kp }: PlayerView): string => `kp:${seat}=${kp}`,
  toLine: (seat: number, { toNextLine }: PlayerView): string => `to-line:${seat}=${toNextLine ?? 'none'}`,
  programmed: (seat: number, colour: string): string => `programmed:${seat}=${colour}`,
  has: (seat: number, what: string, amount: number): string => `${what}-of:${seat}=${amount}`,
  holds: (seat: number, what: string, amount: number, most: number): string =>
    `${what}-of:${seat}=${amount}/${most}`,
  card: (seat: number, id: string, used: boolean): string => `card-of:${seat}=${id}${used ? ' used' : ''}`,
  extended: (seat: number, id: string): string => `extension-of:${seat}=${id}`,
  letters: (seat: number, { letters }: PlayerView): string => `letters-of:${seat}=${letters.join('')}`,
  bots: (seat: number, { botsUsed, botsCap }: PlayerView): string =>
    `bots-used-of:${seat}=${botsUsed}/${botsCap}`,
  result: (seat: number, key: string, points: number): string => `result-${key}:${seat}=${points}`,
} as const;
