import type { Text } from '#contract/text.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawEntity, RawEnum } from '../language/entity.ts';
import type { RawEventGroup } from '../language/event.ts';
import type { RawShape, RawText } from '../language/field.ts';
import type {
  RawAccess,
  RawApp,
  RawArea,
  RawDeployment,
  RawGateway,
  RawResource,
  RawTemplate,
} from '../language/files.ts';
import type { RawMenu } from '../language/menu.ts';
import type { RawNotice } from '../language/notice.ts';
import type { RawQueue } from '../language/queue.ts';
import type { RawScreen } from '../language/screen.ts';
import type { Places } from '../load/places.ts';
import type { Area, Source } from './types.ts';

/** Something of the manifest with a name: `holder[name]` is what was written. */
export interface Named<R> {
  readonly name: string;
  readonly area: string;
  readonly gateway?: string;
  readonly raw: R;
  readonly holder: object;
}

export interface DraftGateway {
  readonly name: string;
  readonly title: Text;
  readonly raw: RawGateway;
}

export interface DraftMenu {
  readonly area: string;
  readonly gateway?: string;
  readonly raw: RawMenu[number];
}

/** A second thing with a name that is taken. */
export interface Twin {
  readonly what:
    | 'enum'
    | 'option'
    | 'field'
    | 'shape'
    | 'entity'
    | 'endpoint'
    | 'screen'
    | 'queue'
    | 'notice'
    | 'event'
    | 'resource'
    | 'action'
    | 'gateway'
    | 'deployment'
    | 'area';
  readonly name: string;
  readonly holder: object;
  readonly key: string;
  readonly first: { readonly holder: object; readonly key: string };
}

export interface Contribution extends Pick<RawArea, 'contributes'> {
  readonly area: string;
}

/** The manifest as written, gateways expanded, everything findable by name; nothing checked, no default written. */
export interface Draft {
  readonly places: Places;
  readonly app: RawApp['app'] | undefined;
  readonly access: RawAccess | undefined;
  readonly template: RawTemplate | undefined;
  /** As they were written: several may be about one area. */
  readonly areaFiles: readonly RawArea[];
  /** What areas and gateways add to things of others. */
  readonly contributions: readonly Contribution[];
  readonly areas: readonly Area[];
  readonly gateways: readonly DraftGateway[];
  readonly deployments: readonly RawDeployment[];
  readonly enums: ReadonlyMap<string, Named<RawEnum>>;
  readonly shapes: ReadonlyMap<string, Named<RawShape>>;
  readonly entities: ReadonlyMap<string, Named<RawEntity>>;
  readonly endpoints: ReadonlyMap<string, Named<RawEndpoint>>;
  readonly screens: ReadonlyMap<string, Named<RawScreen>>;
  readonly queues: ReadonlyMap<string, Named<RawQueue>>;
  readonly notices: ReadonlyMap<string, Named<RawNotice>>;
  readonly events: ReadonlyMap<string, Named<RawEventGroup>>;
  /** Rows of the matrix. */
  readonly resources: ReadonlyMap<string, Named<RawResource>>;
  /** False = somebody's rows could not be read: nobody can say which are missing. */
  readonly matrixIsWhole: boolean;
  /** What the audit log calls actions that are no calls. */
  readonly auditActions: ReadonlyMap<string, Named<RawText>>;
  readonly menus: readonly DraftMenu[];
  readonly twins: readonly Twin[];
}

/** The place of a named thing; undefined on the fast path, which has no places. */
export function sourceOf(draft: Draft, thing: Named<unknown>): Source | undefined {
  const source = draft.places.at(thing.holder, thing.name, 'key');
  return source.line === 0 ? undefined : source;
}

/** Own property by a name from the manifest, which may be `constructor`. */
export function own<V>(map: Readonly<Record<string, V>> | undefined, name: string): V | undefined {
  return map !== undefined && Object.hasOwn(map, name) ? map[name] : undefined;
}
