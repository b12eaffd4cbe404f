import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '#contract/field.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { Draft } from '#web/form/drafts.ts';
import { useFormText } from '#web/form/texts.ts';
import css from './notice.module.css';

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

interface Props {
  /** What goes wrong is said at once, the rest when there is a pause. */
  readonly tone: 'info' | 'warning' | 'danger';
  /** A second, quieter line. */
  readonly more?: ReactNode;
  /** Buttons behind the words. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What a person should know before going on: one line above what they fill in. */
export function Notice({ tone, more, actions, children }: Props) {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={css.text}>
        {children}
        {more !== undefined && more !== '' && <span className={css.more}>{more}</span>}
      </span>
      {actions}
    </div>
  );
}

interface DraftProps {
  readonly draft: Draft;
  /** The record was changed after it. */
  readonly isOld?: boolean;
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** Something was typed here earlier and not saved: it is taken up or thrown away. */
export function DraftNotice({ draft, isOld = false, onUse, onDrop }: DraftProps) {
  const text = useFormText();
  const context = useFormatContext();
  return (
    <Notice
      tone="info"
      more={isOld ? text.draftOld : undefined}
      actions={
        <>
          <Button size="compact-sm" variant="light" onClick={onUse}>
            {text.draftUse}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onDrop}>
            {text.draftDrop}
          </Button>
        </>
      }
    >
      {text.draftFound(formatValue(moment, draft.at, context))}
    </Notice>
  );
}
