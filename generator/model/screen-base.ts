import type { RawScreen } from '../language/screen.ts';
import { type Named, sourceOf } from './draft.ts';
import { textOf } from './texts.ts';
import type { World } from './world.ts';

/** What every screen has, whatever its kind. */
export function baseOf(thing: Named<RawScreen>, world: World) {
  return {
    path: thing.name,
    area: thing.area,
    ...(thing.gateway === undefined ? {} : { gateway: thing.gateway }),
    title: textOf(thing.raw.title, thing.raw.title.th),
    ...(thing.raw.help ? { help: textOf(thing.raw.help, thing.raw.help.th) } : {}),
    layout: thing.raw.layout ?? ('default' as const),
    permission: world.screenPermission(thing.raw),
    source: sourceOf(world.draft, thing),
  };
}
