import { mdiFolderOutline } from '@mdi/js';
import { Link } from 'wouter';
import { useMenus } from '#web/auth/menus.tsx';
import { Icon } from '#web/ui/icon.tsx';
import classes from './shortcuts.module.css';
import { useDashboardText } from './texts.ts';

/** The user's pages, grouped as in the menu drawer. */
export function ShortcutsTile() {
  const text = useDashboardText();
  const { entries, iconOf } = useMenus();
  const groups = entries.filter((entry) => entry.items.length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="shortcuts">
      <h2 className={classes.heading} id="shortcuts">
        {text.shortcuts}
      </h2>
      <div className={classes.grid}>
        {groups.map((group) => (
          <section key={group.id} className={classes.group} aria-label={group.label}>
            <h3 className={classes.title}>
              <Icon path={iconOf(group.icon) ?? mdiFolderOutline} size={17} className={classes.icon ?? ''} />
              {group.label}
            </h3>
            <ul className="bare">
              {group.items.map((item) => (
                <li key={item.id}>
                  <Link href={item.link} className={classes.link}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
