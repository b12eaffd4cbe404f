import { useMemo } from 'react';
import type { Related } from '#contract/screen.ts';
import type { RoleDetailReply } from '#generated/api/system.ts';
import Users from '#generated/web/system/users.tsx';
import { RelatedList } from '#web/screens/shared/related-list.tsx';

const shown: ReadonlySet<string> = new Set(['username', 'name', 'email', 'last_login_at', 'status']);
const { list, key, columns, filters, sort, permission } = Users.screen;
const related: Related = {
  name: 'people',
  title: { th: 'ผู้ใช้ในตำแหน่ง', en: 'People with this role' },
  list,
  key,
  columns: columns
    .filter(({ name }) => shown.has(name))
    .map((column) => (column.name === 'username' ? { ...column, link: '/system/users/detail?user_id={id}' } : column)),
  filters,
  sort,
  limit: 20,
  match: { role_id: 'id' },
  permission,
};

/** Users with the role. */
export function PeopleTab({ role }: { readonly role: RoleDetailReply }) {
  const record = useMemo(() => ({ ...role }), [role]);
  return <RelatedList related={related} record={record} />;
}
