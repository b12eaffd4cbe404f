import type { MarksCell } from '#contract/cell.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { cellText } from '#web/fields/cells.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import css from './word-cells.module.css';

/** What a field says that holds something: a switch that is on, a choice, a value. */
function says({ name, options }: Field, row: Row) {
  const value = row[name];
  if (value === null || value === undefined || value === false || value === '') return undefined;
  return { tone: options?.find((option) => option.value === String(value))?.tone ?? 'info' };
}

/** The value, and after it what some other fields of the row say. */
export const marksCell =
  ({ marks: fields }: MarksCell): CellOverride =>
  (row, standard, context) => {
    const said = fields.flatMap((field) => {
      const one = says(field, row);
      return one ? [{ field, ...one }] : [];
    });
    if (said.length === 0) return standard;
    return (
      <span className={css.marks}>
        {standard}
        {said.map(({ field, tone }) => (
          <span
            key={field.name}
            className={`${marks.pill} ${css.mark}`}
            data-tone={tone}
            title={field.label[context.language]}
          >
            {cellText(field, row, context)}
          </span>
        ))}
      </span>
    );
  };
