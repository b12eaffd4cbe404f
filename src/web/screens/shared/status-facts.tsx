import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { type ActionScope, decidingFields } from '#web/core/actions.ts';
import { formatField } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
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
  return (
    <dl className={css.facts}>
      {fields
        .filter((field) => deciding.has(field.name))
        .map((field) => (
          <div key={field.name} style={{ display: 'contents' }}>
            <dt>{field.label[context.language]}</dt>
            <dd>{formatField(field, row, context)}</dd>
          </div>
        ))}
    </dl>
  );
}
