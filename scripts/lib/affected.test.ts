import { expect, test } from 'vitest';
import { affectedBy, suiteOf } from './affected.mjs';

const suitesOf = (...changed: readonly string[]) => Object.fromEntries(affectedBy(changed).suites);

test('a change of a shared file runs whole suites, and an unknown file runs all', () => {
  expect(suitesOf('src/web/core/live-rows.ts')).toEqual({ checks: 'whole', unit: 'whole', web: 'whole', e2e: 'whole' });
  expect(suitesOf('docs/money.md', 'README.md')).toEqual({ checks: 'whole' });
  expect(Object.keys(suitesOf('package.json'))).toEqual(['checks', 'unit', 'web', 'api', 'e2e']);
  expect(Object.keys(suitesOf('manifest/gateways/gateway.yaml'))).toHaveLength(5);
});

test('an area asks for its own tests, for those that name its calls or screens, and for its screens', () => {
  const { suites, routes, areas } = affectedBy(['manifest/areas/system/users.yaml', 'generated/api/system.ts']);
  expect(areas).toEqual(['system']);
  expect(routes).toContain('/system/users');
  expect(routes).not.toContain('/finance/withdraw');
  expect(suites.get('web')).toContain('src/areas/system/web/role/role.test.tsx');
  expect(suites.get('api')).toEqual(
    expect.arrayContaining(['tests/api/users.test.ts', 'tests/security/contract.test.ts']),
  );
  expect(suites.get('api')).not.toContain('tests/api/reports.test.ts');
  expect(suites.get('e2e')).toContain('tests/e2e/screens.test.ts');
  expect(affectedBy(['manifest/areas/banner.yaml']).suites.get('e2e')).not.toContain('tests/e2e/newcomer.test.ts');
});

test('a changed test runs alone; with a shared change all screens are visited', () => {
  expect(suitesOf('scripts/lib/affected.test.ts')).toEqual({
    checks: 'whole',
    unit: ['scripts/lib/affected.test.ts'],
  });
  expect(suitesOf('tests/api/gone.test.ts')).toEqual({ checks: 'whole' });
  expect(affectedBy(['src/web/core/live-rows.ts', 'manifest/areas/game.yaml']).routes).toEqual([]);
});

test('each test has the suite of its place', () => {
  expect(suiteOf('tests/money/races.test.ts')).toBe('api');
  expect(suiteOf('src/areas/game/tests/one.test.ts')).toBe('api');
  expect(suiteOf('src/areas/game/web/page.test.tsx')).toBe('web');
  expect(suiteOf('src/areas/game/server/one.test.ts')).toBe('unit');
  expect(suiteOf('tests/e2e/screens.test.ts')).toBe('e2e');
});
