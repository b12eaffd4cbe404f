import type { RecordPanel } from '#contract/screen-part.ts';
import type { RawRecordPanel } from '../language/record-panel.ts';
import type { RawRelated } from '../language/screen.ts';
import { textOf } from './texts.ts';
import type { World } from './world.ts';
import { written } from './written.ts';

/** As the browser's RecordPanel, with part and call by their names. */
export interface RecordPanelModel extends Omit<RecordPanel, 'part' | 'call'> {
  readonly part: string;
  readonly call?: string;
}

/** The hand-written tabs of a record. */
export function panelsOf(
  raw: { readonly panels?: readonly RawRecordPanel[]; readonly related?: readonly RawRelated[] },
  world: World,
): { panels?: readonly RecordPanelModel[] } {
  if (!raw.panels) return {};
  const panels = raw.panels.map((one): RecordPanelModel => {
    const list = raw.related?.find(({ name }) => name === one.list)?.list;
    const calls = [one.call, list].flatMap((id) => (id === undefined ? [] : (world.endpoints.get(id) ?? [])));
    const permission = one.allow ?? calls[0]?.permission;
    return {
      name: one.name,
      title: textOf(one.title, one.title.th),
      part: one.part,
      ...(permission === undefined ? {} : { permission }),
      ...written(one, 'call', 'list'),
      ...(one.kept ? { kept: true as const } : {}),
    };
  });
  return { panels };
}
