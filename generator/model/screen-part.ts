import { templateArea } from './defaults.ts';

/**
 * File of a hand-written part of a screen: `deposit_sides` of finance is
 * src/areas/finance/web/parts/deposit-sides.tsx. The screens of all gateways share those of the template.
 */
export function partFile(name: string, screen: { readonly area: string; readonly gateway?: string }): string {
  const area = screen.gateway === undefined ? screen.area : templateArea;
  return `src/areas/${area}/web/parts/${name.replaceAll('_', '-')}.tsx`;
}
