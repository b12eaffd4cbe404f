import type { Row } from '#contract/envelope.ts';
import type { PanelFigure as Figure } from '#contract/panel.ts';
import type { Text } from '#contract/text.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import css from './panel.module.css';

interface Props {
  readonly figure: Figure;
  readonly row: Row;
  readonly sentence: (text: Text) => string | undefined;
}

/** The number that the record is about, to be copied. */
export function PanelFigure({ figure: { field, label: name, note }, row, sentence }: Props) {
  const label = useLabel();
  const context = useFormatContext();
  const said = formatField(field, row, context);
  const below = note && sentence(note);
  if (said === '') return null;
  return (
    <div className={css.figure}>
      {name && <span>{label(name)}</span>}
      <strong>
        {said}
        <CopyButton value={String(row[field.name])} label={label(field.label)} size={18} />
      </strong>
      {below && <small>{below}</small>}
    </div>
  );
}
