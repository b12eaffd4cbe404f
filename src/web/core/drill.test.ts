import { expect, test } from 'vitest';
import { crumbsOf, drillLink, waysDown, wayTo } from './drill.ts';

const drill = {
  master: '?group_by=agent&master_id={master_id}',
  agent: '?group_by=member&agent_id={agent_id}',
  member: '?group_by=bet_day&username={username}',
};

test('a drill link keeps the filters, and says what it says itself', () => {
  const values = { date_from: '2026-01-01', date_to: '2026-01-31', game_type: 'slot', group_by: 'agent' };
  expect(drillLink(drill.agent, { agent_id: 3 }, '/r', values)).toBe(
    '/r?date_from=2026-01-01&date_to=2026-01-31&game_type=slot&group_by=member&agent_id=3',
  );
  expect(drillLink('/other?date_from={stat_date}&date_to={stat_date}', { stat_date: '2026-01-05' }, '/r', values)).toBe(
    '/other?date_from=2026-01-05&date_to=2026-01-05&game_type=slot',
  );
  // From a game to its rounds, of the same days and agent.
  expect(
    drillLink(
      '/rounds?game_code={game_code}&provider_id={game_provider_id}',
      { game_code: 'g-1', game_provider_id: 4 },
      '/r',
      {
        ...{ date_from: '2026-01-01', date_to: '2026-01-31', agent_id: '3', group_by: 'game' },
      },
    ),
  ).toBe('/rounds?date_from=2026-01-01&date_to=2026-01-31&agent_id=3&game_code=g-1&provider_id=4');
  expect(drillLink('/d?date_from={month}&date_to={month_end}', { month: '2026-02-01' }, '/r', {})).toBe(
    '/d?date_from=2026-02-01&date_to=2026-02-28',
  );
  expect(drillLink(drill.agent, { agent_id: null }, '/r', values)).toBeUndefined();
});

test('a row is looked into by what is not above it, the usual way first, and back up by the group that it is of', () => {
  const groups = ['master', 'agent', 'member', 'bet_day'];
  expect(waysDown(drill, 'agent', groups)).toEqual(['member', 'bet_day']);
  expect(waysDown(drill, 'master', groups)).toEqual(['agent', 'member', 'bet_day']);
  expect(waysDown({ day: '/elsewhere?day={day}' }, 'day', groups)).toEqual([]);
  expect(wayTo(drill.agent, 'bet_day')).toBe('?group_by=bet_day&agent_id={agent_id}');
  expect(crumbsOf(drill, 'bet_day', '/r', { agent_id: '3' })).toEqual([{ group: 'agent', href: '/r?group_by=agent' }]);
  expect(crumbsOf(drill, 'master', '/r', { agent_id: '3' })).toEqual([]);
});

test('the way down leads back up, one step at a time', () => {
  const values = { game_type: 'slot', master_id: '1', agent_id: '3', username: 'cta1' };
  expect(crumbsOf(drill, 'bet_day', '/r', values)).toEqual([
    { group: 'master', href: '/r?game_type=slot&group_by=master' },
    { group: 'agent', href: '/r?game_type=slot&master_id=1&group_by=agent' },
    { group: 'member', href: '/r?game_type=slot&master_id=1&agent_id=3&group_by=member' },
  ]);
  // Whoever chose the group by hand has come no way.
  expect(crumbsOf(drill, 'member', '/r', { game_type: 'slot' })).toEqual([]);
  expect(crumbsOf(drill, undefined, '/r', {})).toEqual([]);
});
