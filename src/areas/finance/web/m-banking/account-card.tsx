import { isLightColor } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { groupMoney } from '#contract/money.ts';
import { mobileBankFields as f } from '#generated/api/fields/mobile-bank.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import surface from '#web/ui/card.module.css';
import marks from '#web/ui/marks.module.css';
import { Meter } from '#web/ui/meter.tsx';
import css from './console.module.css';
import { type Account, masked, share } from './read.ts';
import { useConsoleText } from './texts.ts';

/** Minutes after which a balance counts as old. */
const staleAfter = 10;

interface Props {
  readonly account: Account;
  readonly colour: string | undefined;
  readonly bankName: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One account: whose bank, what it holds and since when, whether the bank talks to us, and how much of the day is used. */
export function AccountCard({ account, colour, bankName, isChosen, onChoose }: Props) {
  const text = useConsoleText();
  const label = useLabel();
  const context = useFormatContext();
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  const session = f.session_status.options?.find((option) => option.value === account.session_status);
  const at = account.balance_updated_at;
  const isStale = at === null || Date.now() - Date.parse(at) > staleAfter * 60_000;
  return (
    <button
      ref={card}
      type="button"
      className={`bare tnum ${surface.card} ${css.account}`}
      aria-pressed={isChosen}
      onClick={onChoose}
      style={{ borderInlineStartColor: colour }}
    >
      <span className={css.head}>
        <span className={marks.pill} style={chipOf(colour)} title={bankName}>
          {account.bank_code}
        </span>
        <strong>{account.nickname ?? account.account_name}</strong>
        {session && <Chip tone={session.tone ?? 'neutral'} text={label(session.label)} />}
      </span>
      <span className={css.small}>{masked(account.account_no)}</span>
      <span className={css.balance}>{groupMoney(account.balance ?? '0.00')}</span>
      <span className={css.small} data-tone={isStale ? 'warning' : undefined}>
        {at === null ? text.never : `${text.asOf} ${formatValue(f.balance_updated_at, at, context)}`}
      </span>
      <Bar label={text.limitIn} used={account.today_in} limit={account.daily_in_limit} />
      <Bar label={text.limitOut} used={account.transfer_today} limit={account.transfer_limit} />
    </button>
  );
}

/** The bank's colour with letters that can be read on it. */
function chipOf(colour: string | undefined) {
  return colour === undefined ? undefined : { background: colour, color: isLightColor(colour) ? '#000' : '#fff' };
}

/** How much of a day's limit is used; amber from 80, red from 95 per cent. */
export function Bar({
  label,
  used,
  limit,
}: {
  readonly label: string;
  readonly used: string | null;
  readonly limit: string | null;
}) {
  const part = share(used, limit);
  return (
    <Meter
      name={label}
      value={`${groupMoney(used ?? '0.00')}${limit === null ? '' : ` / ${groupMoney(limit)}`}`}
      part={limit === null ? undefined : part}
      tone={part >= 95 ? 'danger' : part >= 80 ? 'warning' : 'info'}
    />
  );
}
