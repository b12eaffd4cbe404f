// What takes longest and is seldom broken by one change: `npm test -- quick` leaves it to `npm test` and to CI.

/** @param {string} folder @param {readonly string[]} names */
const filesIn = (folder, names) => names.map((name) => `${folder}/${name}.test.ts`);

/** Visit every screen there is. They read, and change nothing but in databases of their own. */
export const walks = filesIn('tests/e2e', [
  'screens',
  'roles',
  'english',
  'specified',
  'dev-forms',
  'newcomer',
  'counts',
]);

/** Fuzzing, kills, the model, races, walks through every call, and what builds or checks the product many times. */
export const longTests = [
  ...filesIn('tests/money', ['kill', 'races', 'gateways-faults', 'model/model']),
  ...filesIn('tests/security', ['contract', 'fuzz', 'idor', 'mass-assignment', 'probes', 'secrets', 'shared']),
  ...filesIn('tests/api', ['audit-writes', 'migration-draft', 'orderly-stop', 'prune', 'webhooks-kill']),
  ...filesIn('tests/commands', ['columns-by-lot', 'rename']),
  ...filesIn('tests/golden', ['fuzz']),
  ...filesIn('tests/house', ['removal']),
];
