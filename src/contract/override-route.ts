/** A path as a folder may write it: `/a/b_c` is `a/b-c` as well as `a/b/c` and `a-b-c`. */
const kebab = (path: string) => path.replace(/^\//, '').replace(/[_/]/g, '-');

/** A hand-written page: the area in whose folder it is, and its own folder there, empty for the area's own route. */
const page = /(?:^|\/)areas\/([^/]+)\/web\/(?:(.+)\/)?page\.tsx$/;

/**
 * The route of a hand-written page: its folder below `areas/<area>/web/`, with or without the area in front.
 * `areas/finance/web/withdraw-requests/page.tsx` → `/finance/withdraw_requests`;
 * `areas/system/web/users-detail/page.tsx` → `/system/users/detail`;
 * `areas/auth/web/login/page.tsx` → `/login`; `areas/home/web/page.tsx` → `/`.
 */
export function routeOfOverride(file: string, paths: readonly string[]): string | undefined {
  const [, area, own = ''] = page.exec(file) ?? [];
  if (area === undefined) return undefined;
  const whole = own === '' ? area : `${area}/${own}`;
  return paths.find((path) => kebab(path) === kebab(whole)) ?? paths.find((path) => kebab(path) === kebab(own));
}
