import { mdiFolderOutline } from '@mdi/js';
import { Icon } from '#web/ui/icon.tsx';
import type { MenuItem, MenuNode } from './menu-choice.ts';
import css from './role.module.css';
import { useRoleText } from './texts.ts';

interface Props {
  readonly tree: readonly MenuNode[];
  readonly nameOf: (item: MenuItem) => string;
  readonly iconOf: (name: string) => string | undefined;
}

/** The menu drawer as users of the role will see it. */
export function DrawerPreview({ tree, nameOf, iconOf }: Props) {
  const text = useRoleText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that takes the focus
    <section className={css.preview} aria-label={text.preview} tabIndex={0}>
      <h2 className={css.previewTitle}>{text.preview}</h2>
      {tree.length === 0 && <p className={css.quiet}>{text.previewEmpty}</p>}
      <ul className={css.previewList}>
        {tree.map((group) => (
          <li key={group.id}>
            <span className={css.previewGroup}>
              <Icon path={(group.icon && iconOf(group.icon)) || mdiFolderOutline} size={17} />
              {nameOf(group)}
            </span>
            {group.items.length > 0 && (
              <ul className={css.previewItems}>
                {group.items.map((item) => (
                  <li key={item.id}>{nameOf(item)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
