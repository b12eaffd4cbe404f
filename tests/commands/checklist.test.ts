import { expect, test } from 'vitest';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { understand } from '#generator/main.ts';
import { checklist, sharedChecklist } from '../support/checklist.ts';

test('every route and every call of the specification is there', () => {
  expect(sharedChecklist.routes).toHaveLength(140);
  expect(Object.keys(sharedChecklist.calls)).toHaveLength(224);
  const routes = new Set(deployments.default.routes);
  expect(checklist.routes.filter((path) => !routes.has(path))).toEqual([]);
  const found = Object.values(endpoints);
  const there = new Set(found.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(checklist.calls).filter((call) => !there.has(call))).toEqual([]);
});

test('whatever the specification does not list is marked as an extension', () => {
  const extra = Object.values(endpoints).filter(({ method, path }) => !(`${method} ${path}` in checklist.calls));
  expect(extra.filter(({ extension }) => !extension).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the manual has something to say of every page of people who have signed in', () => {
  const screens = understand('.').model?.screens ?? [];
  // Who has not signed in reads no manual.
  const silent = screens.filter(({ help, permission }) => !help && permission !== 'public');
  expect(screens.length).toBeGreaterThan(100);
  expect(silent.map(({ path }) => path)).toEqual([]);
});
