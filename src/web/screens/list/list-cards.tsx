import type { Card, CountCard } from '#contract/card.ts';
import type { Option } from '#contract/field.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useFieldHelp } from '#web/ui/field-help.ts';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { useListText } from '../shared/texts.ts';
import { figuresOf, mayCome } from './card-figures.ts';
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
    <StatGrid aria-label={text.figures}>
      {shown.map((card) => (
        <FigureCard key={keyOf(card)} card={card} model={model} />
      ))}
    </StatGrid>
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
  const value = figures.map(({ part, value }) => (
    <span key={value}>
      {part !== undefined && <small>{part}</small>}
      {value}
    </span>
  ));
  const shape = {
    name: (
      <>
        {name && label(name)}
        {help}
      </>
    ),
    value,
    below: card.note && label(card.note),
    tone: tone ?? card.tone ?? option?.tone,
  };
  if (!('values' in card) || card.of || param === undefined) return <Figure {...shape} />;
  const wanted = card.values.join(',');
  const isOn = list.values[param] === wanted;
  return <Figure {...shape} isOn={isOn} onPress={() => model.setFilter({ [param]: isOn ? undefined : wanted })} />;
}

/** The value that a card is about, where it is one. */
function onlyOption({ values }: CountCard, options: readonly Option[] | undefined): Option | undefined {
  return values.length === 1 ? options?.find((option) => option.value === values[0]) : undefined;
}
