import { type ComponentType, createElement, type ReactNode } from 'react';
import { isBelow, type LoadTitles, type Route, type SectionTab, type Titles } from '#contract/route.ts';
import type { Text } from '#contract/text.ts';
import type { Preparing, Visit } from '#web/data/visit.ts';

/** What a hand-written page of a template's screen is given: the generated page of the area that it serves just now. */
interface TemplateProps {
  readonly generated?: ComponentType;
}

type Load<Props = TemplateProps> = () => Promise<{ readonly default: ComponentType<Props> & Preparing }>;

/** The frame around every page of an area or a template. */
interface FrameProps {
  /** The screens of one thing to which the page belongs, if it is one of several. */
  readonly tabs?: readonly SectionTab[] | undefined;
  readonly children?: ReactNode;
}

type Files<Props = TemplateProps> = Readonly<Record<string, Load<Props>>>;

/** A route and what is drawn there. */
export interface Page {
  readonly route: Route;
  /** What it is called, once that is loaded: with the component at the latest, unless its file cannot be fetched. */
  title(): Text | undefined;
  /** The component once it is loaded and, where it was opened, has its first answer. */
  component(): ComponentType | undefined;
  load(): Promise<ComponentType & Preparing>;
  /** Loads it to be shown at once, with its first answer if that comes soon. */
  open(): Promise<ComponentType>;
}

export interface Pages {
  find(path: string): Page | undefined;
  /** Titles of all pages, for looking a page up by its name. */
  loadTitles(): Promise<Titles>;
  readonly all: readonly Page[];
}

/** The area that a frame belongs to: `areas/gateway/web/frame.tsx` → `gateway`. */
const areaOfFrame = (file: string) => /areas\/([^/]+)\/web\/frame\.tsx$/.exec(file)?.[1] ?? '';

/**
 * The pages of a deployment: those of its routes, where the build has placed hand-written ones already, and by their path in
 * the template those that serve the screens of every area which the template makes.
 */
export function createPages(
  routes: readonly Route[],
  templates: Files,
  frames: Files<FrameProps> = {},
  loadTitles: LoadTitles = {},
  visit?: () => Visit | undefined,
): Pages {
  const titles = createTitles(loadTitles);
  const around = new Map(Object.entries(frames).map(([file, load]) => [areaOfFrame(file), load]));
  const all = routes.flatMap((route) => {
    const { path, template = '' } = route;
    const frame = around.get((template === '' ? path : template).split('/')[1] ?? '');
    const tabs = () => titles.tabs(path);
    return route.load ? [createPage(route, composed(route.load, templates[template], frame, tabs), titles, visit)] : [];
  });
  const byPath = new Map(all.map((page) => [page.route.path, page]));
  return { all, find: (path) => byPath.get(path), loadTitles: titles.all };
}

/** The page itself, with the parts of its template and its frame, fetched in parallel. */
function composed(
  own: Load,
  shared: Load | undefined,
  frame: Load<FrameProps> | undefined,
  tabs: () => readonly SectionTab[] | undefined,
): Load {
  if (!shared && !frame) return own;
  return async () => {
    const [page, stands, surrounds] = await Promise.all([own(), shared?.(), frame?.()]);
    const generated = page.default;
    const Shared = stands?.default;
    const Frame = surrounds?.default;
    const drawn = () => (Shared ? createElement(Shared, { generated }) : createElement(generated));
    const { prepare }: Preparing = Shared ? {} : generated;
    const framed = Frame ? () => createElement(Frame, { tabs: tabs() }, drawn()) : drawn;
    return { default: Object.assign(framed, { prepare }) };
  };
}

/** Titles as they come, part by part. */
interface KnownTitles {
  get(path: string): Text | undefined;
  tabs(path: string): readonly SectionTab[] | undefined;
  load(path: string): Promise<void>;
  all(): Promise<Titles>;
}

function createTitles(files: LoadTitles): KnownTitles {
  const known = new Map<string, Text>();
  const sections: (readonly SectionTab[])[] = [];
  const underWay = new Map<string, Promise<void>>();
  const loadPart = (part: string): Promise<void> => {
    const file = files[part];
    if (!file) return Promise.resolve();
    const requested =
      underWay.get(part) ??
      file().then(
        (file) => {
          for (const [path, title] of Object.entries(file.titles)) known.set(path, title);
          sections.push(...(file.sections ?? []));
        },
        // A page is not lost for its name; the next one of this part asks again.
        () => void underWay.delete(part),
      );
    underWay.set(part, requested);
    return requested;
  };
  return {
    get: (path) => known.get(path),
    tabs: (path) => sections.find((tabs) => tabs.some(({ link }) => isBelow(path, link))),
    load: (path) => loadPart(path.split('/')[1] ?? ''),
    async all() {
      await Promise.all(Object.keys(files).map(loadPart));
      return Object.fromEntries(known);
    },
  };
}

/**
 * Milliseconds for which a page that has been loaded waits for its first answer, to be drawn once and not twice; in parts,
 * so that the time in which the frame is drawn, and nothing can be heard, counts little.
 */
const patience = { part: 100, parts: 6 };

async function runOut(): Promise<void> {
  for (let part = 0; part < patience.parts; part += 1)
    await new Promise((resolve) => setTimeout(resolve, patience.part));
}

/** Requests the first answer of a page. Resolves when it is there, has failed or takes longer than that. */
async function prepare(component: Preparing, visit: Visit | undefined): Promise<void> {
  if (!visit || !component.prepare) return;
  await Promise.race([component.prepare(visit), runOut()]);
}

function createPage(route: Route, load: Load, titles: KnownTitles, visit?: () => Visit | undefined): Page {
  let opening: Promise<ComponentType> | undefined;
  let component: ComponentType | undefined;
  let underWay: Promise<ComponentType & Preparing> | undefined;
  const page: Page = {
    route,
    title: () => route.title ?? titles.get(route.path),
    // While its first answer is awaited it is not drawn, so that it is drawn once.
    component: () => (opening ? undefined : component),
    load() {
      underWay ??= Promise.all([load(), titles.load(route.path)]).then(
        ([module]) => {
          component = module.default;
          return module.default;
        },
        (error) => {
          // The next try asks the network again.
          underWay = undefined;
          throw error;
        },
      );
      return underWay;
    },
    open() {
      const finish = async () => {
        try {
          const loaded = await page.load();
          await prepare(loaded, visit?.());
          return loaded;
        } finally {
          opening = undefined;
        }
      };
      opening ??= finish();
      return opening;
    },
  };
  return page;
}
