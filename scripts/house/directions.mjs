// Which way imports may point. This table is the rule; the check below it is a kept tool (dependency-cruiser).
// A room is named by its folder. `may` lists the rooms it may import in addition to itself; `except` is a room in it with a rule of its own,
// `also` a pattern of what else it may import.

/** @type {readonly { room: string, may: readonly string[], except?: string, also?: string }[]} */
export const rooms = [
  { room: 'src/contract', may: [] },
  // The generator: rooms in a row, each may import only those left of it.
  { room: 'generator/language', may: ['src/contract'] },
  { room: 'generator/load', may: ['src/contract', 'generator/language', 'generator/model'] },
  { room: 'generator/model', may: ['src/contract', 'generator/language', 'generator/load'] },
  { room: 'generator/check', may: ['src/contract', 'generator/language', 'generator/load', 'generator/model'] },
  { room: 'generator/print', may: ['src/contract', 'generator/model'] },
  { room: 'generator/emit', may: ['src/contract', 'generator/model', 'generator/print'] },
  { room: 'generator/write', may: ['src/contract', 'generator/model'] },
  // Reads SQL of hand-written code, and knows nothing of the manifest but the tables that it makes.
  { room: 'generator/sql', may: [] },
  // What renames has to know all of them: it reads, checks and emits twice, and compares.
  {
    room: 'generator/refactor',
    may: [
      'src/contract',
      'generator/language',
      'generator/load',
      'generator/model',
      'generator/check',
      'generator/print',
      'generator/emit',
      'generator/write',
      'generator/sql',
      'generator/main.ts',
    ],
  },
  // Asks a server; `generate` never loads it.
  {
    room: 'generator/conform',
    may: ['src/contract', 'generator/load', 'generator/model', 'generator/print', 'generator/emit'],
  },
  {
    room: 'generator/commands',
    may: [
      'src/contract',
      'generator/language',
      'generator/load',
      'generator/model',
      'generator/check',
      'generator/emit',
      'generator/write',
      'generator/refactor',
      'generator/conform',
      'generator/main.ts',
    ],
  },
  // Generated code may call hand-written code, never the other way round except in the composition roots.
  { room: 'generated/api', may: ['src/contract'] },
  // A deployment's route table names the identity service that it loads.
  {
    room: 'generated/web',
    may: ['src/contract', 'generated/api', 'src/web/data', 'src/web/auth', 'src/web/screens'],
    // A page fetches the hand-written parts that its screen names.
    also: '^src/areas/[^/]+/web/parts/',
  },
  // The browser.
  { room: 'src/web/store', may: ['src/contract'] },
  { room: 'src/web/core', may: ['src/contract'] },
  { room: 'src/web/locale', may: ['src/web/store', 'src/contract', 'src/web/core'] },
  { room: 'src/web/ui', may: ['src/web/store', 'src/contract', 'src/web/core', 'src/web/locale'] },
  { room: 'src/web/data', may: ['src/web/store', 'src/contract', 'src/web/core', 'src/web/locale'] },
  {
    room: 'src/web/auth',
    may: ['src/web/store', 'src/contract', 'src/web/core', 'src/web/locale', 'src/web/ui', 'src/web/data'],
  },
  {
    room: 'src/web/fields',
    may: [
      'src/web/store',
      'src/contract',
      'src/web/core',
      'src/web/locale',
      'src/web/ui',
      'src/web/data',
      'src/web/auth',
    ],
  },
  { room: 'src/web/charts', may: ['src/contract', 'src/web/core'] },
  {
    room: 'src/web/table',
    may: ['src/web/store', 'src/contract', 'src/web/core', 'src/web/locale', 'src/web/ui', 'src/web/fields'],
  },
  {
    room: 'src/web/form',
    may: [
      'src/web/store',
      'src/contract',
      'src/web/core',
      'src/web/locale',
      'src/web/ui',
      'src/web/data',
      'src/web/auth',
      'src/web/fields',
    ],
  },
  {
    room: 'src/web/screens',
    may: [
      'src/web/store',
      'src/contract',
      'src/web/core',
      'src/web/locale',
      'src/web/ui',
      'src/web/data',
      'src/web/auth',
      'src/web/fields',
      'src/web/charts',
      'src/web/table',
      'src/web/form',
    ],
  },
  {
    room: 'src/web/app',
    may: [
      'src/web/store',
      'src/contract',
      'src/web/core',
      'src/web/locale',
      'src/web/ui',
      'src/web/data',
      'src/web/auth',
      'src/web/screens',
      'src/web/form',
    ],
  },
  // The server never sees the browser's code.
  { room: 'src/server', may: ['src/contract', 'generated/api', 'generated/server'], except: 'src/server/demo' },
  // Rebates of the demo are computed as their area computes them, which has no part of its own there yet.
  {
    room: 'src/server/demo',
    may: ['src/contract', 'generated/api', 'generated/server', 'src/server', 'src/areas/cashback/server'],
  },
  // The lists of the areas and the gateways that are there.
  { room: 'generated/server', may: ['src/areas', 'src/gateways'] },
  { room: 'src/gateways', may: ['src/contract', 'generated/api', 'src/server/providers'] },
];

/**
 * Areas are strangers: each side of one imports its own folder and the runtime, and nothing of another area. What areas
 * give each other goes through the manifest, the ledger, the outbox, or a registry that the runtime owns.
 */
export const sides = [
  {
    side: 'web',
    may: [
      'src/contract',
      'generated/api',
      'generated/web',
      ...['store', 'core', 'locale', 'ui', 'data', 'auth', 'fields', 'charts', 'table', 'form', 'screens'].map(
        (room) => `src/web/${room}`,
      ),
    ],
  },
  { side: 'server', may: ['src/contract', 'generated/api', 'src/server'] },
];

/**
 * The rooms of the server, from the ground up. A value comes from a room of a lower floor alone, so that no set of rooms can
 * be tied into a knot; a type may come from anywhere. Loose files of `src/server/` put the rooms together: no room sees them.
 */
export const floors = [
  ['base', 'settings'],
  ['db'],
  ['seals', 'uploads'],
  ['audit'],
  ['context'],
  ['ledger', 'jobs', 'decisions', 'providers'],
  // The one way in which a status, a version and a history change.
  ['lifecycle'],
  ['records'],
  ['sheets', 'changes'],
  ['reports', 'ingest'],
  ['calls', 'verify'],
  ['http'],
  // What several areas share.
  ['agents', 'identity', 'reconciliation', 'rewards', 'transfers'],
  ['deposits'],
  // What concerns people, by who they are and which rows they see.
  ['notices'],
  // Puts areas together without knowing one.
  ['areas'],
  ['demo'],
  ['prepare'],
];

/** Rooms whose folders are strangers to each other: `siblings('src/web/fields')` never import one another. */
export const strangers = [
  'src/gateways',
  'src/web/fields',
  'src/web/screens',
  'src/server/providers',
  // A deployment's route table is the list of everybody; among the rest nobody knows another.
  'generated/web',
];

/** Folders of strangers whose job is to know the others. */
export const lists = ['generated/web/deployments'];

/** Folders below a room of strangers that everyone in it may use. */
export const common = [
  'src/web/fields/parts',
  'src/web/screens/shared',
  // A report is a list whose rows represent groups.
  'src/web/screens/list',
];

/** What each folder of strangers has for all others: a screen of one area may make the call of another. */
export const offered = [{ room: 'generated/web', below: ['calls', 'hooks'] }];

/** A foreign library enters by one door. @type {readonly { library: string, door: string }[]} */
export const doors = [
  { library: 'swr', door: '^src/web/data/' },
  { library: '@tanstack/', door: '^src/web/table/' },
  { library: '@rjsf/', door: '^(src/web/form/|vite.config.ts)' },
  // One proves what is emitted, with the parser alone; the other follows names, with the whole language service.
  { library: 'ts-morph', door: '^generator/(print|refactor)/' },
  { library: 'libpg-query', door: '^generator/sql/' },
  { library: '(yaml|js-yaml)', door: '^generator/load/' },
  { library: '@electric-sql/', door: '^src/server/db/' },
  { library: 'pg', door: '^src/server/db/' },
  // What takes long on a processor has one place, where it is bounded and leaves the main thread alone.
  { library: '@node-rs/argon2', door: '^src/server/(identity/passwords.ts$|demo/)' },
  { library: 'sharp', door: '^src/server/(uploads/picture|demo/)' },
  { library: '(zxing-wasm|piscina)', door: '^src/server/uploads/picture' },
  { library: '@zxcvbn-ts/', door: '^src/(areas/auth/server|web/auth/form)/' },
  { library: '(jose|nodemailer)', door: '^src/server/providers/' },
  { library: 'standardwebhooks', door: '^src/areas/integration/' },
  { library: 'fastify', door: '^src/(server|areas/[^/]+/server)/' },
  { library: 'kysely', door: '^(src/server/|src/areas/[^/]+/server/|generated/api/)' },
  { library: 'react', door: '^(src/web/|src/areas/[^/]+/web/|generated/web/|src/contract/route.ts|tests/)' },
  { library: '@mantine/', door: '^src/(web|areas/[^/]+/web)/' },
  { library: '@zip.js/', door: '^(src/server/sheets/workbook/|tests/)' },
  { library: 'uqr', door: '^src/web/ui/qr-code.tsx$' },
  { library: '@atlaskit/', door: '^src/web/ui/(sortable|board-drag).ts$' },
  { library: '@firebase/', door: '^src/web/auth/firebase/' },
];
