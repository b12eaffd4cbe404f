import type { ReactNode } from 'react';
import type { Field, Tone } from '#contract/field.ts';
import { withdrawalFields as f } from '#generated/web/finance/fields/withdrawal.ts';
import { useWithdrawFigures } from '#generated/web/finance/hooks/withdraw.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { leadLink } from './cells.tsx';
import { useFigureText } from './figure-texts.ts';
import css from './figures.module.css';

/** Milliseconds between two readings. */
const rhythm = 15_000;

/** How the desk stands, whatever the list is narrowed to: what waits, what happened today, and what there is to pay with. */
export function DeskFigures() {
  const text = useFigureText();
  const context = useFormatContext();
  const { data, absent } = useWithdrawFigures({}, { refresh: rhythm });
  const reply = data?.data;
  const shown = (field: Field, value: unknown) => (value == null ? '–' : formatValue(field, value, context));
  const counted = (count: number | null | undefined) =>
    typeof count === 'number' && text.count(count.toLocaleString('en-US'));
  if (absent) return null;
  return (
    <ScrollBox className={css.figures} label={text.all}>
      <Figure
        name={text.waiting}
        value={shown(f.amount, reply?.waiting_amount)}
        tone={reply?.waiting_count ? 'warning' : undefined}
      >
        {counted(reply?.waiting_count)}
      </Figure>
      {Boolean(reply?.lead_count) && (
        <Figure name={text.lead} value={shown(f.amount, reply?.lead_amount)} tone="info" href={leadLink}>
          {counted(reply?.lead_count)}
        </Figure>
      )}
      <Figure name={text.paid} value={shown(f.net_amount, reply?.paid_amount)} tone="success">
        {counted(reply?.paid_count)}
      </Figure>
      <Figure name={text.refunded} value={shown(f.amount, reply?.refunded_amount)}>
        {counted(reply?.refunded_count)}
      </Figure>
      <Figure name={text.average} value={shown(f.duration_sec, reply?.average_sec)} />
      {reply?.balance !== null && <Figure name={text.balance} value={shown(f.amount, reply?.balance)} />}
    </ScrollBox>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly tone?: Tone | undefined;
  /** Where the requests that it counts are. */
  readonly href?: string;
  readonly children?: ReactNode;
}

function Figure({ name, value, tone, href, children }: FigureProps) {
  return (
    <div className={css.figure} data-tone={tone}>
      <span>
        {href === undefined ? (
          name
        ) : (
          <a href={href} data-internal="">
            {name}
          </a>
        )}
      </span>
      <strong>{value}</strong>
      {children && <small>{children}</small>}
    </div>
  );
}
