import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';

/** One entry of a row's menu. */
export interface RowMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  /** Why it cannot be done just now. */
  readonly disabled?: string | undefined;
  /** Key that does the same. */
  readonly hint?: string | undefined;
  run(): void;
}

interface Props {
  readonly anchor: HTMLElement;
  readonly items: readonly RowMenuItem[];
  readonly onClose: () => void;
}

/** The menu of a row: one for the whole table, opened where the button is. */
export function RowMenu({ anchor, items, onClose }: Props) {
  const place = anchor.getBoundingClientRect();
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      onClose={() => anchor.focus()}
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 80 }}
      withinPortal
    >
      <Menu.Target>
        <span
          style={{
            position: 'fixed',
            left: place.left,
            top: place.top,
            width: place.width,
            height: place.height,
            pointerEvents: 'none',
          }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item
            key={item.id}
            {...(item.isDanger && { color: 'red' })}
            leftSection={item.icon}
            // Announced as a shortcut, not as a part of the name.
            aria-keyshortcuts={item.hint}
            rightSection={item.hint === undefined ? undefined : <kbd aria-hidden>{item.hint}</kbd>}
            disabled={item.disabled !== undefined}
            title={item.disabled}
            onClick={() => {
              onClose();
              item.run();
            }}
          >
            {item.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
