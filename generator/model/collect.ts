import type {
  FileKind,
  RawAccess,
  RawApp,
  RawArea,
  RawDeployment,
  RawGateway,
  RawParts,
  RawTemplate,
} from '../language/files.ts';
import type { Places } from '../load/places.ts';
import { Contributions } from './contributions.ts';
import { templateArea, templateTitle } from './defaults.ts';
import type { Draft, DraftGateway, DraftMenu, Named, Twin } from './draft.ts';
import { withEvents } from './events.ts';
import { expandPart } from './expand.ts';
import { humanise } from './naming.ts';
import { unfoldColumns, unfoldReplies, withParts } from './sum-parts.ts';
import { properName, textOf } from './texts.ts';
import type { Area } from './types.ts';

/** One file whose shape was checked. */
export interface Document {
  readonly kind: FileKind;
  readonly value: unknown;
}

interface Part {
  readonly area: string;
  readonly gateway?: string;
  readonly raw: RawParts;
}

/** All documents of one kind. Their shape was checked where they were read. */
function ofKind<T>(documents: readonly Document[], kind: FileKind): readonly T[] {
  return documents.filter((document) => document.kind === kind).map((document) => document.value as T);
}

/** Things of one sort from all parts by name; the first of two with one name counts. */
function byName<R>(
  parts: readonly Part[],
  pick: (raw: RawParts) => Readonly<Record<string, R>> | undefined,
  what: Twin['what'],
  twins: Twin[],
): Map<string, Named<R>> {
  const found = new Map<string, Named<R>>();
  for (const part of parts) {
    const holder = pick(part.raw) ?? {};
    for (const [name, raw] of Object.entries(holder)) {
      const first = found.get(name);
      if (first) twins.push({ what, name, holder, key: name, first: { holder: first.holder, key: name } });
      else
        found.set(name, {
          name,
          area: part.area,
          ...(part.gateway === undefined ? {} : { gateway: part.gateway }),
          raw,
          holder,
        });
    }
  }
  return found;
}

/** The first of each name, and the twins of the rest. */
function unique<R extends object>(
  things: readonly R[],
  key: keyof R & string,
  what: Twin['what'],
  twins: Twin[],
): readonly R[] {
  const first = new Map<unknown, R>();
  for (const thing of things) {
    const before = first.get(thing[key]);
    if (before) twins.push({ what, name: String(thing[key]), holder: thing, key, first: { holder: before, key } });
    else first.set(thing[key], thing);
  }
  return [...first.values()];
}

/** Capabilities in the template’s order, then what the gateway alone has. */
function partsOf(gateway: DraftGateway, template: RawTemplate | undefined, places: Places): readonly Part[] {
  const has = new Set(gateway.raw.has ?? []);
  const shared = [
    ...(template?.each ? [template.each] : []),
    ...Object.entries(template?.capabilities ?? {}).flatMap(([name, part]) => (has.has(name) ? [part] : [])),
  ].map((part) => expandPart(part, gateway, places));
  return [...shared, gateway.raw].map((raw) => ({ area: gateway.name, gateway: gateway.name, raw }));
}

/** Areas of files, of the template, and of gateways; a gateway called like an area is a twin of it. */
function areasOf(
  areaFiles: readonly RawArea[],
  template: RawTemplate | undefined,
  gateways: readonly DraftGateway[],
  twins: Twin[],
): readonly Area[] {
  const areas = new Map<string, Area>();
  for (const file of areaFiles) {
    if (!areas.has(file.area) || file.title)
      areas.set(file.area, { name: file.area, title: textOf(file.title, humanise(file.area)) });
  }
  if (template)
    areas.set(templateArea, {
      name: templateArea,
      title: template.title ? textOf(template.title, templateTitle.en) : templateTitle,
    });
  for (const gateway of gateways) {
    const area = areaFiles.find((file) => file.area === gateway.name);
    if (area)
      twins.push({
        what: 'area',
        name: gateway.name,
        holder: gateway.raw,
        key: 'gateway',
        first: { holder: area, key: 'area' },
      });
    areas.set(gateway.name, { name: gateway.name, title: gateway.title, gateway: gateway.name });
  }
  return [...areas.values()];
}

/** Gathers the files into one draft: gateways expanded, areas of several files joined, everything findable by name. */
export function collect(documents: readonly Document[], places: Places): Draft {
  const twins: Twin[] = [];
  const areaFiles = ofKind<RawArea>(documents, 'area');
  const template = ofKind<RawTemplate>(documents, 'template')[0];
  const gateways = unique(ofKind<RawGateway>(documents, 'gateway'), 'gateway', 'gateway', twins).map(
    (raw): DraftGateway => ({ name: raw.gateway, title: properName(raw.title), raw }),
  );
  const parts: readonly Part[] = [
    ...areaFiles.map((raw) => ({ area: raw.area, raw })),
    ...(template ? [{ area: templateArea, raw: template }] : []),
    ...gateways.flatMap((gateway) => partsOf(gateway, template, places)),
  ];

  const contributions = new Contributions(
    parts.map(({ raw }) => raw),
    places,
  );
  const { entities, parts: sums } = withParts(
    contributions.entities(
      byName(parts, (raw) => raw.entities, 'entity', twins),
      twins,
    ),
    places,
  );
  const events = byName(parts, (raw) => raw.events, 'event', twins);
  const enums = byName(parts, (raw) => raw.enums, 'enum', twins);
  return {
    places,
    app: ofKind<RawApp>(documents, 'app')[0]?.app,
    access: ofKind<RawAccess>(documents, 'roles')[0],
    template,
    areaFiles,
    contributions: parts.flatMap(({ area, raw: { contributes } }) => (contributes ? [{ area, contributes }] : [])),
    areas: areasOf(areaFiles, template, gateways, twins),
    gateways,
    deployments: unique(ofKind<RawDeployment>(documents, 'deployment'), 'deployment', 'deployment', twins),
    enums: withEvents(contributions.enums(enums, twins), events),
    shapes: byName(parts, (raw) => raw.shapes, 'shape', twins),
    entities,
    endpoints: unfoldReplies(
      byName(parts, (raw) => raw.endpoints, 'endpoint', twins),
      sums,
      places,
    ),
    screens: unfoldColumns(contributions.screens(byName(parts, (raw) => raw.screens, 'screen', twins)), sums, places),
    queues: byName(parts, (raw) => raw.queues, 'queue', twins),
    notices: byName(parts, (raw) => raw.notices, 'notice', twins),
    events,
    resources: byName(parts, (raw) => raw.matrix, 'resource', twins),
    auditActions: byName(parts, (raw) => raw.audit, 'action', twins),
    matrixIsWhole: parts.every(({ raw }) => !places.isDamaged(raw, 'matrix')),
    menus: parts.flatMap((part) =>
      (part.raw.menu ?? []).map(
        (raw): DraftMenu =>
          contributions.menu({
            area: part.area,
            ...(part.gateway === undefined ? {} : { gateway: part.gateway }),
            raw,
          }),
      ),
    ),
    twins,
  };
}
