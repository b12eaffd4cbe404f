import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { type ActionScope, decidingFields } from '#web/core/actions.ts';
import { formatField } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { Facts } from '#web/ui/facts.tsx';
import css from './actions.module.css';

interface Props {
  readonly row: Row;
  readonly fields: readonly Field[];
  readonly context: FormatContext;
  readonly scope: ActionScope;
}

/** The fields that decide about actions, as they are now. */
export function StatusFacts({ row, fields, context, scope }: Props) {
  const deciding = decidingFields(scope.actions);
  const of = fields
    .filter((field) => deciding.has(field.name))
    .map((field) => ({
      key: field.name,
      name: field.label[context.language],
      value: formatField(field, row, context),
    }));
  return <Facts className={css.facts} layout="lines" of={of} />;
}
