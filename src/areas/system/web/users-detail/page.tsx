import { useMemo } from 'react';
import { useSearch } from 'wouter';
import Generated from '#generated/web/system/users-detail.tsx';
import { useUser } from '#web/auth/session-context.tsx';
import { type FormPanel, FormScreenView } from '#web/screens/form/form-screen.tsx';
import { late } from '#web/ui/late.tsx';
import { resetAction } from './names.ts';
import type { User } from './panel.ts';
import { useUserText } from './texts.ts';

const PermissionsPanel = late(() =>
  import('./permissions-panel.tsx').then((part) => ({ default: part.PermissionsPanel })),
);
const AgentsPanel = late(() => import('./agents-panel.tsx').then((part) => ({ default: part.AgentsPanel })));
const SecurityPanel = late(() => import('./security-panel.tsx').then((part) => ({ default: part.SecurityPanel })));

const screen: typeof Generated.screen = {
  ...Generated.screen,
  actions: Generated.screen.actions.filter(({ id }) => id !== resetAction),
};
/** Users cannot suspend or activate themselves. */
const ownScreen: typeof Generated.screen = { ...screen, actions: [] };

/** A user: the generated form, and tabs for permissions, agents and security. */
export default function UserPage() {
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const text = useUserText();
  const isSelf = useUser()?.id === id;
  const panels = useMemo<readonly FormPanel<User>[]>(() => {
    const panel = (
      name: 'permissions' | 'agents' | 'security',
      Body: typeof PermissionsPanel | typeof AgentsPanel | typeof SecurityPanel,
    ): FormPanel<User> => ({
      name,
      title: text[name],
      render: (record, refresh) => <Body id={record.id} record={record} refresh={refresh} />,
    });
    return [panel('permissions', PermissionsPanel), panel('agents', AgentsPanel), panel('security', SecurityPanel)];
  }, [text]);
  return <FormScreenView key={id} screen={isSelf ? ownScreen : screen} id={id} panels={panels} />;
}
