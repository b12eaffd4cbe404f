import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '#contract/field.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFormText } from '#web/form/texts.ts';
import { Notice } from '#web/ui/edit-bar.tsx';

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

interface Props {
  /** `at` is when it was typed: UTC ISO 8601, or milliseconds. */
  readonly draft: { readonly at: unknown };
  readonly onUse: () => void;
  readonly onDrop: () => void;
  /** More about it. */
  readonly children?: ReactNode;
}

/** Something was typed here before and not sent: it can be taken up or thrown away. */
export function DraftNotice({ draft, onUse, onDrop, children }: Props) {
  const t = useFormText();
  const context = useFormatContext();
  return (
    <Notice
      tone="info"
      text={
        <>
          {t.draftFound(formatValue(moment, draft.at, context))}
          {children}
        </>
      }
    >
      <Button size="compact-sm" variant="light" onClick={onUse}>
        {t.draftUse}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onDrop}>
        {t.draftDrop}
      </Button>
    </Notice>
  );
}
