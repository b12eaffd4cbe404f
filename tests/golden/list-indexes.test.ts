import { describe, expect, test } from 'vitest';
import { tableSql } from '#generator/emit/sql.ts';
import { tablesOf } from '#generator/emit/tables.ts';
import type { EndpointModel, Model } from '#generator/model/types.ts';
import { sampleModel } from './sample-model.ts';

/** The payouts of the sample, their list changed. */
function payouts(change: (endpoint: EndpointModel) => EndpointModel) {
  const endpoints = sampleModel.endpoints.map((each) => (each.id === 'payout.list' ? change(each) : each));
  const model: Model = { ...sampleModel, endpoints };
  const table = (name: string) => tablesOf(model).find((each) => each.name === name);
  const { indexes = [], searched } = table('payout') ?? {};
  return { indexes: indexes.map(({ columns }) => columns.join()), searched, banks: table('bank')?.searched };
}

const withoutDays = (endpoint: EndpointModel): EndpointModel => ({
  ...endpoint,
  filters: (endpoint.filters ?? []).map(({ initial, ...filter }) =>
    filter.name === 'date' ? filter : { ...filter, ...(initial ? { initial } : {}) },
  ),
});

describe('indexes of lists', () => {
  test('days that limit a list from the beginning leave few rows: only texts elsewhere are looked up', () => {
    const { indexes, searched, banks } = payouts((endpoint) => endpoint);
    expect(indexes).toEqual(['bank_code', 'created_by', 'labels', 'status,created_at', 'updated_by']);
    expect(searched).toBeUndefined();
    expect(banks).toEqual(['name']);
  });

  test('without such days each offered sort and each filter has one, with the key; a shorter one is left out', () => {
    const { indexes, searched, banks } = payouts(withoutDays);
    expect(indexes).toEqual([
      'amount,id',
      'bank_code,id',
      'created_at,id',
      'created_by',
      'labels',
      'status,created_at',
      'status,id',
      'updated_by',
    ]);
    // What is unique has its index already; it is still found by a part of it.
    expect(searched).toEqual(['payout_ref']);
    expect(banks).toEqual(['name']);
  });

  test('a list that is never asked for by days has a handful of rows', () => {
    const { indexes, searched, banks } = payouts((endpoint) => ({ ...endpoint, filters: [] }));
    expect([indexes.length, searched, banks]).toEqual([5, undefined, undefined]);
  });

  test('lists of elements are found by an element, texts that are too long for an index are not sorted by', () => {
    const entities = sampleModel.entities.map((each) =>
      each.name === 'Payout' && each.fields.note
        ? {
            ...each,
            fields: { ...each.fields, note: { ...each.fields.note, kind: 'string' as const, maxLength: 900 } },
          }
        : each,
    );
    const endpoints = sampleModel.endpoints.map((each) =>
      each.id === 'payout.list' && each.filters?.[0]
        ? {
            ...withoutDays(each),
            sortable: ['note'],
            filters: [
              ...(withoutDays(each).filters ?? []),
              {
                ...each.filters[0],
                name: 'labels',
                field: { name: 'labels', kind: 'list' as const, label: { th: 'ป้าย', en: 'Labels' } },
              },
            ],
          }
        : each,
    );
    const screens = sampleModel.screens.filter((screen) => screen.kind !== 'list' || screen.list !== 'payout.list');
    const table = tablesOf({ ...sampleModel, entities, endpoints, screens }).find(({ name }) => name === 'payout');
    const sql = table ? tableSql(table) : '';
    expect(sql).toContain('create index "payout_labels_elements" on "payout" using gin ("labels" jsonb_path_ops)');
    expect(sql).not.toContain('("note"');
  });
});
