import type { FieldKind } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import { isNothing, textOfInvalid } from '../formats.ts';
import type { CellFace, Draw, FormatFace } from '../types.ts';
import css from './cells.module.css';
import { LongText } from './long-text.tsx';
import { cellLimit, cut, detailLimit, visibleText } from './visible-text.ts';

interface Drawing<K extends FieldKind> {
  readonly render?: Draw<K>;
  readonly detail?: Draw<K>;
}

const nothing = <span className={css.nothing}>–</span>;

/**
 * A cell face from the format face of the same kind. Without a drawing of its own the cell is the text, and a text
 * node is all that is rendered. An absent value is a dash, unexpected data is shown raw.
 */
export function defineCell<K extends FieldKind>(format: FormatFace<K>, drawing: Drawing<K> = {}): CellFace {
  const draw = (limit: number, own: Draw<K> | undefined): CellFace['render'] => {
    return (value, field, context, row) => {
      if (isNothing(value)) return nothing;
      const parsed = format.read(value);
      if (parsed === undefined)
        return (
          <span className={css.stray}>{plainText(textOfInvalid(format.kind, value), limit, context.language)}</span>
        );
      return own
        ? own(parsed, field, context, row)
        : plainText(format.text(parsed, field, context, row), limit, context.language);
    };
  };
  return {
    kind: format.kind,
    align: format.align,
    width: format.width,
    render: draw(cellLimit, drawing.render),
    detail: draw(detailLimit, drawing.detail ?? drawing.render),
    text: (value, field, context, row) => {
      if (isNothing(value)) return '–';
      const parsed = format.read(value);
      return visibleText(
        parsed === undefined ? textOfInvalid(format.kind, value) : format.text(parsed, field, context, row),
      );
    },
  };
}

/** A cell that is the text of its kind in a class of its own: figures of one width, a code, a time. */
export function classedCell<K extends FieldKind>(format: FormatFace<K>, className: string | undefined): CellFace {
  return defineCell(format, {
    render: (value, field, context, row) => (
      <span className={className}>{format.text(value, field, context, row)}</span>
    ),
  });
}

/** Text with hidden characters shown; what is longer than `limit` is cut and there on demand. */
export function plainText(text: string, limit: number, language: Language) {
  if (text.length > limit) return <LongText text={text} short={visibleText(cut(text, limit))} language={language} />;
  return visibleText(text);
}
