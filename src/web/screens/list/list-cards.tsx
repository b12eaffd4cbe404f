import type { Row } from '#contract/envelope.ts';
import type { Field, Option } from '#contract/field.ts';
import type { Card, CountCard } from '#contract/screen.ts';
import { sumLines } from '#web/core/sum-lines.ts';
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

const noRows: readonly Row[] = [];
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
    ('field' in card
      ? reply.totals?.[card.field.name] !== undefined || reply.totals_by?.[card.field.name] !== undefined
      : reply.facets !== undefined);
  const shown = cards.filter(mayCome);
  const figureOf = (card: CountCard): string => {
    const counts = reply?.facets;
    if (!counts) return unknown;
    const sum = (values: readonly string[]) => values.reduce((all, value) => all + (counts[value] ?? 0), 0);
    if (!card.of) return sum(card.values).toLocaleString('en-US');
    const whole = sum(card.of);
    return whole === 0 ? unknown : `${((sum(card.values) * 100) / whole).toFixed(1)}%`;
  };
  /** The sum of a field, or a line for each unit or direction of it. */
  const sumsOf = (field: Field): readonly { readonly part?: string; readonly value: string }[] => {
    const lines = reply?.totals ? sumLines({ columns: [field], rows: noRows, reply, paged: false }) : [];
    const told = lines.flatMap(({ part, cells }) => {
      const row = cells.get(field.name);
      if (!row) return [];
      const value = formatValue(field, row[field.name], context, row);
      if (!part) return [{ value }];
      // A direction is a name before its number; a unit stands behind it, that of amounts, too, where others are beside them.
      if (!field.units) return [{ part: label(part), value }];
      return [{ value: value.endsWith(label(part)) ? value : `${value} ${label(part)}` }];
    });
    return told.length > 0 ? told : [{ value: unknown }];
  };
  if (shown.length === 0) return null;
  return (
    <section className={css.cards} aria-label={text.figures}>
      {shown.map((card) => {
        const filter = 'filter' in card ? screen.filters.find((one) => one.name === card.filter) : undefined;
        const option = 'values' in card ? onlyOption(card, filter?.field.options) : undefined;
        const param = filter?.params[0];
        const name = card.label ?? ('field' in card ? (card.field.adds?.net ?? card.field.label) : option?.label);
        const figures = 'field' in card ? sumsOf(card.field) : [{ value: figureOf(card) }];
        const content = (
          <>
            <span className={css.name}>{name && label(name)}</span>
            <span className={css.figure} data-several={figures.length > 1 || undefined}>
              {figures.map(({ part, value }) => (
                <span key={value}>
                  {part !== undefined && <small>{part}</small>}
                  {value}
                </span>
              ))}
            </span>
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
