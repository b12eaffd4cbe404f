import { describe, expect, test } from 'vitest';
import type { Model } from '../model/types.ts';
import { textOf } from '../print/print.ts';
import { overlays } from './overlays.ts';

const text = (en: string) => ({ th: `ไทย ${en}`, en });
const options = [
  { value: 'on', label: text('On') },
  { value: 'off', label: text('Off') },
];

function entity(name: string, area: string, extra: Partial<Model['entities'][number]> = {}): Model['entities'][number] {
  const fields = {
    name: { name: 'name', kind: 'string' as const, label: text('Name') },
    state: { name: 'state', kind: 'enum' as const, label: text('State'), options },
  };
  const rest = { table: 'thing', key: 'name', display: 'name', search: [], indexes: [], source: undefined };
  return { name, area, title: text(name), fields, ...rest, ...extra };
}

function modelWith(relabel: Model['deployments'][number]['relabel']): Model {
  const deployment = {
    name: 'blue',
    title: text('Blue'),
    server: 'blue',
    brand: { name: 'Blue' },
    identity: { provider: 'local' },
  } as const;
  const none = { gateways: [], areas: [], routes: [], endpoints: [] };
  return {
    app: {
      name: 'Shop',
      titleSuffix: '',
      locale: 'th',
      servers: [],
      timings: {},
      breakpoints: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 },
      storageKey: 'shop',
      icons: [],
    },
    access: { permissions: [], roles: [] },
    areas: [],
    enums: { State: { name: 'State', area: 'shop', options } },
    shapes: [],
    entities: [entity('Thing', 'shop'), entity('ChildThing', 'annex', { extends: 'Thing' })],
    endpoints: [],
    queues: [],
    notices: [],
    events: [],
    screens: [],
    menus: [],
    auditActions: [],
    gateways: [],
    deployments: [{ ...deployment, ...none, relabel }],
  };
}

const made = (relabel: Model['deployments'][number]['relabel']) =>
  Object.fromEntries(overlays(modelWith(relabel)).map((spec) => [spec.path, textOf(spec)]));
const folder = 'generated/web/deployments/blue';

describe('the modules that a deployment has of its own', () => {
  test('are none where only routes are called otherwise', () => {
    expect(made({})).toEqual({});
    expect(made({ '/shop': text('Store') })).toEqual({});
  });

  test('are the fields of the named entity; one of another area that extends it says its own', () => {
    const files = made({ 'Thing.name': text('Title') });
    expect(Object.keys(files)).toEqual([`${folder}/api/fields/child-thing.ts`, `${folder}/api/fields/thing.ts`]);
    expect(files[`${folder}/api/fields/child-thing.ts`]).not.toContain('Title');
    expect(files[`${folder}/api/fields/thing.ts`]).toContain("label: { th: 'ไทย Title', en: 'Title' }");
    expect(files[`${folder}/api/fields/thing.ts`]).toContain("from '#generated/api/enums/state.ts'");
  });

  test('are the fields of the extending entity alone, when that is the one named', () => {
    expect(Object.keys(made({ 'ChildThing.name': text('Title') }))).toEqual([`${folder}/api/fields/child-thing.ts`]);
  });

  test('are the choices of an enum; fields read them by import', () => {
    const files = made({ 'State.off': text('Resting') });
    expect(Object.keys(files)).toEqual([`${folder}/api/enums/state.ts`]);
    expect(files[`${folder}/api/enums/state.ts`]).toContain("label: { th: 'ไทย Resting', en: 'Resting' }");
    expect(files[`${folder}/api/enums/state.ts`]).toContain("label: { th: 'ไทย On', en: 'On' }");
  });
});
