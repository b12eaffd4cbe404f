import { fileStem } from '../print/names.ts';

/**
 * File of a screen within its area: the route without the area's own segment, `/` as `-`.
 * /finance/withdraw_requests → withdraw_requests, /vizpay/account/add → account-add, /banner in banner → index.
 */
export function stubName(area: string, path: string): string {
  const segments = path.split('/').filter(Boolean);
  const own = segments[0] === area ? segments.slice(1) : segments;
  return fileStem(own.length === 0 ? 'index' : own.join('-'));
}

/** The same for the part of a screen that a stub is of: a further list has the name of its tab behind that of the screen. */
export function partName({
  area,
  path,
  view,
}: {
  readonly area: string;
  readonly path: string;
  readonly view?: string;
}) {
  return view === undefined ? stubName(area, path) : `${stubName(area, path)}.${fileStem(view)}`;
}
