import { mdiKeyOutline, mdiLogout } from '@mdi/js';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#web/auth/profile.ts';
import { useText } from '#web/locale/use-text.ts';
import { HoverMenu } from '#web/ui/hover-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { timings } from '../constants.ts';
import { MemberFace, MemberName } from './member-face.tsx';
import classes from './member-menu.module.css';

const SignOutDialog = late(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog }));

/** Name, role and photo of the person; change of password and sign-out behind it. */
export function MemberMenu({ user }: { readonly user: User }) {
  const t = useText();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <HoverMenu
        label={t.shell.member}
        closeDelay={timings.memberMenuClose}
        head={
          <div className={classes.small}>
            <MemberName user={user} />
          </div>
        }
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
        <MemberFace user={user} />
      </HoverMenu>
      <Suspense>{asking && <SignOutDialog onCancel={() => setAsking(false)} />}</Suspense>
    </>
  );
}
