import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { field, show } from './testing/show-input.tsx';

const box = async () => {
  await waitFor(() => expect(document.getElementById('f')?.hasAttribute('disabled')).toBe(false));
  const found = document.getElementById('f');
  if (!(found instanceof HTMLInputElement)) throw new Error('no input');
  return found;
};

describe('a text with suggestions', () => {
  test('an address that was not suggested may be typed; an empty one is null', async () => {
    const { last } = show(field('string', { suggest: 'routes' }));
    fireEvent.change(await box(), { target: { value: ' https://example.test/a ' } });
    expect(last()).toBe('https://example.test/a');
    fireEvent.change(await box(), { target: { value: '' } });
    expect(last()).toBeNull();
  });

  test('a permission is put together from its parts', async () => {
    const { last, user } = show(field('string', { suggest: 'permissions' }));
    fireEvent.change(await box(), { target: { value: 'Desk' } });
    expect(last()).toBe('desk..');
    await user.type(screen.getByLabelText(/ส่วนงาน/), 'order');
    await user.type(screen.getByLabelText(/การกระทำ/), 'approve');
    expect(last()).toBe('desk.order.approve');
  });

  test('what the server sets is shown as any text', () => {
    show(field('string', { suggest: 'permissions', readonly: true }), { value: 'a.b.c' });
    expect(screen.getByDisplayValue('a.b.c')).toBeTruthy();
  });
});
