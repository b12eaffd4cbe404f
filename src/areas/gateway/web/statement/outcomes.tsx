import type { PageReply, Row } from '#contract/envelope.ts';
import { gatewayMatchOptions } from '#generated/api/enums/gateway-match.ts';
import { gatewayStatementLineFields as f } from '#generated/api/fields/gateway-statement-line.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import css from './statement.module.css';
import { useStatementText } from './texts.ts';

interface Props {
  readonly reply: PageReply<Row> | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (match: string | undefined) => void;
}

/** Incoming and outgoing amounts are never added together. */
const sides = [f.amount_in, f.amount_out] as const;

/** Count and amounts of each outcome; a click filters by it, a second click shows all. */
export function Outcomes({ reply, chosen, onChoose }: Props) {
  const text = useStatementText();
  const context = useFormatContext();
  return (
    <fieldset className={css.outcomes}>
      <legend>{text.outcomes}</legend>
      <StatGrid>
        {gatewayMatchOptions.map(({ value, label, tone }) => {
          const count = reply?.facets?.[value] ?? 0;
          return (
            <Figure
              key={value}
              name={label[context.language]}
              value={reply ? text.lines(count) : '–'}
              tone={count > 0 ? tone : undefined}
              below={sides.map((field) => (
                <span key={field.name}>
                  {field.label[context.language]}{' '}
                  {reply ? formatValue(field, reply.totals_by?.[field.name]?.[value] ?? '0.00', context) : '–'}
                </span>
              ))}
              isOn={chosen === value}
              onPress={() => onChoose(chosen === value ? undefined : value)}
            />
          );
        })}
      </StatGrid>
    </fieldset>
  );
}
