import { expect, test } from 'vitest';
import { audienceBody, audienceOf, carriedOf } from './carried.ts';

test('a report hands its filter on, the list of promotions keeps its own', () => {
  expect(carriedOf('?agent_id=3&q=abc')).toBe('');
  const carried = carriedOf('?agent_id=3,4&level=gold&inactive_days_min=14&q=abc&tab=custom');
  expect(carried).toBe('agent_id=3%2C4&level=gold&inactive_days_min=14');
  expect(audienceBody(audienceOf(carried))).toEqual({
    segment: 'inactive',
    agent_ids: [3, 4],
    levels: ['gold'],
    inactive_days: 14,
  });
});

test('named members are taken apart, and only sent where they are the audience', () => {
  const named = { ...audienceOf(''), segment: 'list', usernames: ' cta001,\ncta002 ' };
  expect(audienceBody(named)).toMatchObject({ segment: 'list', usernames: ['cta001', 'cta002'] });
  expect(audienceBody({ ...named, segment: 'all' })).not.toHaveProperty('usernames');
});
