import type { HandbookOutline } from '../../handbook.ts';

export const HANDBOOK = {
  cards: ['about', 'turn', 'oxygen', 'market', 'points', 'damage', 'end'],
  chapters: [
    {
      id: 'game',
      paragraphs: [
        { id: 'aim', covers: ['NED-ROUND-1', 'NED-SETUP-1', 'NED-INV-11'] },
        {
          id: 'station',
          covers: ['NED-BUILD-1', 'NED-BUILD-2', 'NED-R66'],
          about: ['arms', 'outside', 'inside'],
        },
        {
          id: 'decks',
          covers: [
            ...['NED-SETUP-2', 'NED-ROUND-2', 'NED-INV-1', 'NED-INV-6', 'NED-R65'],
            ...['NED-A-2', 'NED-B-1'],
          ],
          about: ['1A', '1B', '2A', '2B', '3A', '3B', 'categories'],
        },
        {
          id: 'start',
          covers: ['NED-SETUP-3', 'NED-SETUP-4', 'NED-SETUP-6', 'NED-R24', 'NED-R64'],
          about: ['start', 'ST-OX1', 'ST-OX2'],
        },
        {
          id: 'nautilus',
          covers: ['NED-SETUP-5', 'NED-PASS-3', 'NED-R16', 'NED-R54', 'NED-INV-7'],
          about: ['takesNautilus'],
        },
      ],
    },
    {
      id: 'phase-a',
      paragraphs: [
        { id: 'display', covers: ['NED-A-1', 'NED-A-2', 'NED-A-5', 'NED-R23'], about: ['A', 'display'] },
        { id: 'turns', covers: ['NED-A-3', 'NED-A-4', 'NED-R35'] },
        {
          id: 'buying',
          covers: ['NED-BUY-1', 'NED-BUY-2', 'NED-BUY-3', 'NED-R40'],
          about: ['prices'],
        },
        {
          id: 'dropping-rows',
          covers: ['NED-BUY-4', 'NED-INV-5', 'NED-R33', 'NED-R34', 'NED-R73'],
          about: ['rows'],
        },
        { id: 'two-stations', covers: ['NED-2P-1', 'NED-2P-2', 'NED-SETUP-7', 'NED-R15'] },
        {
          id: 'passing',
          covers: ['NED-PASS-1', 'NED-PASS-2', 'NED-PASS-3', 'NED-INV-7', 'NED-R72', 'NED-R77'],
          about: ['firstPass'],
        },
      ],
    },
    {
      id: 'oxygen',
      paragraphs: [
        {
          id: 'bottles',
          covers: ['NED-OX-1', 'NED-OX-2', 'NED-OX-5', 'NED-R36', 'NED-R37'],
          about: ['bottles'],
        },
        {
          id: 'moving',
          covers: ['NED-OX-3', 'NED-OX-4', 'NED-OX-6', 'NED-R11', 'NED-R38'],
          about: ['deeples'],
        },
        {
          id: 'activating',
          covers: ['NED-OX-7', 'NED-OX-8', 'NED-OX-9', 'NED-INV-4', 'NED-R12', 'NED-R13', 'NED-R14'],
          about: ['activation', 'sites'],
        },
        { id: 'at-once', covers: ['NED-OX-10', 'NED-R39', 'NED-INV-4'] },
        { id: 'supply', covers: ['NED-DEEP-1', 'NED-SETUP-6', 'NED-INV-2', 'NED-R25'], about: ['deeples'] },
      ],
    },
    {
      id: 'phase-b',
      paragraphs: [
        { id: 'dealing', covers: ['NED-B-1', 'NED-INV-6'], about: ['B', 'market', 'handSize'] },
        { id: 'choosing', covers: ['NED-B-2', 'NED-B-3', 'NED-R43', 'NED-R71'] },
        { id: 'paying', covers: ['NED-B-4', 'NED-R41'], about: ['price', 'damage'] },
        { id: 'leftovers', covers: ['NED-B-5', 'NED-B-6', 'NED-R18', 'NED-R42'] },
      ],
    },
    {
      id: 'phase-c',
      paragraphs: [
        {
          id: 'rows',
          covers: ['NED-C-1', 'NED-C-2', 'NED-C-10', 'NED-INV-8', 'NED-R46', 'NED-R47'],
          about: ['C', 'auction'],
        },
        {
          id: 'bidding',
          covers: [
            ...['NED-C-3', 'NED-C-4', 'NED-C-5', 'NED-INV-8'],
            ...['NED-R19', 'NED-R44', 'NED-R45', 'NED-R49'],
          ],
          about: ['minBid', 'maxJump'],
        },
        { id: 'winning-row', covers: ['NED-C-6', 'NED-C-9', 'NED-R76'] },
        { id: 'unsold', covers: ['NED-C-7', 'NED-C-9', 'NED-R20'] },
        {
          id: 'extra-actions',
          covers: ['NED-C-8', 'NED-R21', 'NED-R50'],
          about: ['actionsByCards', 'pushesPerRow', 'pushDamage'],
        },
        { id: 'drop-all', covers: ['NED-C-12', 'NED-R48'] },
        { id: 'limits', covers: ['NED-STAND-1', 'NED-STAND-2', 'NED-STAND-3'] },
      ],
    },
    {
      id: 'phase-d',
      paragraphs: [
        {
          id: 'bonus',
          covers: ['NED-D-1', 'NED-R6', 'NED-R7', 'NED-R22', 'NED-R51'],
          about: [
            ...['D', 'bonusCards', 'BO-CRC', 'BO-CRP', 'BO-SHC', 'BO-SHP', 'BO-OCC', 'BO-OCP'],
            ...['BO-SYC', 'BO-SYP', 'BO-OXC', 'BO-OXP', 'BO-REC', 'BO-REP'],
          ],
        },
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
        { id: 'plant', covers: ['NED-FREE-2', 'NED-INV-3', 'NED-R74'], about: ['plant', 'usesPerRound'] },
        { id: 'extensions', covers: ['NED-FREE-3', 'NED-INV-3', 'NED-R7'], about: ['extensions'] },
        { id: 'extension-shipyard', covers: ['NED-FREE-4'], about: ['shipyard'] },
        {
          id: 'extension-oxygen',
          covers: ['NED-FREE-5', 'NED-SETUP-4', 'NED-R64'],
          about: ['oxygen', 'EX-OX1'],
        },
        { id: 'extension-octopus', covers: ['NED-FREE-6', 'NED-R3'], about: ['octopus', 'EX-OC1'] },
        { id: 'extension-research', covers: ['NED-FREE-7'], about: ['research'] },
      ],
    },
    {
      id: 'damage',
      paragraphs: [
        { id: 'track', covers: ['NED-DMG-1', 'NED-INV-3', 'NED-R74'], about: ['damageTrack'] },
        {
          id: 'losing',
          covers: ['NED-DMG-2', 'NED-DMG-3', 'NED-DMG-5', 'NED-INV-10', 'NED-R8', 'NED-R10'],
          about: ['cardsLostPerOverflow'],
        },
        { id: 'lost-deeples', covers: ['NED-DMG-4', 'NED-R9'], about: ['deeples'] },
        {
          id: 'red-marker',
          covers: ['NED-RED-1', 'NED-R1', 'NED-R2', 'NED-R3', 'NED-R70'],
          about: ['marker'],
        },
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
            ...['crab', '1A-CR1', '1A-CR2', '1A-CR3', '1B-CR1', '1B-CR2', '1B-CR3', '2A-CR1', '2A-CR2'],
            ...['2B-CR1', '2B-CR2', '2B-CR3', '3A-CR1', '3A-CR2', '3B-CR1', '3B-CR2'],
          ],
        },
        {
          id: 'shells',
          covers: ['NED-OX-8'],
          about: [
            ...['shell', '1A-SH1', '1A-SH2', '1B-SH1', '1B-SH2', '1B-SH3', '2A-SH1', '2A-SH2', '2A-SH3'],
            ...['2B-SH1', '2B-SH2', '2B-SH3', '3A-SH1', '3A-SH2', '3A-SH3', '3A-SH4'],
            ...['3B-SH1', '3B-SH2', '3B-SH3'],
          ],
        },
        {
          id: 'octopuses',
          covers: ['NED-OX-8', 'NED-RED-1'],
          about: [
            ...['octopus', '1A-OC1', '1A-OC2', '1B-OC1', '1B-OC2', '2A-OC1', '2A-OC2', '2A-OC3', '2B-OC1'],
            ...['2B-OC2', '3A-OC1', '3A-OC2', '3A-OC3', '3B-OC1', '3B-OC2', '3B-OC3'],
          ],
        },
        {
          id: 'shipyards',
          covers: ['NED-BUILD-3', 'NED-DMG-4'],
          about: [
            ...['shipyard', '1A-SY1', '1A-SY2', '1B-SY1', '1B-SY2', '2A-SY1', '2A-SY2', '2B-SY1', '2B-SY2'],
            ...['3A-SY1', '3A-SY2', '3B-SY1', '3B-SY2'],
          ],
        },
        {
          id: 'tanks',
          covers: ['NED-BUILD-3', 'NED-OX-2'],
          about: [
            ...['oxygen', 'ST-OX1', 'ST-OX2', 'EX-OX1', '1A-OX1', '1A-OX2', '1A-OX3', '1B-OX1', '1B-OX2'],
            ...['1B-OX3', '2A-OX1', '2A-OX2', '2B-OX1', '2B-OX2', '3A-OX1', '3A-OX2', '3B-OX1', '3B-OX2'],
            '3B-OX3',
          ],
        },
      ],
    },
    {
      id: 'research',
      paragraphs: [
        { id: 'research-cards', covers: ['NED-BUILD-3', 'NED-FREE-7', 'NED-INV-10'], about: ['research'] },
        { id: 'cool-turbine', covers: ['NED-RES-1A1', 'NED-R26'], about: ['1A-RE1'] },
        { id: 'vent-dynamo', covers: ['NED-RES-1A2'], about: ['1A-RE2'] },
        { id: 'vent-prestige', covers: ['NED-RES-1A3'], about: ['1A-RE3'] },
        { id: 'seed-money', covers: ['NED-RES-1B1'], about: ['1B-RE1'] },
        { id: 'deep-anchors', covers: ['NED-RES-1B2'], about: ['1B-RE2'] },
        {
          id: 'attacks',
          covers: [
            ...['NED-RES-2A1', 'NED-RES-2A2', 'NED-RES-2A3'],
            ...['NED-R6', 'NED-R67', 'NED-R68', 'NED-R27'],
          ],
          about: ['2A-RE1', '2A-RE2', '2A-RE3', 'hitOthers'],
        },
        { id: 'gentle-claws', covers: ['NED-RES-2B1'], about: ['2B-RE1', 'crabsDoNotPull'] },
        {
          id: 'crews',
          covers: ['NED-RES-2B2', 'NED-RES-3B2', 'NED-R55', 'NED-R75'],
          about: ['2B-RE2', '3B-RE2', 'mannedCrabs'],
        },
        {
          id: 'ventures',
          covers: ['NED-RES-2B3', 'NED-RES-3A1'],
          about: ['2B-RE3', '3A-RE1', 'takeDamage'],
        },
        { id: 'open-patent', covers: ['NED-RES-3A2', 'NED-R27'], about: ['3A-RE2'] },
        { id: 'emergency-seal', covers: ['NED-RES-3B1'], about: ['3B-RE1'] },
      ],
    },
    {
      id: 'end',
      paragraphs: [
        {
          id: 'final',
          covers: ['NED-END-1', 'NED-END-2', 'NED-R4', 'NED-R5', 'NED-R53'],
          about: ['finalScoring', 'endPoints'],
        },
        { id: 'winner', covers: ['NED-END-3', 'NED-R52'] },
        { id: 'standings', covers: ['NED-END-4', 'NED-R70'] },
      ],
    },
    {
      id: 'solo',
      paragraphs: [
        {
          id: 'deep-thought',
          covers: ['NED-SOLO-1', 'NED-SETUP-8', 'NED-SOLO-14', 'NED-R27', 'NED-R61'],
          about: ['deepThought', 'solo'],
        },
        {
          id: 'its-turn',
          covers: ['NED-SOLO-2', 'NED-SOLO-3', 'NED-SOLO-4', 'NED-R28', 'NED-R59'],
          about: ['deepThought'],
        },
        {
          id: 'its-modules',
          covers: ['NED-SOLO-5', 'NED-SOLO-6', 'NED-R62', 'NED-R63'],
          about: ['deepThought'],
        },
        {
          id: 'its-market',
          covers: ['NED-SOLO-7', 'NED-SOLO-8', 'NED-R42', 'NED-R58'],
          about: ['deepThought', 'soloLevel', 'marketCardsByLevel'],
        },
        {
          id: 'keeping',
          covers: ['NED-SOLO-9', 'NED-R30', 'NED-R56'],
          about: ['rowsCleared'],
        },
        {
          id: 'its-bid',
          covers: ['NED-SOLO-10', 'NED-SOLO-11', 'NED-INV-8', 'NED-R29', 'NED-R57'],
          about: ['deepThought', 'bid'],
        },
        {
          id: 'its-score',
          covers: ['NED-SOLO-12', 'NED-SOLO-13', 'NED-R31', 'NED-R60'],
          about: ['deepThought', 'destroyOrder'],
        },
      ],
    },
    {
      id: 'table',
      paragraphs: [
        { id: 'options', covers: ['NED-STAND-1', 'NED-SOLO-7'], about: ['soloLevel', 'openCoins'] },
        {
          id: 'secrets',
          covers: ['NED-R18', 'NED-R32', 'NED-R69', 'NED-B-2'],
          about: ['openCoins'],
        },
        { id: 'automatic', covers: ['NED-INV-9', 'NED-R32', 'NED-R37', 'NED-R46'] },
        { id: 'components', covers: ['NED-R6'] },
      ],
    },
  ],
} as const satisfies HandbookOutline;
