import { mdiFolderOutline } from '@mdi/js';
import { useEffect } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useMenus } from './menus.tsx';

interface Props {
  /** As a menu names it: `mdi-cash`. */
  readonly name: string;
  readonly size?: number;
}

/** An icon by its name; a folder until it is there, and where there is none of that name. */
export function MenuIcon({ name, size = 18 }: Props) {
  const { iconOf, allIcons, wantIcons } = useMenus();
  const path = iconOf(name);
  const isMissing = path === undefined && allIcons === undefined;
  useEffect(() => {
    if (isMissing) wantIcons();
  }, [isMissing, wantIcons]);
  return <Icon path={path ?? mdiFolderOutline} size={size} />;
}
