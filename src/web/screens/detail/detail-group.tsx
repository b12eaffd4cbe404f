import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Group } from '#contract/screen.ts';
import { renderDetail } from '#web/fields/cells.ts';
import { frames } from '#web/fields/frames.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import css from './detail.module.css';

/** The fields of a group that the record has, in the order of the group. */
export function groupFields(group: Group, fields: readonly Field[]): readonly Field[] {
  return group.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
}

/** Some fields under one heading; `children` draws the value of each. */
export function GroupFrame({
  group,
  fields,
  context,
  children,
}: {
  readonly group: Group;
  readonly fields: readonly Field[];
  readonly context: FormatContext;
  readonly children: (field: Field) => ReactNode;
}) {
  return (
    <section className={css.group}>
      {group.title && <h2 className={css.groupTitle}>{group.title[context.language]}</h2>}
      <dl className={css.fields}>
        {groupFields(group, fields).map((field) => (
          <div key={field.name} className={css.field} data-wide={frames[field.kind].wide}>
            <dt>{field.label[context.language]}</dt>
            <dd>{children(field)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Props {
  readonly group: Group;
  readonly fields: readonly Field[];
  readonly record: Row;
  readonly context: FormatContext;
}

/** Some fields of a record under one heading. */
export function DetailGroup({ group, fields, record, context }: Props) {
  return (
    <GroupFrame group={group} fields={fields} context={context}>
      {(field) => {
        const value = record[field.name];
        const isText = typeof value === 'number' || (typeof value === 'string' && value !== '');
        return (
          <>
            <span className={css.value}>{renderDetail(field, record, context)}</span>
            {isText && frames[field.kind].copied && (
              <CopyButton value={String(value)} label={field.label[context.language]} />
            )}
          </>
        );
      }}
    </GroupFrame>
  );
}
