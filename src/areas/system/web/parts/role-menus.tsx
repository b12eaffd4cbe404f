import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { PanelPart } from '#contract/screen-part.ts';
import type { RoleDetailReply } from '#generated/api/system.ts';
import { useMenuItems } from '#generated/web/system/hooks/menu.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { useLanguage } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import marks from '#web/ui/marks.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { PieceBar } from '../piece/piece-bar.tsx';
import { countOf } from '../piece/sets.ts';
import { DrawerPreview } from '../role/drawer-preview.tsx';
import type { MenuItem } from '../role/menu-choice.ts';
import { MenuList } from '../role/menu-list.tsx';
import css from '../role/role.module.css';
import { useRoleText } from '../role/texts.ts';
import { useAuthority } from '../role/use-authority.ts';
import { type MenuChoice, useMenuChoice } from '../role/use-menu-choice.ts';
import { type MenuOrder, useMenuOrder } from '../role/use-menu-order.ts';

const everyMenu = { limit: 500 };

/** The menus of the role. */
export default function RoleMenus(props: PanelPart<RoleDetailReply>) {
  const list = useMenuItems(everyMenu);
  if (!list.data) return <AnswerState of={list} lines={12} />;
  return <Loaded {...props} items={list.data.data} reread={list.refresh} />;
}

interface LoadedProps extends PanelPart<RoleDetailReply> {
  readonly items: readonly MenuItem[];
  readonly reread: () => Promise<void>;
}

function Loaded({ record: role, refresh, items, reread }: LoadedProps) {
  const language = useLanguage();
  const { iconOf } = useMenus();
  const { refusal } = useAuthority();
  const choice = useMenuChoice(role, items, refresh);
  const area = useRef<HTMLUListElement>(null);
  const order = useMenuOrder(items, area, reread);
  const nameOf = (item: MenuItem) => (language === 'en' ? (item.label_en ?? item.label) : item.label);
  const lockReason = refusal(role.rank);
  const isLocked = lockReason !== undefined;
  return (
    <Stack>
      {isLocked && <Notice tone="info">{lockReason}</Notice>}
      <MenuTools role={role} order={order} choice={choice} isLocked={isLocked} />
      <div className={css.menuPanes}>
        <MenuList area={area} order={order} choice={choice} nameOf={nameOf} isLocked={isLocked} />
        <DrawerPreview tree={choice.previewOf(order.tree)} nameOf={nameOf} iconOf={iconOf} />
      </div>
      <PieceBar
        piece={choice.piece}
        value={choice.chosen}
        countOf={countOf}
        readOnly={isLocked}
        onSave={() => void choice.piece.save()}
      />
    </Stack>
  );
}

interface ToolsProps {
  readonly role: RoleDetailReply;
  readonly order: MenuOrder;
  readonly choice: MenuChoice;
  readonly isLocked: boolean;
}

/** Note on the empty selection, mismatches of menus and permissions, and a button to resolve them. */
function MenuTools({ role, order: { tree, mayOrder }, choice, isLocked }: ToolsProps) {
  const text = useRoleText();
  const leaves = tree.flatMap((group) => (group.items.length > 0 ? group.items : [group]));
  const mismatches = leaves.filter((item) => choice.mismatchOf(item) !== undefined);
  return (
    <Toolbar>
      <Quiet>{role.menu_ids.length === 0 ? text.menuAll : text.menuNone}</Quiet>
      {mismatches.length > 0 && (
        <span className={marks.pill} data-tone="warning" role="status">
          {text.mismatch(mismatches.length)}
        </span>
      )}
      <Button
        variant="light"
        size="compact-sm"
        disabled={isLocked || mismatches.length === 0}
        onClick={() => choice.follow(tree)}
      >
        {text.sync}
      </Button>
      {mayOrder && <Quiet>{text.orderHint}</Quiet>}
    </Toolbar>
  );
}
