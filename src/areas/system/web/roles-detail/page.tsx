import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { type ComponentType, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { roleFields as f } from '#generated/api/fields/role.ts';
import type { RoleDetailReply } from '#generated/api/system.ts';
import { auditHistory } from '#generated/web/system/calls/audit.ts';
import { useRoleDetail } from '#generated/web/system/hooks/role.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainLink } from '#web/ui/plain-button.tsx';
import { useRecent } from '#web/ui/recent.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { PermissionsTab } from './permissions-tab.tsx';
import css from './role.module.css';
import { useRoleText } from './texts.ts';

interface TabProps {
  readonly role: RoleDetailReply;
  readonly refresh: () => Promise<void>;
}

const MenusTab = late(() => import('./menus-tab.tsx').then((part) => ({ default: part.MenusTab })));
const TeamTab = late(() => import('./team-tab.tsx').then((part) => ({ default: part.TeamTab })));
const PeopleTab = late(() => import('./people-tab.tsx').then((part) => ({ default: part.PeopleTab })));
const HistoryPanel = late(() =>
  import('#web/screens/shared/history-panel.tsx').then((part) => ({ default: part.HistoryPanel })),
);
const history = { call: auditHistory, entity: 'Role' };

const names = ['permissions', 'menus', 'team', 'people', 'history'] as const;
type Name = (typeof names)[number];
const isName = (value: string | null): value is Name => names.some((name) => name === value);

const bodies: Readonly<Record<Exclude<Name, 'history'>, ComponentType<TabProps>>> = {
  permissions: PermissionsTab,
  menus: MenusTab,
  team: TeamTab,
  people: PeopleTab,
};

/** A role in tabs: permissions, menus, finance team and users. Each part is saved separately. */
export default function RolePage() {
  const id = Number(new URLSearchParams(useSearch()).get('role_id') ?? Number.NaN);
  const can = useCan();
  const text = useRoleText();
  if (!can('system.role.view')) return <Forbidden />;
  if (!Number.isSafeInteger(id) || id < 1) return <Missing title={text.missing} back={text.back} />;
  return <RoleScreen key={id} id={id} />;
}

function Missing({ title, back }: { readonly title: string; readonly back: string }) {
  return (
    <EmptyState
      title={title}
      actions={
        <PlainLink variant="default" href="/system/roles">
          {back}
        </PlainLink>
      }
    />
  );
}

function RoleScreen({ id }: { readonly id: number }) {
  const text = useRoleText();
  const describe = useDescribeError();
  const detail = useRoleDetail({ role_id: id });
  const tabs = useTabs();
  const role = detail.data?.data;
  if (detail.error?.code === 404) return <Missing title={text.missing} back={text.back} />;
  if (!role) {
    return detail.error ? (
      <ErrorState message={describe(detail.error)} onRetry={() => void detail.refresh()} />
    ) : (
      <SkeletonLines count={14} />
    );
  }
  return (
    <>
      <Heading role={role} />
      {role.description && <p className={css.description}>{role.description}</p>}
      <RoleTabs tabs={tabs} role={role} refresh={detail.refresh} />
    </>
  );
}

/** The tabs the user may see, the current one, and those opened so far. */
function useTabs() {
  const can = useCan();
  const hasHistory = useOffered(auditHistory) && can(auditHistory.permission);
  const seen = names.filter(
    (name) => (name !== 'people' || can('system.user.view')) && (name !== 'history' || hasHistory),
  );
  const [tab, setTab] = useState<Name>('permissions');
  // Opened tabs stay mounted, so that switching tabs loses no unsaved changes.
  const [opened, setOpened] = useState<ReadonlySet<Name>>(new Set(['permissions']));
  const show = (next: string | null) => {
    if (!isName(next)) return;
    setTab(next);
    setOpened((held) => new Set([...held, next]));
  };
  return { seen, tab, opened, show };
}

function Heading({ role }: { readonly role: RoleDetailReply }) {
  const text = useRoleText();
  const context = useFormatContext();
  const row = { ...role };
  useRecent(formatField(f.name, row, context));
  return (
    <PageHeader
      title={formatField(f.name, row, context)}
      aside={
        <span className={css.aside}>
          <span className={css.code}>{role.code}</span>
          <span>{text.rank(role.rank)}</span>
          {renderCell(f.scope, row, context)}
          {renderCell(f.status, row, context)}
          {role.is_system && <span>{text.builtIn}</span>}
        </span>
      }
    />
  );
}

interface RoleTabsProps extends TabProps {
  readonly tabs: ReturnType<typeof useTabs>;
}

function RoleTabs({ tabs: { seen, tab, opened, show }, role, refresh }: RoleTabsProps) {
  const text = useRoleText();
  const bodyOf = (name: Name) => {
    if (name === 'history')
      return <HistoryPanel history={history} id={role.id} version={role.version} withoutMoves={false} />;
    const Body = bodies[name];
    return <Body role={role} refresh={refresh} />;
  };
  return (
    <Tabs value={tab} onChange={show}>
      <Tabs.List className={css.tabs}>
        {seen.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {text[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {seen.map((name) => (
        <Tabs.Panel key={name} value={name} pt="md">
          {opened.has(name) && <Suspense fallback={<SkeletonLines count={10} />}>{bodyOf(name)}</Suspense>}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
