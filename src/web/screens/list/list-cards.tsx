import type { Card, CountCard } from '#contract/card.ts';
import type { Option } from '#contract/field.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useFieldHelp } from '#web/ui/field-help.ts';
import { useListText } from '../shared/texts.ts';
import { figuresOf, mayCome } from './card-figures.ts';
import css from './cards.module.css';
import type { ListModel } from './use-list-screen.ts';

interface Props {
  readonly cards: readonly Card[];
  readonly model: ListModel;
}

/** Figures of the list: sums over all filtered rows, and counts that open what they counted. */
export function ListCards({ cards, model }: Props) {
  const text = useListText();
  const shown = cards.filter((card) => mayCome(card, model.list.reply));
  if (shown.length === 0) return null;
  return (
    <section className={css.cards} aria-label={text.figures}>
      {shown.map((card) => (
        <FigureCard key={keyOf(card)} card={card} model={model} />
      ))}
    </section>
  );
}

function keyOf(card: Card): string {
  if ('field' in card) return card.field.name;
  if ('parts' in card) return card.parts.map(({ field }) => field.name).join('+');
  if ('part' in card) return `${card.part}/${card.whole}`;
  return card.of ? `${card.values.join()} of ${card.of.join()}` : card.values.join();
}

/** One figure, or several of one name; pressed, it shows what it counted, and once more everything again. */
function FigureCard({ card, model }: { readonly card: Card; readonly model: ListModel }) {
  const label = useLabel();
  const context = useFormatContext();
  const { list, screen } = model;
  const filter = 'filter' in card ? screen.filters.find((one) => one.name === card.filter) : undefined;
  const option = 'values' in card ? onlyOption(card, filter?.field.options) : undefined;
  const param = filter?.params[0];
  const name = card.label ?? ('field' in card ? (card.field.adds?.net ?? card.field.label) : option?.label);
  const help = useFieldHelp('field' in card ? card.field.name : '');
  const { figures, tone } = figuresOf(card, list.reply, context, label);
  const content = (
    <>
      <span className={css.name}>
        {name && label(name)}
        {help}
      </span>
      <span className={css.figure} data-several={figures.length > 1 || undefined}>
        {figures.map(({ part, value }) => (
          <span key={value}>
            {part !== undefined && <small>{part}</small>}
            {value}
          </span>
        ))}
      </span>
      {card.note && <span className={css.name}>{label(card.note)}</span>}
    </>
  );
  const shape = { className: css.card, 'data-tone': tone ?? card.tone ?? option?.tone };
  if (!('values' in card) || card.of || param === undefined) return <div {...shape}>{content}</div>;
  const wanted = card.values.join(',');
  const isOn = list.values[param] === wanted;
  return (
    <button
      type="button"
      {...shape}
      aria-pressed={isOn}
      onClick={() => model.setFilter({ [param]: isOn ? undefined : wanted })}
    >
      {content}
    </button>
  );
}

/** The value that a card is about, where it is one. */
function onlyOption({ values }: CountCard, options: readonly Option[] | undefined): Option | undefined {
  return values.length === 1 ? options?.find((option) => option.value === values[0]) : undefined;
}
