import { useMemo } from 'react';
import { allows } from '#contract/permission.ts';
import type { RoleDetailReply } from '#generated/api/system.ts';
import { useRoleUpdateMenu } from '#generated/web/system/hooks/role.ts';
import { pathOf } from '#web/auth/menu-tree.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useStore } from '#web/store/create-store.ts';
import { mergeChanges } from '../matrix/grants.ts';
import { sameSet } from '../piece/sets.ts';
import { type Piece, type PieceKind, usePiece } from '../piece/use-piece.ts';
import {
  type Chosen,
  choose,
  chosenOf,
  type MenuItem,
  type MenuNode,
  type Mismatch,
  menusFromPermissions,
  mismatchOf,
  type Need,
  previewOf,
} from './menu-choice.ts';

export interface MenuChoice {
  readonly piece: Piece<Chosen>;
  readonly chosen: Chosen;
  /** Mismatch of menu and permissions of the role for an entry. */
  mismatchOf(item: MenuItem): Mismatch | undefined;
  set(tree: readonly MenuNode[], ids: readonly number[], on: boolean): void;
  /** Selects the entries that the role's permissions open. */
  follow(tree: readonly MenuNode[]): void;
  /** What the menu drawer of the role will show. */
  previewOf(tree: readonly MenuNode[]): readonly MenuNode[];
}

/** The menus assigned to a role, compared with its permissions. */
export function useMenuChoice(
  role: RoleDetailReply,
  items: readonly MenuItem[],
  refresh: () => Promise<void>,
): MenuChoice {
  const { permissionOf } = useMenus();
  const save = useRoleUpdateMenu();
  const kind = useMemo<PieceKind<RoleDetailReply, Chosen>>(
    () => ({ read: ({ menu_ids }) => chosenOf(menu_ids, items), same: sameSet, merge: mergeChanges }),
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
  const grants = useMemo(() => new Set(role.permissions), [role.permissions]);
  const may = (permission: string) => allows(grants, permission);
  const needOf = ({ link }: MenuItem): Need => {
    if (link === null) return 'gone';
    if (!link.startsWith('/')) return 'open';
    const permission = permissionOf(pathOf(link));
    if (permission === undefined) return 'gone';
    return permission === 'signed-in' || permission === 'public' ? 'open' : { permission };
  };
  return {
    piece,
    chosen,
    mismatchOf: (item) => mismatchOf(chosen.has(item.id), needOf(item), may),
    set: (tree, ids, on) => piece.store.set((held) => choose(held, tree, ids, on)),
    follow: (tree) => piece.store.set((held) => menusFromPermissions(held, tree, needOf, may)),
    previewOf: (tree) => previewOf(chosen, tree, needOf, may),
  };
}
