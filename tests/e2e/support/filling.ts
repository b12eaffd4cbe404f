import type { Locator, Page } from 'playwright-core';
import type { Field, FieldKind } from '#contract/field.ts';

/** What is typed or chosen where any value of the kind would not do, by the name of the field; null = left as it is. */
export type Chosen = Readonly<Record<string, string | readonly string[] | null>>;

/** What a value is made for: the place of its field in the form, and a number that no other form has. */
interface Spot {
  /** Numbers and days grow with it. */
  readonly at: number;
  readonly stamp: number;
  /** Which of the choices of a reference, from none on. */
  readonly choice: number;
}

type Typed = (field: Omit<Field, 'name' | 'label'>, spot: Spot) => string;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** The smallest value that may be, and a little more for every field further down: what is "from" stands above "to". */
const counted: Typed = ({ min, max }, { at }) =>
  String(Math.min(Math.max(Number(min ?? 0), 1) + at, Number(max ?? 99)));

const words: Typed = ({ maxLength, minLength, pattern, suggest }, { at, stamp }) => {
  if (suggest === 'routes') return '/banner';
  if (suggest === 'icons') return 'mdi-gift';
  if (suggest === 'permissions') return `banner.test${stamp}.view`;
  const text = `ทดสอบ ${at}-${stamp}`.padEnd(minLength ?? 0, 'x').slice(0, maxLength ?? 60);
  if (pattern === undefined) return text;
  const letters = [...String(stamp * 100 + at)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const tries = [
    text,
    letters,
    pad(stamp, 10),
    letters.toUpperCase(),
    `#${pad(at, 6)}`,
    pad(at, 6),
    `x${stamp}`,
    `area.${letters}.view`,
    `${at}`,
  ];
  const fitting = tries.find((one) => one.length <= (maxLength ?? 60) && new RegExp(pattern, 'u').test(one));
  if (fitting === undefined) throw new Error(`no text for ${pattern}`);
  return fitting;
};

const decimal: Typed = (field, spot) => `${counted(field, spot)}`;

/** A valid value of each kind, as somebody types it; kinds that are chosen, switched or picked are not typed. */
const typed: Readonly<
  Record<Exclude<FieldKind, 'id' | 'ref' | 'boolean' | 'enum' | 'image' | 'list' | 'shape'>, Typed>
> = {
  code: words,
  string: words,
  text: words,
  html: (_field, { at }) => `<p>ทดสอบ ${at}</p>`,
  money: decimal,
  percent: decimal,
  multiplier: decimal,
  points: counted,
  integer: counted,
  date: (_field, { at }) => `01/02/${2030 + at}`,
  datetime: (_field, { at }) => `01/02/${2030 + at} 10:00:00`,
  time: (_field, { at }) => `${pad(at % 24, 2)}:30`,
  phone: (_field, { at, stamp }) => `08${pad((stamp * 100 + at) % 100_000_000, 8)}`,
  account: (_field, { at, stamp }) => `7${pad((stamp * 100 + at) % 1_000_000_000, 9)}`,
  secret: (field, spot) => (field.pattern === undefined ? `secret-${spot.stamp}-${spot.at}` : words(field, spot)),
  url: (_field, { at }) => `https://example.com/${at}`,
  email: (_field, { at, stamp }) => `test${stamp}.${at}@example.test`,
  ip: (_field, { at }) => `203.0.113.${at + 1}`,
  json: (_field, { at }) => `{"at": ${at}}`,
};

/** One green point as a PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const inputOf = (form: Locator, { name }: Field) => form.locator(`[name="${name}"]`);

/** Takes a choice: the one with this text, or the one at this place, or the first. A list below an input is opened for it. */
async function choose(page: Page, input: Locator, text: string | undefined, nth = 0): Promise<void> {
  if ((await input.first().getAttribute('type')) === 'radio') {
    const labels = input.locator('xpath=ancestor::label');
    await (text === undefined ? labels.nth(nth) : labels.filter({ hasText: text }).first()).click();
    return;
  }
  const options = page.locator('[role="option"]:visible');
  const isEmpty = page.locator('.mantine-Combobox-empty:visible').filter({ hasText: 'ไม่พบข้อมูล' });
  const at = text === undefined ? options.nth(nth) : options.filter({ hasText: text }).first();
  // A list that is read anew under the pointer, or closes before it is there, takes no click: it is made once more.
  for (let tries = 0; tries < 3; tries += 1) {
    await input.click();
    await options.or(isEmpty).first().waitFor();
    const found = (await at.count()) > 0 ? at : options.first();
    if ((await options.count()) === 0) {
      await input.press('Escape');
      return;
    }
    const wanted = (await found.textContent()) ?? '';
    const option = await found.elementHandle();
    if (!option) continue;
    // Either the click closed the list or something else did, and then the click would wait for it to open again.
    await Promise.race([option.click(), option.waitForElementState('hidden')]);
    const frame = input.locator('xpath=ancestor::*[@data-kind][1]');
    const isTaken = async () =>
      wanted.includes(await input.inputValue()) && (await input.inputValue()) !== ''
        ? true
        : (await frame.locator('.mantine-Pill-label').count()) > 0;
    if (await isTaken()) return;
    await input.press('Escape');
  }
}

/** Gives one field a value, as a person does. */
async function fill(
  page: Page,
  form: Locator,
  field: Field,
  spot: Spot,
  wanted: string | readonly string[] | undefined,
) {
  const input = inputOf(form, field);
  const { kind, item } = field;
  if (kind === 'image') {
    await form
      .locator(`input[data-field="${field.name}"]`)
      .setInputFiles({ name: `${field.name}.png`, mimeType: 'image/png', buffer: picture });
    await form.locator(`[data-kind="image"]:has(input[data-field="${field.name}"]) img`).waitFor();
  } else if (field.suggest === 'permissions') {
    for (const [at, part] of typed.string(field, spot).split('.').entries()) await input.nth(at).fill(part);
  } else if (kind === 'boolean') await input.setChecked(wanted !== 'off');
  else if (kind === 'enum') await choose(page, input, [wanted].flat()[0]);
  else if (kind === 'ref') await choose(page, input, [wanted].flat()[0], spot.choice);
  else if (kind === 'list' && (item?.kind === 'enum' || item?.kind === 'ref')) {
    await choose(page, input, [wanted].flat()[0]);
    await input.press('Escape');
  } else if (kind === 'list') {
    const one = item && item.kind in typed ? typed[item.kind as keyof typeof typed] : words;
    for (const text of wanted === undefined ? [one(item ?? { kind: 'string' }, spot)] : [wanted].flat()) {
      await input.fill(text);
      await input.press('Enter');
    }
  } else if (kind !== 'id' && kind !== 'shape')
    await input.fill(wanted === undefined ? typed[kind](field, spot) : [wanted].flat().join('\n'));
}

/**
 * Fills every field of a form that can be filled, in its order, and once more those that another field brought out.
 * Returns their names.
 */
export async function fillIn(
  page: Page,
  form: Locator,
  fields: readonly Field[],
  {
    stamp,
    chosen = {},
    from = 0,
    only,
  }: {
    readonly stamp: number;
    readonly chosen?: Chosen;
    /** Place of the first field; a row that is not the first has other values. */
    readonly from?: number;
    readonly only?: (field: Field) => boolean;
  },
): Promise<readonly string[]> {
  const filled = new Set<string>();
  for (let before = -1; before < filled.size; ) {
    before = filled.size;
    for (const [at, field] of fields.entries()) {
      if (filled.has(field.name) || field.readonly || chosen[field.name] === null || (only && !only(field))) continue;
      const isParted = field.suggest === 'permissions';
      const place = field.kind === 'image' ? form.locator(`input[data-field="${field.name}"]`) : inputOf(form, field);
      if (
        (await place.count()) !== (isParted ? 3 : 1) ||
        (field.kind !== 'image' && !(await place.first().isEditable()))
      )
        continue;
      await fill(page, form, field, { at: from + at, stamp, choice: from }, chosen[field.name] ?? undefined);
      filled.add(field.name);
    }
  }
  return [...filled];
}

/** What a form shows, by the names of its fields. */
export type Shown = Readonly<Record<string, readonly string[]>>;

/** What a form shows, by field: texts, switches, pills and whether there is a picture. Secrets show nothing. */
export function shownIn(form: Locator): Promise<Shown> {
  return form.evaluate((element) => {
    const shown: Record<string, string[]> = {};
    for (const frame of element.querySelectorAll<HTMLElement>('[data-kind]')) {
      const { kind } = frame.dataset;
      const input = frame.querySelector<HTMLElement>('[name], [data-field]');
      const name = input?.getAttribute('name') ?? input?.dataset.field;
      if (!name || kind === 'secret') continue;
      shown[name] = [
        ...[...frame.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')].map((one) =>
          one.type === 'checkbox' ? String(one.checked) : one.value,
        ),
        ...[...frame.querySelectorAll('.mantine-Pill-label')].map((pill) => pill.textContent ?? ''),
        ...(kind === 'image' ? [frame.querySelector('button[id]')?.textContent ?? ''] : []),
      ];
    }
    return shown;
  });
}
