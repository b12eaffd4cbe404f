import type { DataTraits, KindTraits } from './traits.ts';

/** Write-only; reads as "••••" and the last four. */
export const secretTraits: KindTraits = { line: true, secret: true, opaque: true };

/** Its traits for the server and the generator alone. */
export const secretData: DataTraits = { limits: 'length', operators: [] };
