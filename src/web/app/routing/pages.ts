import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Route } from '#contract/screen.ts';

/** What a hand-written page of a template's screen is given: the generated page of the area that it serves just now. */
interface TemplateProps {
  readonly generated?: ComponentType;
}

type Load<Props = TemplateProps> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What stands around every page of an area or a template. */
interface FrameProps {
  readonly children: ReactNode;
}

type Files<Props = TemplateProps> = Readonly<Record<string, Load<Props>>>;

/** A route and what is drawn there. */
export interface Page {
  readonly route: Route;
  /** The component once it is loaded. */
  component(): ComponentType | undefined;
  load(): Promise<ComponentType>;
}

export interface Pages {
  find(path: string): Page | undefined;
  readonly all: readonly Page[];
  /** Override files that belong to no route of this deployment. */
  readonly orphans: readonly string[];
}

/** A path as a folder may write it: `/a/b_c` is `a/b-c` as well as `a/b/c` and `a-b-c`. */
const kebab = (path: string) => path.replace(/^\//, '').replace(/[_/]/g, '-');

/**
 * Which route an override file stands for: the folder of `page.tsx` under `overrides/`, with or without the area in
 * front. `overrides/finance/withdraw-requests/page.tsx` → `/finance/withdraw_requests`;
 * `overrides/system/users-detail/page.tsx` → `/system/users/detail`;
 * `overrides/auth/login/page.tsx` → `/login`; `overrides/home/page.tsx` → `/`.
 */
export function routeOfOverride(file: string, paths: readonly string[]): string | undefined {
  const folder = file.replace(/^.*overrides\//, '').replace(/\/?page\.tsx$/, '');
  const tail = folder.split('/').slice(1).join('/');
  return paths.find((path) => kebab(path) === kebab(folder)) ?? paths.find((path) => kebab(path) === kebab(tail));
}

/** The area that a frame stands around: `overrides/gateway/frame.tsx` → `gateway`. */
const areaOfFrame = (file: string) => file.replace(/^.*overrides\//, '').replace(/\/frame\.tsx$/, '');

/** The pages of a deployment: the generated ones, and in their place the hand-written ones that are present. */
export function createPages(routes: readonly Route[], overrides: Files, frames: Files<FrameProps> = {}): Pages {
  const places = routes.flatMap(({ path, template }) => (template === undefined ? [path] : [path, template]));
  const written = new Map<string, Load>();
  const orphans: string[] = [];
  for (const [file, load] of Object.entries(overrides)) {
    const place = routeOfOverride(file, places);
    if (place === undefined) orphans.push(file);
    else written.set(place, load);
  }
  const around = new Map(Object.entries(frames).map(([file, load]) => [areaOfFrame(file), load]));
  const all = routes.flatMap((route) => {
    const { path, template = '' } = route;
    const own = written.get(path) ?? route.load;
    const shared = written.has(path) ? undefined : written.get(template);
    const frame = around.get((template === '' ? path : template).split('/')[1] ?? '');
    return own ? [createPage(route, composed(own, shared, frame))] : [];
  });
  const byPath = new Map(all.map((page) => [page.route.path, page]));
  return { all, orphans, find: (path) => byPath.get(path) };
}

/** The page itself, drawn by what its template has in its place, inside what stands around it: fetched side by side. */
function composed(own: Load, shared: Load | undefined, frame: Load<FrameProps> | undefined): Load {
  if (!shared && !frame) return own;
  return async () => {
    const [page, stands, surrounds] = await Promise.all([own(), shared?.(), frame?.()]);
    const generated = page.default;
    const Shared = stands?.default;
    const Frame = surrounds?.default;
    const drawn = () => (Shared ? createElement(Shared, { generated }) : createElement(generated));
    return { default: Frame ? () => createElement(Frame, null, drawn()) : drawn };
  };
}

function createPage(route: Route, load: Load): Page {
  let component: ComponentType | undefined;
  let underWay: Promise<ComponentType> | undefined;
  return {
    route,
    component: () => component,
    load() {
      underWay ??= load().then(
        (module) => {
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
  };
}
