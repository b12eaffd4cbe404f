import type { Random } from './random.ts';
import type { Thing } from './things.ts';
import { allow, text, when } from './words.ts';

/** Facts of days and a report that adds them up. */
export function reportOf(
  random: Random,
  things: readonly Thing[],
): { readonly entities: object; readonly enums: object; readonly calls: object; readonly screens: object } {
  const target = things[0]?.name ?? '';
  const by = { day: [`stat_date`], thing: ['thing_id'], day_thing: ['stat_date', 'thing_id'] };
  const keys = { stat_date: { type: 'date', ...text('Day') }, thing_id: { type: 'ref', to: target, ...text('Thing') } };
  const amount = (more: object) => ({ type: 'money', ...text('Amount'), ...more });
  return {
    enums: { ReportBy: Object.fromEntries(Object.keys(by).map((value) => [value, text(value)])) },
    entities: {
      Fact: {
        title: text('Fact'),
        managed: true,
        display: 'id',
        fields: {
          stat_date: { ...keys.stat_date, required: true },
          thing_id: { ...keys.thing_id, required: true },
          amount: amount({ figure: true, initial: '0.00' }),
          pieces: { type: 'integer', figure: true, initial: 0, ...text('Pieces') },
        },
      },
      FactRow: {
        title: text('Sums'),
        virtual: true,
        key: 'row_key',
        display: 'row_key',
        fields: {
          row_key: { type: 'string', ...text('Row') },
          ...keys,
          amount: amount({
            measure: { sum: random.chance(50) ? ['amount'] : ['amount', '-amount'], into: ['sums', '-rest'] },
          }),
          sums: amount({ measure: { sum: [] } }),
          rest: amount({ measure: { sum: ['amount'] } }),
          pieces: { type: 'integer', ...text('Pieces'), measure: { sum: ['pieces'] } },
          part: { type: 'percent', ...text('Part'), measure: { share: 'pieces' } },
          place: { type: 'integer', ...text('Place'), measure: { rank: true } },
        },
      },
    },
    calls: {
      'fact.add': { call: 'POST /api/zone/fact/add', create: 'Fact', allow: allow('create') },
      'fact.report': {
        call: 'GET /api/zone/fact/report',
        report: 'FactRow',
        allow: allow('view'),
        figures: { of: ['Fact'], groups: by, ...when(random.chance(50), { within: { day_thing: 'stat_date' } }) },
        filters: {
          date: { field: 'stat_date', initial: 'thisMonth', maxDays: 92 },
          group_by: { type: 'enum', of: 'ReportBy', operator: 'eq', initial: 'thing', ...text('By') },
          compare: { type: 'boolean', ...text('Compare') },
          thing_id: {},
        },
      },
    },
    screens: {
      '/zone/report': {
        title: text('Report'),
        report: 'fact.report',
        columns: ['stat_date', 'thing_id', '{sums}', { field: 'pieces', rank: 'result' }, 'part', 'place'],
        by: ['thing', 'day', 'day_thing'],
        initial: { date: 'last7' },
        bands: [{ title: text('Sums'), columns: ['{sums}', 'pieces'] }],
        chart: {
          x: random.pick(['thing_id', 'stat_date']),
          bars: ['amount'],
          // Counts and money have no axis in common.
          lines: ['part'],
          ...when(random.chance(50), { top: 5 }),
        },
        heat: ['part'],
        drill: { thing: '?group_by=day&thing_id={thing_id}' },
      },
    },
  };
}
