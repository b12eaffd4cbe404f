import { expect, test } from 'vitest';
import type { Area, AreaTools, BuiltArea } from './define-area.ts';
import { foldAreas } from './fold.ts';

const area = (name: Area['name'], built: BuiltArea): Area => ({ name, build: () => built });
const payouts = { keyOf: (id: number) => `payout ${id}`, settle: async () => true };
/** None of these areas looks at its tools. */
const tools = Object.create(null);

test('tables of all areas become one, and lists one list', () => {
  const one = async () => undefined;
  const folded = foldAreas(
    [area('finance', { effects: { 'one.add': one } }), area('banner', { effects: { 'two.add': one } })],
    tools,
  );
  expect(folded.effects).toEqual({ 'one.add': one, 'two.add': one });
  expect(folded.schedules).toEqual([]);
});

test('a name that two areas give is refused, with both', () => {
  const same = { services: { 'one.spin': async () => undefined } };
  expect(() => foldAreas([area('finance', same), area('banner', same)], tools)).toThrow(
    'banner and finance both give one.spin among their services',
  );
});

test('payouts are those of the area that pays out, whatever its position in the list', () => {
  const keys: string[] = [];
  const asks: Area = {
    name: 'gateway',
    build: ({ payouts: offered }) => ({ begins: [], rounds: () => [() => void keys.push(offered.keyOf(7))] }),
  };
  const build = (list: readonly Area[]) =>
    foldAreas(list, tools).areas.flatMap(({ rounds }) => rounds?.(tools, tools) ?? []);
  for (const stop of build([asks, area('finance', { payouts })])) stop();
  expect(keys).toEqual(['payout 7']);
  expect(() => build([asks])[0]?.()).toThrow('No area pays out');
});

test('a changed reward is reported to every area that gives rewards, and all see the kinds of their lines', async () => {
  const told: string[] = [];
  const gives = (name: Area['name'], line: 'out' | 'gift') =>
    area(name, { rewardChanged: async () => void told.push(name), walletLines: { [name]: line } });
  const asks: { changed?: AreaTools['rewardChanged']; lines?: AreaTools['walletLines'] } = {};
  const first: Area = {
    name: 'banner',
    build: ({ rewardChanged, walletLines }) => {
      Object.assign(asks, { changed: rewardChanged, lines: walletLines });
      return {};
    },
  };
  foldAreas([first, gives('finance', 'out'), gives('member', 'gift')], tools);
  const reward = { id: 1, status: 'active', stock_used: 0, stock_total: null } as const;
  await asks.changed?.(Object.create(null), reward, reward);
  expect(told).toEqual(['finance', 'member']);
  expect(asks.lines?.()).toMatchObject({ finance: 'out', member: 'gift', withdraw: 'out' });
});
