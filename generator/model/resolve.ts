import type { RawScreen } from '../language/screen.ts';
import { resolveAccess } from './access.ts';
import { resolveDeployments } from './deployments.ts';
import type { Draft, Named } from './draft.ts';
import { eventsOf } from './events.ts';
import { fact } from './memory.ts';
import { menuGroup } from './menu.ts';
import { noticesOf } from './notices.ts';
import { queuesOf } from './queues.ts';
import { recordOf } from './record.ts';
import { resolveScreen } from './screens.ts';
import { textOf } from './texts.ts';
import type { App, Model } from './types.ts';
import type { World } from './world.ts';

const noApp: App = {
  name: '',
  titleSuffix: '',
  locale: 'th',
  servers: [],
  timings: {},
  breakpoints: { xs: 0, sm: 0, md: 0, lg: 0, xl: 0 },
  storageKey: '',
  icons: [],
};

const screenOf = fact('world', (world: World, screen: Named<RawScreen>) => resolveScreen(screen, world));

/** The one model from a sound draft: every default written, every name found. */
export function resolve(draft: Draft, world: World): Model {
  return {
    app: draft.app ? { ...draft.app, icons: draft.app.icons ?? [] } : noApp,
    access: resolveAccess(draft),
    areas: draft.areas,
    enums: recordOf(world.enums),
    shapes: world.entities.shapes.all(),
    entities: [...draft.entities.keys()].flatMap((name) => world.entities.model(name) ?? []),
    endpoints: [...world.endpoints.values()],
    screens: [...draft.screens.values()].flatMap((screen) => screenOf(world, screen) ?? []),
    queues: queuesOf(world),
    notices: noticesOf(world),
    events: eventsOf(world),
    menus: draft.menus.map(menuGroup),
    auditActions: [...draft.auditActions.values()].map(({ name, raw }) => ({ name, title: textOf(raw, raw.th) })),
    gateways: draft.gateways.map(({ name, title, raw }) => ({
      name,
      title,
      code: raw.code,
      capabilities: raw.has ?? [],
    })),
    deployments: [...resolveDeployments(draft).values()],
  };
}
