import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '#contract/text.ts';
import { filesBelow } from '../load/below.ts';
import type { EndpointModel, Model, ScreenModel } from '../model/types.ts';
import { camel, pascal } from '../print/names.ts';

/** A part of a screen, and the call that it needs. */
export interface Part {
  readonly id: string;
  /** What a person calls it; undefined = the screen itself, which is nothing without it. */
  readonly title: string | undefined;
}

/** Keys under which a screen has what it is made of; everything else is a part of it. */
const main: ReadonlySet<string> = new Set(['list', 'record', 'matrix', 'batch', 'save']);
/** Keys that hold names of permissions, which may look like those of calls. */
const others: ReadonlySet<string> = new Set(['permission', 'savePermission', 'export', 'path', 'area', 'source']);

const textIn = (value: unknown): string | undefined => {
  const { en } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Text>;
  return typeof en === 'string' ? en : undefined;
};

interface Found {
  readonly id: string;
  readonly title: string | undefined;
  readonly key: string;
  readonly depth: number;
}

/** Every call that is named anywhere in a screen, with the title of what it stands in. */
function* namedIn(
  value: unknown,
  isCall: (text: string) => boolean,
  byPath: ReadonlyMap<string, string>,
  title: string | undefined = undefined,
  key = '',
  depth = 0,
): Iterable<Found> {
  if (typeof value === 'string') {
    if (isCall(value)) yield { id: value, title, key, depth };
    // Choices are named by the path of the call that answers them.
    const choices = key === 'path' && depth > 1 ? byPath.get(value) : undefined;
    if (choices !== undefined) yield { id: choices, title: `choices of ${title ?? 'a field'}`, key, depth };
    return;
  }
  if (Array.isArray(value)) {
    for (const one of value) yield* namedIn(one, isCall, byPath, title, key, depth);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const own =
    depth === 0
      ? undefined
      : (textIn('title' in value ? value.title : undefined) ?? textIn('label' in value ? value.label : undefined));
  for (const [name, one] of Object.entries(value)) {
    if (others.has(name) && !(name === 'path' && depth > 1)) continue;
    yield* namedIn(one, isCall, byPath, own ?? title, name, depth + 1);
  }
}

/** Calls that the hand-written page of a screen names, by their constants and hooks. */
export type WrittenCalls = (screen: Pick<ScreenModel, 'path' | 'area'>) => readonly string[];

/** Where hand-written pages are: `src/areas/<area>/web/<route>/`, with or without the area in front. */
export function writtenCallsIn(root: string, endpoints: readonly EndpointModel[]): WrittenCalls {
  const names = endpoints.map(({ id }) => ({ id, words: new RegExp(`\\b(?:${camel(id)}|use${pascal(id)})\\b`) }));
  return ({ path, area }) => {
    const route = path.slice(1).replaceAll(/[/_]/g, '-');
    const folders = [route, route.replace(`${area}-`, '')].map((name) => `src/areas/${area}/web/${name}`);
    const folder = folders.find((each) => existsSync(join(root, each, 'page.tsx')));
    if (folder === undefined) return [];
    const texts = filesBelow(root, folder, /\.tsx?$/).map((file) => readFileSync(join(root, file), 'utf8'));
    return names.flatMap(({ id, words }) => (texts.some((text) => words.test(text)) ? [id] : []));
  };
}

/** What a screen is made of, each call once: as the screen itself where it is that anywhere. */
export function partsOf(screen: ScreenModel, model: Model, written: WrittenCalls): readonly Part[] {
  const ids = new Map(model.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const byPath = new Map(
    model.endpoints.flatMap(({ id, kind, path }) => (kind === 'items' ? [[path, id] as const] : [])),
  );
  const parts = new Map<string, Part>();
  for (const { id, title, key, depth } of namedIn(screen, (text) => ids.has(text), byPath)) {
    // What a list reads afresh before a question is a part of it.
    const isMain = depth === 1 && main.has(key) && !('list' in screen && key === 'record');
    if (isMain) parts.set(id, { id, title: undefined });
    else if (!parts.has(id)) parts.set(id, { id, title: title ?? ids.get(id)?.title.en });
  }
  for (const id of written(screen)) if (!parts.has(id)) parts.set(id, { id, title: ids.get(id)?.title.en });
  return [...parts.values()];
}
