import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmTone } from './confirm-dialog.tsx';
import { dirtyRegistry, useDirty } from './dirty.ts';
import { HoverMenu } from './hover-menu.tsx';
import { breakpointsAt } from './use-breakpoints.ts';
import { useSteady } from './use-steady.ts';

const inMantine = (children: ReactNode) => render(<MantineProvider env="test">{children}</MantineProvider>);
afterEach(() => vi.useRealTimers());

describe('ConfirmDialog', () => {
  const open = (tone: ConfirmTone, busy = false) => {
    const onConfirm = vi.fn();
    inMantine(
      <ConfirmDialog opened title="แน่ใจ" tone={tone} busy={busy} onConfirm={onConfirm} onCancel={() => undefined} />,
    );
    return { onConfirm, button: screen.getByRole('button', { name: /ยืนยัน/ }) };
  };

  it.each([
    ['normal', 1],
    ['danger', 0],
    ['money', 0],
  ] as const)('%s: Enter on the button confirms %i times', async (tone, times) => {
    const { onConfirm, button } = open(tone);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(times);
  });

  it.each(['normal', 'danger', 'money'] as const)('%s: Ctrl+Enter from anywhere confirms', (tone) => {
    const { onConfirm } = open(tone);
    fireEvent.keyDown(screen.getByRole('button', { name: 'ยกเลิก' }), { key: 'Enter', ctrlKey: true });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('a held key or a running request confirms nothing', () => {
    const { onConfirm } = open('money', true);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey: true, repeat: true });
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    ['has the focus', [], 'เหตุผล'],
    ['leaves the focus to a person who has gone on', ['{Shift>}{Tab}{/Shift}'], 'ยกเลิก'],
  ] as const)('a field that comes after the try %s', async (_title, keys, focused) => {
    let come: (part: { default: () => ReactNode }) => void = () => undefined;
    const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)));
    inMantine(
      <ConfirmDialog opened title="แน่ใจ" onConfirm={() => undefined} onCancel={() => undefined}>
        <Suspense>
          <Late />
        </Suspense>
      </ConfirmDialog>,
    );
    const confirm = screen.getByRole('button', { name: /ยืนยัน/ });
    await waitFor(() => expect(document.activeElement).toBe(confirm));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', ctrlKey: true });
    for (const key of keys) await userEvent.keyboard(key);
    await act(async () => come({ default: () => <input aria-label="เหตุผล" aria-invalid /> }));
    await screen.findByLabelText('เหตุผล');
    await act(async () => undefined);
    const { activeElement } = document;
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused);
  });

  it('what is complained about after a try has the focus, at once or when the server has answered', async () => {
    const filled = ({ said = false, busy = false }) => (
      <MantineProvider env="test">
        <ConfirmDialog opened title="แน่ใจ" busy={busy} onConfirm={() => undefined} onCancel={() => undefined}>
          <input aria-label="ชื่อ" />
          <input aria-label="เหตุผล" aria-invalid={said} />
        </ConfirmDialog>
      </MantineProvider>
    );
    const { rerender } = render(filled({}));
    const reason = screen.getByLabelText('เหตุผล');
    await userEvent.click(screen.getByLabelText('ชื่อ'));
    rerender(filled({ said: true }));
    expect(document.activeElement).toBe(screen.getByLabelText('ชื่อ'));
    await userEvent.click(screen.getByRole('button', { name: /ยืนยัน/ }));
    rerender(filled({ said: true }));
    await waitFor(() => expect(document.activeElement).toBe(reason));
    screen.getByLabelText('ชื่อ').focus();
    await userEvent.click(screen.getByRole('button', { name: /ยืนยัน/ }));
    await waitFor(() => expect(document.activeElement).toBe(reason));

    rerender(filled({}));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    rerender(filled({ busy: true }));
    screen.getByLabelText('ชื่อ').focus();
    rerender(filled({ said: true }));
    await waitFor(() => expect(document.activeElement).toBe(reason));
  });

  it('what is not ready yet has the keys all the same, and Enter confirms once it is', async () => {
    const onConfirm = vi.fn();
    const reading = (disabled: boolean) => (
      <MantineProvider env="test">
        <ConfirmDialog opened title="แน่ใจ" disabled={disabled} onConfirm={onConfirm} onCancel={() => undefined} />
      </MantineProvider>
    );
    const { rerender } = render(reading(true));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    rerender(reading(false));
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('a running request does not block: the button and Escape close the dialog, an accidental click does not', async () => {
    const onCancel = vi.fn();
    inMantine(<ConfirmDialog opened title="แน่ใจ" busy onConfirm={() => undefined} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
    const overlay = document.querySelector('.mantine-Modal-inner');
    if (overlay) fireEvent.mouseDown(overlay);
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['normal', true],
    ['danger', false],
    ['money', false],
  ] as const)('%s: the focus is on confirm: %s', (tone, onConfirmButton) => {
    const { button } = open(tone);
    expect(button.hasAttribute('data-autofocus')).toBe(onConfirmButton);
    expect(screen.getByRole('button', { name: 'ยกเลิก' }).hasAttribute('data-autofocus')).toBe(!onConfirmButton);
  });
});

describe('HoverMenu', () => {
  const open = () => {
    const select = vi.fn();
    const items = [
      { id: 'a', icon: null, label: 'หนึ่ง', onSelect: () => select('a') },
      { id: 'b', icon: null, label: 'สอง', onSelect: () => select('b') },
    ];
    render(
      <HoverMenu label="เมนู" closeDelay={200} items={items}>
        x
      </HoverMenu>,
    );
    return { select, button: screen.getByRole('button', { name: /เมนู/ }) };
  };
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

  it('opens when pointed at and stays 200 ms after the pointer has left', () => {
    vi.useFakeTimers();
    const { button } = open();
    const frame = button.parentElement as HTMLElement;
    fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
    expect(isOpen(button)).toBe(true);
    fireEvent.pointerLeave(frame, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(199));
    expect(isOpen(button)).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOpen(button)).toBe(false);
  });

  it('a click after pointing keeps it open', () => {
    const { button } = open();
    fireEvent.pointerEnter(button.parentElement as HTMLElement, { pointerType: 'mouse' });
    fireEvent.click(button);
    expect(isOpen(button)).toBe(true);
    fireEvent.click(button);
    expect(isOpen(button)).toBe(false);
  });

  it('is driven by the keyboard', async () => {
    const { select, button } = open();
    button.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(select).toHaveBeenCalledExactlyOnceWith('b');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('สอง');
    await userEvent.keyboard('{Escape}');
    expect([document.activeElement, isOpen(button)]).toEqual([button, false]);
  });
});

it('an indication stays 200 ms once it is shown', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ active }) => useSteady(active), { initialProps: { active: true } });
  act(() => void vi.advanceTimersByTime(50));
  rerender({ active: false });
  act(() => void vi.advanceTimersByTime(149));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(false);
});

it('an indication that is shown again stays for its own 200 ms, and leaves nothing behind when it goes', () => {
  vi.useFakeTimers();
  const { result, rerender, unmount } = renderHook(({ active }) => useSteady(active), {
    initialProps: { active: true },
  });
  rerender({ active: false });
  act(() => void vi.advanceTimersByTime(150));
  rerender({ active: true });
  rerender({ active: false });
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current).toBe(true);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('lists what would be lost, with the latest answer of each component', () => {
  const at = (path: string) => new URL(path, 'http://x');
  const { rerender, unmount } = renderHook(({ dirty }) => useDirty({ isDirty: () => dirty }), {
    initialProps: { dirty: false },
  });
  expect(dirtyRegistry.isDirty()).toBe(false);
  rerender({ dirty: true });
  expect(dirtyRegistry.endangered(at('/b'), at('/a'))).toHaveLength(1);
  expect(dirtyRegistry.endangered(at('/a?id=2'), at('/a?id=1'))).toHaveLength(1);
  expect(dirtyRegistry.endangered(at('/a?id=1'), at('/a?id=1'))).toHaveLength(0);
  unmount();
  expect(dirtyRegistry.isDirty()).toBe(false);
});

it.each([
  [0, 'xs', ['xsDown', 'smDown', 'mdDown', 'lgDown']],
  [599, 'xs', ['xsDown', 'smDown', 'mdDown', 'lgDown']],
  [600, 'sm', ['smDown', 'mdDown', 'lgDown', 'smUp']],
  [960, 'md', ['mdDown', 'lgDown', 'smUp', 'mdUp']],
  [1280, 'lg', ['lgDown', 'smUp', 'mdUp', 'lgUp']],
  [1920, 'xl', ['smUp', 'mdUp', 'lgUp', 'xlUp']],
])('%i pixels are %s', (width, name, groups) => {
  const { name: found, ...flags } = breakpointsAt(width);
  expect(found).toBe(name);
  expect(
    Object.entries(flags)
      .flatMap(([group, on]) => (on ? [group] : []))
      .sort(),
  ).toEqual([...groups].sort());
});
