import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Column } from '#contract/screen.ts';
import { defaultLayout } from '#web/core/column-layout.ts';
import { webFrame } from '../../../tests/support/web-frame.tsx';
import { ColumnChooser } from './column-chooser.tsx';

const column = (name: string, th: string): Column => ({ name, kind: 'string', label: { th, en: name } });
const [day, agent, provider, amount] = [
  column('stat_date', 'วันที่'),
  column('agent_code', 'รหัสเอเย่นต์'),
  column('sub_provider_title', 'ค่าย'),
  column('amount', 'ยอด'),
] as const;
const layout = defaultLayout([day, agent, provider, amount]);

/** The chooser of a grouping that has no column of agents and none of providers. */
function show() {
  const onLayout = vi.fn();
  const onReset = vi.fn();
  const { Frame } = webFrame({});
  render(
    <ColumnChooser columns={[day, amount]} layout={layout} language="th" onLayout={onLayout} onReset={onReset} />,
    { wrapper: Frame },
  );
  return { onLayout, onReset };
}

describe('the chooser of columns', () => {
  it('offers the columns of the grouping in sight by their names, and no others', () => {
    show();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('div')?.parentElement?.textContent)).toEqual([
      'วันที่',
      'ยอด',
    ]);
    expect(document.body.textContent).not.toMatch(/agent_code|sub_provider_title/);
  });

  it('moves a column past the next one that is offered; those of other groupings keep their places', () => {
    const { onLayout } = show();
    fireEvent.click(screen.getByRole('button', { name: /ยอด.*ขึ้น|ขึ้น.*ยอด/ }));
    expect(onLayout.mock.calls[0]?.[0].order).toEqual(['amount', 'stat_date', 'agent_code', 'sub_provider_title']);
  });

  it('leaves what stands again as the manifest says to the list, which knows all its columns', () => {
    const { onLayout, onReset } = show();
    fireEvent.click(screen.getByRole('button', { name: /คืนค่า|ค่าเริ่มต้น/ }));
    expect([onReset.mock.calls.length, onLayout.mock.calls.length]).toEqual([1, 0]);
  });
});
