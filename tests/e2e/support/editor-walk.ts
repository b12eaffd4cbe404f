import type { Locator } from 'playwright-core';
import type { EditorModel } from '#generator/model/types.ts';
import { type Chosen, fillIn } from './filling.ts';
import type { Tour } from './tour.ts';

/** What goes with what in a row, where the manifest leaves it to the server: by editor and field. */
const together: Readonly<Record<string, Chosen>> = {
  rewards: { event_reward_id: null },
  slots: { fallback_stock_id: null },
};

/** Places in the numbers between one row and the next. */
const apart = 3;

/** What the rows say, without what belongs to the row as a place: grip and menu. */
const rowsOf = (section: Locator) =>
  section
    .locator('tr[data-id]')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td[data-field]')].map((cell) => cell.textContent).join(' | ')),
    );

/**
 * Adds two rows to an editor, puts the second before the first, takes one away; saves and loads the page anew after each.
 * Returns what was lost or refused on the way.
 */
export async function walkEditor(
  tour: Tour,
  address: string,
  editor: EditorModel,
  stamp: number,
): Promise<readonly string[]> {
  const { page } = tour;
  const section = page.locator(`section[aria-label="${editor.title.th}"]`);
  const add = section.locator('[data-add-row]');
  const rows = section.locator('tr[data-id]');
  const footer = section.getByRole('button', { name: 'คืนค่าเดิม' });
  const wrong: string[] = [];

  const open = async () => {
    await tour.go(`${address}&tab=${editor.name}`, true);
    await add.waitFor();
  };
  const save = async (what: string) => {
    if ((await footer.count()) === 0) return;
    await section.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await footer.waitFor({ state: 'detached' }).catch(async () => {
      const said = await section.locator('[data-invalid], [role="alert"]').allInnerTexts();
      throw new Error(`${editor.name}: ${what} is not saved: ${said.join('; ')}`);
    });
  };
  /** Saved, and the same after a reload. */
  const settle = async (what: string) => {
    await save(what);
    const before = await rowsOf(section);
    await open();
    await rows.nth(before.length - 1).waitFor();
    const after = await rowsOf(section);
    if (JSON.stringify(before) !== JSON.stringify(after))
      wrong.push(`${editor.name}, ${what}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
    return after;
  };

  await open();
  const there = await rows.count();
  const inCells = editor.fields.filter(({ name }) => editor.columns.some((column) => column.name === name));
  for (const row of [0, 1]) {
    await add.click();
    const how = { stamp, chosen: together[editor.name] ?? {}, from: row * apart };
    if (editor.dialog) {
      const dialog = page.locator('[role="dialog"]');
      const form = dialog.locator('form');
      await fillIn(page, form, editor.fields, how);
      await form.locator('[type="submit"]').click();
      await dialog.waitFor({ state: 'detached' });
    } else await fillIn(page, rows.nth(there + row), inCells, how);
  }
  const added = await settle('added');
  if (added.length !== there + 2) wrong.push(`${editor.name}: ${added.length - there} of 2 rows were kept`);

  if (editor.order) {
    const to = rows.nth(there);
    await rows
      .nth(there + 1)
      .locator('[data-grip]')
      .dragTo(to, { targetPosition: { x: 20, y: 3 } });
    const moved = await settle('dragged');
    const [first, second] = added.slice(there);
    if (moved[there] !== second || moved[there + 1] !== first)
      wrong.push(`${editor.name}: dragged, ${JSON.stringify(added)} became ${JSON.stringify(moved)}`);
  }
  if (editor.remove) {
    await rows
      .nth(there + 1)
      .locator('td')
      .last()
      .getByRole('button')
      .last()
      .click();
    const words = new RegExp(`^(นำออก|ลบ|${editor.remove.label.th})`);
    await page.getByRole('menuitem', { name: words }).last().click();
    if (editor.remove.confirm) await page.locator('[role="dialog"] button').last().click();
    await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    const left = await settle('removed');
    if (left.length !== there + 1) wrong.push(`${editor.name}: ${left.length} rows after one was removed`);
  }
  return wrong;
}
