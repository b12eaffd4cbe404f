import { mdiDragVertical, mdiFolderOutline } from '@mdi/js';
import type { KeyboardEvent, RefObject } from 'react';
import { useMenus } from '#web/auth/menus.tsx';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { triOf } from '../matrix/grants.ts';
import matrix from '../matrix/matrix.module.css';
import { TriBox } from '../matrix/tri-box.tsx';
import type { MenuItem, MenuNode } from './menu-choice.ts';
import css from './role.module.css';
import { useRoleText } from './texts.ts';
import type { MenuChoice } from './use-menu-choice.ts';
import type { MenuOrder } from './use-menu-order.ts';

interface Props {
  /** Container of the draggable entries. */
  readonly area: RefObject<HTMLUListElement | null>;
  readonly order: MenuOrder;
  readonly choice: MenuChoice;
  readonly nameOf: (item: MenuItem) => string;
  /** The role is read-only. */
  readonly isLocked: boolean;
}

type ListProps = Omit<Props, 'area'>;

/** All menus with their entries: which ones the role has, and their order. */
export function MenuList({ area, ...list }: Props) {
  const text = useRoleText();
  return (
    <ul ref={area} className={`${matrix.list} ${css.menus}`} aria-label={text.tree}>
      {list.order.tree.map((group) => (
        <li key={group.id} data-id={group.id}>
          <GroupHead {...list} group={group} />
          {group.items.length > 0 && (
            <ul>
              {group.items.map((item) => (
                <li key={item.id} data-id={item.id} className={css.line}>
                  <Grip {...list} item={item} />
                  <Entry {...list} item={item} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function GroupHead({ group, ...list }: ListProps & { readonly group: MenuNode }) {
  const { iconOf } = useMenus();
  const { choice, order, nameOf, isLocked } = list;
  const ids = group.items.map(({ id }) => id);
  return (
    <div className={css.line}>
      <Grip {...list} item={group} />
      <Icon path={(group.icon && iconOf(group.icon)) || mdiFolderOutline} size={18} />
      {group.items.length === 0 ? (
        <Entry {...list} item={group} />
      ) : (
        <span className={matrix.entry}>
          <TriBox
            label={nameOf(group)}
            state={triOf(ids, choice.chosen)}
            disabled={isLocked}
            onChange={(on) => choice.set(order.tree, ids, on)}
          />
          <strong>{nameOf(group)}</strong>
        </span>
      )}
    </div>
  );
}

/** Drag handle of an entry; its arrow keys do the same. */
function Grip({ item, order, nameOf }: ListProps & { readonly item: MenuItem }) {
  const text = useRoleText();
  if (!order.mayOrder) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    order.step(item.id, by);
  };
  return (
    <ToolButton
      data-grip
      className={css.grip}
      icon={mdiDragVertical}
      label={text.move(nameOf(item))}
      size={16}
      onKeyDown={onKeyDown}
    />
  );
}

function Entry({ item, choice, order, nameOf, isLocked }: ListProps & { readonly item: MenuItem }) {
  const text = useRoleText();
  const reasons = { 'menu-only': text.menuOnly, 'grant-only': text.grantOnly, gone: text.menuGone } as const;
  const mismatch = choice.mismatchOf(item);
  return (
    <>
      <label className={matrix.entry}>
        <input
          type="checkbox"
          className={matrix.tick}
          checked={choice.chosen.has(item.id)}
          disabled={isLocked}
          onChange={(event) => choice.set(order.tree, [item.id], event.currentTarget.checked)}
        />
        {nameOf(item)}
        {item.link && <code className={css.link}>{item.link}</code>}
      </label>
      {mismatch && (
        <span className={marks.pill} data-tone={mismatch === 'grant-only' ? 'info' : 'warning'}>
          {reasons[mismatch]}
        </span>
      )}
      {item.status === 'hidden' && <Quiet>{text.menuHidden}</Quiet>}
    </>
  );
}
