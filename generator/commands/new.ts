import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../language/nearest.ts';
import { understand } from '../main.ts';
import type { Model } from '../model/types.ts';
import { type Command, parseWords } from './command.ts';
import { insertUnder } from './insert.ts';
import { reportProblems } from './report.ts';
import { areaSkeleton, deploymentSkeleton, gatewaySkeleton, matrixRow, screenSkeleton } from './skeletons.ts';

/** A file to write, or why not. */
type Plan = readonly { readonly path: string; readonly text: string }[] | { readonly error: string };

type Maker = (name: string, model: Model, root: string, list: string | undefined) => Plan;

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** Two letters that no gateway has yet: the first and another one of the name. */
function freeCode(name: string, model: Model): string {
  const taken = new Set(model.gateways.map((gateway) => gateway.code));
  const letters = [...name.toUpperCase().replace(/[^A-Z]/g, '')];
  const codes = [...letters.slice(1), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letters[0] ?? 'X'}${letter}`);
  return codes.find((code) => !taken.has(code)) ?? 'XX';
}

const area: Maker = (name, model, root) => {
  const owner = [...model.access.roles].sort((a, b) => a.rank - b.rank)[0];
  const access = read(root, 'manifest/access.yaml');
  return [
    { path: `manifest/areas/${name}.yaml`, text: areaSkeleton(name) },
    { path: 'manifest/access.yaml', text: insertUnder(access, 'matrix', matrixRow(name, owner?.code ?? 'owner')) },
  ];
};

const screen: Maker = (route, model, root, list) => {
  const name = route.split('/')[1] ?? '';
  const path = `manifest/areas/${name}.yaml`;
  if (!route.startsWith('/')) return { error: 'a screen is named by its route: /library/notes' };
  if (!existsSync(join(root, path))) {
    const hint = nearest(
      name,
      model.areas.map((one) => one.name),
    );
    return {
      error: `there is no area “${name}” (${path})${hint ? `; did you mean “/${hint}${route.slice(name.length + 1)}”?` : ''}`,
    };
  }
  const page = list ?? model.endpoints.find((endpoint) => endpoint.area === name && endpoint.kind === 'page')?.id;
  return [{ path, text: insertUnder(read(root, path), 'screens', screenSkeleton(route, page)) }];
};

const gateway: Maker = (name, model) => [
  { path: `manifest/gateways/${name}.yaml`, text: gatewaySkeleton(name, freeCode(name, model)) },
];

const deployment: Maker = (name, model) => [
  { path: `manifest/deployments/${name}.yaml`, text: deploymentSkeleton(name, model.app.servers[0]?.key ?? '') },
];

const makers: Readonly<Record<string, { make: Maker; name: RegExp; example: string; extends?: true }>> = {
  area: { make: area, name: /^[a-z][a-z0-9-]*$/, example: 'loyalty' },
  screen: { make: screen, name: /^\/[a-z0-9_/-]+$/, example: '/library/notes', extends: true },
  gateway: { make: gateway, name: /^[a-z][a-z0-9]*$/, example: 'newpay' },
  deployment: { make: deployment, name: /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/, example: 'staging' },
};

/** Writes the files, checks the manifest, and puts everything back when it is not sound. */
function writeChecked(root: string, files: readonly { path: string; text: string }[]): ReturnType<typeof understand> {
  const before = files.map(({ path }) => (existsSync(join(root, path)) ? read(root, path) : undefined));
  for (const { path, text } of files) writeFileSync(join(root, path), text);
  const understanding = understand(root);
  if (!understanding.model) {
    for (const [index, { path }] of files.entries()) {
      const text = before[index];
      if (text === undefined) rmSync(join(root, path));
      else writeFileSync(join(root, path), text);
    }
  }
  return understanding;
}

export const newThing: Command = {
  usage: `new ${Object.keys(makers).join('|')} NAME [--list ENDPOINT]`,
  about: [
    'Writes a working skeleton into manifest/ and checks it.',
    ...Object.entries(makers).map(([what, { example }]) => `  new ${what} ${example}`),
    '  --list ENDPOINT  the call of a new screen; the first page of its area where unwritten',
  ].join('\n'),
  values: ['--list'],
  run(invocation) {
    const words = parseWords(newThing, invocation.words);
    if ('error' in words) {
      invocation.err(words.error);
      return 2;
    }
    const [what = '', name = ''] = words.plain;
    const maker = Object.hasOwn(makers, what) ? makers[what] : undefined;
    if (!maker || name === '') {
      invocation.err(newThing.usage);
      return 2;
    }
    if (!maker.name.test(name)) {
      invocation.err(`“${name}” is no name for a ${what}; such as ${maker.example}`);
      return 2;
    }
    const { model, problems } = understand(invocation.root);
    if (!model) return reportProblems(problems, invocation);
    const plan = maker.make(name, model, invocation.root, words.values.get('--list'));
    if ('error' in plan) {
      invocation.err(plan.error);
      return 2;
    }
    const first = plan[0];
    if (!maker.extends && first && existsSync(join(invocation.root, first.path))) {
      invocation.err(`${first.path} exists already`);
      return 2;
    }
    const after = writeChecked(invocation.root, plan);
    if (!after.model) return reportProblems(after.problems, invocation);
    for (const { path } of plan) invocation.out(`wrote ${path}`);
    invocation.out('Put in the Thai texts, then: npm run generate');
    return 0;
  },
};
