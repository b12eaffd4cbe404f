import { mdiFullscreen, mdiFullscreenExit, mdiMagnify, mdiMenu, mdiMenuOpen } from '@mdi/js';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useUser } from '#web/auth/session-context.tsx';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import type { Brand } from '../deployment.ts';
import { toggleDrawer, useUi } from '../ui-store.ts';
import { BarButton } from './bar-button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { MemberFace } from './member-face.tsx';
import member from './member-menu.module.css';
import { ServerLabel } from './server-label.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import classes from './top-bar.module.css';
import { useFullscreen } from './use-fullscreen.ts';

const OwnCorner = late(() => import('./own-corner.tsx'));

interface Props {
  readonly brand: Brand;
  readonly onSearch: () => void;
  /** The page is there: what nobody sees yet may be fetched. */
  readonly isCalm: boolean;
}

/** The fixed bar: drawer, brand, search, server, display, full screen, member. */
export function TopBar({ brand, onSearch, isCalm }: Props) {
  const t = useText();
  const { navDrawer } = useUi();
  const fullscreen = useFullscreen();
  return (
    <header className={classes.bar}>
      <BarButton
        label={navDrawer ? t.shell.closeMenu : t.shell.openMenu}
        onClick={toggleDrawer}
        aria-expanded={navDrawer}
        aria-controls="main-menu"
      >
        <Icon path={navDrawer ? mdiMenuOpen : mdiMenu} size={20} />
      </BarButton>
      <Link href="/" className={classes.brand} aria-label={brand.name}>
        <BrandMark color={brand.color} />
        <span className={classes.name}>{brand.name}</span>
      </Link>
      <button
        type="button"
        className={`bare ${classes.search}`}
        onClick={onSearch}
        title={t.shell.searchEverything}
        aria-keyshortcuts="Control+K"
      >
        <Icon path={mdiMagnify} />
        <span className={classes.searchText}>{t.shell.search}</span>
        <span className={classes.key} aria-hidden="true" />
      </button>
      <div className={classes.end}>
        <ServerLabel />
        <SettingsMenu />
        {fullscreen.available && (
          <BarButton
            label={fullscreen.active ? t.shell.exitFullscreen : t.shell.fullscreen}
            onClick={fullscreen.toggle}
            aria-pressed={fullscreen.active}
          >
            <Icon path={fullscreen.active ? mdiFullscreenExit : mdiFullscreen} size={20} />
          </BarButton>
        )}
        <Member isCalm={isCalm} />
      </div>
    </header>
  );
}

/** Who is signed in; their menu and their notices come when the page is there. */
function Member({ isCalm }: Pick<Props, 'isCalm'>) {
  const user = useUser();
  if (!user) return null;
  const face = (
    <div className={member.face}>
      <MemberFace user={user} />
    </div>
  );
  return isCalm ? (
    <Suspense fallback={face}>
      <OwnCorner user={user} />
    </Suspense>
  ) : (
    face
  );
}
