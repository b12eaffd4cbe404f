import type { Fields } from '#contract/envelope.ts';
import { matchNames } from '#contract/name-match.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { useBankItems } from '#generated/web/finance/hooks/bank.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { NameVerdict } from '#web/ui/name-verdict.tsx';
import { notify } from '#web/ui/notify.ts';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './withdraw.module.css';
import { useWithdrawText } from './withdraw-texts.ts';

const everyBank = {};

/** Where the money goes: what has to be right, large and to be copied; C copies the account. */
export default function WithdrawDestination({ row, keys }: PanelPartProps<Fields<WithdrawalRow>>) {
  const text = useWithdrawText();
  const context = useFormatContext();
  const banks = useBankItems(everyBank, { once: true });
  const bank = banks.data?.data.find((item) => item.code === row.bank_code);
  const colour = /^#[0-9a-f]{6}$/i.test(bank?.colour ?? '') ? bank?.colour : undefined;
  const account = formatField(f.bank_account_no, { ...row }, context);
  const digits = row.bank_account_no.replaceAll('-', '');
  keys.current = (pressed) => {
    if (pressed !== 'c' || !/^\d+$/.test(digits)) return false;
    void navigator.clipboard?.writeText(digits).then(
      () => notify.success(text.copied(digits)),
      () => undefined,
    );
    return true;
  };
  return (
    <Card
      dense
      className={css.destination}
      aria-label={text.destination}
      style={colour ? { borderInlineStartColor: colour } : undefined}
    >
      <strong>{row.bank_name || row.bank_code}</strong>
      <Toolbar className={css.account}>
        {account}
        {/^\d+$/.test(digits) && <CopyButton value={digits} label={f.bank_account_no.label[context.language]} />}
      </Toolbar>
      <Toolbar className={css.name}>
        {row.bank_account_name}
        <CopyButton value={row.bank_account_name} label={f.bank_account_name.label[context.language]} />
      </Toolbar>
      <NameVerdict match={matchNames(row.bank_account_name, row.member_name)} person={row.member_name} />
    </Card>
  );
}
