import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawEntity } from '../language/entity.ts';
import type { RawScreen } from '../language/screen.ts';
import type { Named } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { screenParts } from './look.ts';
import { ofEach, type Rule } from './rule.ts';

/** A rule that looks at one thing after the other, and again only at those of which something is other than before. */
const over =
  <T extends object>(things: (world: World) => Iterable<T>) =>
  (find: (world: World, thing: T) => Iterable<Problem>): Rule => {
    const found = ofEach(find);
    return function* (world) {
      for (const thing of things(world)) yield* found(world, thing);
    };
  };

/** A rule about each screen, and each further list of one. */
export const ofScreens = over<RawScreen>(screenParts);
/** A rule about each endpoint. */
export const ofEndpoints = over<Named<RawEndpoint>>(({ draft }) => draft.endpoints.values());
/** A rule about each entity. */
export const ofEntities = over<Named<RawEntity>>(({ draft }) => draft.entities.values());

/** Several rules as one. */
export const together = (...rules: readonly Rule[]): Rule =>
  function* (world, facts) {
    for (const rule of rules) yield* rule(world, facts);
  };
