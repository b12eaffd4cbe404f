import type { NoticeRule } from '#contract/notice.ts';
import type { RawNotice } from '../language/notice.ts';
import { conditionOf } from './conditions.ts';
import type { Named } from './draft.ts';
import { factOf } from './memory.ts';
import { noteOf } from './texts.ts';
import type { World } from './world.ts';

/** What a notice is about happening: one action, or several. */
export const actionsOfNotice = ({ on }: Pick<RawNotice, 'on'>): readonly string[] =>
  typeof on === 'string' ? [on] : on;

/** Route of where a notice leads. */
export const pathOfNotice = ({ open }: Pick<RawNotice, 'open'>): string => open.split('?')[0] ?? '';

function noticeOf({ name, raw }: Named<RawNotice>, world: World): readonly NoticeRule[] {
  const path = pathOfNotice(raw);
  const screen = world.draft.screens.get(path)?.raw;
  const text = noteOf(raw.says);
  if (!screen || !text) return [];
  return [
    {
      name,
      on: actionsOfNotice(raw),
      about: raw.about,
      ...(raw.was === undefined ? {} : { was: conditionOf(raw.was) }),
      ...(raw.when === undefined ? {} : { when: conditionOf(raw.when) }),
      to: raw.to ?? [],
      ...(raw.allow === undefined ? {} : { allow: raw.allow }),
      permission: world.screenPermission(screen),
      path,
      text,
      tone: raw.tone ?? 'info',
      open: raw.open,
    },
  ];
}

/** Every notice of the manifest, in its order. */
export const noticesOf = factOf('world', (world: World): readonly NoticeRule[] =>
  [...world.draft.notices.values()].flatMap((notice) => noticeOf(notice, world)),
);
