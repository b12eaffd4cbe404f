import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manifestSchema } from '#generator/language/json-schema.ts';
import { readManifestFiles } from '#generator/load/files.ts';
import { parseFast } from '#generator/load/parse-fast.ts';
import { namesSchemaFile, understand } from '#generator/main.ts';
import { lineByLine } from '#generator/print/json.ts';
import { readPlanted } from './planted.ts';
import { makeProject, plant, removeProject } from './project.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '../..');
const validate = new Ajv2020({ strict: false, allErrors: false }).compile(manifestSchema());

const compileNames = (folder: string) =>
  new Ajv2020({ strict: false, inlineRefs: false }).compile(
    JSON.parse(namesSchemaFile(understand(folder).world, folder).text),
  );

let root = '';
beforeEach(() => {
  root = makeProject();
});
afterEach(() => removeProject(root));

describe('manifest/schema.json', () => {
  test.each(readManifestFiles(project).map((file) => [file.path, file.text] as const))('fits %s', (_path, text) => {
    const valid = validate(parseFast(text));
    expect(validate.errors).toBeNull();
    expect(valid).toBe(true);
    expect(text.split('\n')[0]).toMatch(/^# yaml-language-server: \$schema=(\.\.\/)*names\.schema\.json$/);
  });

  test('fits every file of the good miniature', () => {
    for (const { text } of readManifestFiles(root)) expect(validate(parseFast(text))).toBe(true);
  });

  const refused = readPlanted().filter((planted) => planted.sort === 'shape');
  test.each(refused.map((planted) => [planted.mistake, planted] as const))('refuses %s', (_mistake, planted) => {
    plant(root, [planted]);
    expect(validate(parseFast(readFileSync(join(root, 'manifest', planted.file), 'utf8')))).toBe(false);
  });

  test('is small enough to be sent to an editor, and is the one on disk', () => {
    const text = lineByLine(manifestSchema());
    expect(text.length).toBeLessThan(160_000);
    expect(readFileSync(join(project, 'manifest/schema.json'), 'utf8')).toBe(text);
  });
});

describe('manifest/names.schema.json', () => {
  const committed = readFileSync(join(project, 'manifest/names.schema.json'), 'utf8');
  const fits = new Ajv2020({ strict: false, inlineRefs: false }).compile(JSON.parse(committed));

  test.each(readManifestFiles(project).map((file) => [file.path, file.text] as const))('fits %s', (_path, text) => {
    fits(parseFast(text));
    expect(fits.errors).toBeNull();
  });

  test('is the one on disk, and no larger than an editor reads at once', () => {
    expect(namesSchemaFile(understand(project).world, project).text).toBe(committed);
    expect(committed.length).toBeLessThan(1_200_000);
  });

  test('knows the names of the miniature, and no others', () => {
    const names = compileNames(root);
    for (const { path, text } of readManifestFiles(root)) expect([path, names(parseFast(text))]).toEqual([path, true]);
    const store = readFileSync(join(root, 'manifest/areas/store.yaml'), 'utf8');
    const unknown: readonly (readonly [string, string])[] = [
      ['to: Customer', 'to: Custmer'],
      ['of: OrderStatus', 'of: OrderState'],
      ['page: Product', 'page: Prodct'],
      ['move: Order.ship', 'move: Order.shipp'],
      ['allow: store.order.ship', 'allow: store.order.shipp'],
      ['icon: truck', 'icon: trukc'],
      ['icon: mdi-store', 'icon: mdi-stroe'],
      ['list: product.list', 'list: product.lits'],
      ['link: /store/board', 'link: /store/bord'],
      ['open: "/store/orders/detail?id={id}"', 'open: "/store/order/detail?id={id}"'],
      ['badge: new_orders', 'badge: new_order'],
      ['totals: [stock]', 'totals: [stcok]'],
      ['totals: [stock]', 'totals: [amount]'],
      ['search: [name, code]', 'search: [name, number]'],
      ['columns: [day, { field: amount, rank: result }]', 'columns: [day, price]'],
    ];
    for (const [right, wrong] of unknown) {
      expect(store).toContain(right);
      expect([wrong, names(parseFast(store.replace(right, wrong)))]).toEqual([wrong, false]);
    }
  });

  test('leaves a new thing the names of all fields, for nobody knows yet what it is about', () => {
    const names = compileNames(root);
    const file = (field: string) => ({
      area: 'new',
      endpoints: { 'new.list': { call: 'GET /api/new', page: 'Product', allow: 'signed-in', fields: [field] } },
    });
    expect(names(file('customer_email'))).toBe(true);
    expect(names(file('customer_emial'))).toBe(false);
  });
});
