import { expect, it } from 'vitest';
import { agentName, isPhone, readDevices } from './devices.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Chrome · Windows',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari · iOS', true],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36', 'Chrome · Android', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Linux', false],
  ['curl/8.0', undefined, false],
])('%s', (agent, name, phone) => {
  expect([agentName(agent), isPhone(agent)]).toEqual([name, phone]);
});

it('this device first, then by last use; nothing of a wrong type', () => {
  const device = (id: unknown, last_seen_at: string, current = false) => ({ id, last_seen_at, current });
  const items = [
    device(1, '2026-01-01'),
    device(2, '2026-01-03'),
    device(3, '2026-01-02', true),
    device('4', ''),
    null,
  ];
  expect(readDevices({ data: { items } }).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect([readDevices(null), readDevices({ data: { items: 'x' } })]).toEqual([[], []]);
});
