import type { HandbookOutline } from '../../handbook.ts';

export const HANDBOOK = {
  cards: ['about', 'turn', 'build', 'research', 'points', 'careful', 'end'],
  chapters: [
    {
      id: 'game',
      paragraphs: [
        { id: 'aim', covers: ['ANT-WIN-1', 'ANT-BUILD-9'] },
        { id: 'areas', covers: ['ANT-SETUP-3', 'ANT-R1', 'ANT-INV-8'], about: ['area'] },
        { id: 'people', covers: ['ANT-INV-1', 'ANT-INV-15'] },
        { id: 'pieces', covers: ['ANT-INV-2', 'ANT-INV-3', 'ANT-DISC-2'] },
        {
          id: 'buildings',
          covers: ['ANT-BUILD-9', 'ANT-INV-4'],
          about: ['building:hq', 'building:plankton', 'building:antenna', 'building'],
        },
        {
          id: 'raw-materials',
          covers: ['ANT-BUILD-2'],
          about: ['building:crane', 'building:shaft', 'building:derrick', 'building:turbine'],
        },
        { id: 'lab-and-factory', covers: ['ANT-BUILD-2'], about: ['building:lab', 'building:factory'] },
      ],
    },
    {
      id: 'setup',
      paragraphs: [
        { id: 'seats', covers: ['ANT-SETUP-1', 'ANT-SETUP-2', 'ANT-R3'] },
        { id: 'first-buildings', covers: ['ANT-SETUP-4', 'ANT-SETUP-5', 'ANT-R2'] },
        { id: 'piles', covers: ['ANT-SETUP-6', 'ANT-INV-5'], about: ['pile'] },
        { id: 'shipyard-pile', covers: ['ANT-SETUP-7', 'ANT-R6', 'ANT-INV-6'], about: ['shipyardCard'] },
        { id: 'first-resources', covers: ['ANT-SETUP-8', 'ANT-INV-7'] },
        { id: 'supplies', covers: ['ANT-SETUP-9'] },
        { id: 'open-tracks', covers: ['ANT-SETUP-10', 'ANT-SETUP-14'], about: ['track'] },
        { id: 'first-ships', covers: ['ANT-SETUP-11', 'ANT-SETUP-12', 'ANT-R4'] },
        { id: 'free-cube', covers: ['ANT-SETUP-13', 'ANT-R5'] },
        { id: 'chance', covers: ['ANT-SETUP-15'] },
      ],
    },
    {
      id: 'sun',
      paragraphs: [
        { id: 'sun-moves', covers: ['ANT-SUN-1', 'ANT-SUN-6'] },
        { id: 'who-acts', covers: ['ANT-SUN-2', 'ANT-SUN-3', 'ANT-SUN-5', 'ANT-R14', 'ANT-R15'] },
        { id: 'second-ship', covers: ['ANT-SUN-4'] },
        { id: 'lines', covers: ['ANT-LINE-1', 'ANT-LINE-2', 'ANT-LINE-3'] },
        { id: 'leaving', covers: ['ANT-LINE-4', 'ANT-LINE-5', 'ANT-R14'] },
      ],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'steps', covers: ['ANT-TURN-1', 'ANT-TURN-9', 'ANT-INV-13'] },
        { id: 'sailing', covers: ['ANT-TURN-2', 'ANT-INV-12'] },
        { id: 'target', covers: ['ANT-TURN-3', 'ANT-R39'] },
        { id: 'action', covers: ['ANT-TURN-4', 'ANT-TURN-8', 'ANT-R40'] },
        { id: 'one-card', covers: ['ANT-TURN-5', 'ANT-R8', 'ANT-R9', 'ANT-R53'] },
        { id: 'questions', covers: ['ANT-TURN-7', 'ANT-R32', 'ANT-R50'] },
      ],
    },
    {
      id: 'building',
      paragraphs: [
        {
          id: 'card',
          covers: ['ANT-BUILD-1', 'ANT-BUILD-10'],
          about: ['pile:basic', 'pile:double', 'pile:advanced'],
        },
        { id: 'access', covers: ['ANT-BUILD-2', 'ANT-R51'] },
        { id: 'replacing', covers: ['ANT-BUILD-3', 'ANT-BUILD-4', 'ANT-R10'] },
        { id: 'scientists', covers: ['ANT-BUILD-5'] },
        { id: 'room', covers: ['ANT-BUILD-6'] },
        {
          id: 'what-happens',
          covers: ['ANT-BUILD-7', 'ANT-BUILD-8', 'ANT-R24', 'ANT-R25', 'ANT-R26', 'ANT-INV-14'],
        },
        { id: 'last-plankton', covers: ['ANT-BUILD-11', 'ANT-R44'], about: ['building:plankton'] },
      ],
    },
    {
      id: 'actions',
      paragraphs: [
        {
          id: 'new-ship',
          covers: ['ANT-SHIP-1', 'ANT-SHIP-2', 'ANT-R20', 'ANT-R21'],
          about: ['building:shipyard'],
        },
        { id: 'others-take', covers: ['ANT-SHIP-3', 'ANT-SHIP-4', 'ANT-R22', 'ANT-R23'] },
        {
          id: 'recruiting',
          covers: ['ANT-REC-1', 'ANT-REC-2', 'ANT-REC-3', 'ANT-R40'],
          about: ['building:camp'],
        },
        {
          id: 'researching',
          covers: ['ANT-RES-1', 'ANT-RES-2', 'ANT-RES-3', 'ANT-RES-4', 'ANT-R41'],
          about: ['building:inland', 'building:coastal', 'building:naval'],
        },
      ],
    },
    {
      id: 'tracks',
      paragraphs: [
        { id: 'entering', covers: ['ANT-TRACK-1', 'ANT-TRACK-4', 'ANT-INV-9'], about: ['track:inland'] },
        { id: 'advancing', covers: ['ANT-TRACK-2', 'ANT-TRACK-3', 'ANT-R30'], about: ['track:coastal'] },
        { id: 'spaces', covers: ['ANT-TRACK-5', 'ANT-TRACK-6', 'ANT-R31'], about: ['track:naval'] },
        { id: 'blue-once', covers: ['ANT-TRACK-7', 'ANT-R33', 'ANT-INV-10'] },
        { id: 'one-by-one', covers: ['ANT-TRACK-8', 'ANT-R32'] },
      ],
    },
    {
      id: 'effects',
      paragraphs: [
        { id: 'red-scientist', covers: ['ANT-FX-1'], about: ['effect:scientist'] },
        { id: 'red-ship', covers: ['ANT-FX-2', 'ANT-FX-9', 'ANT-R37'], about: ['effect:ship'] },
        {
          id: 'red-cards',
          covers: ['ANT-FX-3', 'ANT-FX-4', 'ANT-R13'],
          about: ['effect:basic', 'effect:expertise'],
        },
        { id: 'blue-move', covers: ['ANT-FX-5', 'ANT-R38'], about: ['effect:move'] },
        { id: 'blue-draft', covers: ['ANT-FX-6', 'ANT-R36'], about: ['effect:draft'] },
        { id: 'blue-joint', covers: ['ANT-FX-7', 'ANT-R35'], about: ['effect:joint'] },
        { id: 'after-joint', covers: ['ANT-FX-8', 'ANT-R34'] },
      ],
    },
    {
      id: 'cards',
      paragraphs: [
        { id: 'playing', covers: ['ANT-CARD-1', 'ANT-CARD-5', 'ANT-R11'] },
        { id: 'placing', covers: ['ANT-CARD-2'], about: ['shipyardCard:scientist'] },
        { id: 'plus-two', covers: ['ANT-CARD-3'], about: ['shipyardCard:plus2'] },
        { id: 'fast', covers: ['ANT-CARD-4', 'ANT-R27'], about: ['shipyardCard:fast'] },
        {
          id: 'icebreaker',
          covers: ['ANT-ICE-1', 'ANT-ICE-2', 'ANT-R17'],
          about: ['shipyardCard:icebreaker'],
        },
        { id: 'icebreaker-turn', covers: ['ANT-ICE-5', 'ANT-R18'] },
        {
          id: 'icebreaker-lost',
          covers: ['ANT-ICE-3', 'ANT-ICE-4', 'ANT-R16', 'ANT-R52', 'ANT-INV-11'],
        },
        { id: 'icebreaker-twice', covers: ['ANT-ICE-6', 'ANT-R19'] },
      ],
    },
    {
      id: 'resources',
      paragraphs: [
        {
          id: 'resource-cards',
          covers: ['ANT-RC-1', 'ANT-RC-2', 'ANT-RC-3', 'ANT-R7', 'ANT-R12'],
          about: ['resourceCard:basic', 'resourceCard:expertise'],
        },
        { id: 'discarding', covers: ['ANT-DISC-1', 'ANT-DISC-2', 'ANT-TURN-6', 'ANT-R42'] },
        { id: 'for-a-scientist', covers: ['ANT-DISC-3'] },
        { id: 'last-ship', covers: ['ANT-DISC-4'] },
      ],
    },
    {
      id: 'end',
      paragraphs: [
        { id: 'ending', covers: ['ANT-END-1', 'ANT-END-2', 'ANT-END-3', 'ANT-INV-16'] },
        { id: 'last-turn', covers: ['ANT-END-6', 'ANT-END-7', 'ANT-R43'] },
        { id: 'standstill', covers: ['ANT-END-4', 'ANT-END-5', 'ANT-SUN-7', 'ANT-R28', 'ANT-R29'] },
      ],
    },
    {
      id: 'scoring',
      paragraphs: [
        { id: 'ranks', covers: ['ANT-SCORE-1', 'ANT-R47'] },
        { id: 'area-points', covers: ['ANT-SCORE-2', 'ANT-SCORE-3'] },
        { id: 'track-points', covers: ['ANT-SCORE-4', 'ANT-R46'] },
        { id: 'card-points', covers: ['ANT-SCORE-5', 'ANT-R45'] },
        { id: 'discard-points', covers: ['ANT-SCORE-6'] },
        { id: 'projected', covers: ['ANT-SCORE-7', 'ANT-R49'] },
        { id: 'winner', covers: ['ANT-WIN-1', 'ANT-WIN-2', 'ANT-WIN-3', 'ANT-WIN-4', 'ANT-R48'] },
      ],
    },
    {
      id: 'table',
      paragraphs: [
        { id: 'options', covers: ['ANT-R3', 'ANT-R4'] },
        { id: 'secrets', covers: ['ANT-R6', 'ANT-RC-3'] },
        {
          id: 'components',
          covers: [
            ...['ANT-DATA-1', 'ANT-DATA-2', 'ANT-DATA-3', 'ANT-DATA-4', 'ANT-DATA-5', 'ANT-DATA-6'],
            ...['ANT-DATA-7', 'ANT-DATA-8', 'ANT-DATA-9', 'ANT-DATA-10', 'ANT-DATA-11', 'ANT-DATA-12'],
            'ANT-DATA-13',
          ],
        },
      ],
    },
  ],
} as const satisfies HandbookOutline;
