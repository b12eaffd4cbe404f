import type { SeedRow } from './insert.ts';
import { firstNames } from './names.ts';
import { day, later, type World } from './world.ts';

export interface DemoAgent {
  readonly id: number;
  readonly code: string;
  readonly prefix: string;
  /** Share of all members, for drawing. */
  readonly weight: number;
}

export interface Agents {
  readonly rows: readonly SeedRow<'agent'>[];
  /** Agents that have members, the largest first. */
  readonly agents: readonly DemoAgent[];
  readonly ids: readonly number[];
}

const houses = [
  { name: 'CAT', letter: 'c' },
  { name: 'RUBY', letter: 'r' },
  { name: 'LION', letter: 'l' },
  { name: 'MOON', letter: 'm' },
] as const;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Masters and, below them, agents; sizes fall off like Zipf’s law. */
export function makeAgents(world: World): Agents {
  const { masters, agents } = world.size;
  const rows: SeedRow<'agent'>[] = [];
  const made: DemoAgent[] = [];
  const shares = new Map<number, number>();
  for (let i = 0; i < masters + agents; i++) {
    const random = world.random('agent', i);
    const isMaster = i < masters;
    const house = houses[(isMaster ? i : i - masters) % Math.min(masters, houses.length)] ?? houses[0];
    const line = letters[Math.floor((i - masters) / masters)] ?? 'z';
    const parent = isMaster ? null : ((i - masters) % masters) + 1;
    const most = parent === null ? 45 : (shares.get(parent) ?? 45);
    const share = isMaster ? 35 + 5 * random.int(0, 2) : 10 + 5 * random.int(0, (most - 10) / 5);
    shares.set(i + 1, share);
    const code = isMaster ? `${house.name}M` : `${house.name}${line.toUpperCase()}`;
    const prefix = isMaster ? `${house.letter}m` : `${house.letter}${line}x`;
    const opened = later(world.now, -(700 - i * 12) * day);
    rows.push({
      id: i + 1,
      code,
      name: isMaster ? `${house.name} มาสเตอร์` : `${house.name} สาย ${line.toUpperCase()}`,
      type: isMaster ? 'master' : 'agent',
      parent_id: parent,
      server: world.server,
      prefix,
      domain: isMaster ? null : `${code.toLowerCase()}.example.test`,
      contact_name: `คุณ${random.pick(firstNames)}`,
      contact_tel: `0900${random.digits(6)}`,
      line_id: `@${code.toLowerCase()}`,
      share_pct: share.toFixed(4),
      commission_pct: (0.3 + 0.1 * random.int(0, 5)).toFixed(4),
      credit_limit: 0n,
      status: i === masters + agents - 1 && agents > 2 ? 'suspended' : 'active',
      note: null,
      created_at: opened,
      updated_at: opened,
      version: 1,
    });
    if (!isMaster) made.push({ id: i + 1, code, prefix, weight: 1 / (i - masters + 1) ** 0.9 });
  }
  return { rows, agents: made, ids: rows.flatMap(({ id }) => id ?? []) };
}
