import type { Definition } from '#contract/definitions.ts';
import type { Titles } from '#contract/route.ts';
import type { Text } from '#contract/text.ts';
import type { MenuEntry } from '#web/auth/profile.ts';

/** What the manual says of one page. */
export interface Section {
  readonly path: string;
  readonly title: Text;
  readonly help: Text;
  /** It is opened by its address alone; a record needs one of its own. */
  readonly opens: boolean;
  /** What the words of the page mean, each once. */
  readonly definitions: readonly Definition[];
}

/** Pages that are one group of the menu. */
export interface Chapter {
  readonly id: string;
  /** As the menu has it; absent for pages that no menu leads to. */
  readonly title?: string;
  readonly sections: readonly Section[];
}

interface Known {
  readonly manual: Titles;
  readonly titles: Titles;
  readonly definitions?: ReadonlyMap<string, readonly Definition[]>;
  readonly entries: readonly MenuEntry[];
  readonly mayOpen: (path: string) => boolean;
}

interface Place {
  readonly chapter: MenuEntry;
  readonly path: string;
}

const foldersOf = (path: string) => path.split('/').slice(1, -1);
const pathOf = (link: string) => link.replace(/[?#].*$/, '');

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

/** How near a page is to an entry: folders alike, then `manage_bank` to `manage_banks`, then what is added to where it is listed. */
function nearness(path: string, entry: string): number {
  const [here, there] = [foldersOf(path), foldersOf(entry)];
  const apart = here.findIndex((folder, index) => folder !== there[index]);
  const alike = apart === -1 ? here.length : apart;
  if (alike === 0) return 0;
  const [word, listed] = [lastOf(path), lastOf(entry)];
  return alike * 4 + (listed.startsWith(word) ? 2 : 0) + (listed === 'manage' ? 1 : 0);
}

/** The entry that a page is reached from: its own, else the nearest one. */
function placeOf(path: string, places: readonly Place[]): Place | undefined {
  const own = places.find((place) => place.path === path);
  if (own) return own;
  let best: Place | undefined;
  for (const place of places) if (nearness(path, place.path) > (best ? nearness(path, best.path) : 0)) best = place;
  return best;
}

/** The manual of one person, in the order of their menu: each page comes after the entry that leads to it. */
export function chaptersOf({ manual, titles, definitions, entries, mayOpen }: Known): readonly Chapter[] {
  const places = entries
    .filter(({ id }) => id !== 'views')
    .flatMap((chapter) =>
      [...(chapter.link === undefined ? [] : [chapter.link]), ...chapter.items.map(({ link }) => link)].map(
        (link): Place => ({ chapter, path: pathOf(link) }),
      ),
    );
  const found = new Map<Place | undefined, Section[]>();
  for (const [path, help] of Object.entries(manual)) {
    const title = titles[path];
    if (!title || !mayOpen(path)) continue;
    const place = placeOf(path, places);
    const opens = place?.path === path || path.endsWith('/add') || place === undefined;
    const section: Section = { path, title, help, opens, definitions: definitions?.get(path) ?? [] };
    const others = found.get(place) ?? [];
    found.set(place, place?.path === path ? [section, ...others] : [...others, section]);
  }
  const chapters = new Map<string, { readonly title?: string; readonly sections: Section[] }>();
  for (const place of [...places, undefined]) {
    const sections = found.get(place);
    if (!sections) continue;
    const id = place?.chapter.id ?? 'more';
    const chapter = chapters.get(id) ?? { ...(place && { title: place.chapter.label }), sections: [] };
    chapter.sections.push(...sections);
    chapters.set(id, chapter);
  }
  return [...chapters].map(([id, chapter]) => ({ id, ...chapter }));
}

/** The sections in which every word occurs, in either language; chapters without one are left out. */
export function searched(chapters: readonly Chapter[], typed: string): readonly Chapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const has = ({ title, help, definitions }: Section, chapter: string) => {
    const meanings = definitions.flatMap(({ label, help: meaning }) => [label.th, label.en, meaning.th, meaning.en]);
    const all = [title.th, title.en, help.th, help.en, chapter, ...meanings].join('\n').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, sections: chapter.sections.filter((one) => has(one, chapter.title ?? '')) }))
    .filter(({ sections }) => sections.length > 0);
}
