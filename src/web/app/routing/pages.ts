import type { ComponentType } from 'react';
import type { Route } from '#contract/screen.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

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

/** The pages of a deployment: the generated ones, and in their place the hand-written ones that are present. */
export function createPages(routes: readonly Route[], overrides: Readonly<Record<string, Load>>): Pages {
  const paths = routes.map((route) => route.path);
  const written = new Map<string, Load>();
  const orphans: string[] = [];
  for (const [file, load] of Object.entries(overrides)) {
    const path = routeOfOverride(file, paths);
    if (path === undefined) orphans.push(file);
    else written.set(path, load);
  }
  const all = routes.flatMap((route) => {
    const load = written.get(route.path) ?? route.load;
    return load ? [createPage(route, load)] : [];
  });
  const byPath = new Map(all.map((page) => [page.route.path, page]));
  return { all, orphans, find: (path) => byPath.get(path) };
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
