import { describe, expect, test } from 'vitest';
import { entities } from '#generated/api/entities.ts';
import { FailureError } from '../base/failure.ts';
import { readRows } from './read-rows.ts';

const { Agent } = entities;
const read = (rows: unknown) => readRows(Agent, ['name', 'code'], rows, { list: 'lines' });

function complaints(rows: unknown): unknown {
  try {
    read(rows);
  } catch (error) {
    return error instanceof FailureError ? [error.code, error.bodyIn('th').fields] : error;
  }
  return undefined;
}

describe('rows that are sent together', () => {
  test('come back as they were sent, stored ones with their key', () => {
    const rows = [
      { id: 4, name: 'ก', code: 'A1' },
      { name: 'ข', code: 'A2' },
    ];
    expect(read(rows)).toEqual(rows);
  });

  test('are refused by row and field, all at once', () => {
    expect(
      complaints([{ name: 'ก', code: 'A1' }, { id: 'x', name: 'ข' }, 7, { name: 'ค', code: 'A3', status: 'open' }]),
    ).toEqual([
      422,
      {
        'lines.1.id': 'ชนิดของข้อมูลไม่ถูกต้อง',
        'lines.1.code': 'กรุณากรอกข้อมูล',
        'lines.2': 'ชนิดของข้อมูลไม่ถูกต้อง',
        'lines.3.status': 'ไม่รู้จักช่องข้อมูลนี้',
      },
    ]);
  });
});
