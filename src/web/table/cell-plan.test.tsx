import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Column } from '#contract/screen.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { type CellOverrides, leadingColumn, planCells } from './cell-plan.ts';

const context: FormatContext = { language: 'th', buddhist: false };
const column = (name: string, kind: Column['kind'], more: Partial<Column> = {}): Column => ({
  name,
  kind,
  label: { th: name, en: name },
  ...more,
});
const row = { id: 1, ref: 'W1', amount: '0.10' };

function drawn(shown: Column, overrides?: CellOverrides): string {
  const plans = planCells({ columns: [shown], context, overrides, open: () => '/x', leading: shown.name });
  return renderToStaticMarkup(plans.get(shown.name)?.draw(row));
}

it('a row is led by the column that names it, else by the first without a link of its own', () => {
  const on = column('on', 'boolean');
  const name = column('ref', 'string');
  const leadOf = (shown: readonly Column[], naming: Column) => leadingColumn(shown, naming)?.name;
  expect(leadOf([on, name], name)).toBe('ref');
  const linked = column('ref', 'string', { link: '/y' });
  expect(leadOf([on, linked], linked)).toBe('on');
  const at = column('at', 'datetime');
  expect(leadingColumn([at, name], at)?.name).toBe('at');
  expect(leadingColumn([at, name], at, ['at', 'ref'])?.name).toBe('ref');
  const followed = column('ref', 'string', { cell: { links: [{ to: '/z' }] } });
  expect(leadOf([followed, on], followed)).toBe('on');
});

it('a cell that says more than its kind is led by all the same', () => {
  const marked = column('ref', 'string', {
    cell: { when: { id: [1] }, tone: 'danger' },
    draw: () => () => <b>late</b>,
  });
  expect(drawn(marked)).toBe('<a href="/x" data-internal=""><b>late</b></a>');
});

it('what a screen draws itself is given the cell as its column draws it', () => {
  const warned = column('amount', 'money', { draw: () => () => <b>warned</b> });
  expect(drawn(warned, { amount: (_row, standard) => <i>{standard}</i> })).toBe(
    '<i><a href="/x" data-internal=""><b>warned</b></a></i>',
  );
});

it('a column is as wide as its head needs, in the language that is read, and no wider than that is worth', () => {
  const widthOf = (th: string, en: string, language: FormatContext['language']) =>
    planCells({
      columns: [{ ...column('commission', 'percent'), label: { th, en } }],
      context: { ...context, language },
    }).get('commission')?.width;
  const [short, long] = [widthOf('คอม', 'Member commission (%)', 'th'), widthOf('คอม', 'Member commission (%)', 'en')];
  expect(short).toBe(90);
  // As a browser draws it, with its paddings.
  expect(long).toBeGreaterThanOrEqual(166);
  expect(long).toBeLessThan(185);
  const sortable = {
    ...column('commission', 'percent', { sortable: true }),
    label: { th: '', en: 'Member commission (%)' },
  };
  const plans = planCells({ columns: [sortable], context: { ...context, language: 'en' } });
  // And the mark of its order.
  expect(plans.get('commission')?.width).toBe((long ?? 0) + 16);
  // Marks above letters take no room.
  expect(widthOf('ผู้เล่นวันนี้', '', 'th')).toBe(90);
  expect(widthOf('ก'.repeat(200), '', 'th')).toBeLessThanOrEqual(220);
});
