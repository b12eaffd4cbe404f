import { noPlaces } from '../load/places.ts';
import { collect, type Document } from './collect.ts';
import { resolve } from './resolve.ts';
import type { Model } from './types.ts';
import { buildWorld } from './world.ts';

/** The model of documents that are assumed to be sound. May throw, or be meaningless, if a rule is broken. */
export function modelOf(documents: readonly Document[]): Model {
  const draft = collect(documents, noPlaces);
  return resolve(draft, buildWorld(draft));
}
