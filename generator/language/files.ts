import { endpoints } from './endpoint.ts';
import { entities, enums, moreFields, moreOptions } from './entity.ts';
import { events } from './event.ts';
import { fields, label, shapes } from './field.ts';
import { menu, menuItem } from './menu.ts';
import {
  actionCode,
  apiKey,
  appId,
  areaName,
  businessCode,
  capabilityName,
  color,
  deploymentName,
  gatewayName,
  hostName,
  icon,
  projectId,
  resource,
  roleName,
  word,
} from './names.ts';
import { notices } from './notice.ts';
import { queues } from './queue.ts';
import { moreOfScreens, screens } from './screen.ts';
import type { Infer, NameKind, ObjectShape } from './shape.ts';
import { boolean, choice, either, list, map, mapOf, may, must, nameOf, number, object, text } from './words.ts';

const verb = object('verb', {
  th: must(text, 'Label in Thai.'),
  en: may(text, 'Label in English.'),
  risk: may(choice(['low', 'medium', 'high']), 'How much harm it can do. Default: medium.'),
  money: may(boolean, 'Whoever has it moves money: a call that needs it says whether it does.'),
  people: may(boolean, 'Nobody but a person has it: no key of a program may be given it.'),
});

const resourceRow = object('resource', {
  title: must(label, 'What the resource is called.'),
  grants: must(
    mapOf(roleName, either(text, list(word))),
    'Verbs by role: letters V C U D X (view, create, update, delete, export), words, or * for all.',
  ),
  verbs: may(
    map(word, verb),
    'Verbs that mean something of their own here, or that nothing else has; their labels name the resource, too.',
  ),
  people: may(boolean, 'What only people do: no key of a program may be given any of its verbs.'),
});

const parts = {
  enums: may(enums, 'Closed sets of values with their labels.'),
  shapes: may(shapes, 'Structures of values: what is inside of fields of type shape, and of lists of them.'),
  entities: may(entities, 'What there is.'),
  matrix: may(map(resource, resourceRow), 'Which role may do what to which resource.'),
  endpoints: may(endpoints, 'The calls of the server, one each.'),
  screens: may(screens, 'What a person sees: one route each.'),
  queues: may(queues, 'Work that waits for people: counted in the drawer and on the home page.'),
  notices: may(notices, 'What happens that people are told of: who, in which words, and where it leads.'),
  events: may(events, 'What happens that other programs are told of, and what they are sent of the record.'),
  menu: may(menu, 'Groups of the left drawer.'),
  audit: may(map(actionCode, label), 'What the audit log calls what nobody calls: tasks, schedules, members.'),
};

const contributions = object('contributions', {
  enums: may(moreOptions, 'Options behind those of an enum of another area.'),
  fields: may(moreFields, 'Fields behind those of an entity of another area.'),
  screens: may(moreOfScreens, 'Actions and lists on screens of another area.'),
  menu: may(map(text, list(menuItem)), 'Entries behind those of a menu group of another area, by its id.'),
});

const areaFile = object('area file', {
  area: must(areaName, 'Name of the area: the path segment on every floor.'),
  title: may(label, 'What people call the area.'),
  ...parts,
  contributes: may(contributions, 'What it adds to things of other areas. It goes with the area.'),
});

const part = object('template part', {
  ...parts,
  contributes: may(contributions, 'What each adds to things of other areas.'),
});

const templateFile = object('template file', {
  template: must(choice(['gateway']), 'What this is a template of.'),
  title: may(label, 'What people call what all gateways share.'),
  ...parts,
  each: may(part, 'Expanded once a gateway, with {gateway}, {Gateway} and {GATEWAY_CODE} filled in.'),
  capabilities: may(map(capabilityName, part), 'Expanded for gateways that have the capability.'),
});

const title = either(text, label);

const gatewayFile = object('gateway file', {
  gateway: must(gatewayName, 'Key: the path segment of its routes and calls.'),
  title: must(title, 'Name as it writes itself.'),
  code: must(businessCode, 'Two letters of its business numbers.'),
  credentials: may(fields, 'What it wants to know its client by: fields of its account.'),
  has: may(list(capabilityName), 'Capabilities that it has.'),
  ...parts,
});

const allOrSome = (names: NameKind) => either(choice(['all']), list(nameOf(names)));

/** The web configuration of a Firebase project. It is public: every visitor of the sign-in page gets it. */
const firebase = object('identity', {
  provider: must(choice(['firebase']), 'The service that people sign in with.'),
  apiKey: must(apiKey, 'Web API key of the project.'),
  authDomain: must(hostName, 'Host of the sign-in pop-up.'),
  projectId: must(projectId, 'Whose tokens the server accepts.'),
  appId: may(appId, 'Id of the web app.'),
});

const deploymentFile = object(
  'deployment file',
  {
    deployment: must(deploymentName, 'Name of the deployment.'),
    title: must(title, 'What people call it.'),
    server: must(nameOf('server'), 'Key of its server in app.yaml.'),
    brand: must(
      object('brand', {
        name: must(text, 'Name in the top bar.'),
        color: may(color, 'Accent, where it is not the product’s.'),
      }),
      'How it looks.',
    ),
    identity: may(either(choice(['local']), firebase), 'Who proves who somebody is: local (default) or Firebase.'),
    gateways: may(allOrSome('gateway'), 'Gateways that are on. Default: all.'),
    areas: may(allOrSome('area'), 'Areas that are on. Default: all.'),
    off: may(list(nameOf('routeOrEndpoint')), 'Routes and endpoints that are off.'),
    relabel: may(map(text, label), 'Texts said otherwise: route, Entity.field or Enum.value.'),
  },
  { foreign: 'a deployment may only narrow or relabel' },
);

const accessFile = object('access file', {
  verbs: may(map(word, verb), 'What can be done to things of several areas.'),
  roles: must(
    map(
      word,
      object('role', {
        th: must(text, 'Label in Thai.'),
        en: may(text, 'Label in English.'),
        rank: must(number, 'The smaller, the mightier.'),
        scope: must(choice(['all', 'assigned', 'own_tree']), 'Whose rows the role may see.'),
        grants: may(list(text), 'Patterns granted in addition to the matrix: *, or library.*.view.'),
      }),
    ),
    'Who there is.',
  ),
});

const appFile = object('app file', {
  app: must(
    object('app', {
      name: must(text, 'Name of the product.'),
      titleSuffix: must(text, 'Behind the title of every page.'),
      locale: must(choice(['th', 'en']), 'Language of a first visit.'),
      storageKey: must(text, 'Key in the browser’s local storage.'),
      servers: must(
        list(
          object('server', {
            key: must(text, 'Key.'),
            name: must(text, 'Name in the top bar.'),
            type: must(text, 'Type.'),
          }),
        ),
        'Servers that a person may be connected to.',
      ),
      icons: may(list(icon), 'Icons that staff may give to menus, in addition to those of the menus of the manifest.'),
      timings: must(map(text, number), 'Milliseconds by name.'),
      breakpoints: must(
        object('breakpoints', {
          xs: must(number, 'Pixels.'),
          sm: must(number, 'Pixels.'),
          md: must(number, 'Pixels.'),
          lg: must(number, 'Pixels.'),
          xl: must(number, 'Pixels.'),
        }),
        'Widths at which the layout changes.',
      ),
    }),
    'The product itself.',
  ),
});

/** Every kind of manifest file, identified by a key that only it has. */
const fileKinds = {
  app: appFile,
  roles: accessFile,
  template: templateFile,
  gateway: gatewayFile,
  deployment: deploymentFile,
  area: areaFile,
} as const;

export type FileKind = keyof typeof fileKinds;

/** Identifying key → shape, for code that treats all kinds alike. */
export const fileShapes: Readonly<Record<FileKind, ObjectShape>> = fileKinds;

export type RawVerb = Infer<typeof verb>;
export type RawResource = Infer<typeof resourceRow>;
export type RawParts = Infer<typeof part>;
export type RawArea = Infer<typeof areaFile>;
export type RawTemplate = Infer<typeof templateFile>;
export type RawGateway = Infer<typeof gatewayFile>;
export type RawDeployment = Infer<typeof deploymentFile>;
export type RawAccess = Infer<typeof accessFile>;
export type RawApp = Infer<typeof appFile>;
