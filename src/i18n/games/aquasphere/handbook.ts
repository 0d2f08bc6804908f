import type { HandbookOutline } from '../../handbook.ts';

export const HANDBOOK = {
  cards: ['about', 'turn', 'act', 'points', 'lines', 'end'],
  chapters: [
    {
      id: 'game',
      paragraphs: [
        { id: 'aim', covers: ['AQS-I12'] },
        { id: 'headquarters', covers: ['AQS-I8'], about: ['room:r1', 'room'] },
        { id: 'station', covers: ['AQS-SETUP-2', 'AQS-ACT-3', 'AQS-R32'], about: ['sector:A', 'sector'] },
        { id: 'pieces', covers: ['AQS-I1', 'AQS-I2'] },
        { id: 'stock', covers: ['AQS-I3', 'AQS-I4', 'AQS-CAP-5', 'AQS-R28'] },
      ],
    },
    {
      id: 'setup',
      paragraphs: [
        { id: 'tables', covers: ['AQS-SETUP-1', 'AQS-SETUP-3', 'AQS-SETUP-12', 'AQS-SETUP-13'] },
        { id: 'sectors', covers: ['AQS-SETUP-4', 'AQS-SETUP-5', 'AQS-SETUP-8', 'AQS-R31', 'AQS-R39'] },
        { id: 'team', covers: ['AQS-SETUP-9', 'AQS-SETUP-10', 'AQS-SETUP-11'] },
        { id: 'neutral', covers: ['AQS-SETUP-6', 'AQS-SETUP-7', 'AQS-BOT-4', 'AQS-R27'] },
      ],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'choices', covers: ['AQS-TURN-1', 'AQS-TURN-2', 'AQS-ACT-4', 'AQS-R36'] },
        { id: 'extras', covers: ['AQS-TURN-3', 'AQS-R15'] },
        { id: 'passing', covers: ['AQS-TURN-4', 'AQS-TURN-5', 'AQS-TURN-6', 'AQS-I10', 'AQS-R1', 'AQS-R44'] },
      ],
    },
    {
      id: 'programming',
      paragraphs: [
        { id: 'engineer-move', covers: ['AQS-PROG-1', 'AQS-PROG-2'] },
        { id: 'buying', covers: ['AQS-PROG-3', 'AQS-CAP-3', 'AQS-R8'] },
        { id: 'one-each', covers: ['AQS-PROG-4', 'AQS-PROG-5', 'AQS-R9', 'AQS-R11'] },
        { id: 'third-bot', covers: ['AQS-PROG-6', 'AQS-PROG-7', 'AQS-I5', 'AQS-R2', 'AQS-R43'] },
        { id: 'returning', covers: ['AQS-RET-1', 'AQS-RET-2', 'AQS-RET-3', 'AQS-RET-4', 'AQS-R3'] },
      ],
    },
    {
      id: 'acting',
      paragraphs: [
        { id: 'steps', covers: ['AQS-ACT-1', 'AQS-ACT-4', 'AQS-R13'] },
        { id: 'possible', covers: ['AQS-ACT-2', 'AQS-R12'] },
        { id: 'walking', covers: ['AQS-MOVE-1', 'AQS-MOVE-4', 'AQS-R16'] },
        { id: 'price', covers: ['AQS-MOVE-5', 'AQS-MOVE-6', 'AQS-R14', 'AQS-R17', 'AQS-R40', 'AQS-R48'] },
        { id: 'control', covers: ['AQS-BOT-1', 'AQS-BOT-3', 'AQS-R29'] },
        { id: 'loading', covers: ['AQS-BOT-2', 'AQS-BOT-4', 'AQS-RET-4', 'AQS-I7', 'AQS-R26'] },
      ],
    },
    {
      id: 'actions',
      paragraphs: [
        { id: 'green', covers: ['AQS-GREEN-1', 'AQS-GREEN-3'], about: ['colour:green', 'action:green'] },
        { id: 'letters', covers: ['AQS-GREEN-2', 'AQS-BOT-3', 'AQS-R30'] },
        {
          id: 'yellow',
          covers: ['AQS-YELLOW-1', 'AQS-YELLOW-2', 'AQS-R31'],
          about: ['colour:yellow', 'action:yellow'],
        },
        { id: 'black', covers: ['AQS-BLACK-1', 'AQS-R22'], about: ['colour:black', 'action:black'] },
        {
          id: 'purple',
          covers: ['AQS-PURPLE-1', 'AQS-PURPLE-2', 'AQS-R22', 'AQS-R23'],
          about: ['colour:purple', 'action:purple'],
        },
        { id: 'blue', covers: ['AQS-BLUE-1', 'AQS-BLUE-2'], about: ['colour:blue', 'action:blue'] },
        { id: 'red', covers: ['AQS-RED-1', 'AQS-R20', 'AQS-R49'], about: ['colour:red', 'action:red'] },
        { id: 'white', covers: ['AQS-WHITE-1'], about: ['colour:white', 'action:white'] },
      ],
    },
    {
      id: 'laboratory',
      paragraphs: [
        { id: 'capacity', covers: ['AQS-CAP-1', 'AQS-CAP-2', 'AQS-I6'] },
        { id: 'extensions', covers: ['AQS-GREEN-1'], about: ['extension:a-card', 'extension'] },
      ],
    },
    {
      id: 'research',
      paragraphs: [
        { id: 'cards', covers: ['AQS-CARD-4', 'AQS-CARD-12', 'AQS-CAP-4', 'AQS-R35', 'AQS-R47', 'AQS-R49'] },
        {
          id: 'engineer',
          covers: ['AQS-CARD-1', 'AQS-CARD-2', 'AQS-R37', 'AQS-R38'],
          about: [
            ...['card:engineer-green-time', 'card:engineer-green-crystal', 'card:engineer-green-kp'],
            ...['card:engineer-yellow-time', 'card:engineer-yellow-crystal'],
            ...['card:engineer-yellow-kp', 'card:engineer-black-time', 'card:engineer-black-crystal'],
            ...['card:engineer-black-kp', 'card:engineer-purple-time'],
            ...['card:engineer-purple-crystal', 'card:engineer-purple-kp', 'card:engineer-blue-time'],
            ...['card:engineer-blue-crystal', 'card:engineer-blue-kp', 'card:engineer-red-time'],
            ...['card:engineer-red-crystal', 'card:engineer-red-kp', 'card:engineer-white-time'],
            ...['card:engineer-white-crystal', 'card:engineer-white-kp', 'cardType:engineer'],
          ],
        },
        {
          id: 'catch',
          covers: ['AQS-CARD-3', 'AQS-PURPLE-2'],
          about: ['card:catch-time', 'card:catch-crystal', 'card:catch-kp', 'cardType:catch'],
        },
        { id: 'bundle', covers: ['AQS-CARD-4', 'AQS-CARD-5', 'AQS-R21'] },
        {
          id: 'opposite',
          covers: ['AQS-MOVE-3', 'AQS-CARD-6', 'AQS-R18'],
          about: ['card:opposite', 'cardType:opposite'],
        },
        { id: 'locks', covers: ['AQS-MOVE-2', 'AQS-CARD-6'], about: ['card:locks', 'cardType:locks'] },
        {
          id: 'halfsub',
          covers: ['AQS-MOVE-5', 'AQS-CARD-6', 'AQS-R40'],
          about: ['card:halfsub', 'cardType:halfsub'],
        },
        { id: 'cleaner', covers: ['AQS-CARD-7', 'AQS-R46'], about: ['card:cleaner', 'cardType:cleaner'] },
        { id: 'lateral', covers: ['AQS-CARD-9', 'AQS-R19'], about: ['card:lateral', 'cardType:lateral'] },
        {
          id: 'overtime',
          covers: ['AQS-CARD-8', 'AQS-SCORE-4', 'AQS-R34'],
          about: [
            ...['card:scoring-green', 'card:scoring-yellow', 'card:scoring-black'],
            ...['card:scoring-purple', 'card:scoring-blue', 'card:scoring-red', 'cardType:scoring'],
          ],
        },
        {
          id: 'instant',
          covers: ['AQS-CARD-10', 'AQS-CARD-11', 'AQS-R10', 'AQS-R11'],
          about: [
            ...['card:instant-green', 'card:instant-yellow', 'card:instant-black'],
            ...['card:instant-purple', 'card:instant-blue', 'card:instant-red', 'cardType:instant'],
          ],
        },
      ],
    },
    {
      id: 'knowledge',
      paragraphs: [
        { id: 'track', covers: ['AQS-KP-1', 'AQS-KP-2'] },
        { id: 'paying', covers: ['AQS-KP-3', 'AQS-KP-4', 'AQS-KP-5', 'AQS-R3', 'AQS-R4', 'AQS-R5'] },
        { id: 'stopping', covers: ['AQS-KP-6', 'AQS-KP-7', 'AQS-R6'] },
        { id: 'going-back', covers: ['AQS-KP-8', 'AQS-I9', 'AQS-R7'] },
      ],
    },
    {
      id: 'scoring',
      paragraphs: [
        { id: 'income', covers: ['AQS-SCORE-1', 'AQS-SCORE-2', 'AQS-R28'] },
        { id: 'prepare', covers: ['AQS-SCORE-3', 'AQS-SCORE-4'] },
        { id: 'total', covers: ['AQS-SCORE-5', 'AQS-R33'] },
        { id: 'majority', covers: ['AQS-SCORE-6', 'AQS-R24'] },
        { id: 'bots-used', covers: ['AQS-SCORE-7', 'AQS-R25'] },
        { id: 'crystals', covers: ['AQS-SCORE-8', 'AQS-R23', 'AQS-R42'] },
        { id: 'octopods', covers: ['AQS-SCORE-9', 'AQS-R23', 'AQS-R41'] },
        { id: 'counters', covers: ['AQS-SCORE-10', 'AQS-R45', 'AQS-R42'] },
      ],
    },
    {
      id: 'next-round',
      paragraphs: [
        { id: 'new-cards', covers: ['AQS-NEXT-1', 'AQS-R47'] },
        { id: 'refill', covers: ['AQS-NEXT-2', 'AQS-NEXT-3', 'AQS-NEXT-5', 'AQS-SETUP-12', 'AQS-R28'] },
        { id: 'neutral-submarines', covers: ['AQS-NEXT-4', 'AQS-R27'] },
        { id: 'new-order', covers: ['AQS-NEXT-6', 'AQS-NEXT-7'], about: ['program:p1', 'program'] },
        { id: 'staying', covers: ['AQS-NEXT-8', 'AQS-PROG-7', 'AQS-R43'] },
      ],
    },
    {
      id: 'end',
      paragraphs: [
        { id: 'final', covers: ['AQS-FIN-1', 'AQS-FIN-2', 'AQS-FIN-3', 'AQS-KP-9'] },
        { id: 'winning', covers: ['AQS-FIN-4'] },
      ],
    },
    {
      id: 'table',
      paragraphs: [
        { id: 'options', covers: ['AQS-R1', 'AQS-R3', 'AQS-R12', 'AQS-R19'] },
        { id: 'automatic', covers: ['AQS-TURN-6', 'AQS-CARD-4', 'AQS-I11', 'AQS-R16', 'AQS-R21'] },
        { id: 'open', covers: ['AQS-SETUP-1', 'AQS-R35'] },
        { id: 'components', covers: ['AQS-DATA-1', 'AQS-DATA-2', 'AQS-DATA-3', 'AQS-DATA-4', 'AQS-DATA-5'] },
      ],
    },
  ],
} as const satisfies HandbookOutline;
