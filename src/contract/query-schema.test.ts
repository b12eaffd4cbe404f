import { describe, expect, it } from 'vitest';
import { querySchema } from './query-schema.ts';

describe('the schema of a query string', () => {
  it('has a schema for each key, by how it is written', () => {
    expect(querySchema({ id: 'integer', form: { only: 'agent' } }, ['id'])).toEqual({
      type: 'object',
      properties: { id: { type: 'integer' }, form: { type: 'string', enum: ['agent'] } },
      required: ['id'],
    });
  });

  it('requires nothing that it is not told', () => {
    expect(querySchema({ page: 'page' })).toEqual({
      type: 'object',
      properties: { page: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
    });
  });
});
