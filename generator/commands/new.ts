import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearest } from '#contract/nearest.ts';
import { pageOf } from '../check/hand-written.ts';
import { readCode } from '../load/code.ts';
import { understand } from '../main.ts';
import { humanise } from '../model/naming.ts';
import type { Model } from '../model/types.ts';
import { interfaceSkeleton, pageSkeleton } from './code-skeletons.ts';
import { type Command, parseArguments } from './command.ts';
import { insertMenuItem, insertUnder } from './insert.ts';
import { reportProblems } from './report.ts';
import { areaSkeleton, deploymentSkeleton, gatewaySkeleton, menuItemSkeleton, screenSkeleton } from './skeletons.ts';

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

const area: Maker = (name, model) => {
  const owner = [...model.access.roles].sort((a, b) => a.rank - b.rank)[0];
  return [{ path: `manifest/areas/${name}.yaml`, text: areaSkeleton(name, owner?.code ?? 'owner') }];
};

/** The files of an area: one, or those of its folder. */
function filesOfArea(root: string, name: string): readonly string[] {
  const folder = `manifest/areas/${name}`;
  if (existsSync(join(root, `${folder}.yaml`))) return [`${folder}.yaml`];
  if (!existsSync(join(root, folder))) return [];
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => `${folder}/${file}`);
}

const screen: Maker = (route, model, root, list) => {
  const name = route.split('/')[1] ?? '';
  if (!route.startsWith('/')) return { error: 'a screen is named by its route: /loyalty/notes' };
  const texts = new Map(filesOfArea(root, name).map((path) => [path, read(root, path)]));
  if (texts.size === 0) {
    const hint = nearest(
      name,
      model.areas.map((one) => one.name),
    );
    return {
      error: `there is no area “${name}” (manifest/areas/${name}.yaml)${hint ? `; did you mean “/${hint}${route.slice(name.length + 1)}”?` : ''}`,
    };
  }
  const page = list ?? model.endpoints.find((endpoint) => endpoint.area === name && endpoint.kind === 'page')?.id;
  const having = (line: string): string | undefined =>
    [...texts].find(([, text]) => text.split('\n').includes(line))?.[0];
  const [first = ''] = texts.keys();
  // Next to its call, and in the menu of its area, so that something leads to it.
  const holder = having(`  ${page}:`) ?? having('screens:') ?? first;
  texts.set(holder, insertUnder(texts.get(holder) ?? '', 'screens', screenSkeleton(route, page)));
  const menu = having('menu:') ?? holder;
  texts.set(menu, insertMenuItem(texts.get(menu) ?? '', menuItemSkeleton(route)));
  const yaml = [...new Set([holder, menu])].map((path) => ({ path, text: texts.get(path) ?? '' }));
  const file = pageOf(route, name);
  if (page !== undefined || !readCode(root) || existsSync(join(root, file))) return yaml;
  return [...yaml, { path: file, text: pageSkeleton(humanise(route.split('/').at(-1) ?? route)) }];
};

const gateway: Maker = (name, model, root) => {
  const yaml = { path: `manifest/gateways/${name}.yaml`, text: gatewaySkeleton(name, freeCode(name, model)) };
  const file = `src/gateways/${name}/protocol.ts`;
  const isNew = existsSync(join(root, 'src/gateways')) && !existsSync(join(root, file));
  return [yaml, ...(isNew ? [{ path: file, text: interfaceSkeleton(name) }] : [])];
};

const deployment: Maker = (name, model) => [
  { path: `manifest/deployments/${name}.yaml`, text: deploymentSkeleton(name, model.app.servers[0]?.key ?? '') },
];

interface Making {
  readonly make: Maker;
  readonly name: RegExp;
  /** The command as a whole: a name alone would be one of the product's when somebody takes the example literally. */
  readonly example: string;
  readonly extends?: true;
  /** What is left to do when the files are written. */
  readonly next: (name: string) => string;
}

const generateIt = 'npm run generate';
const texts = () => `Put in the Thai texts, then: ${generateIt}`;

const makers: Readonly<Record<string, Making>> = {
  area: {
    make: area,
    name: /^[a-z][a-z0-9-]*$/,
    example: 'new area loyalty',
    next: (name) => `${texts()} && npm run migration -- ${name} (its tables), and the same when fields change`,
  },
  screen: { make: screen, name: /^\/[a-z0-9_/-]+$/, example: 'new screen /loyalty/notes', extends: true, next: texts },
  gateway: {
    make: gateway,
    name: /^[a-z][a-z0-9]*$/,
    example: 'new gateway newpay',
    next: (name) =>
      `Put in what its documents say, then: ${generateIt} && npm run migration -- ${name} (says so where no column is new)`,
  },
  deployment: {
    make: deployment,
    name: /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
    example: 'new deployment staging',
    next: texts,
  },
};

/** Writes the files, checks the manifest, and puts everything back when it is not sound. */
function writeChecked(root: string, files: readonly { path: string; text: string }[]): ReturnType<typeof understand> {
  const before = files.map(({ path }) => (existsSync(join(root, path)) ? read(root, path) : undefined));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
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
    ...Object.values(makers).map(({ example }) => `  ${example}`),
    '  --list ENDPOINT  the call of a new screen; the first page of its area where unwritten',
  ].join('\n'),
  values: ['--list'],
  run(invocation) {
    const args = parseArguments(newThing, invocation.words);
    if ('error' in args) {
      invocation.err(args.error);
      return 2;
    }
    const [what = '', name = ''] = args.plain;
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
    const plan = maker.make(name, model, invocation.root, args.values.get('--list'));
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
    invocation.out(maker.next(name));
    return 0;
  },
};
