import { mdiChevronDown, mdiChevronRight, mdiEyeOffOutline, mdiOpenInNew } from '@mdi/js';
import type { ReactNode } from 'react';
import type { AsideProps } from '#contract/form-words.ts';
import { useMenuItems } from '#generated/web/system/hooks/menu.ts';
import { MenuIcon } from '#web/auth/menu-icon.tsx';
import { defineTexts, useLanguage } from '#web/locale/language.ts';
import { AsideCard } from '#web/screens/shared/aside-card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import css from '../menu-preview/menu-preview.module.css';
import { type Entry, previewOf } from '../menu-preview/preview-tree.ts';

const usePreviewText = defineTexts(
  {
    title: 'ตัวอย่างในเมนู',
    hidden: 'เมนูนี้ซ่อนอยู่ จะไม่แสดงกับใคร',
    empty: 'กลุ่มที่ยังไม่มีเมนูย่อยจะยังไม่แสดง',
    collapsed: 'เริ่มต้นแบบพับ',
    counter: 'มีตัวเลขแจ้งเตือน',
  },
  {
    title: 'As the menu shows it',
    hidden: 'This entry is hidden from everybody',
    empty: 'A group is not shown until it has entries',
    collapsed: 'Starts collapsed',
    counter: 'With a counter',
  },
);

/** Preview of the menu drawer around an entry. */
export default function MenuPreview({ values, id }: AsideProps) {
  const text = usePreviewText();
  const language = useLanguage();
  const { data } = useMenuItems({});
  const { top, entries, isCollapsed } = previewOf(
    values,
    id === undefined ? undefined : Number(id),
    data?.data ?? [],
    language,
  );
  const isGroup = entries.length > 0;
  const notes = [
    values.status === 'hidden' && text.hidden,
    !isGroup && top.isOwn && top.link === null && text.empty,
    isGroup && isCollapsed && text.collapsed,
  ].filter((note) => note !== false);
  return (
    <AsideCard label={text.title}>
      <h2>{text.title}</h2>
      <Stack gap={3}>
        <div className={css.drawer}>
          <Line entry={top} counter={text.counter}>
            {isGroup && <Icon path={isCollapsed ? mdiChevronRight : mdiChevronDown} size={16} />}
          </Line>
          {isGroup && (
            <ul className={css.items}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Line entry={entry} below counter={text.counter} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {notes.map((note) => (
          <Quiet key={note}>{note}</Quiet>
        ))}
      </Stack>
    </AsideCard>
  );
}

interface LineProps {
  readonly entry: Entry;
  readonly below?: boolean;
  readonly counter: string;
  readonly children?: ReactNode;
}

function Line({ entry, below, counter, children }: LineProps) {
  const { label, icon, link, badge, isHidden, isOwn } = entry;
  return (
    <div
      className={css.line}
      data-below={below || undefined}
      data-own={isOwn || undefined}
      data-off={isHidden || undefined}
    >
      {!below && <MenuIcon name={icon ?? ''} size={19} />}
      <span className={css.label}>{label}</span>
      {badge && (
        <span className={`${marks.pill} ${css.badge}`} role="img" aria-label={counter} title={counter}>
          3
        </span>
      )}
      {link?.startsWith('https:') && <Icon path={mdiOpenInNew} size={14} />}
      {isHidden && <Icon path={mdiEyeOffOutline} size={15} />}
      {children}
    </div>
  );
}
