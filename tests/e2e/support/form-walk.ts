import type { Locator, Response } from 'playwright-core';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { understand } from '#generator/main.ts';
import type { EditorModel } from '#generator/model/types.ts';
import { root } from '../../../scripts/lib/steps.mjs';
import { walkEditor } from './editor-walk.ts';
import { type Chosen, fillIn, shownIn } from './filling.ts';
import type { Person } from './people.ts';
import type { Tour } from './tour.ts';

const { model } = understand(root);
if (!model) throw new Error('the manifest has mistakes');
const screens = model.screens;
const calls: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((call) => [call.id, call]));

/** A form that creates, and the screen on which the record is opened again. */
interface FormToWalk {
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

/** Every form that creates, as the manifest says; of what all gateways have, the forms of one. */
export function formsOf(gateway: string): readonly FormToWalk[] {
  const forms = screens.filter((screen) => screen.kind === 'form');
  return forms.flatMap((screen) => {
    const { add } = screen;
    const save = screen.mode === 'create' ? callOf(screen.save) : add && callOf(add.save);
    if (!save || (save.gateway !== undefined && save.gateway !== gateway)) return [];
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

/** What goes with what, where the manifest leaves it to the server: by form and field. */
const together: Readonly<Record<string, Chosen>> = {
  '/finance/migration/add': { source_bank_id: 'ทดสอบ' },
  '/finance/replenish/add': { target_bank_id: 'ทดสอบ' },
  '/game/add': { sub_provider_id: null },
  '/poll/detail': { reward_budget: '100000' },
  '/shop/item/add': { stock_mode: 'นับจำนวน' },
  '/shop/deposit/add': { per_amount: '1' },
  '/system/menus/add': { parent_id: null },
};

let stamps = (Date.now() % 90_000) + 10_000;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields whose value differs, with both values. */
function differences(before: Record<string, readonly string[]>, after: Record<string, readonly string[]>) {
  return Object.keys(before)
    .filter((name) => name in after && !same(before[name], after[name]))
    .map((name) => `${name}: ${before[name]?.join('|')} became ${after[name]?.join('|')}`);
}

/** Saves, and says yes to what may be asked before; `person` signs in again where the session has ended. */
async function save({ page }: Tour, { path }: Endpoint, person?: Person): Promise<Response> {
  const isRead = (address: URL) => address.pathname.startsWith('/api/');
  // What the page reads by itself is held back, so that saving finds out.
  if (person)
    await page.route(isRead, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  const answer = page.waitForResponse(
    (reply) => new URL(reply.url()).pathname === path && reply.request().method() === 'POST' && reply.status() !== 401,
  );
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  const yes = page.locator('[role="dialog"]').getByRole('button', { name: /^(ยืนยัน|บันทึก)/ });
  const again = page.locator('dialog[open]');
  await Promise.race([answer, yes.click().catch(() => undefined), again.waitFor().catch(() => undefined)]);
  if (person) {
    await again.waitFor();
    await page.unroute(isRead);
    await again.getByLabel('รหัสผ่าน', { exact: true }).fill(person.password);
    await again.getByRole('button', { name: 'เข้าสู่ระบบและทำงานต่อ' }).click();
  }
  return answer;
}

/** What the server says against it; empty when it is saved. */
async function refusal(reply: Response): Promise<readonly string[]> {
  const body = (await reply.json()) as { readonly error: number };
  return body.error === 0 ? [] : [`refused: ${reply.status()} ${JSON.stringify(body)}`];
}

/**
 * Fills a form, fails to save it, loads it anew with its draft, saves it after the session has ended, opens the record again, changes one field and
 * opens it once more. Returns what was lost or refused on the way.
 */
export async function walkForm(
  tour: Tour,
  form: FormToWalk,
  { person, expire }: { readonly person: Person; readonly expire: () => Promise<unknown> },
): Promise<readonly string[]> {
  const { page } = tour;
  stamps += 10;
  const stamp = stamps;
  const area: Locator = page.locator('main form').first();
  const wrong: string[] = [];
  const chosen = together[form.path] ?? {};
  await tour.go(form.path);
  await area.waitFor();
  const filled = await fillIn(page, area, form.fields, { stamp, chosen });
  await page.locator('main h1').first().click();
  const meant = await shownIn(area);
  const note = (when: string, now: Record<string, readonly string[]>, of = meant) => {
    for (const each of differences(of, now)) wrong.push(`${when}: ${each}`);
  };

  // The way to the server is cut: everything is as it was.
  await page.route(`**${form.save.path}`, (route) => route.abort());
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.locator('main').getByRole('alert').filter({ hasText: /./ }).first().waitFor();
  const complaints = await page.locator('main [data-error-list] li').allTextContents();
  if (complaints.length > 0) return [`not valid: ${complaints.join('; ')}`];
  await page.unroute(`**${form.save.path}`);
  note('after a failed save', await shownIn(area));

  // Loaded anew: the draft has all but secrets and files.
  await tour.go(form.path, true);
  await page.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).click();
  const isKept = ({ kind, suggest }: Field) => kind !== 'image' && kind !== 'secret' && suggest !== 'password';
  await fillIn(page, area, form.fields, { stamp, chosen, only: (field) => !isKept(field) });
  await page.locator('main h1').first().click();
  note('after a reload', await shownIn(area));

  // The session has ended meanwhile: the password in place, and it is saved.
  await expire();
  const reply = await save(tour, form.save, person);
  wrong.push(...(await refusal(reply)));
  if (wrong.length > 0 || !form.again) return wrong;
  const { data } = (await reply.json()) as { readonly data: Readonly<Record<string, unknown>> };
  const key = data[form.again.key] ?? data.id;
  const address = `${form.again.path}?${form.again.key}=${String(key)}`;
  await tour.go(address, true);
  const stored = await shownIn(area);
  note('opened again', stored);
  const { again } = form;
  const missing = filled.filter(
    (name) => name in meant && !(name in stored) && again.fields.some((one) => one.name === name),
  );
  if (missing.length > 0) wrong.push(`opened again without ${missing.join(', ')}`);

  // One of them is changed.
  const other = form.again.fields.find(
    ({ name, kind }) => kind === 'string' && filled.includes(name) && name in stored,
  );
  if (other && (await area.locator(`[name="${other.name}"]`).isEditable())) {
    await fillIn(page, area, form.again.fields, { stamp: stamp + 1, only: ({ name }) => name === other.name });
    await page.locator('main h1').first().click();
    const changed = await shownIn(area);
    wrong.push(...(await refusal(await save(tour, form.again.save))));
    await tour.go(address, true);
    note('changed and opened again', await shownIn(area), changed);
  }
  for (const editor of again.editors) wrong.push(...(await walkEditor(tour, address, editor, stamp)));
  return wrong;
}
