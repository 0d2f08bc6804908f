import type { HandbookOutline } from '../../handbook.ts';

export const HANDBOOK = {
  cards: ['about', 'turn', 'act', 'points', 'lines', 'end'],
  chapters: [
    {
      id: 'game',
      paragraphs: [
        { id: 'aim', covers: ['AQS-I12'] },
        {
          id: 'headquarters',
          covers: ['AQS-PROG-2', 'AQS-I8'],
          about: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'headquarters', 'engineers', 'programTokens'],
        },
        {
          id: 'station',
          covers: ['AQS-SETUP-2', 'AQS-ACT-3', 'AQS-R32'],
          about: ['A', 'B', 'C', 'D', 'E', 'F', 'sectors', 'lockClockwise', 'scientists'],
        },
        { id: 'pieces', covers: ['AQS-I1', 'AQS-I2'], about: ['bots', 'submarines'] },
        {
          id: 'stock',
          covers: ['AQS-I3', 'AQS-I4', 'AQS-CAP-5', 'AQS-R28'],
          about: ['timeMarkers', 'crystals', 'octopods'],
        },
      ],
    },
    {
      id: 'setup',
      paragraphs: [
        {
          id: 'tables',
          covers: ['AQS-SETUP-1', 'AQS-SETUP-3', 'AQS-SETUP-12', 'AQS-SETUP-13'],
          about: ['centreTiles', 'lamp2-4p', 'lamp2-23p', 'lamp3-4p', 'lamp3-23p', 'lamp4', 'lamp5'],
        },
        {
          id: 'sectors',
          covers: ['AQS-SETUP-4', 'AQS-SETUP-5', 'AQS-SETUP-8', 'AQS-R31', 'AQS-R39'],
          about: ['baseLabs', 'lab-a', 'lab-b', 'lab-c', 'lab-d', 'lab-e', 'lab-f'],
        },
        { id: 'team', covers: ['AQS-SETUP-9', 'AQS-SETUP-10', 'AQS-SETUP-11'] },
        {
          id: 'neutral',
          covers: ['AQS-SETUP-6', 'AQS-SETUP-7', 'AQS-BOT-4', 'AQS-R27'],
          about: ['neutralOwners'],
        },
      ],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'choices', covers: ['AQS-TURN-1', 'AQS-TURN-2', 'AQS-ACT-4', 'AQS-R36'] },
        { id: 'extras', covers: ['AQS-TURN-3', 'AQS-R15'] },
        {
          id: 'passing',
          covers: ['AQS-TURN-4', 'AQS-TURN-5', 'AQS-TURN-6', 'AQS-I10', 'AQS-R1', 'AQS-R44'],
        },
      ],
    },
    {
      id: 'programming',
      paragraphs: [
        { id: 'engineer-move', covers: ['AQS-PROG-1', 'AQS-PROG-2'], about: ['engineers'] },
        { id: 'buying', covers: ['AQS-PROG-3', 'AQS-CAP-3', 'AQS-R8'], about: ['buyReminder'] },
        { id: 'one-each', covers: ['AQS-PROG-4', 'AQS-PROG-5', 'AQS-R9', 'AQS-R11'] },
        {
          id: 'third-bot',
          covers: ['AQS-PROG-6', 'AQS-PROG-7', 'AQS-I5', 'AQS-R2', 'AQS-R43'],
          about: ['programmedMax'],
        },
        {
          id: 'returning',
          covers: ['AQS-RET-1', 'AQS-RET-2', 'AQS-RET-3', 'AQS-RET-4', 'AQS-R3'],
          about: ['bots', 'returnPays'],
        },
      ],
    },
    {
      id: 'acting',
      paragraphs: [
        { id: 'steps', covers: ['AQS-ACT-1', 'AQS-ACT-4', 'AQS-R13'], about: ['scientists'] },
        { id: 'possible', covers: ['AQS-ACT-2', 'AQS-R12'] },
        { id: 'walking', covers: ['AQS-MOVE-1', 'AQS-MOVE-4', 'AQS-R16'], about: ['lockClockwise'] },
        {
          id: 'price',
          covers: ['AQS-MOVE-5', 'AQS-MOVE-6', 'AQS-R14', 'AQS-R17', 'AQS-R40', 'AQS-R48'],
          about: ['timeMarkers'],
        },
        { id: 'control', covers: ['AQS-BOT-1', 'AQS-BOT-3', 'AQS-R29'], about: ['bots'] },
        {
          id: 'loading',
          covers: ['AQS-BOT-2', 'AQS-BOT-4', 'AQS-RET-4', 'AQS-I7', 'AQS-R26'],
          about: ['loadingLimit'],
        },
      ],
    },
    {
      id: 'actions',
      paragraphs: [
        { id: 'green', covers: ['AQS-GREEN-1', 'AQS-GREEN-3'], about: ['green', 'extensions'] },
        { id: 'letters', covers: ['AQS-GREEN-2', 'AQS-BOT-3', 'AQS-R30'], about: ['letters'] },
        {
          id: 'yellow',
          covers: ['AQS-YELLOW-1', 'AQS-YELLOW-2', 'AQS-R31'],
          about: ['yellow', 'timeMarkers'],
        },
        { id: 'black', covers: ['AQS-BLACK-1', 'AQS-R22'], about: ['black', 'crystals'] },
        {
          id: 'purple',
          covers: ['AQS-PURPLE-1', 'AQS-PURPLE-2', 'AQS-R22', 'AQS-R23'],
          about: ['purple', 'octopods'],
        },
        {
          id: 'blue',
          covers: ['AQS-BLUE-1', 'AQS-BLUE-2'],
          about: ['blue', 'submarines', 'submarineSpaces', 'lamp'],
        },
        { id: 'red', covers: ['AQS-RED-1', 'AQS-R20', 'AQS-R49'], about: ['red', 'researchCards', 'lamp'] },
        { id: 'white', covers: ['AQS-WHITE-1'], about: ['white'] },
      ],
    },
    {
      id: 'laboratory',
      paragraphs: [
        {
          id: 'capacity',
          covers: ['AQS-CAP-1', 'AQS-CAP-2', 'AQS-I6'],
          about: ['baseLabs', 'lab-a', 'lab-b', 'lab-c', 'lab-d', 'lab-e', 'lab-f'],
        },
        {
          id: 'extensions',
          covers: ['AQS-GREEN-1'],
          about: [
            'extensions',
            ...['a-card', 'a-crystal', 'a-octopod', 'a-time', 'b-card', 'b-crystal', 'b-octopod', 'b-time'],
            ...['c-card', 'c-crystal', 'c-octopod', 'c-time', 'd-card', 'd-crystal', 'd-octopod', 'd-time'],
            ...['e-card', 'e-crystal', 'e-octopod', 'e-time', 'f-card', 'f-crystal', 'f-octopod', 'f-time'],
            ...['ab-time', 'cd-time', 'ef-time', 'x-crystal-octopod', 'x-octopod-card', 'x-card-crystal'],
          ],
        },
      ],
    },
    {
      id: 'research',
      paragraphs: [
        {
          id: 'cards',
          covers: ['AQS-CARD-4', 'AQS-CARD-12', 'AQS-CAP-4', 'AQS-R35', 'AQS-R47', 'AQS-R49'],
          about: ['researchCards'],
        },
        {
          id: 'engineer',
          covers: ['AQS-CARD-1', 'AQS-CARD-2', 'AQS-R37', 'AQS-R38'],
          about: [
            'engineer',
            ...['engineer-green-time', 'engineer-green-crystal', 'engineer-green-kp'],
            ...['engineer-yellow-time', 'engineer-yellow-crystal', 'engineer-yellow-kp'],
            ...['engineer-black-time', 'engineer-black-crystal', 'engineer-black-kp'],
            ...['engineer-purple-time', 'engineer-purple-crystal', 'engineer-purple-kp'],
            ...['engineer-blue-time', 'engineer-blue-crystal', 'engineer-blue-kp'],
            ...['engineer-red-time', 'engineer-red-crystal', 'engineer-red-kp'],
            ...['engineer-white-time', 'engineer-white-crystal', 'engineer-white-kp'],
          ],
        },
        {
          id: 'catch',
          covers: ['AQS-CARD-3', 'AQS-PURPLE-2'],
          about: ['catch', 'catch-time', 'catch-crystal', 'catch-kp'],
        },
        { id: 'bundle', covers: ['AQS-CARD-4', 'AQS-CARD-5', 'AQS-R21'] },
        {
          id: 'opposite',
          covers: ['AQS-MOVE-3', 'AQS-CARD-6', 'AQS-R18'],
          about: ['opposite'],
        },
        { id: 'locks', covers: ['AQS-MOVE-2', 'AQS-CARD-6'], about: ['locks'] },
        { id: 'halfsub', covers: ['AQS-MOVE-5', 'AQS-CARD-6', 'AQS-R40'], about: ['halfsub'] },
        { id: 'cleaner', covers: ['AQS-CARD-7', 'AQS-R46'], about: ['cleaner'] },
        { id: 'lateral', covers: ['AQS-CARD-9', 'AQS-R19'], about: ['lateral'] },
        {
          id: 'overtime',
          covers: ['AQS-CARD-8', 'AQS-SCORE-4', 'AQS-R34'],
          about: [
            'scoring',
            ...['scoring-green', 'scoring-yellow', 'scoring-black'],
            ...['scoring-purple', 'scoring-blue', 'scoring-red'],
          ],
        },
        {
          id: 'instant',
          covers: ['AQS-CARD-10', 'AQS-CARD-11', 'AQS-R10', 'AQS-R11'],
          about: [
            'instant',
            ...['instant-green', 'instant-yellow', 'instant-black'],
            ...['instant-purple', 'instant-blue', 'instant-red'],
          ],
        },
      ],
    },
    {
      id: 'knowledge',
      paragraphs: [
        { id: 'track', covers: ['AQS-KP-1', 'AQS-KP-2'], about: ['track', 'linesBefore'] },
        {
          id: 'paying',
          covers: ['AQS-KP-3', 'AQS-KP-4', 'AQS-KP-5', 'AQS-R3', 'AQS-R4', 'AQS-R5'],
          about: ['crystals', 'linesBefore'],
        },
        { id: 'stopping', covers: ['AQS-KP-6', 'AQS-KP-7', 'AQS-R6'], about: ['linesBefore'] },
        { id: 'going-back', covers: ['AQS-KP-8', 'AQS-I9', 'AQS-R7'], about: ['track'] },
      ],
    },
    {
      id: 'scoring',
      paragraphs: [
        {
          id: 'income',
          covers: ['AQS-SCORE-1', 'AQS-SCORE-2', 'AQS-R28'],
          about: ['submarines', 'buyReminder'],
        },
        { id: 'prepare', covers: ['AQS-SCORE-3', 'AQS-SCORE-4'], about: ['scoring'] },
        { id: 'total', covers: ['AQS-SCORE-5', 'AQS-R33'] },
        { id: 'majority', covers: ['AQS-SCORE-6', 'AQS-R24'], about: ['majority'] },
        {
          id: 'bots-used',
          covers: ['AQS-SCORE-7', 'AQS-R25'],
          about: ['botRow', 'bots', 'submarines'],
        },
        { id: 'crystals', covers: ['AQS-SCORE-8', 'AQS-R23', 'AQS-R42'], about: ['crystals'] },
        { id: 'octopods', covers: ['AQS-SCORE-9', 'AQS-R23', 'AQS-R41'], about: ['octopods'] },
        { id: 'counters', covers: ['AQS-SCORE-10', 'AQS-R45', 'AQS-R42'] },
      ],
    },
    {
      id: 'next-round',
      paragraphs: [
        { id: 'new-cards', covers: ['AQS-NEXT-1', 'AQS-R47'], about: ['researchCards', 'extensions'] },
        {
          id: 'refill',
          covers: ['AQS-NEXT-2', 'AQS-NEXT-3', 'AQS-NEXT-5', 'AQS-SETUP-12', 'AQS-R28'],
          about: [
            ...['centreTiles', 'lamp2-4p', 'lamp2-23p', 'lamp3-4p', 'lamp3-23p', 'lamp4', 'lamp5'],
            'lamp',
          ],
        },
        {
          id: 'neutral-submarines',
          covers: ['AQS-NEXT-4', 'AQS-R27'],
          about: ['neutralSub', 'neutralOwners'],
        },
        {
          id: 'new-order',
          covers: ['AQS-NEXT-6', 'AQS-NEXT-7'],
          about: ['programCards', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'],
        },
        { id: 'staying', covers: ['AQS-NEXT-8', 'AQS-PROG-7', 'AQS-R43'] },
      ],
    },
    {
      id: 'end',
      paragraphs: [
        {
          id: 'final',
          covers: ['AQS-FIN-1', 'AQS-FIN-2', 'AQS-FIN-3', 'AQS-KP-9'],
          about: ['letters', 'submarines', 'timeMarkers', 'completeLab'],
        },
        { id: 'winning', covers: ['AQS-FIN-4'] },
      ],
    },
    {
      id: 'table',
      paragraphs: [
        {
          id: 'options',
          covers: ['AQS-R1', 'AQS-R3', 'AQS-R12', 'AQS-R19'],
        },
        { id: 'automatic', covers: ['AQS-TURN-6', 'AQS-CARD-4', 'AQS-I11', 'AQS-R16', 'AQS-R21'] },
        { id: 'open', covers: ['AQS-SETUP-1', 'AQS-R35'] },
        {
          id: 'components',
          covers: ['AQS-DATA-1', 'AQS-DATA-2', 'AQS-DATA-3', 'AQS-DATA-4', 'AQS-DATA-5'],
        },
      ],
    },
  ],
} as const satisfies HandbookOutline;
