import type { HandbookOutline } from '../../handbook.ts';

export const HANDBOOK = {
  cards: ['about', 'turn', 'oxygen', 'market', 'points', 'damage', 'end'],
  chapters: [
    {
      id: 'game',
      paragraphs: [
        { id: 'aim', covers: ['NED-ROUND-1', 'NED-SETUP-1', 'NED-INV-11'] },
        { id: 'station', covers: ['NED-BUILD-1', 'NED-BUILD-2', 'NED-R66'] },
        { id: 'decks', covers: ['NED-SETUP-2', 'NED-ROUND-2', 'NED-INV-1', 'NED-INV-6', 'NED-R65'] },
        {
          id: 'start',
          covers: ['NED-SETUP-3', 'NED-SETUP-4', 'NED-SETUP-6', 'NED-R24', 'NED-R64'],
          about: ['card:ST-OX1', 'card:ST-OX2'],
        },
        { id: 'nautilus', covers: ['NED-SETUP-5', 'NED-PASS-3', 'NED-R16', 'NED-R54', 'NED-INV-7'] },
      ],
    },
    {
      id: 'phase-a',
      paragraphs: [
        { id: 'display', covers: ['NED-A-1', 'NED-A-2', 'NED-A-5', 'NED-R23'], about: ['phase:A'] },
        { id: 'turns', covers: ['NED-A-3', 'NED-A-4', 'NED-R35'] },
        { id: 'buying', covers: ['NED-BUY-1', 'NED-BUY-2', 'NED-BUY-3', 'NED-R40'] },
        { id: 'dropping-rows', covers: ['NED-BUY-4', 'NED-INV-5', 'NED-R33', 'NED-R34', 'NED-R73'] },
        { id: 'two-stations', covers: ['NED-2P-1', 'NED-2P-2', 'NED-SETUP-7', 'NED-R15'] },
        {
          id: 'passing',
          covers: ['NED-PASS-1', 'NED-PASS-2', 'NED-PASS-3', 'NED-INV-7', 'NED-R72', 'NED-R77'],
        },
      ],
    },
    {
      id: 'oxygen',
      paragraphs: [
        { id: 'bottles', covers: ['NED-OX-1', 'NED-OX-2', 'NED-OX-5', 'NED-R36', 'NED-R37'] },
        { id: 'moving', covers: ['NED-OX-3', 'NED-OX-4', 'NED-OX-6', 'NED-R11', 'NED-R38'] },
        {
          id: 'activating',
          covers: ['NED-OX-7', 'NED-OX-8', 'NED-OX-9', 'NED-INV-4', 'NED-R12', 'NED-R13', 'NED-R14'],
        },
        { id: 'at-once', covers: ['NED-OX-10', 'NED-R39', 'NED-INV-4'] },
        { id: 'supply', covers: ['NED-DEEP-1', 'NED-SETUP-6', 'NED-INV-2', 'NED-R25'] },
      ],
    },
    {
      id: 'phase-b',
      paragraphs: [
        { id: 'dealing', covers: ['NED-B-1', 'NED-INV-6'], about: ['phase:B'] },
        { id: 'choosing', covers: ['NED-B-2', 'NED-B-3', 'NED-R43', 'NED-R71'] },
        { id: 'paying', covers: ['NED-B-4', 'NED-R41'] },
        { id: 'leftovers', covers: ['NED-B-5', 'NED-B-6', 'NED-R18', 'NED-R42'] },
      ],
    },
    {
      id: 'phase-c',
      paragraphs: [
        {
          id: 'rows',
          covers: ['NED-C-1', 'NED-C-2', 'NED-C-10', 'NED-INV-8', 'NED-R46', 'NED-R47'],
          about: ['phase:C'],
        },
        {
          id: 'bidding',
          covers: [
            ...['NED-C-3', 'NED-C-4', 'NED-C-5', 'NED-INV-8', 'NED-R19', 'NED-R44', 'NED-R45'],
            'NED-R49',
          ],
        },
        { id: 'winning-row', covers: ['NED-C-6', 'NED-C-9', 'NED-R76'] },
        { id: 'unsold', covers: ['NED-C-7', 'NED-C-9', 'NED-R20'] },
        { id: 'extra-actions', covers: ['NED-C-8', 'NED-R21', 'NED-R50'] },
        { id: 'drop-all', covers: ['NED-C-12', 'NED-R48'] },
        { id: 'limits', covers: ['NED-STAND-1', 'NED-STAND-2', 'NED-STAND-3'] },
      ],
    },
    {
      id: 'phase-d',
      paragraphs: [
        { id: 'bonus', covers: ['NED-D-1', 'NED-R6', 'NED-R7', 'NED-R22', 'NED-R51'], about: ['phase:D'] },
        { id: 'cleaning', covers: ['NED-D-2', 'NED-D-3'] },
      ],
    },
    {
      id: 'building',
      paragraphs: [
        { id: 'new-card', covers: ['NED-BUILD-1', 'NED-BUILD-2', 'NED-BUILD-3', 'NED-R66'] },
        { id: 'several', covers: ['NED-BUILD-4', 'NED-R17'] },
      ],
    },
    {
      id: 'free-actions',
      paragraphs: [
        { id: 'when', covers: ['NED-FREE-1', 'NED-C-11', 'NED-R19', 'NED-R35', 'NED-R50'] },
        { id: 'plant', covers: ['NED-FREE-2', 'NED-INV-3', 'NED-R74'] },
        { id: 'extensions', covers: ['NED-FREE-3', 'NED-INV-3', 'NED-R7'] },
        { id: 'extension-shipyard', covers: ['NED-FREE-4'], about: ['extension:shipyard'] },
        {
          id: 'extension-oxygen',
          covers: ['NED-FREE-5', 'NED-SETUP-4', 'NED-R64'],
          about: ['card:EX-OX1', 'extension:oxygen'],
        },
        {
          id: 'extension-octopus',
          covers: ['NED-FREE-6', 'NED-R3'],
          about: ['card:EX-OC1', 'extension:octopus'],
        },
        { id: 'extension-research', covers: ['NED-FREE-7'], about: ['extension:research'] },
      ],
    },
    {
      id: 'damage',
      paragraphs: [
        { id: 'track', covers: ['NED-DMG-1', 'NED-INV-3', 'NED-R74'] },
        { id: 'losing', covers: ['NED-DMG-2', 'NED-DMG-3', 'NED-DMG-5', 'NED-INV-10', 'NED-R8', 'NED-R10'] },
        { id: 'lost-deeples', covers: ['NED-DMG-4', 'NED-R9'] },
        { id: 'red-marker', covers: ['NED-RED-1', 'NED-R1', 'NED-R2', 'NED-R3', 'NED-R70'] },
        { id: 'stable', covers: ['NED-RED-2', 'NED-R1'] },
      ],
    },
    {
      id: 'modules',
      paragraphs: [
        {
          id: 'crabs',
          covers: ['NED-OX-8', 'NED-RED-1'],
          about: [
            ...['category:crab', 'card:1A-CR1', 'card:1A-CR2', 'card:1A-CR3', 'card:1B-CR1'],
            ...['card:1B-CR2', 'card:1B-CR3', 'card:2A-CR1', 'card:2A-CR2', 'card:2B-CR1'],
            ...['card:2B-CR2', 'card:2B-CR3', 'card:3A-CR1', 'card:3A-CR2', 'card:3B-CR1'],
            'card:3B-CR2',
          ],
        },
        {
          id: 'shells',
          covers: ['NED-OX-8'],
          about: [
            ...['category:shell', 'card:1A-SH1', 'card:1A-SH2', 'card:1B-SH1', 'card:1B-SH2'],
            ...['card:1B-SH3', 'card:2A-SH1', 'card:2A-SH2', 'card:2A-SH3', 'card:2B-SH1'],
            ...['card:2B-SH2', 'card:2B-SH3', 'card:3A-SH1', 'card:3A-SH2', 'card:3A-SH3'],
            ...['card:3A-SH4', 'card:3B-SH1', 'card:3B-SH2', 'card:3B-SH3'],
          ],
        },
        {
          id: 'octopuses',
          covers: ['NED-OX-8', 'NED-RED-1'],
          about: [
            ...['category:octopus', 'card:1A-OC1', 'card:1A-OC2', 'card:1B-OC1', 'card:1B-OC2'],
            ...['card:2A-OC1', 'card:2A-OC2', 'card:2A-OC3', 'card:2B-OC1', 'card:2B-OC2'],
            ...['card:3A-OC1', 'card:3A-OC2', 'card:3A-OC3', 'card:3B-OC1', 'card:3B-OC2'],
            'card:3B-OC3',
          ],
        },
        {
          id: 'shipyards',
          covers: ['NED-BUILD-3', 'NED-DMG-4'],
          about: [
            ...['category:shipyard', 'card:1A-SY1', 'card:1A-SY2', 'card:1B-SY1', 'card:1B-SY2'],
            ...['card:2A-SY1', 'card:2A-SY2', 'card:2B-SY1', 'card:2B-SY2', 'card:3A-SY1'],
            ...['card:3A-SY2', 'card:3B-SY1', 'card:3B-SY2'],
          ],
        },
        {
          id: 'tanks',
          covers: ['NED-BUILD-3', 'NED-OX-2'],
          about: [
            ...['category:oxygen', 'card:1A-OX1', 'card:1A-OX2', 'card:1A-OX3', 'card:1B-OX1'],
            ...['card:1B-OX2', 'card:1B-OX3', 'card:2A-OX1', 'card:2A-OX2', 'card:2B-OX1'],
            ...['card:2B-OX2', 'card:3A-OX1', 'card:3A-OX2', 'card:3B-OX1', 'card:3B-OX2'],
            'card:3B-OX3',
          ],
        },
      ],
    },
    {
      id: 'research',
      paragraphs: [
        {
          id: 'research-cards',
          covers: ['NED-BUILD-3', 'NED-FREE-7', 'NED-INV-10'],
          about: ['category:research'],
        },
        { id: 'cool-turbine', covers: ['NED-RES-1A1', 'NED-R26'], about: ['card:1A-RE1'] },
        { id: 'vent-dynamo', covers: ['NED-RES-1A2'], about: ['card:1A-RE2'] },
        { id: 'vent-prestige', covers: ['NED-RES-1A3'], about: ['card:1A-RE3'] },
        { id: 'seed-money', covers: ['NED-RES-1B1'], about: ['card:1B-RE1'] },
        { id: 'deep-anchors', covers: ['NED-RES-1B2'], about: ['card:1B-RE2'] },
        {
          id: 'attacks',
          covers: [
            ...['NED-RES-2A1', 'NED-RES-2A2', 'NED-RES-2A3', 'NED-R6', 'NED-R67', 'NED-R68'],
            'NED-R27',
          ],
          about: ['card:2A-RE1', 'card:2A-RE2', 'card:2A-RE3'],
        },
        { id: 'gentle-claws', covers: ['NED-RES-2B1'], about: ['card:2B-RE1'] },
        {
          id: 'crews',
          covers: ['NED-RES-2B2', 'NED-RES-3B2', 'NED-R55', 'NED-R75'],
          about: ['card:2B-RE2', 'card:3B-RE2'],
        },
        { id: 'ventures', covers: ['NED-RES-2B3', 'NED-RES-3A1'], about: ['card:2B-RE3', 'card:3A-RE1'] },
        { id: 'open-patent', covers: ['NED-RES-3A2', 'NED-R27'], about: ['card:3A-RE2'] },
        { id: 'emergency-seal', covers: ['NED-RES-3B1'], about: ['card:3B-RE1'] },
      ],
    },
    {
      id: 'end',
      paragraphs: [
        { id: 'final', covers: ['NED-END-1', 'NED-END-2', 'NED-R4', 'NED-R5', 'NED-R53'] },
        { id: 'winner', covers: ['NED-END-3', 'NED-R52'] },
        { id: 'standings', covers: ['NED-END-4', 'NED-R70'] },
      ],
    },
    {
      id: 'solo',
      paragraphs: [
        { id: 'deep-thought', covers: ['NED-SOLO-1', 'NED-SETUP-8', 'NED-SOLO-14', 'NED-R27', 'NED-R61'] },
        { id: 'its-turn', covers: ['NED-SOLO-2', 'NED-SOLO-3', 'NED-SOLO-4', 'NED-R28', 'NED-R59'] },
        { id: 'its-modules', covers: ['NED-SOLO-5', 'NED-SOLO-6', 'NED-R62', 'NED-R63'] },
        { id: 'its-market', covers: ['NED-SOLO-7', 'NED-SOLO-8', 'NED-R42', 'NED-R58'] },
        { id: 'keeping', covers: ['NED-SOLO-9', 'NED-R30', 'NED-R56'] },
        { id: 'its-bid', covers: ['NED-SOLO-10', 'NED-SOLO-11', 'NED-INV-8', 'NED-R29', 'NED-R57'] },
        { id: 'its-score', covers: ['NED-SOLO-12', 'NED-SOLO-13', 'NED-R31', 'NED-R60'] },
      ],
    },
    {
      id: 'table',
      paragraphs: [
        { id: 'options', covers: ['NED-STAND-1', 'NED-SOLO-7'] },
        { id: 'secrets', covers: ['NED-R18', 'NED-R32', 'NED-R69', 'NED-B-2'] },
        { id: 'automatic', covers: ['NED-INV-9', 'NED-R32', 'NED-R37', 'NED-R46'] },
        { id: 'components', covers: ['NED-R6'] },
      ],
    },
  ],
} as const satisfies HandbookOutline;
