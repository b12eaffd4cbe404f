import { Button } from '@mantine/core';
import type { Call } from '#contract/call.ts';
import { parseMoney } from '#contract/money.ts';
import { gatewayAccountFields as f } from '#generated/api/fields/gateway-account.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import type { Account, BalanceAnswer } from '../records.ts';
import { useManualQuery } from '../use-manual-query.ts';
import css from './balance.module.css';
import { useBalanceText } from './texts.ts';

interface Props {
  /** Asks the gateway. */
  readonly call: Call;
  readonly record: Account;
  readonly onAnswer: () => void;
}

/** Balance in satang below which an alert is sent; undefined = no alert. */
export function thresholdOf({ low_balance_alert: alertBelow }: Account): bigint | undefined {
  return alertBelow === null ? undefined : parseMoney(alertBelow);
}

/** The account's balance by our books, and on request by its gateway. */
export function BalanceCard({ call, record, onAnswer }: Props) {
  const text = useBalanceText();
  const context = useFormatContext();
  const { answer, failure, isAsking, ask } = useManualQuery<BalanceAnswer>(call, onAnswer);
  const threshold = thresholdOf(record);
  const books = parseMoney(record.balance);
  const money = (value: string | null) => formatValue(f.balance, value, context);
  const when = (value: string | null) => formatValue(f.balance_updated_at, value, context);
  return (
    <Card className={css.card} aria-label={text.account(record.name)}>
      <Figure
        bare
        size="large"
        name={text.books}
        value={formatField(f.balance, record, context)}
        note={
          <>
            {record.balance_updated_at ? text.asOf(when(record.balance_updated_at)) : null}{' '}
            {threshold !== undefined && books !== undefined && books < threshold && (
              <Chip tone="danger" text={text.low} />
            )}
          </>
        }
      />
      <div aria-live="polite">
        <Figure
          bare
          size="large"
          name={text.atGateway}
          value={answer ? money(answer.balance) : '–'}
          note={
            answer
              ? `${text.available} ${money(answer.available)} · ${text.pending} ${money(answer.pending)} · ${text.checkedAt(when(answer.checked_at))}`
              : !failure && text.notAsked
          }
        />
        {failure && <Problem>{failure}</Problem>}
      </div>
      <Button variant="default" loading={isAsking} onClick={() => void ask({ id: record.id })}>
        {text.ask}
      </Button>
    </Card>
  );
}
