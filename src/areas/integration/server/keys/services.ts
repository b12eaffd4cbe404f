import { keyAdd } from './add.ts';
import type { ExampleOf } from './example.ts';
import { keyRotate } from './rotate.ts';
import { keyScopes } from './scopes.ts';

/** The hand-written calls about keys, by their manifest names. */
export const keyServices = (example: ExampleOf) => ({
  'key.add': keyAdd(example),
  'key.rotate': keyRotate(example),
  'key.scopes': keyScopes,
});
