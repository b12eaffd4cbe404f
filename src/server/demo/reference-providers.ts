import type { SeedRow } from './insert.ts';

type GameType = NonNullable<SeedRow<'provider'>['types']>[number];
/** Code of a sub-provider and what it has. */
type Part = readonly [string, GameType];

/** Code, name, sub-providers, cost (percent), base of its invoice (gross revenue by default). */
const catalogue: readonly (readonly [string, string, readonly Part[], string, ('ggr' | 'turnover')?])[] = [
  ['PGS', 'PG Soft', [['PGS', 'slot']], '8'],
  [
    'PP',
    'Pragmatic Play',
    [
      ['PP-SLOT', 'slot'],
      ['PP-LIVE', 'casino'],
      ['PP-CRASH', 'crash'],
    ],
    '9',
  ],
  [
    'JILI',
    'JILI',
    [
      ['JILI-SLOT', 'slot'],
      ['JILI-FISH', 'fishing'],
      ['JILI-CARD', 'card'],
    ],
    '8',
  ],
  [
    'JOKER',
    'Joker Gaming',
    [
      ['JOKER-SLOT', 'slot'],
      ['JOKER-FISH', 'fishing'],
    ],
    '8',
  ],
  [
    'CQ9',
    'CQ9',
    [
      ['CQ9-SLOT', 'slot'],
      ['CQ9-FISH', 'fishing'],
    ],
    '8',
  ],
  [
    'SG',
    'Spadegaming',
    [
      ['SG-SLOT', 'slot'],
      ['SG-FISH', 'fishing'],
    ],
    '8',
  ],
  ['HAB', 'Habanero', [['HAB', 'slot']], '8'],
  [
    'MG',
    'Microgaming',
    [
      ['MG-SLOT', 'slot'],
      ['MG-LIVE', 'casino'],
    ],
    '10',
  ],
  [
    'FC',
    'Fa Chai',
    [
      ['FC-SLOT', 'slot'],
      ['FC-FISH', 'fishing'],
    ],
    '8',
  ],
  [
    'JDB',
    'JDB',
    [
      ['JDB-SLOT', 'slot'],
      ['JDB-FISH', 'fishing'],
    ],
    '8',
  ],
  ['KA', 'KA Gaming', [['KA', 'slot']], '7'],
  ['NEXT', 'Nextspin', [['NEXT', 'slot']], '7'],
  ['SP', 'SimplePlay', [['SP', 'slot']], '7'],
  ['SA', 'SA Gaming', [['SA', 'casino']], '9'],
  ['SEXY', 'AE Sexy (เซ็กซี่บาคาร่า)', [['SEXY', 'casino']], '9'],
  [
    'EVO',
    'Evolution',
    [
      ['EVO-LIVE', 'casino'],
      ['NETENT', 'slot'],
      ['REDTIGER', 'slot'],
    ],
    '12',
  ],
  ['WM', 'WM Casino', [['WM', 'casino']], '9'],
  ['DG', 'Dream Gaming', [['DG', 'casino']], '8'],
  ['AB', 'Allbet', [['AB', 'casino']], '9'],
  [
    'BG',
    'Big Gaming',
    [
      ['BG-LIVE', 'casino'],
      ['BG-FISH', 'fishing'],
    ],
    '9',
  ],
  ['PT', 'Pretty Gaming', [['PT', 'casino']], '8'],
  ['UFA', 'UFA Sports', [['UFA', 'sport']], '0.30', 'turnover'],
  ['SBO', 'SBOBET', [['SBO', 'sport']], '0.35', 'turnover'],
  [
    'SABA',
    'SABA Sports',
    [
      ['SABA-SPORT', 'sport'],
      ['SABA-ES', 'esport'],
    ],
    '0.35',
    'turnover',
  ],
  ['BTI', 'BTi', [['BTI', 'sport']], '0.35', 'turnover'],
  ['KM', 'Kingmaker', [['KM', 'card']], '8'],
  ['S128', 'S128', [['S128', 'cockfight']], '7'],
  [
    'HUAY',
    'หวยไทย',
    [
      ['LOTTO-TH', 'lotto'],
      ['LOTTO-LA', 'lotto'],
      ['LOTTO-VN', 'lotto'],
    ],
    '5',
  ],
];

/** The providers of games, without keys. */
export function providerRowsAt(now: Date): SeedRow<'provider'>[] {
  return catalogue.map(([code, name, parts, cost, base = 'ggr'], at) => ({
    code,
    name,
    logo_url: null,
    types: [...new Set(parts.map(([, type]) => type))],
    wallet_mode: 'seamless',
    api_status: 'ok',
    cost_pct: cost,
    invoice_base: base,
    min_fee: 0n,
    carry_negative: true,
    game_count: 0,
    active_game_count: 0,
    sort_order: (at + 1) * 10,
    maintenance_from: null,
    maintenance_to: null,
    status: 'active',
    note: null,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
}

/** Their parts, without keys; `idOf` gives the key of a provider by its code. */
export function subProviderRows(idOf: (code: string) => number): SeedRow<'sub_provider'>[] {
  return catalogue.flatMap(([code, name, parts]) =>
    parts.map(([part, type]) => ({
      provider_id: idOf(code),
      code: part,
      name: parts.length === 1 ? name : part,
      type,
      game_count: 0,
      status: 'active' as const,
    })),
  );
}
