import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { webFrame } from '../../../../tests/support/web-frame.tsx';
import { exportOf } from './export-request.ts';
import { countRecords, useExport } from './use-export.ts';

describe('counting the rows of a file', () => {
  it('does not count the head or breaks inside quotes', () => {
    expect(countRecords('\uFEFFก,ข\r\n1,"a\nb"\r\n2,"c ""d"""\r\n')).toBe(2);
    expect(countRecords('ก,ข\r\n')).toBe(0);
    expect(countRecords('ก\n1')).toBe(1);
  });
});

const list: Call = { id: 'thing.list', method: 'GET', path: '/api/thing/list', permission: 'a.b.view' };

/** What the screen says of a file of one line that came with these headers. */
async function exported(headers: Readonly<Record<string, string>>, body = 'ก\n1') {
  const asked: string[] = [];
  const answer = new Response(body, { headers: { 'content-type': 'text/csv', ...headers } });
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input));
    return answer;
  };
  const { Frame } = webFrame({ server: { asked: [], fetch } });
  const { result } = renderHook(() => useExport(exportOf(list, { page: '1', limit: '20', q: 'ก' })), {
    wrapper: Frame,
  });
  await act(() => result.current.run('csv', 7));
  return { state: result.current.state, asked };
}

describe('a download', () => {
  it('asks for all filtered rows in a format, believes the server about their number, and counts where it says nothing', async () => {
    const told = await exported({
      'x-exported-count': '50000',
      'x-total-count': '60000',
      'content-disposition': `attachment; filename="thing-list.csv"; filename*=UTF-8''${encodeURIComponent('ของ-2026-11-23.csv')}`,
    });
    expect(told.state).toEqual({ step: 'done', count: 50_000, total: 60_000, name: 'ของ-2026-11-23.csv' });
    expect(told.asked).toEqual([`/api/thing/list?export=csv&q=${encodeURIComponent('ก')}`]);
    expect((await exported({})).state).toEqual({ step: 'done', count: 1, total: 7, name: 'thing-list.csv' });
  });

  it('is no file if the server answers with an envelope: it does not support exports', async () => {
    const { state } = await exported({ 'content-type': 'application/json' }, '{"error":0,"data":[]}');
    expect(state).toMatchObject({ step: 'failed', error: { fault: 'absent' } });
  });
});
