import { mdiChevronDown, mdiKeyOutline, mdiLogout } from '@mdi/js';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#web/auth/profile.ts';
import { useUser } from '#web/auth/session-context.tsx';
import { useText } from '#web/locale/use-text.ts';
import { HoverMenu } from '#web/ui/hover-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { timings } from '../constants.ts';
import classes from './member-menu.module.css';

const SignOutDialog = late(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog }));

/** Name, role and photo of the person; change of password and sign-out behind it. */
export function MemberMenu() {
  const t = useText();
  const user = useUser();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  if (!user) return null;
  const who = (
    <>
      <span className={classes.name}>{user.name}</span>
      <span className={classes.role}>{user.roleName.toUpperCase()}</span>
    </>
  );
  return (
    <>
      <HoverMenu
        label={t.shell.member}
        closeDelay={timings.memberMenuClose}
        head={<div className={classes.small}>{who}</div>}
        items={[
          {
            id: 'change-password',
            icon: <Icon path={mdiKeyOutline} />,
            label: t.shell.changePassword,
            onSelect: () => navigate('/change-password'),
          },
          { id: 'logout', icon: <Icon path={mdiLogout} />, label: t.shell.logout, onSelect: () => setAsking(true) },
        ]}
      >
        <Photo user={user} />
        <span className={classes.who}>{who}</span>
        <Icon path={mdiChevronDown} size={16} className={classes.chevron ?? ''} />
      </HoverMenu>
      <Suspense>{asking && <SignOutDialog onCancel={() => setAsking(false)} />}</Suspense>
    </>
  );
}

function Photo({ user }: { readonly user: User }) {
  const [broken, setBroken] = useState(false);
  if (user.photoUrl && !broken) {
    return <img className={classes.photo} src={user.photoUrl} alt="" onError={() => setBroken(true)} />;
  }
  return (
    <span className={classes.photo} aria-hidden="true">
      {initials(user.name)}
    </span>
  );
}

/** First letters of the first two words. A Thai word starts with its first consonant: `เอก` → `อ`, since a leading vowel says little. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word.replace(/^[เแโใไ]/, '')][0] ?? '')
    .join('')
    .toUpperCase();
}
