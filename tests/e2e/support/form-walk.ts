import type { Locator, Response } from 'playwright-core';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { understand } from '#generator/main.ts';
import type { EditorModel, ScreenModel } from '#generator/model/types.ts';
import { root } from '../../../scripts/lib/steps.mjs';
import { walkEditor } from './editor-walk.ts';
import { type Chosen, fillIn, type Shown, shownIn } from './filling.ts';
import type { Tour } from './tour.ts';
import { failing, meetExpiry, type Troubles } from './troubles.ts';

const { model } = understand(root);
if (!model) throw new Error('the manifest has mistakes');
const { screens, access } = model;
const calls: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((call) => [call.id, call]));

/** A form that creates, and the screen on which the record is opened again. */
export interface FormToWalk {
  readonly path: string;
  readonly fields: readonly Field[];
  readonly save: Endpoint;
  /** Absent where the record is opened on a page that is no form. */
  readonly again?: {
    readonly path: string;
    readonly key: string;
    readonly save: Endpoint;
    readonly fields: readonly Field[];
    readonly editors: readonly EditorModel[];
  };
}

function callOf(id: string): Endpoint {
  const call = calls.get(id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
}

/** Every form that creates, as the manifest says, of the screens that are wanted. */
export function formsOf(filter: (screen: ScreenModel) => boolean): readonly FormToWalk[] {
  const forms = screens.filter((screen) => screen.kind === 'form');
  return forms.filter(filter).flatMap((screen) => {
    const { add } = screen;
    const save = screen.mode === 'create' ? callOf(screen.save) : add && callOf(add.save);
    if (!save) return [];
    const again = add
      ? screen
      : forms.find((other) => other.mode === 'update' && other.path === screen.path.replace(/\/add$/, '/detail'));
    return [
      {
        path: screen.path,
        fields: add?.fields ?? screen.fields,
        save,
        ...(again && {
          again: {
            path: again.path,
            key: again.key,
            save: callOf(again.save),
            fields: again.fields,
            editors: again.editors ?? [],
          },
        }),
      },
    ];
  });
}

/** May a role make this call? */
function may(role: string, call: string): boolean {
  return access.roles.find(({ code }) => code === role)?.permissions.includes(callOf(call).permission) ?? false;
}

/** What goes with what, where the manifest leaves it to the server: by form and field. */
const together: Readonly<Record<string, Chosen>> = {
  '/poll/detail': { reward_budget: '100000' },
  '/shop/item/add': { stock_mode: 'นับจำนวน', need_shipping: 'off' },
  '/shop/deposit/add': { per_amount: '1' },
};

/** Milliseconds that a name or a picture may take to stand in its field, on a busy machine. */
const moment = 15_000;

let stamps = (Date.now() % 90_000) + 10_000;

/** Fields whose value differs, with both values. */
function differences(before: Shown, after: Shown): readonly string[] {
  return Object.keys(before)
    .filter((name) => name in after && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name}: ${before[name]?.join('|')} became ${after[name]?.join('|')}`);
}

/** Saves, and says yes to what may be asked before; whoever has troubles meets an ended session. */
async function save({ page }: Tour, { path }: Endpoint, troubles?: Troubles): Promise<Response> {
  const answer = page.waitForResponse(
    (reply) => new URL(reply.url()).pathname === path && reply.request().method() === 'POST' && reply.status() !== 401,
  );
  const press = async () => {
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    const yes = page.locator('[aria-modal="true"]').getByRole('button', { name: /^(ยืนยัน|บันทึก)/ });
    const dialog = page.locator('[aria-modal="true"], dialog[open]');
    await Promise.race([answer, dialog.first().waitFor()]);
    if ((await yes.count()) > 0) await yes.click();
  };
  if (troubles) await meetExpiry(page, troubles, press);
  else await press();
  return answer;
}

/** What the server says against it; empty when it is saved. */
async function refusal(reply: Response): Promise<readonly string[]> {
  const body = (await reply.json()) as { readonly error: number };
  return body.error === 0 ? [] : [`refused: ${reply.status()} ${JSON.stringify(body)}`];
}

/**
 * Fills a form, saves it, opens the record again, changes one field and opens it once more, and goes through the rows that
 * belong to the record. With `troubles` the first save fails, the page is loaded anew with the draft, and the session ends
 * before the next one. Returns what was lost or refused on the way.
 */
export async function walkForm(
  tour: Tour,
  form: FormToWalk,
  { role, troubles }: { readonly role: string; readonly troubles?: Troubles },
): Promise<readonly string[]> {
  const { page } = tour;
  stamps += 10;
  const stamp = stamps;
  const area: Locator = page.locator('main form').first();
  const wrong: string[] = [];
  const chosen = together[form.path] ?? {};
  const look = async () => {
    await page.locator('main h1').first().click();
    return shownIn(area);
  };
  /** Is everything as it was? Names of what was chosen and kept pictures come a moment after the rest of the form. */
  const same = async (when: string, of: Shown): Promise<Shown> => {
    const late = Date.now() + moment;
    for (;;) {
      await tour.rest();
      const now = await shownIn(area);
      const lost = differences(of, now);
      if (lost.length > 0 && Date.now() < late) continue;
      wrong.push(...lost.map((each) => `${when}: ${each}`));
      return now;
    }
  };

  await tour.go(form.path, true);
  await area.waitFor();
  const filled = await fillIn(page, area, form.fields, { stamp, chosen });
  const expected = await look();
  if (troubles) {
    await failing(page, form.save.path, async () => {
      await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
      await page.locator('main').getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    });
    const complaints = await page.locator('main [data-error-list] li').allTextContents();
    if (complaints.length > 0) return [`not valid: ${complaints.join('; ')}`];
    await same('after a failed save', expected);
    await tour.go(form.path, true);
    await page.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).click();
    await page.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).waitFor({ state: 'detached' });
    await same('after a reload', expected);
  }
  const reply = await save(tour, form.save, troubles);
  wrong.push(...(await refusal(reply)));
  if (wrong.length > 0 || !form.again) return wrong;
  const { data } = (await reply.json()) as { readonly data: Readonly<Record<string, unknown>> };
  const { again } = form;
  const address = `${again.path}?${again.key}=${String(data[again.key] ?? data.id)}`;
  await tour.go(address, true);
  await area.waitFor();
  const stored = await same('opened again', expected);
  const missing = filled.filter(
    (name) => name in expected && !(name in stored) && again.fields.some((one) => one.name === name),
  );
  if (missing.length > 0) wrong.push(`opened again without ${missing.join(', ')}`);

  const other = again.fields.find(({ name, kind }) => kind === 'string' && filled.includes(name) && name in stored);
  if (other) {
    await fillIn(page, area, again.fields, { stamp: stamp + 1, only: ({ name }) => name === other.name });
    const changed = await look();
    wrong.push(...(await refusal(await save(tour, again.save))));
    await tour.go(address, true);
    await area.waitFor();
    await same('changed and opened again', changed);
  }
  for (const editor of again.editors) {
    const mayRemove = editor.remove?.call !== undefined && may(role, editor.remove.call);
    const path = callOf((editor.add ?? editor.save)?.call ?? '').path;
    wrong.push(...(await walkEditor(tour, { address, editor, stamp, mayRemove, path, ...(troubles && { troubles }) })));
  }
  return wrong;
}
