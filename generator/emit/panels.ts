import type { PanelField } from '#contract/panel.ts';
import type { PanelModel, SectionModel } from '../model/panels.ts';
import type { EndpointModel, ListModel } from '../model/types.ts';
import { code, quote } from '../print/literal.ts';
import { type SourceSpec, typeImport, valueImport } from '../print/source.ts';
import { withMore } from './field-text.ts';
import { partLoad } from './part.ts';
import { type Shared, Stub } from './stub.ts';
import { partName } from './stub-name.ts';

const stemOf = (screen: ListModel) => `${partName(screen)}.panel`;

/** What the stub of a list says of its board; the panel itself is in a module of its own. */
export function boardOf(stub: Stub, screen: ListModel): Record<string, unknown> {
  const { panel, alone, around, start } = screen;
  return {
    panel: panel && {
      load: code(`() => import(${quote(`./${stemOf(screen)}.ts`)}).then(({ panel }) => panel)`),
      beside: panel.beside,
      next: panel.next,
    },
    alone,
    around,
    start,
    complete: (around ?? start) === undefined ? undefined : stub.completing(),
  };
}

/** A field with what only a panel says of it. */
function fieldOf(stub: Stub, { link, permission, wide, ...field }: PanelField, of: EndpointModel): unknown {
  const written = stub.fields.drawn(field, of);
  const more = {
    ...(link === undefined ? {} : { link }),
    ...(permission === undefined ? {} : { permission }),
    ...(wide ? { wide } : {}),
  };
  return Object.keys(more).length === 0 ? written : withMore(written, more);
}

function sectionOf(stub: Stub, screen: ListModel, section: SectionModel, of: EndpointModel): Record<string, unknown> {
  if ('part' in section) return { ...section, part: partLoad(section.part, screen) };
  if ('moments' in section)
    return {
      ...section,
      moments: section.moments.map(({ field, ...rest }) => ({
        ...(field ? { field: stub.fields.drawn(field, of) } : {}),
        ...rest,
      })),
    };
  if ('timeline' in section) return { ...section, options: section.options && stub.options.options(section.options) };
  if (!('fields' in section)) return { ...section };
  return {
    ...section,
    fields: section.fields.map((field) => fieldOf(stub, field, of)),
    reveal: section.reveal === undefined ? undefined : stub.call(section.reveal),
  };
}

function panelOf(stub: Stub, screen: ListModel, panel: PanelModel): Record<string, unknown> {
  const { beside: _, next: _n, record, figure, claim, ...rest } = panel;
  const of = stub.endpoint(record ?? screen.list);
  return {
    ...rest,
    name: stub.fields.shown(panel.name, of),
    chips: panel.chips.map((field) => stub.fields.shown(field, of)),
    figure: figure && { ...figure, field: stub.fields.shown(figure.field, of) },
    record: record === undefined ? undefined : stub.call(record),
    claim: claim && { ...claim, take: stub.call(claim.take), release: stub.call(claim.release) },
    sections: panel.sections.map((section) => sectionOf(stub, screen, section, of)),
    places: panel.places.map((field) => stub.fields.shown(field, of)),
    icons: code('icons'),
  };
}

/**
 * generated/web/<area>/<route>.panel.ts: what a row of a list opens. A module of its own, fetched when the first one is
 * opened: the list is looked at far more often.
 */
export function panelFile(screen: ListModel, shared: Shared): SourceSpec | undefined {
  const { panel } = screen;
  if (!panel) return undefined;
  const stub = new Stub(screen, panel.record ?? screen.list, shared);
  const value = panelOf(stub, screen, panel);
  return {
    path: `generated/web/${screen.area}/${stemOf(screen)}.ts`,
    data: true,
    imports: [typeImport('#contract/panel.ts', ['Panel']), valueImport('../icons.ts', ['icons']), ...stub.imports()],
    statements: [{ kind: 'const', name: 'panel', type: 'Panel', value }],
  };
}
