import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MenusProvider } from '#web/auth/menus.tsx';
import { fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import ManualPage from './page.tsx';

const all = ['/shop/manage', '/shop/redeem-list'];

it('says that it could not be read where no page has a title, and is read again', async () => {
  let titles = {};
  const { Frame } = webFrame({
    server: fakeServer(() => ({ body: { error: 0, data: {} } })),
    grants: ['shop.item.view'],
    at: '/help',
  });
  const permissionOf = (path: string) =>
    path === '/shop/manage' ? 'shop.item.view' : all.includes(path) ? 'shop.redeem.view' : undefined;
  render(
    <MenusProvider permissionOf={permissionOf} icons={{}} loadTitles={async () => titles}>
      <ManualPage />
    </MenusProvider>,
    { wrapper: Frame },
  );
  await screen.findByText('โหลดคู่มือไม่สำเร็จ');
  titles = Object.fromEntries(all.map((path) => [path, { th: `หน้า ${path}`, en: path }]));
  fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect((await screen.findAllByRole('article')).map((part) => part.querySelector('h3')?.textContent)).toEqual([
    'หน้า /shop/manage',
  ]);
});
