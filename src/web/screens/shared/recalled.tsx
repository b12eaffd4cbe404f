import { Button } from '@mantine/core';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './decision/decision.module.css';
import { useDecisionText } from './decision/texts.ts';
import type { Typed } from './use-typed.ts';

const moment = { name: 'at', kind: 'datetime', label: { th: '', en: '' } } as const;

/** Says that the form holds values that were typed earlier and not sent. Nothing otherwise. */
export function Recalled({ typed }: { readonly typed: Pick<Typed, 'recalledAt' | 'clear'> }) {
  const text = useDecisionText();
  const context = useFormatContext();
  if (typed.recalledAt === undefined) return null;
  return (
    <p className={css.recalled} role="status">
      {text.recalled(formatValue(moment, typed.recalledAt, context))}
      <Button size="compact-xs" variant="subtle" color="gray" onClick={typed.clear}>
        {text.clear}
      </Button>
    </p>
  );
}
