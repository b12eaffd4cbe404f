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
