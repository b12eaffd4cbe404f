import { callsOf } from './calls.ts';
import { shapesOf } from './fields.ts';
import { type Random, randomOf } from './random.ts';
import { reportOf } from './report.ts';
import { screensOf } from './screens.ts';
import { addCounts, type Calls, type Enums, type Thing, thingOf } from './things.ts';
import { text, when } from './words.ts';

/** Files of a manifest by path, as objects: JSON is YAML. */
export type Manifest = Readonly<Record<string, object>>;

const app = {
  name: 'Sound',
  titleSuffix: ' - Sound',
  locale: 'th',
  storageKey: 'sound',
  servers: [{ key: 'one', name: 'ONE', type: 'seamless' }],
  timings: { logoutToast: 3000 },
  breakpoints: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 },
};

const access = {
  verbs: Object.fromEntries(['view', 'create', 'update', 'delete', 'export', 'act'].map((verb) => [verb, text(verb)])),
  roles: { owner: { ...text('Owner'), rank: 1, scope: 'all' } },
};

const matrix = {
  'zone.thing': {
    title: text('Things'),
    grants: { owner: ['view', 'create', 'update', 'delete', 'export', 'act', 'unmask'] },
    verbs: { unmask: text('See things') },
  },
};

const user = {
  title: text('User'),
  table: 'app_user',
  kept: 'platform',
  display: 'name',
  search: ['name'],
  fields: { id: { type: 'id', ...text('Id') }, name: { type: 'string', max: 120, ...text('Name') } },
};

const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'unknown'];

function enumsOf(random: Random): Record<string, Record<string, object>> {
  const values = ['one', 'two', 'three', 'four'];
  const made = Object.fromEntries(
    ['Shade', 'Grade'].map((name, index) => [
      name,
      Object.fromEntries(
        values
          .slice(0, index === 0 ? 2 : 3 + random.below(2))
          .map((value) => [value, { ...text(value), ...when(random.chance(60), { tone: random.pick(tones) }) }]),
      ),
    ]),
  );
  return { ...made, YesNo: { true: text('Yes'), false: text('No') } };
}

type Screens = Readonly<Record<string, { readonly related?: readonly object[] }>>;

/** What another area adds to a choice, to the record of a thing, and to the drawer; the lists of the record may be its own. */
function annexOf(
  things: readonly Thing[],
  { id, name }: Thing,
  screens: Screens,
  entry: object,
): Readonly<Record<string, object>> {
  const detail = `/zone/${id}/detail`;
  // To each status some move leads.
  const isFree = things.every(({ fields }) => fields.status?.of !== 'Grade');
  return {
    contributes: {
      ...when(isFree, { enums: { Grade: { further: text('Further') } } }),
      fields: { [name]: { annexed: { type: 'string', max: 20, nullable: true, ...text('Annexed') } } },
      screens: {
        [detail]: {
          actions: [{ id: 'annex', title: text('Beside'), to: `/zone/${id}`, icon: 'link' }],
          ...when((screens[detail]?.related ?? []).length > 0, { related: screens[detail]?.related }),
        },
      },
      menu: { zone: [entry] },
    },
  };
}

/** A manifest that is sound, and the same one for the same seed. */
export function soundManifest(seed: number): Manifest {
  const random = randomOf(seed);
  const enums = enumsOf(random);
  const values: Enums = Object.fromEntries(
    Object.entries(enums).flatMap(([name, of]) => (name === 'YesNo' ? [] : [[name, Object.keys(of)]])),
  );
  const shapes = shapesOf(random, values);
  const things: Thing[] = [];
  for (const name of ['Apple', 'Brick', 'Cloud'].slice(0, 1 + random.below(3)))
    things.push(
      thingOf(random, name, { enums: values, shapes, entities: new Map(things.map((one) => [one.name, one.fields])) }),
    );
  addCounts(random, things);
  const calls: Calls = Object.assign({}, ...things.map((thing) => callsOf(random, things, thing, values)));
  const screens: Screens = Object.assign({}, ...things.map((thing) => screensOf(random, things, thing, calls)));
  const report = random.chance(40) ? reportOf(random, things) : undefined;
  const routes = things.map(({ id, name }) => ({ label: text(name), link: `/zone/${id}` }));
  // The last entry may be another area's, unless it is the only one.
  const [last, entry] = [things.at(-1), routes.at(-1)];
  const annex =
    last && entry && things.length > 1 && random.chance(60) ? annexOf(things, last, screens, entry) : undefined;
  const lent =
    annex && last ? { [`/zone/${last.id}/detail`]: { ...screens[`/zone/${last.id}/detail`], related: [] } } : {};
  return {
    'app.yaml': { app },
    'access.yaml': access,
    'deployments/default.yaml': {
      deployment: 'default',
      title: 'Default',
      server: 'one',
      brand: { name: 'Sound', color: '#1565c0' },
      identity: 'local',
      areas: random.chance(50) ? 'all' : ['zone', ...(annex ? ['annex'] : [])],
      relabel: { 'Shade.one': text('First'), [`${things[0]?.name}.name`]: text('Called') },
    },
    'areas/zone.yaml': {
      area: 'zone',
      title: text('Zone'),
      matrix,
      audit: { 'zone.clean': text('Clean up') },
      enums: { ...enums, ...report?.enums },
      shapes,
      entities: { User: user, ...Object.fromEntries(things.map(({ name, raw }) => [name, raw])), ...report?.entities },
      endpoints: {
        'user.items': { call: 'GET /api/zone/user/items', items: 'User', allow: 'signed-in' },
        ...calls,
        ...report?.calls,
      },
      screens: { ...screens, ...lent, ...report?.screens },
      menu: [
        { id: 'zone', label: text('Zone'), icon: 'mdi-shape', order: 1, items: annex ? routes.slice(0, -1) : routes },
      ],
    },
    ...when(annex !== undefined, { 'areas/annex.yaml': { area: 'annex', title: text('Annex'), ...annex } }),
  };
}
