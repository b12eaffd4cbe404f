import '@mantine/core/styles/Popover.css';
import { CloseButton, Popover } from '@mantine/core';
import { Suspense, useState } from 'react';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { late } from '#web/ui/late.tsx';
import type { FormatContext } from '../types.ts';
import css from './day-button.module.css';

const Calendar = late(() => import('./calendar-panel.tsx').then((panel) => ({ default: panel.Calendar })));

interface Props {
  readonly context: FormatContext;
  readonly label: string;
  readonly value: string | null;
  readonly disabled: boolean;
  readonly onPick: (day: string) => void;
}

/** Opens a calendar next to a typed date. The calendar is fetched when first used. */
export function DayButton({ context, label, value, disabled, onPick }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" returnFocus transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <CloseButton
          size="md"
          icon={<span className={css.icon} aria-hidden />}
          aria-label={`${inputTexts.calendar[context.language]} (${label})`}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        />
      </Popover.Target>
      <Popover.Dropdown p="sm">
        <Suspense fallback={<div className={css.waiting} />}>
          <Calendar
            context={context}
            value={value}
            onPick={(day) => {
              onPick(day);
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
