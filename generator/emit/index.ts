import { fact } from '../model/memory.ts';
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
import { events } from './events.ts';
import { fields } from './fields.ts';
import { finders } from './finders.ts';
import { gateways } from './gateways.ts';
import { handlers } from './handlers.ts';
import { hooks } from './hooks.ts';
import { type IconExists, icons, menuIcons } from './icons.ts';
import { lifecycles } from './lifecycles.ts';
import { byText } from './look-up.ts';
import { manual } from './manual.ts';
import { iconNames } from './mdi.ts';
import { menus } from './menus.ts';
import { notices } from './notices.ts';
import { overlays } from './overlays.ts';
import { queues } from './queues.ts';
import { routes } from './routes.ts';
import { screens } from './screens.ts';
import { shapes } from './shape-files.ts';
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
  events,
  fields,
  finders,
  gateways,
  handlers,
  hooks,
  icons,
  lifecycles,
  manual,
  menuIcons,
  menus,
  notices,
  overlays,
  queues,
  routes,
  screens,
  shapes,
  stubs,
  titles,
  validators,
};

/** Emitters of everything else. */
export const textEmitters: Readonly<Record<string, (model: Model) => readonly VirtualFile[]>> = { schemaSql };

const exists = iconNames();

/** What an emitter makes of a model, which stays while nothing that it has read is other than before. */
const madeBy = fact(
  'model',
  (model: Model, name: string): readonly SourceSpec[] => sourceEmitters[name]?.(model, exists) ?? [],
);
const textsBy = fact(
  'model',
  (model: Model, name: string): readonly VirtualFile[] => textEmitters[name]?.(model) ?? [],
);

/**
 * The emitters as two threads take them, one from the front and the other from the back, until they meet. Emitters that
 * share a computation are next to each other, so that it is made once: the shapes of calls in front, the fields of screens at the back.
 */
export const units: readonly (readonly string[])[] = unitsWith(
  [
    ['endpoints'],
    ['apiTypes', 'handlers', 'hooks'],
    ['database', 'schemaSql'],
    ['calls', 'enums', 'shapes'],
    ['entities'],
  ],
  [
    ['fields', 'overlays'],
    ['stubs', 'validators'],
  ],
);

/** Emitters that are not named are in the middle. */
function unitsWith(
  first: readonly (readonly string[])[],
  last: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const named = new Set([...first, ...last].flat());
  const all = [...Object.keys(sourceEmitters), ...Object.keys(textEmitters)];
  return [...first, all.filter((name) => !named.has(name)), ...last];
}

type Prove = (files: readonly VirtualFile[]) => void;

/** The files of some units. Throws when one cannot be written. */
export function emitUnits(model: Model, indexes: Iterable<number>, prove: Prove): readonly VirtualFile[] {
  const files: VirtualFile[] = [];
  for (const unit of indexes)
    for (const name of units[unit] ?? [])
      files.push(...printSources(madeBy(model, name), prove), ...textsBy(model, name));
  return files;
}

/** The parser of TypeScript, loaded on demand. */
export const loadProver = async (): Promise<Prove> => (await import('../print/prove.ts')).prove;

/** Every generated file of the model, sorted by path. The same model gives the same bytes. Throws when it cannot be written. */
export async function emit(model: Model): Promise<readonly VirtualFile[]> {
  const files = emitUnits(model, units.keys(), await loadProver());
  return [...files].sort((a, b) => byText(a.path, b.path));
}
