import { partFile } from '../model/screen-part.ts';
import type { ScreenModel } from '../model/types.ts';
import { type Code, code, quote } from '../print/literal.ts';

/** What fetches a hand-written part of a screen. */
export function partLoad(name: string, screen: Pick<ScreenModel, 'area' | 'gateway'>): Code {
  return code(`() => import(${quote(partFile(name, screen).replace('src/areas/', '#areas/'))})`);
}
