import { expect, test } from 'vitest';
import { sharedState, sharedStateOf } from '#web/core/shared-state.ts';
import { type AudienceValues, audienceBody, initialAudience } from './carried.ts';

test('SMS audience: filters handed on by a report are kept apart from the promotion list’s own', () => {
  const address = sharedState('/promotion/manage', {
    agent_id: '3,4',
    level: 'gold',
    utm_source: 'line & ads',
    q: 'สมชาย',
  });
  const search = address.slice(address.indexOf('?'));
  expect(new URLSearchParams(search).get('q')).toBeNull();
  expect(sharedStateOf('?agent_id=3&q=abc')).toBe('');
  const carried = sharedStateOf(`${search}&status=active`);
  expect(carried).not.toContain('status=active');
  expect(audienceBody(initialAudience(carried))).toEqual({
    segment: 'report',
    agent_ids: [3, 4],
    filters: { level: 'gold', utm_source: 'line & ads', q: 'สมชาย' },
  });
  // A report without filters covers all members.
  expect(audienceBody(initialAudience(sharedStateOf(sharedState('', {}))))).toEqual({
    segment: 'report',
    agent_ids: [],
    filters: {},
  });
  expect(initialAudience('').segment).toBe('all');
});

test('SMS audience: only the conditions of the chosen segment are sent', () => {
  const all: AudienceValues = {
    ...initialAudience(''),
    levels: ['gold'],
    inactive_days: 9,
    usernames: ' cta001,\ncta002 ',
  };
  expect(audienceBody(all)).toEqual({ segment: 'all', agent_ids: [], levels: ['gold'] });
  expect(audienceBody({ ...all, segment: 'inactive' })).toMatchObject({ levels: ['gold'], inactive_days: 9 });
  expect(audienceBody({ ...all, segment: 'list' })).toEqual({
    segment: 'list',
    agent_ids: [],
    usernames: ['cta001', 'cta002'],
  });
});
