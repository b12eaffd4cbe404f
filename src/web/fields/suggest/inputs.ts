import type { Suggestion } from '#contract/field.ts';
import type { InputFace } from '../types.ts';
import { IconsInput } from './icons-input.tsx';
import { PermissionsInput } from './permissions-input.tsx';
import { RoutesInput } from './routes-input.tsx';

/** The input of every suggestion: a chunk that forms with such fields load. */
export const suggestedInputs: Readonly<Record<Suggestion, InputFace<'string'>>> = {
  routes: RoutesInput,
  icons: IconsInput,
  permissions: PermissionsInput,
};
