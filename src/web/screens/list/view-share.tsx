import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PreferenceCalls } from '#web/auth/person-store.ts';
import type { SavedView } from '#web/core/saved-views.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { useLanguage } from '#web/locale/language.ts';
import { useToolText } from './tool-texts.ts';
import type { ViewTools } from './use-view-tools.ts';
import css from './view-menu.module.css';

interface Props {
  readonly view: SavedView;
  /** All views of the list, of which one may open first for a role already. */
  readonly views: readonly SavedView[];
  readonly calls: PreferenceCalls;
  readonly tools: ViewTools;
  readonly onClose: () => void;
}

interface Role {
  readonly id: number;
  readonly name: string;
}

interface RolesReply {
  readonly data: readonly { readonly id: number; readonly name: string; readonly name_en?: string | null }[];
}

/** Roles as the person reads them. */
function useRoles(calls: PreferenceCalls) {
  const isEnglish = useLanguage() === 'en';
  const answer = useGet<RolesReply>(calls.roles, { limit: 50 });
  const roles = answer.data?.data.map(({ id, name, name_en }): Role => ({ id, name: (isEnglish && name_en) || name }));
  return { roles, error: answer.error };
}

const toggled = (ids: readonly number[], id: number, isIn: boolean): readonly number[] =>
  isIn ? [...ids, id] : ids.filter((other) => other !== id);

/** Before whom a view is, and for whom the list opens with it. */
export function ViewShare({ view, views, calls, tools, onClose }: Props) {
  const tool = useToolText();
  const describe = useDescribeError();
  const { roles, error } = useRoles(calls);
  const [chosen, setChosen] = useState(view.roles);
  const [first, setFirst] = useState(view.firstRoles);
  const change = (id: number, isIn: boolean) => {
    setChosen(toggled(chosen, id, isIn));
    if (!isIn) setFirst(toggled(first, id, false));
  };
  const save = async () => {
    const names = (roles ?? []).filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    if (await tools.share?.(view, chosen, first, names.join(', '))) onClose();
  };
  return (
    <Stack gap={8} className={css.menu}>
      <Text fz="sm" fw={600}>
        {tool.shareView(view.name)}
      </Text>
      <Text fz="xs" c="dimmed">
        {tool.shareLead}
      </Text>
      {error && (
        <Text fz="xs" c="red" role="alert">
          {describe(error)}
        </Text>
      )}
      {roles === undefined && !error && <Skeleton h={180} />}
      {roles && (
        <table className={css.roles}>
          <thead>
            <tr>
              <th scope="col">{tool.role}</th>
              <th scope="col">{tool.firstShort}</th>
            </tr>
          </thead>
          <tbody>
            {roles.map((role) => (
              <RoleLine
                key={role.id}
                role={role}
                isShared={chosen.includes(role.id)}
                isFirst={first.includes(role.id)}
                before={views.find(({ id, firstRoles }) => id !== view.id && firstRoles.includes(role.id))?.name}
                onShare={(isIn) => change(role.id, isIn)}
                onFirst={(isIn) => setFirst(toggled(first, role.id, isIn))}
              />
            ))}
          </tbody>
        </table>
      )}
      {tools.failure && (
        <Text fz="xs" c="red" role="alert">
          {tools.failure}
        </Text>
      )}
      <Group gap={6}>
        <Button size="compact-sm" loading={tools.isBusy} disabled={!roles} onClick={() => void save()}>
          {tool.shareSave}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          {tool.back}
        </Button>
      </Group>
    </Stack>
  );
}

interface LineProps {
  readonly role: Role;
  readonly isShared: boolean;
  readonly isFirst: boolean;
  /** The view that opens first for them until now. */
  readonly before: string | undefined;
  readonly onShare: (isIn: boolean) => void;
  readonly onFirst: (isIn: boolean) => void;
}

function RoleLine({ role, isShared, isFirst, before, onShare, onFirst }: LineProps) {
  const tool = useToolText();
  return (
    <tr>
      <td>
        <Checkbox
          size="xs"
          label={role.name}
          aria-label={tool.roleShared(role.name)}
          description={before === undefined ? undefined : tool.firstNow(before)}
          checked={isShared}
          onChange={(event) => onShare(event.currentTarget.checked)}
        />
      </td>
      <td>
        <Checkbox
          size="xs"
          aria-label={tool.roleFirst(role.name)}
          checked={isFirst}
          disabled={!isShared}
          onChange={(event) => onFirst(event.currentTarget.checked)}
        />
      </td>
    </tr>
  );
}
