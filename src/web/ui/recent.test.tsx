import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewer } from '#web/core/viewer.ts';
import { clearDrafts } from '#web/form/draft-age.ts';
import { recents, useRecent } from './recent.ts';

function Opened({ name }: { readonly name: string | undefined }) {
  useRecent(name);
  return null;
}

function open(name: string | undefined, address: string): void {
  window.history.replaceState(null, '', address);
  render(<Opened name={name} />).unmount();
}

beforeEach(() => {
  localStorage.clear();
  viewer.id = '7';
});
afterEach(() => {
  viewer.id = undefined;
  window.history.replaceState(null, '', '/');
});

describe('what was opened of late', () => {
  it('is kept by its address, the last first and each once, without how the list was filtered', () => {
    open('ถอน W1', '/finance/withdraw?status=pending&open=1&page=3');
    open('กลุ่ม ก', '/system/roles/detail?role_id=4');
    open('ถอน W1', '/finance/withdraw?open=1');
    open('ใบ', '/finance/list?tab=raw&open=R1&q=x');
    open(undefined, '/finance/withdraw?open=9');
    expect(recents()).toEqual([
      { name: 'ใบ', link: '/finance/list?tab=raw&open=R1' },
      { name: 'ถอน W1', link: '/finance/withdraw?open=1' },
      { name: 'กลุ่ม ก', link: '/system/roles/detail?role_id=4' },
    ]);
  });

  it('is not endless, is a person’s own, and goes when they sign out', () => {
    for (let at = 0; at < 10; at += 1) open(`ถอน ${at}`, `/a?open=${at}`);
    expect(recents().map(({ name }) => name)).toEqual([9, 8, 7, 6, 5, 4].map((at) => `ถอน ${at}`));
    viewer.id = '8';
    expect(recents()).toEqual([]);
    viewer.id = '7';
    clearDrafts();
    expect(recents()).toEqual([]);
  });

  it('is read with suspicion', () => {
    localStorage.setItem(
      'recent:7',
      JSON.stringify([{ name: 'x', link: 'javascript:1' }, null, { name: 1, link: '/a' }]),
    );
    expect(recents()).toEqual([]);
    localStorage.setItem('recent:7', '{');
    expect(recents()).toEqual([]);
  });
});
