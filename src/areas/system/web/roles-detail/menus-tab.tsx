import { Button } from '@mantine/core';
import { mdiDragVertical, mdiFolderOutline } from '@mdi/js';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { allows } from '#contract/permission.ts';
import type { RoleDetailReply } from '#generated/api/system.ts';
import { useMenuItems } from '#generated/web/system/hooks/menu.ts';
import { useRoleUpdateMenu } from '#generated/web/system/hooks/role.ts';
import { pathOf } from '#web/auth/menu-tree.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLanguage } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { merged, triOf } from '../matrix/grants.ts';
import matrix from '../matrix/matrix.module.css';
import tools from '../matrix/tools.module.css';
import { TriBox } from '../matrix/tri-box.tsx';
import { PieceBar } from '../piece/piece-bar.tsx';
import { countOf, sameSet } from '../piece/sets.ts';
import { type PieceKind, usePiece } from '../piece/use-piece.ts';
import { DrawerPreview } from './drawer-preview.tsx';
import {
  type Chosen,
  choose,
  chosenOf,
  followed,
  type MenuItem,
  mismatchOf,
  type Need,
  previewOf,
} from './menu-choice.ts';
import css from './role.module.css';
import { useRoleText } from './texts.ts';
import { useAuthority } from './use-authority.ts';
import { useMenuOrder } from './use-menu-order.ts';

interface Props {
  readonly role: RoleDetailReply;
  readonly refresh: () => Promise<void>;
}

const everyMenu = { limit: 500 };

/** Which menus the role sees. */
export function MenusTab(props: Props) {
  const list = useMenuItems(everyMenu);
  const describe = useDescribeError();
  if (list.error) return <ErrorState message={describe(list.error)} onRetry={() => void list.refresh()} />;
  if (!list.data) return <SkeletonLines count={12} />;
  return <Loaded {...props} items={list.data.data} reread={list.refresh} />;
}

interface LoadedProps extends Props {
  readonly items: readonly MenuItem[];
  readonly reread: () => Promise<void>;
}

function Loaded({ role, refresh, items, reread }: LoadedProps) {
  const text = useRoleText();
  const language = useLanguage();
  const { permissionOf, iconOf } = useMenus();
  const { refusal } = useAuthority();
  const save = useRoleUpdateMenu();
  const kind = useMemo<PieceKind<RoleDetailReply, Chosen>>(
    () => ({ read: ({ menu_ids }) => chosenOf(menu_ids, items), same: sameSet, merge: merged }),
    [items],
  );
  const piece = usePiece({
    record: role,
    kind,
    save,
    refresh,
    bodyOf: (chosen, base) => guarded({ role_id: role.id, menu_ids: [...chosen].sort((a, b) => a - b) }, base),
  });
  const chosen = useStore(piece.store);
  const area = useRef<HTMLUListElement>(null);
  const { tree, mayOrder, step } = useMenuOrder(items, area, reread);
  const grants = useMemo(() => new Set(role.permissions), [role.permissions]);
  const may = (permission: string) => allows(grants, permission);
  const needOf = ({ link }: MenuItem): Need => {
    if (link === null) return 'gone';
    if (!link.startsWith('/')) return 'open';
    const permission = permissionOf(pathOf(link));
    if (permission === undefined) return 'gone';
    return permission === 'signed-in' || permission === 'public' ? 'open' : { permission };
  };
  const nameOf = (item: MenuItem) => (language === 'en' ? (item.label_en ?? item.label) : item.label);
  const why = refusal(role.rank);
  const set = (ids: readonly number[], on: boolean) => piece.store.set((held) => choose(held, tree, ids, on));
  const leaves = tree.flatMap((group) => (group.items.length > 0 ? group.items : [group]));
  const wrong = leaves.filter((item) => mismatchOf(chosen.has(item.id), needOf(item), may) !== undefined);
  const reasons = { 'menu-only': text.menuOnly, 'grant-only': text.grantOnly, gone: text.menuGone } as const;

  const grip = (item: MenuItem) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      if (by === undefined) return;
      event.preventDefault();
      step(item.id, by);
    };
    return (
      mayOrder && (
        <button type="button" data-grip className={css.grip} aria-label={text.move(nameOf(item))} onKeyDown={onKeyDown}>
          <Icon path={mdiDragVertical} size={16} />
        </button>
      )
    );
  };
  const leaf = (item: MenuItem) => {
    const mismatch = mismatchOf(chosen.has(item.id), needOf(item), may);
    return (
      <>
        <label className={css.entry}>
          <input
            type="checkbox"
            className={matrix.tick}
            checked={chosen.has(item.id)}
            disabled={why !== undefined}
            onChange={(event) => set([item.id], event.currentTarget.checked)}
          />
          {nameOf(item)}
          {item.link && <code className={css.link}>{item.link}</code>}
        </label>
        {mismatch && (
          <span className={css.warning} data-kind={mismatch}>
            {reasons[mismatch]}
          </span>
        )}
        {item.status === 'hidden' && <span className={css.quiet}>{text.menuHidden}</span>}
      </>
    );
  };
  return (
    <>
      {why !== undefined && <p className={tools.banner}>{why}</p>}
      <div className={css.menuTools}>
        <span className={css.quiet}>{role.menu_ids.length === 0 ? text.menuAll : text.menuNone}</span>
        {wrong.length > 0 && (
          <span className={css.warning} role="status">
            {text.mismatch(wrong.length)}
          </span>
        )}
        <Button
          variant="light"
          size="compact-sm"
          disabled={why !== undefined || wrong.length === 0}
          onClick={() => piece.store.set((held) => followed(held, tree, needOf, may))}
        >
          {text.sync}
        </Button>
        {mayOrder && <span className={css.order}>{text.orderHint}</span>}
      </div>
      <div className={css.menuPanes}>
        <ul ref={area} className={css.menus} aria-label={text.tree}>
          {tree.map((group) => (
            <li key={group.id} data-id={group.id} className={css.menuGroup}>
              <div className={css.menuHead}>
                {grip(group)}
                <Icon path={(group.icon && iconOf(group.icon)) || mdiFolderOutline} size={18} />
                {group.items.length === 0 ? (
                  leaf(group)
                ) : (
                  <span className={css.entry}>
                    <TriBox
                      label={nameOf(group)}
                      state={triOf(
                        group.items.map(({ id }) => id),
                        chosen,
                      )}
                      disabled={why !== undefined}
                      onChange={(on) =>
                        set(
                          group.items.map(({ id }) => id),
                          on,
                        )
                      }
                    />
                    <strong>{nameOf(group)}</strong>
                  </span>
                )}
              </div>
              {group.items.length > 0 && (
                <ul className={css.entries}>
                  {group.items.map((item) => (
                    <li key={item.id} data-id={item.id} className={css.menuLine}>
                      {grip(item)}
                      {leaf(item)}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <DrawerPreview tree={previewOf(chosen, tree, needOf, may)} nameOf={nameOf} iconOf={iconOf} />
      </div>
      <PieceBar
        piece={piece}
        value={chosen}
        countOf={countOf}
        readOnly={why !== undefined}
        onSave={() => void piece.save()}
      />
    </>
  );
}
