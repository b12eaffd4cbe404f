// What a change can break: `npm test -- --changed` runs that and leaves the rest out.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** @typedef {'checks' | 'unit' | 'web' | 'api' | 'e2e'} Suite */
/**
 * What is to be run: whole suites, files of suites, and the routes that the walk through all screens keeps to.
 * @typedef {{ suites: Map<Suite, readonly string[] | 'whole'>, routes: readonly string[], areas: readonly string[] }} Affected
 */

/** @type {readonly Suite[]} */
const all = ['checks', 'unit', 'web', 'api', 'e2e'];

/** Suites of files outside areas, by path; a file that matches nothing here can break everything. @type {readonly (readonly [RegExp, readonly Suite[]])[]} */
const shared = [
  [/^src\/web\//, ['checks', 'unit', 'web', 'e2e']],
  [/^src\/server\//, ['checks', 'unit', 'api', 'e2e']],
  [/^tests\/e2e\//, ['checks', 'e2e']],
  [/^tests\/(api|money|security)\//, ['checks', 'api']],
  [/^tests\/screens\//, ['checks', 'web']],
  [/^scripts\/house\//, ['checks', 'unit']],
  [/^tests\/(house|mistakes|golden|compile|commands)\//, ['checks', 'unit']],
  [/\.md$|^docs\/|^(LICENSE|\.editorconfig|\.gitattributes|\.gitignore)$/, ['checks']],
];
/** It follows from the manifest: the checks compare them. */
const derived = /^generated\/|^manifest\/(names\.)?schema\.json$/;
const ofArea = /^(?:src|manifest)\/(?:areas|gateways)\/([a-z0-9-]+)(?:\.yaml$|\/)/;
const test = /\.test\.tsx?$/;

/** Whatever an area has, these ask every area for: its calls, their rights, and what the specification lists. */
const always = [
  'tests/commands/checklist.test.ts',
  'tests/house/catalogues.test.ts',
  'tests/security/contract.test.ts',
  'tests/security/probes.test.ts',
];
const walk = 'tests/e2e/screens.test.ts';
/** It makes areas of its own, and takes minutes: a change of what is shared asks for it. */
const ofNoArea = 'tests/e2e/newcomer.test.ts';

/** The suite that a test file belongs to, as `vitest.config.ts` has it. @param {string} path @returns {Suite} */
export function suiteOf(path) {
  if (/^tests\/(api|money|security)\/|^src\/areas\/[^/]+\/tests\//.test(path)) return 'api';
  if (/^src\/(web|areas\/[^/]+\/web)\/|^tests\/screens\//.test(path)) return 'web';
  return path.startsWith('tests/e2e/') ? 'e2e' : 'unit';
}

/** Files that differ from a commit, by themselves or not committed yet. Throws where git knows no such commit. @param {string} since */
export function changedSince(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', since),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

/** @param {readonly string[]} changed @returns {Affected} */
export function affectedBy(changed) {
  /** @type {Affected['suites']} */
  const suites = new Map();
  const areas = new Set();
  const add = (/** @type {Suite} */ suite, /** @type {readonly string[] | 'whole'} */ files) => {
    const there = suites.get(suite);
    if (there === 'whole') return;
    suites.set(suite, files === 'whole' ? files : [...new Set([...(there ?? []), ...files])]);
  };
  for (const path of changed) {
    if (derived.test(path)) {
      add('checks', 'whole');
      continue;
    }
    const area = ofArea.exec(path)?.[1];
    // A test says nothing of what is not in it; one that was deleted cannot be run.
    if (test.test(path)) {
      add('checks', 'whole');
      if (existsSync(join(root, path))) add(suiteOf(path), [path]);
    }
    // The template of all gateways is among them.
    else if (area && path !== 'manifest/gateways/gateway.yaml') areas.add(area);
    else for (const suite of shared.find(([place]) => place.test(path))?.[1] ?? all) add(suite, 'whole');
  }
  if (areas.size === 0) return { suites, routes: [], areas: [] };
  add('checks', 'whole');
  const routes = [...areas].flatMap(routesOf);
  const named = [...routes, ...[...areas].flatMap(callsOf)];
  const isNamed = new RegExp(
    [`(?:areas|gateways)/(?:${[...areas].join('|')})/`, ...named.map((path) => `${literal(path)}["'\`?]`)].join('|'),
  );
  const own = new RegExp(`^src/(?:areas|gateways)/(?:${[...areas].join('|')})/`);
  for (const path of tests().filter((one) => one !== ofNoArea))
    if (own.test(path) || isNamed.test(wholeText(path))) add(suiteOf(path), [path]);
  for (const path of always) add(suiteOf(path), [path]);
  if (routes.length > 0) add('e2e', [walk]);
  // A whole suite walks through all screens.
  return { suites, routes: suites.get('e2e') === 'whole' ? [] : routes, areas: [...areas] };
}

const literal = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns {readonly string[]} */
const tests = () =>
  ['src', 'tests', 'generator', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => test.test(path)),
  );

/** A test, and the files next to it that it imports: the desks and worlds of tests name calls, too. @param {string} path @param {Set<string>} seen @returns {string} */
function wholeText(path, seen = new Set()) {
  if (seen.has(path) || !existsSync(join(root, path))) return '';
  seen.add(path);
  const text = readFileSync(join(root, path), 'utf8');
  if (!path.startsWith('tests/') && !path.includes('/tests/')) return text;
  const imports = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => join(path, '..', to));
  return [text, ...imports.map((one) => wholeText(one, seen))].join('\n');
}

/** Screens of an area, as the routes of the default deployment load them. @param {string} area */
function routesOf(area) {
  const table = readFileSync(join(root, 'generated/web/deployments/default.ts'), 'utf8');
  return [...table.matchAll(/\{\s*path: '([^']+)',(?:[^{}]|\{[^{}]*\})*?import\('\.\.\/([^/]+)\//g)].flatMap(
    ([, path = '', of]) => (of === area ? [path] : []),
  );
}

/** Paths of the calls of an area. @param {string} area */
function callsOf(area) {
  const file = join(root, `generated/api/${area}.endpoints.ts`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
}
