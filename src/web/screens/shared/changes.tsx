import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { cells } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { defineTexts } from '#web/locale/language.ts';
import css from './changes.module.css';

const useChangeText = defineTexts(
  { field: 'ข้อมูล', before: 'ก่อน', after: 'หลัง', becomes: 'เปลี่ยนเป็น', empty: 'ว่าง', nothing: 'ไม่มีข้อมูลที่เปลี่ยน' },
  {
    field: 'Field',
    before: 'Before',
    after: 'After',
    becomes: 'becomes',
    empty: 'empty',
    nothing: 'Nothing was changed',
  },
);

/** The changes of a record as sent by the server: fields with their labels, and the values before and after. */
export interface Change {
  readonly fields: Readonly<Record<string, Field>>;
  readonly before: Row;
  readonly after: Row;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Fields that are empty on both sides say nothing. */
function changedFields({ fields, before, after }: Change): readonly Field[] {
  return Object.values(fields).filter(({ name }) => !isEmpty(before[name]) || !isEmpty(after[name]));
}

interface ValueProps {
  readonly field: Field;
  readonly row: Row;
}

function Value({ field, row }: ValueProps) {
  const context = useFormatContext();
  const text = useChangeText();
  const value = row[field.name];
  if (isEmpty(value)) return <span className={css.empty}>{text.empty}</span>;
  // The value itself: what it is in English may have changed as well.
  return <span className={css.value}>{cells[field.kind].detail(value, field, context, row)}</span>;
}

/** The changed fields, before and after side by side; one below the other where there is no room. */
export function Changes({ change }: { readonly change: Change }) {
  const text = useChangeText();
  const { language } = useFormatContext();
  const fields = changedFields(change);
  if (fields.length === 0) return <p className={css.nothing}>{text.nothing}</p>;
  // There was no value before: only the new one is shown.
  const isNew = fields.every(({ name }) => isEmpty(change.before[name]));
  return (
    <table className={css.table} data-new={isNew || undefined}>
      {!isNew && (
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">{field.label[language]}</th>
            {!isNew && (
              <td data-side="before">
                <Value field={field} row={change.before} />
              </td>
            )}
            <td data-side="after">
              <Value field={field} row={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
