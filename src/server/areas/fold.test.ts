import { expect, test } from 'vitest';
import type { Area, BuiltArea } from './define-area.ts';
import { foldAreas } from './fold.ts';

const area = (name: Area['name'], built: BuiltArea): Area => ({ name, build: () => built });
const payouts = { keyOf: (id: number) => `payout ${id}`, settle: async () => true };
/** None of these areas looks at its tools. */
const tools = Object.create(null);

test('tables of all areas become one, and lists one list', () => {
  const one = async () => undefined;
  const folded = foldAreas(
    [area('wheel', { effects: { 'wheel.add': one } }), area('quest', { effects: { 'quest.add': one } })],
    tools,
  );
  expect(folded.effects).toEqual({ 'wheel.add': one, 'quest.add': one });
  expect(folded.schedules).toEqual([]);
});

test('a name that two areas give is refused, with both', () => {
  const same = { services: { 'wheel.spin': async () => undefined } };
  expect(() => foldAreas([area('wheel', same), area('quest', same)], tools)).toThrow(
    'quest and wheel both give wheel.spin among their services',
  );
});

test('payouts are those of the area that pays out, wherever it stands in the list', () => {
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
