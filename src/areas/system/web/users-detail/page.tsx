import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { roleList } from '#generated/web/system/calls/role.ts';
import { useRoleItems, useRoleList } from '#generated/web/system/hooks/role.ts';
import Generated from '#generated/web/system/users-detail.tsx';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { resetAction } from './names.ts';
import { useUserText } from './texts.ts';

const PermissionsPanel = late(() =>
  import('./permissions-panel.tsx').then((part) => ({ default: part.PermissionsPanel })),
);
const AgentsPanel = late(() => import('./agents-panel.tsx').then((part) => ({ default: part.AgentsPanel })));
const SecurityPanel = late(() => import('./security-panel.tsx').then((part) => ({ default: part.SecurityPanel })));

const screen: FormScreen = {
  ...Generated.screen,
  actions: Generated.screen.actions.filter(({ id }) => id !== resetAction),
};
/** Nobody suspends or lets in themselves. */
const ownScreen: FormScreen = { ...screen, actions: [] };
const everyRole = { limit: 100 };

/** Every tab is about somebody: who that is stays in sight. */
const about = (record: Row) => `${String(record.name ?? '')} · ${String(record.username ?? '')}`;

const keyOf = (record: Row) => (typeof record.id === 'number' ? record.id : undefined);

/** A member of staff: the generated form, what they may do, whom they serve, and how they get in. */
export default function UserPage() {
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const text = useUserText();
  const can = useCan();
  const isSelf = useUser()?.id === id;
  const roles = useRoleItems(everyRole, { once: true });
  const whole = useRoleList(roles.absent && can(roleList.permission) ? everyRole : null, { once: true });
  const names = roles.data?.data ?? whole.data?.data;
  const ask = useCallback(
    (changed: Row, record: Row) => {
      if (!('role_id' in changed) || record.role_id === null) return undefined;
      const after = names?.find((role) => role.id === changed.role_id)?.name ?? `#${String(changed.role_id)}`;
      return text.roleQuestion(String(record.role_name ?? ''), after);
    },
    [names, text],
  );
  const panels = useMemo<readonly FormPanel[]>(() => {
    const panel = (
      name: 'permissions' | 'agents' | 'security',
      Body: typeof PermissionsPanel | typeof AgentsPanel | typeof SecurityPanel,
    ): FormPanel => ({
      name,
      title: text[name],
      render: (record, refresh) => {
        const user = keyOf(record);
        return user === undefined ? null : <Body id={user} record={record} refresh={refresh} />;
      },
    });
    return [panel('permissions', PermissionsPanel), panel('agents', AgentsPanel), panel('security', SecurityPanel)];
  }, [text]);
  return (
    <FormScreenView key={id} screen={isSelf ? ownScreen : screen} id={id} panels={panels} about={about} ask={ask} />
  );
}
