import type { ColumnLayout } from './column-layout.ts';
import { layoutVersion } from './column-layout.ts';
import { isRecord } from './is-record.ts';
import type { KeptView } from './saved-views.ts';

/** How a person has things shown, as the server keeps it. */
export interface Display {
  readonly language: 'th' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly density: 'compact' | 'normal' | 'relaxed';
  readonly buddhist: boolean;
}

/** What the server keeps of a person. */
export interface Preferences {
  /** Undefined until something was kept. */
  readonly display: Display | undefined;
  /** Columns by the name of their list. */
  readonly layouts: ReadonlyMap<string, unknown>;
  /** Ids of views in the menu, in their order. */
  readonly pinned: readonly string[];
  /** Views by the name of their list. */
  readonly views: ReadonlyMap<string, readonly KeptView[]>;
}

type Unknown = Readonly<Record<string, unknown>>;
const recordsIn = (value: unknown): readonly Unknown[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const oneOf = <T extends string>(value: unknown, options: readonly T[]): T =>
  options.find((option) => option === value) ?? (options[0] as T);

/** Columns as the server takes them. */
export function sentLayout({ order, hidden, widths, start, end }: ColumnLayout): object {
  return { order, hidden, widths: Object.entries(widths).map(([column, pixels]) => ({ column, pixels })), start, end };
}

/** Columns as the server has them, in the form in which they are kept here; what they say is read with their list. */
function keptLayout(sent: unknown): unknown {
  if (!isRecord(sent)) return undefined;
  const widths = recordsIn(sent.widths).map(({ column, pixels }) => [String(column), pixels] as const);
  return { ...sent, version: layoutVersion, widths: Object.fromEntries(widths) };
}

function displayIn(sent: unknown): Display | undefined {
  if (!isRecord(sent)) return undefined;
  return {
    language: oneOf(sent.language, ['th', 'en']),
    scheme: oneOf(sent.scheme, ['light', 'dark']),
    density: oneOf(sent.density, ['normal', 'compact', 'relaxed']),
    buddhist: sent.buddhist === true,
  };
}

/** The reply of the server; undefined where it is none. What is damaged is left out. */
export function readPreferences(reply: unknown): Preferences | undefined {
  const data = isRecord(reply) ? reply.data : undefined;
  if (!isRecord(data)) return undefined;
  const views = new Map<string, KeptView[]>();
  for (const view of recordsIn(data.views)) {
    const screen = String(view.screen);
    const others = views.get(screen) ?? [];
    views.set(screen, others);
    others.push({
      id: String(view.id),
      name: String(view.name),
      by: view.is_own === true ? undefined : String(view.by),
      roles: Array.isArray(view.role_ids) ? view.role_ids : [],
      firstRoles: Array.isArray(view.first_role_ids) ? view.first_role_ids : [],
      query: String(view.query),
      layout: keptLayout(view.layout),
      isDefault: view.is_first === true,
    });
  }
  return {
    display: displayIn(data.settings),
    layouts: new Map(recordsIn(data.lists).map(({ screen, layout }) => [String(screen), keptLayout(layout)])),
    pinned: Array.isArray(data.pinned) ? data.pinned.map(String) : [],
    views,
  };
}
