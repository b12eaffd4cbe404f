import type { Locator } from 'playwright-core';
import type { EditorModel } from '#generator/model/types.ts';
import { type Chosen, fillIn } from './filling.ts';
import type { Tour } from './tour.ts';
import { failing, meetExpiry, type Troubles } from './troubles.ts';

/** What goes with what in a row, where the manifest leaves it to the server: by editor and field. */
const together: Readonly<Record<string, Chosen>> = {
  rewards: { event_reward_id: null },
  slots: { fallback_stock_id: null },
};

/** Places in the numbers between one row and the next. */
const apart = 3;

/** What the cells of the rows say, or what is typed into them. */
const rowsOf = (section: Locator) =>
  section.locator('tr[data-id]').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td[data-field]')]
        .map((cell) => {
          const inputs = [...cell.querySelectorAll<HTMLInputElement>('input, textarea')];
          const typed = inputs.map((one) => (one.type === 'checkbox' ? String(one.checked) : one.value));
          return inputs.length > 0 ? typed.join(' ') : cell.textContent;
        })
        .join(' | '),
    ),
  );

interface Walk {
  /** Of the record. */
  readonly address: string;
  readonly editor: EditorModel;
  readonly stamp: number;
  readonly mayRemove: boolean;
  /** Of the call that saves a new row. */
  readonly path: string;
  readonly troubles?: Troubles;
}

/**
 * Adds two rows to an editor, puts the second before the first, takes one away; saves and loads the page anew after each.
 * With `troubles` saving the new rows fails first, they are found again after a reload, and the session ends before they
 * are saved. Returns what was lost or refused on the way.
 */
export async function walkEditor(tour: Tour, walk: Walk): Promise<readonly string[]> {
  const { page } = tour;
  const { editor, stamp, troubles } = walk;
  const section = page.locator(`section[aria-label="${editor.title.th}"]`);
  const add = section.locator('[data-add-row]');
  const rows = section.locator('tr[data-id]');
  const footer = section.getByRole('button', { name: 'คืนค่าเดิม' });
  const wrong: string[] = [];

  const open = async () => {
    await tour.go(`${walk.address}&tab=${editor.name}`, true);
    await section.waitFor();
  };
  const press = () => section.getByRole('button', { name: 'บันทึก', exact: true }).click();
  const saved = async (what: string) => {
    await footer.waitFor({ state: 'detached' }).catch(async () => {
      const messages = await section.locator('[data-invalid], [role="alert"]').allInnerTexts();
      throw new Error(`${editor.name}: ${what} is not saved: ${messages.join('; ')}`);
    });
  };
  const compare = (when: string, before: readonly string[], after: readonly string[]) => {
    if (JSON.stringify(before) !== JSON.stringify(after))
      wrong.push(`${editor.name}, ${when}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`);
  };
  /** Saved; what the rows say then. */
  const store = async (what: string) => {
    if ((await footer.count()) > 0) {
      await press();
      await saved(what);
    }
    return rowsOf(section);
  };
  /** Saved, and the same after a reload. */
  const settle = async (what: string) => {
    const before = await store(what);
    await open();
    await rows.nth(before.length - 1).waitFor();
    const after = await rowsOf(section);
    compare(what, before, after);
    return after;
  };
  const inCells = editor.fields.filter(({ name }) => editor.columns.some((column) => column.name === name));
  /** Fills in a new row, in its cells or in its dialog. */
  const addRow = async (row: number, at: number) => {
    await add.click();
    const how = { stamp, chosen: together[editor.name] ?? {}, from: row * apart };
    if (!editor.dialog) {
      await rows.nth(at).locator('input').first().waitFor();
      await fillIn(page, rows.nth(at), inCells, how);
      return;
    }
    const dialog = page.locator('[aria-modal="true"]');
    const form = dialog.locator('form');
    await form.waitFor();
    await fillIn(page, form, editor.fields, how);
    if (troubles && row === 0) {
      // The dialog stays with what is wrong; closed, its row waits in the table.
      await failing(page, walk.path, async () => {
        await form.locator('[type="submit"]').click();
        await section.or(dialog).getByRole('alert').filter({ hasText: /./ }).first().waitFor();
      });
      await dialog.getByRole('button', { name: 'ปิด', exact: true }).click();
    } else await form.locator('[type="submit"]').click();
    await dialog.waitFor({ state: 'detached' });
  };

  await open();
  await add.waitFor();
  const there = await rows.count();
  await addRow(0, there);
  if (troubles) {
    const typed = await rowsOf(section);
    await failing(page, walk.path, async () => {
      await press();
      await section.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    });
    compare('after a failed save', typed, await rowsOf(section));
    await open();
    await section.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).click();
    await rows.nth(there).waitFor();
    compare('after a reload', typed, await rowsOf(section));
    await meetExpiry(page, troubles, press);
    await saved('after the session had ended');
  }
  await addRow(1, there + 1);
  // Rows that can be put in order are loaded anew once they are.
  const added = await (editor.order ? store : settle)('added');
  if (added.length !== there + 2) wrong.push(`${editor.name}: ${added.length - there} of 2 rows were kept`);

  if (editor.order) {
    const grip = rows.nth(there + 1).locator('[data-grip]');
    // What dragging takes is fetched when the pointer comes near.
    await grip.hover();
    await section.locator('[draggable="true"]').first().waitFor();
    await grip.dragTo(rows.nth(there), { targetPosition: { x: 20, y: 3 } });
    const moved = await settle('dragged');
    const [first, second] = added.slice(there);
    if (moved[there] !== second || moved[there + 1] !== first)
      wrong.push(`${editor.name}: dragged, ${JSON.stringify(added)} became ${JSON.stringify(moved)}`);
  }
  if (editor.remove && walk.mayRemove) {
    await rows.nth(there).locator('[aria-haspopup="menu"]').click();
    const label = new RegExp(`^(นำออก|ลบ|${editor.remove.label.th})`);
    await page.getByRole('menuitem', { name: label }).last().click();
    if (editor.remove.confirm) await page.locator('[aria-modal="true"] button').last().click();
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' });
    await rows.nth(there + 1).waitFor({ state: 'detached' });
    const left = await settle('removed');
    if (left.length !== there + 1) wrong.push(`${editor.name}: ${left.length} rows after one was removed`);
  }
  return wrong;
}
