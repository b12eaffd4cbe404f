import type { Model, VirtualFile } from '../model/types.ts';
import { printSources } from '../print/print.ts';
import type { SourceSpec } from '../print/source.ts';
import { access } from './access.ts';
import { apiTypes } from './api-types.ts';
import { calls } from './calls.ts';
import { database } from './database.ts';
import { deployments } from './deployments.ts';
import { endpoints } from './endpoints.ts';
import { entities } from './entities.ts';
import { enums } from './enums.ts';
import { fields } from './fields.ts';
import { gateways } from './gateways.ts';
import { handlers } from './handlers.ts';
import { hooks } from './hooks.ts';
import { type IconExists, icons, menuIcons } from './icons.ts';
import { byText } from './look-up.ts';
import { knownIcons } from './mdi.ts';
import { menus } from './menus.ts';
import { openapi } from './openapi.ts';
import { overlays } from './overlays.ts';
import { routes } from './routes.ts';
import { screens } from './screens.ts';
import { schemaSql } from './sql.ts';
import { stubs } from './stubs.ts';
import { titles } from './titles.ts';
import { validators } from './validators.ts';

/** Emitters of TypeScript, one an artefact. */
export const sourceEmitters: Readonly<Record<string, (model: Model, exists: IconExists) => readonly SourceSpec[]>> = {
  access,
  apiTypes,
  calls,
  database,
  deployments,
  endpoints,
  entities,
  enums,
  fields,
  gateways,
  handlers,
  hooks,
  icons,
  menuIcons,
  menus,
  overlays,
  routes,
  screens,
  stubs,
  titles,
  validators,
};

/** Emitters of everything else. */
export const textEmitters: Readonly<Record<string, (model: Model) => readonly VirtualFile[]>> = { openapi, schemaSql };

/** Takes files as they are printed; says at the end whether all of them are TypeScript. */
export interface Prover {
  /** Forgets what it was given before. */
  begin(): void;
  add(files: readonly VirtualFile[]): void;
  /** Rejects when one of the files is no TypeScript. */
  end(): Promise<void>;
}

/** Proves at once, in this thread. */
async function ownProver(): Promise<Prover> {
  const { prove } = await import('../print/prove.ts');
  return { begin: () => {}, add: prove, end: async () => {} };
}

/**
 * Every generated file of the model, sorted by path. The same model gives the same bytes. Throws when it cannot be
 * written. A prover that is given has the last word: the files are not to be written before its `end`.
 */
export async function emit(model: Model, given?: Prover): Promise<readonly VirtualFile[]> {
  const prover = given ?? (await ownProver());
  prover.begin();
  const exists = await knownIcons();
  const sources = Object.values(sourceEmitters).flatMap((emitter) =>
    printSources(emitter(model, exists), (files) => prover.add(files)),
  );
  const texts = Object.values(textEmitters).flatMap((emitter) => emitter(model));
  return [...sources, ...texts].sort((a, b) => byText(a.path, b.path));
}
