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

/** A second thread: emits its share, and proves what the first one prints. */
export interface Partner {
  begin(model: Model, names: readonly string[]): void;
  prove(files: readonly VirtualFile[]): void;
  /** The files of its share. Rejects when one of all these files is no TypeScript. */
  end(): Promise<readonly VirtualFile[]>;
}

/** The partner's share: about half of the work, and most of what has to be proved, so that it needs not travel. */
const partnersShare = ['apiTypes', 'hooks', 'handlers', 'validators', 'calls', 'database', 'openapi', 'schemaSql'];

/** Some emitters' files. Throws when one cannot be written. */
export function emitThese(
  model: Model,
  wanted: (name: string) => boolean,
  prove: (files: readonly VirtualFile[]) => void,
): readonly VirtualFile[] {
  const exists = knownIcons();
  const of = <E>(emitters: Readonly<Record<string, E>>): readonly E[] =>
    Object.entries(emitters).flatMap(([name, emitter]) => (wanted(name) ? [emitter] : []));
  return [
    ...of(sourceEmitters).flatMap((emitter) => printSources(emitter(model, exists), prove)),
    ...of(textEmitters).flatMap((emitter) => emitter(model)),
  ];
}

const sorted = (files: readonly VirtualFile[]): readonly VirtualFile[] =>
  [...files].sort((a, b) => byText(a.path, b.path));

/** Every generated file of the model, sorted by path. The same model gives the same bytes. Throws when it cannot be written. */
export async function emit(model: Model, partner?: Partner): Promise<readonly VirtualFile[]> {
  if (!partner) {
    const { prove } = await import('../print/prove.ts');
    return sorted(emitThese(model, () => true, prove));
  }
  partner.begin(model, partnersShare);
  const own = emitThese(model, (name) => !partnersShare.includes(name), partner.prove);
  return sorted([...own, ...(await partner.end())]);
}
