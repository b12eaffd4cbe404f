import type { Row } from '#contract/envelope.ts';
import type { Panel } from '#contract/panel.ts';
import type { Text } from '#contract/text.ts';
import { fillText } from '#web/core/template.ts';
import { formatField, isNothing } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';

/** Fills sentences from the record, as a person reads its values; undefined while a place has none. */
export function useSentence(places: Panel['places'], row: Row): (text: Text) => string | undefined {
  const label = useLabel();
  const context = useFormatContext();
  return (text) => {
    let isWhole = true;
    const said = fillText(label(text), (name) => {
      const field = places.find((one) => one.name === name);
      if (field && !isNothing(row[name])) return formatField(field, row, context);
      isWhole = false;
      return '';
    });
    return isWhole ? said : undefined;
  };
}
