import type { User } from '#web/auth/profile.ts';
import { MemberMenu } from './member-menu.tsx';
import { Bell } from './notices/bell.tsx';

/** What is the person's own in the bar: the bell with what concerns them, and their menu. */
export default function OwnCorner({ user }: { readonly user: User }) {
  return (
    <>
      <Bell user={user.id} />
      <MemberMenu user={user} />
    </>
  );
}
