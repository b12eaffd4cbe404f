import type { FieldKind } from '../field.ts';
import { kinds } from './index.ts';

/** Is this the name of a kind of field? */
export const isFieldKind = (name: unknown): name is FieldKind => typeof name === 'string' && Object.hasOwn(kinds, name);

/** The names of all kinds, in their order. */
export const fieldKinds: readonly FieldKind[] = /* @__PURE__ */ Object.keys(kinds).filter(isFieldKind);
