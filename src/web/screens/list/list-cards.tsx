import type { Option } from '#contract/field.ts';
import type { Card, CountCard } from '#contract/screen.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useListText } from '../shared/texts.ts';
import css from './cards.module.css';
import type { ListModel } from './use-list-screen.ts';

interface Props {
  readonly cards: readonly Card[];
  readonly model: ListModel;
}

/** What has not come yet. */
const unknown = '–';

/** Figures of the list: sums over all filtered rows, and counts that open what they counted. */
export function ListCards({ cards, model }: Props) {
  const label = useLabel();
  const context = useFormatContext();
  const { list, screen } = model;
  const text = useListText();
  const { reply } = list;
  // What a server does not tell of all rows together never comes: there is no card for it.
  const mayCome = (card: Card): boolean =>
    reply === undefined ||
    reply.later === true ||
    ('field' in card ? reply.totals?.[card.field.name] !== undefined : reply.facets !== undefined);
  const shown = cards.filter(mayCome);
  const figureOf = (card: Card): string => {
    if ('field' in card) {
      const sum = reply?.totals?.[card.field.name];
      return sum === undefined ? unknown : formatValue(card.field, sum, context);
    }
    const counts = reply?.facets;
    if (!counts) return unknown;
    const sum = (values: readonly string[]) => values.reduce((all, value) => all + (counts[value] ?? 0), 0);
    if (!card.of) return sum(card.values).toLocaleString('en-US');
    const whole = sum(card.of);
    return whole === 0 ? unknown : `${((sum(card.values) * 100) / whole).toFixed(1)}%`;
  };
  if (shown.length === 0) return null;
  return (
    <section className={css.cards} aria-label={text.figures}>
      {shown.map((card) => {
        const filter = 'filter' in card ? screen.filters.find((one) => one.name === card.filter) : undefined;
        const option = 'values' in card ? onlyOption(card, filter?.field.options) : undefined;
        const param = filter?.params[0];
        const name = card.label ?? ('field' in card ? card.field.label : option?.label);
        const content = (
          <>
            <span className={css.name}>{name && label(name)}</span>
            <span className={css.figure}>{figureOf(card)}</span>
          </>
        );
        const tone = card.tone ?? option?.tone;
        if (!('values' in card) || card.of || param === undefined) {
          const key = 'field' in card ? card.field.name : `${card.values.join()} of ${card.of?.join() ?? ''}`;
          return (
            <div key={key} className={css.card} data-tone={tone}>
              {content}
            </div>
          );
        }
        const wanted = card.values.join(',');
        const isOn = list.values[param] === wanted;
        return (
          <button
            key={wanted}
            type="button"
            className={css.card}
            data-tone={tone}
            aria-pressed={isOn}
            // Once more: everything again.
            onClick={() => model.setFilter({ [param]: isOn ? undefined : wanted })}
          >
            {content}
          </button>
        );
      })}
    </section>
  );
}

/** The value that a card is about, where it is one. */
function onlyOption({ values }: CountCard, options: readonly Option[] | undefined): Option | undefined {
  return values.length === 1 ? options?.find((option) => option.value === values[0]) : undefined;
}
