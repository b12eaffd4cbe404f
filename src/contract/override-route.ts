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
