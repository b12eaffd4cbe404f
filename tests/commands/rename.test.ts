import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeProject, run } from '../mistakes/project.ts';
import { compilerSays, makeCodedProject } from './coded-project.ts';

let [base, root] = ['', ''];
beforeAll(async () => {
  base = await makeCodedProject();
});
afterAll(() => removeProject(base));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rename-'));
  cpSync(base, root, { recursive: true, verbatimSymlinks: true });
});
afterEach(() => removeProject(root));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const store = 'manifest/areas/store.yaml';
const orders = 'src/server/orders.ts';
const page = 'src/areas/store/web/orders/page.tsx';

/** Every text of the manifest and of hand-written code, by path. */
function texts(): ReadonlyMap<string, string> {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.(ya?ml|tsx?)$/.test(path) && !path.startsWith('src/contract'));
  return new Map([...below('manifest'), ...below('src'), ...below('generated')].map((path) => [path, read(path)]));
}

/** The lines in which two texts of equally many lines differ, as `before → after`. */
function changedLines(before: string, after: string): readonly string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  expect(b.length).toBe(a.length);
  return a.flatMap((line, index) => (line === b[index] ? [] : [`${line.trim()} → ${b[index]?.trim()}`]));
}

/** The project holds together: the manifest is sound, what is generated fits it, and the code compiles. */
async function expectSound(): Promise<void> {
  expect(await run(root, 'generate', '--check')).toMatchObject({ code: 0, err: '' });
  expect(compilerSays(root)).toEqual([]);
}

const renamed = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await run(root, 'rename', ...args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
};

test('the copy is sound before anything is renamed', expectSound);

test('a shape is renamed where it is made, where fields have it and inside of others', async () => {
  const before = read(store);
  await renamed('shape', 'OrderPart', 'PieceOfOrder');
  const changed = changedLines(before, read(store));
  expect(changed.length).toBeGreaterThan(1);
  for (const line of changed) expect(line).toMatch(/OrderPart.* → .*PieceOfOrder/);
  expect(read('generated/api/store.ts')).toContain('interface PieceOfOrder {');
  await expectSound();
  expect((await run(root, 'uses', 'OrderStep')).code).toBe(0);
});

describe('a field', () => {
  test('is renamed in the manifest byte for byte, and in code that knows its types', async () => {
    const before = read(store).replace(
      'total: { type: money',
      'total: { type: money, hint: "the total" # of all lines\n         ',
    );
    writeFileSync(join(root, store), before);
    await run(root, 'generate');
    await renamed('field', 'Order.total', 'grand_total');
    expect(changedLines(before, read(store)).map((line) => line.slice(0, 60))).toEqual([
      'total: { type: money, hint: "the total" # of all lines → grand_total: { type: money, hint: "the total" # of all lines'.slice(
        0,
        60,
      ),
      'totals: [total] → totals: [grand_total]',
      'amount: total → amount: grand_total',
      'columns: [number, customer_id, total, ordered_at, status] → columns: [number, customer_id, grand_total, ordered_at, status]'.slice(
        0,
        60,
      ),
      'sum: total → sum: grand_total',
    ]);
    const code = read(orders);
    expect(code).toContain('({ number, grand_total: total }: OrderRow)');
    expect(code).toContain("Pick<OrderRow, 'grand_total'> => ({ grand_total: row.grand_total })");
    expect(code).toContain(".select(['id', 'grand_total']).where('order.grand_total', '>', 0n)");
    expect(read(page)).toContain('[f.grand_total, ');
    await expectSound();
  });

  test('what cannot be followed is listed with its place, and the migration is named', async () => {
    const out = await renamed('field', 'Order.total', 'grand_total');
    const at = (text: string): string => {
      const offset = read(orders).indexOf(text) + text.indexOf('total');
      const lines = read(orders).slice(0, offset).split('\n');
      return `${orders}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    };
    const [, sql = ''] = /in SQL, as this very table or column \(1\)\n {4}(\S+)/.exec(out) ?? [];
    expect(sql).toBe(at('sum(total)'));
    expect(out).toContain(`${orders}:8:8  // The total comes from the lines.`);
    expect(out).toContain(`${at('{ total: 1 }')}  export const other`);
    expect(read(orders)).toContain('sum(total)');
    expect(out).toContain('npm run migration -- rename-order-total --rename order.total=grand_total');
  });

  test('is followed through references of other entities', async () => {
    await renamed('field', 'Customer.email', 'mail');
    expect(read(store)).toContain('customer_email: { through: customer_id.mail,');
    expect(await run(root, 'generate', '--check')).toMatchObject({ code: 0, err: '' });
  });
});

test('a call: its hook, its types and the key of its decision', async () => {
  const before = read(store);
  await renamed('call', 'order.ship', 'order.send_off');
  expect(changedLines(before, read(store))).toEqual([
    'order.ship: → order.send_off:',
    'actions: [order.ship, order.cancel] → actions: [order.send_off, order.cancel]',
    'call: order.ship, → call: order.send_off,',
  ]);
  expect(read(page)).toContain('const ship = useOrderSendOff();');
  expect(read(orders)).toContain("import type { OrderRow, OrderSendOffBody } from '#generated/api/store.ts';");
  expect(read(orders)).toContain("(ship: Own['order.send_off']): Own => ({ 'order.send_off': ship })");
  await expectSound();
});

test('a call of another subject: its hook is imported from another file', async () => {
  await renamed('call', 'order.ship', 'parcel.send');
  expect(read(page)).toContain("import { useOrderList } from '#generated/web/store/hooks/order.ts';");
  expect(read(page)).toContain("import { useParcelSend } from '#generated/web/store/hooks/parcel.ts';");
  await expectSound();
});

test('a route: links, generated page and the folder of the hand-written one', async () => {
  const out = await renamed('route', '/store/orders', '/store/order_book');
  expect(read(store)).toContain('link: /store/order_book, badge');
  expect(read(store)).toContain('  /store/orders/detail:');
  expect(existsSync(join(root, page))).toBe(false);
  const moved = read('src/areas/store/web/order-book/page.tsx');
  expect(moved).toContain("import Generated from '#generated/web/store/order_book.tsx';");
  expect(moved).toContain("from './note.ts';");
  expect(moved).toContain("from '../../shared.ts';");
  expect(read('src/web/app.ts')).toContain("from '../areas/store/web/order-book/note.ts'");
  // A text may be anything: a person decides, and no complaint that was there before decides instead.
  expect(read('tests/visit.ts')).toContain("'/store/orders'");
  expect(out).toMatch(/in texts of code \(2\)\n {4}src\/areas\/store\/web\/order-book\/page\.tsx:10:\d+/);
  await expectSound();
});

test('an entity: its types, its table and its fields for screens', async () => {
  const out = await renamed('entity', 'Order', 'Purchase');
  expect(read(store)).toContain('move: Purchase.ship');
  expect(read(orders)).toContain('({ number, total }: PurchaseRow)');
  expect(read(orders)).toContain("db.selectFrom('purchase')");
  expect(read(orders)).toContain("where('purchase.total', '>', 0n)");
  expect(read(page)).toContain("import { purchaseFields as f } from '#generated/api/fields/purchase.ts';");
  expect(out).toContain('--rename order=purchase');
  await expectSound();
});

test('--dry-run says the same and changes nothing', async () => {
  const before = texts();
  const out = await renamed('field', 'Order.total', 'grand_total', '--dry-run');
  expect(out).toContain('would be renamed grand_total');
  expect(out).toContain(`${store}:`);
  expect(texts()).toEqual(before);
});

describe('is refused, and nothing changes', () => {
  test.each([
    ['what is not there', 'field', 'Order.totl', 'x', /Order has no field “totl”; did you mean “total”\?/],
    ['a name that is taken', 'field', 'Order.total', 'note', /store\.yaml:\d+:7 {2}Order has a field “note” already/],
    [
      'a reserved word',
      'field',
      'Order.total',
      'limit',
      /store\.yaml:\d+:7 {2}.*reserved word; give the field another name/,
    ],
    ['a word of TypeScript', 'entity', 'Order', 'Map', /“Map” is a word of TypeScript/],
    ['what managed: true brings', 'field', 'Order.version', 'revision', /comes with managed: true/],
    ['a name in another form', 'call', 'order.ship', 'OrderShip', /must be the id of an endpoint such as book\.list/],
    ['a route that exists', 'route', '/store/orders', '/store/sales', /the route “\/store\/sales” exists already/],
    [
      'what each gateway has from the template',
      'call',
      'alpha.accounts',
      'alpha.all',
      /change it in the template by hand/,
    ],
    [
      'a name from which something else follows',
      'field',
      'Product.name',
      'caption',
      /would say something else|has no field/,
    ],
  ])('%s', async (_, kind, name, to, says) => {
    const before = texts();
    const { code, err } = await run(root, 'rename', kind, name, to);
    expect(err).toMatch(says);
    expect(err).toContain('Nothing was changed.');
    expect(code).toBe(1);
    expect(texts()).toEqual(before);
  });

  test('what is generated does not fit the manifest', async () => {
    writeFileSync(join(root, store), read(store).replace('th: ยอดรวม', 'th: รวม'));
    const { code, err } = await run(root, 'rename', 'field', 'Order.total', 'grand_total');
    expect(err).toMatch(/does not fit the manifest as it is: run npm run generate first/);
    expect(code).toBe(1);
  });
});

describe('uses', () => {
  test('says who reads a field, with every place', async () => {
    const before = texts();
    const { out, code } = await run(root, 'uses', 'Order.total');
    expect(code).toBe(0);
    for (const line of [9, 10, 13]) expect(out).toMatch(new RegExp(`${orders}:${line}:\\d+`));
    expect(out).toMatch(new RegExp(`${page}:10:\\d+`));
    expect(texts()).toEqual(before);
  });

  test.each([
    ['order.ship', page],
    ['/store/orders', page],
    ['Order', orders],
  ])('of %s as JSON', async (name, file) => {
    const { out } = await run(root, 'uses', name, '--json');
    const { uses }: { uses: readonly { file: string; line: number }[] } = JSON.parse(out);
    expect(uses.map((use) => use.file)).toContain(file);
    expect(uses.every(({ line }) => line > 0)).toBe(true);
  });

  test('of what is not there', async () => {
    expect((await run(root, 'uses', 'order.shp')).err).toContain('did you mean “order.ship”?');
  });
});
