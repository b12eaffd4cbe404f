import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { problemLine } from '#generator/check/problems.ts';
import { emit } from '#generator/emit/index.ts';
import { understand } from '#generator/main.ts';
import type { Model } from '#generator/model/types.ts';
import { root as home } from '../../../scripts/lib/steps.mjs';
import { loadValidators } from '../../golden/load-validators.ts';
import type { Manifest } from './sound-manifest.ts';

/** What the generator made of a manifest, running. */
export interface SoundProject {
  readonly folder: string;
  readonly model: Model;
  readonly schema: string;
  readonly endpoints: readonly Endpoint[];
  readonly entities: Readonly<Record<string, Entity>>;
  readonly deployment: DeploymentInfo;
  readonly validators: Awaited<ReturnType<typeof loadValidators>>;
  remove(): void;
}

interface Loaded {
  readonly endpoints: readonly Endpoint[];
  readonly entities: Readonly<Record<string, Entity>>;
  readonly deployments: { readonly default: DeploymentInfo };
}

const entry = ['endpoints', 'entities', 'deployments']
  .map((name) => `export * from './generated/api/${name}.ts';`)
  .join('\n');

const imports = { '#contract/*': './src/contract/*', '#web/*': './src/web/*', '#generated/*': './generated/*' };

/** Writes a manifest into a folder of its own, checks it, and generates from it. Throws with every complaint where it is not sound. */
export async function makeSoundProject(manifest: Manifest): Promise<SoundProject> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, content] of Object.entries(manifest)) write(`manifest/${path}`, JSON.stringify(content, null, 1));
  symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', JSON.stringify({ type: 'module', imports }));
  const { model, problems } = understand(folder);
  if (!model) throw new Error(problems.map(problemLine).join('\n'));
  // The runtime comes along after the check, which would miss the screens of the pages that the product has of its own.
  symlinkSync(join(home, 'src'), join(folder, 'src'));
  const files = await emit(model);
  for (const { path, text } of files) write(path, text);
  const outfile = join(folder, 'contract.mjs');
  await build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  const { endpoints, entities, deployments }: Loaded = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  return {
    folder,
    model,
    schema: files.find(({ path }) => path === 'generated/api/schema.sql')?.text ?? '',
    endpoints,
    entities,
    deployment: deployments.default,
    validators: await loadValidators(model),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
