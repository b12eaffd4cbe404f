import { useCallback, useMemo, useState } from 'react';
import { shownOf } from '#contract/field.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { roleFields as f } from '#generated/api/fields/role.ts';
import type { RoleDetailReply } from '#generated/api/system.ts';
import { useRoleUpdatePermission } from '#generated/web/system/hooks/role.ts';
import { useUserList } from '#generated/web/system/hooks/user.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useLanguage } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { useStore } from '#web/store/create-store.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { late } from '#web/ui/late.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { type Area, searched } from '../matrix/catalog.ts';
import { copyGrants, diffOf, type Grants, type Limits, mergeChanges } from '../matrix/grants.ts';
import { Matrix } from '../matrix/matrix.tsx';
import { useAreaTitle, useMatrixText } from '../matrix/texts.ts';
import { MatrixTools } from '../matrix/tools.tsx';
import { useCatalog } from '../matrix/use-catalog.ts';
import { PieceBar } from '../piece/piece-bar.tsx';
import { countOf, sameSet } from '../piece/sets.ts';
import { type PieceKind, usePiece } from '../piece/use-piece.ts';
import { useRoleText } from '../role/texts.ts';
import { ownerRank, useAuthority } from '../role/use-authority.ts';

const SaveDialog = late(() => import('../role/save-dialog.tsx').then((part) => ({ default: part.SaveDialog })));

const kind: PieceKind<RoleDetailReply, Grants> = {
  read: (role) => new Set(role.permissions),
  same: sameSet,
  merge: mergeChanges,
};

/** The permission matrix of a role with its tools. */
export default function RolePermissions({ record, refresh }: PanelPart<RoleDetailReply>) {
  const catalog = useCatalog();
  if (!catalog.areas) return <AnswerState of={catalog.answer} lines={12} />;
  return <Loaded record={record} refresh={refresh} areas={catalog.areas} />;
}

/** The displayed part of the matrix: search, filter and closed areas. */
function useMatrixView(areas: readonly Area[]) {
  const areaTitle = useAreaTitle();
  const { mdUp } = useBreakpoints();
  const [search, setSearch] = useState('');
  const [narrow, setNarrow] = useState<Grants>();
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(mdUp ? [] : areas.map(({ id }) => id)));
  const shown = useMemo(() => {
    const matches = searched(areas, search, areaTitle);
    if (!narrow) return matches;
    return matches.flatMap((area) => {
      const resources = area.resources.filter(({ verbs }) => verbs.some(({ key }) => narrow.has(key)));
      return resources.length > 0 ? [{ ...area, resources }] : [];
    });
  }, [areas, search, narrow, areaTitle]);
  const toggleArea = useCallback(
    (area: string) =>
      setClosed((held) => {
        const next = new Set(held);
        if (!next.delete(area)) next.add(area);
        return next;
      }),
    [],
  );
  const closeAll = (all: boolean) => setClosed(new Set(all ? areas.map(({ id }) => id) : []));
  return { search, setSearch, narrow, setNarrow, shown, closed, closeAll, toggleArea };
}

/** The permissions of the role as a separately saved piece, and why they are locked, if they are. */
function usePermissions({ record: role, refresh }: PanelPart<RoleDetailReply>) {
  const roleTexts = useRoleText();
  const can = useCan();
  const { roles, refusal } = useAuthority();
  const save = useRoleUpdatePermission();
  const piece = usePiece({
    record: role,
    kind,
    save,
    refresh,
    bodyOf: (grants, base) => guarded({ role_id: role.id, permissions: [...grants].sort() }, base),
  });
  const why = role.rank <= ownerRank ? roleTexts.ownerKeeps : refusal(role.rank);
  const limits = useMemo<Limits>(
    () => ({ own: can, base: piece.base, locked: why !== undefined }),
    [can, piece.base, why],
  );
  return { piece, grants: useStore(piece.store), why, limits, roles };
}

const none: ReadonlySet<string> = new Set();

function Loaded({ record: role, refresh, areas }: PanelPart<RoleDetailReply> & { readonly areas: readonly Area[] }) {
  const text = useMatrixText();
  const can = useCan();
  const language = useLanguage();
  const { piece, grants, why, limits, roles } = usePermissions({ record: role, refresh });
  const view = useMatrixView(areas);
  const { search, narrow, shown, closed } = view;
  const people = useUserList(can('system.user.view') ? { role_id: [role.id], limit: 1 } : null);
  const [isConfirming, setConfirming] = useState(false);
  const copyFrom = (id: number) => {
    const source = roles.find((one) => one.id === id);
    if (source) piece.store.set((held) => copyGrants(held, new Set(source.permissions), areas, limits));
  };
  return (
    <Stack gap={3}>
      {why !== undefined && <Notice tone="info">{why}</Notice>}
      <MatrixTools
        words={search}
        onWords={view.setSearch}
        isNarrow={narrow !== undefined}
        narrowLabel={text.onlySelected}
        onNarrow={(on) => view.setNarrow(on ? grants : undefined)}
        isClosed={closed.size > 0}
        onCloseAll={view.closeAll}
        sources={why === undefined ? roles.filter(({ id }) => id !== role.id) : undefined}
        onCopy={copyFrom}
      />
      {shown.length === 0 ? (
        <EmptyState title={narrow && search === '' ? text.none : text.nothing} />
      ) : (
        <Matrix
          areas={shown}
          store={piece.store}
          limits={limits}
          closed={search.trim() === '' && !narrow ? closed : none}
          onToggleArea={view.toggleArea}
        />
      )}
      <PieceBar
        piece={piece}
        value={grants}
        countOf={countOf}
        readOnly={why !== undefined}
        onSave={() => setConfirming(true)}
      />
      {isConfirming && (
        <SaveDialog
          name={String(shownOf(f.name, { ...role }, language))}
          areas={areas}
          diff={diffOf(piece.base, grants)}
          people={people.data?.total}
          busy={piece.isSending}
          error={piece.failure}
          onCancel={() => setConfirming(false)}
          onConfirm={() => void piece.save().then(() => setConfirming(false))}
        />
      )}
    </Stack>
  );
}
