import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { languageStore } from '#web/locale/language.ts';
import { fakeServer, webFrame } from '../../../tests/support/web-frame.tsx';
import { useGet } from './hooks.ts';

const list: Call = { id: 'list', method: 'GET', path: '/api/list', permission: 'signed-in' };

it('reads what is on screen again in the language that was just chosen', async () => {
  const server = fakeServer(() => ({ body: { error: 0, data: languageStore.get() } }));
  const { Frame } = webFrame({ server });
  const { result } = renderHook(() => useGet<{ readonly data: string }>(list, {}), { wrapper: Frame });
  await waitFor(() => expect(result.current.data?.data).toBe('th'));
  act(() => languageStore.set('en'));
  await waitFor(() => expect(result.current.data?.data).toBe('en'));
  act(() => languageStore.set('th'));
});
