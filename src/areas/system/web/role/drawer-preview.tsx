import { mdiFolderOutline } from '@mdi/js';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import drawer from '../menu-preview/menu-preview.module.css';
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
    <Card dense title={text.preview} className={css.preview} aria-label={text.preview} tabIndex={0}>
      {tree.length === 0 && <Quiet>{text.previewEmpty}</Quiet>}
      <ul className={drawer.items}>
        {tree.map((group) => (
          <li key={group.id}>
            <span className={drawer.line}>
              <Icon path={(group.icon && iconOf(group.icon)) || mdiFolderOutline} size={17} />
              {nameOf(group)}
            </span>
            {group.items.length > 0 && (
              <ul className={drawer.items}>
                {group.items.map((item) => (
                  <li key={item.id} className={drawer.line} data-below="">
                    {nameOf(item)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
