import { mdiChevronDown } from '@mdi/js';
import { useState } from 'react';
import type { User } from '#web/auth/profile.ts';
import { Icon } from '#web/ui/icon.tsx';
import classes from './member-menu.module.css';

interface Props {
  readonly user: User;
}

/** Name and role of the person. */
export function MemberName({ user }: Props) {
  return (
    <>
      <span className={classes.name}>{user.name}</span>
      <span className={classes.role}>{user.roleName.toUpperCase()}</span>
    </>
  );
}

/** What the button of the person's menu shows. */
export function MemberFace({ user }: Props) {
  return (
    <>
      <Photo user={user} />
      <span className={classes.who}>
        <MemberName user={user} />
      </span>
      <Icon path={mdiChevronDown} size={16} className={classes.chevron ?? ''} />
    </>
  );
}

function Photo({ user }: Props) {
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
