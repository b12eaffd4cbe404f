import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { webFrame } from '../../../../tests/support/web-frame.tsx';
import { countRecords, useExport } from './use-export.ts';

describe('counting the rows of a file', () => {
  it('does not count the head or breaks inside quotes', () => {
    expect(countRecords('\uFEFFก,ข\r\n1,"a\nb"\r\n2,"c ""d"""\r\n')).toBe(2);
    expect(countRecords('ก,ข\r\n')).toBe(0);
    expect(countRecords('ก\n1')).toBe(1);
  });
});

const list: Call = { id: 'thing.list', method: 'GET', path: '/api/thing/list', permission: 'a.b.view', onError: 'log' };

/** What the screen says of a file of one line that came with these headers. */
async function exported(headers: Readonly<Record<string, string>>) {
  const answer = new Response('ก\n1', { headers: { 'content-type': 'text/csv', ...headers } });
  const { Frame } = webFrame({ server: { asked: [], fetch: async () => answer } });
  const { result } = renderHook(() => useExport(list, 'things.csv'), { wrapper: Frame });
  await act(() => result.current.run({ page: '1' }, 7));
  return result.current.state;
}

describe('a download', () => {
  it('believes the server about how many rows are in the file, and counts where it says nothing', async () => {
    expect(await exported({ 'x-exported-count': '50000', 'x-total-count': '60000' })).toEqual({
      step: 'done',
      count: 50_000,
      total: 60_000,
    });
    expect(await exported({})).toEqual({ step: 'done', count: 1, total: 7 });
  });
});
