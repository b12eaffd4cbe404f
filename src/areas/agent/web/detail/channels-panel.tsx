import type { Field } from '#contract/field.ts';
import { agentStatusOptions } from '#generated/api/enums/agent-status.ts';
import { bankStatusOptions } from '#generated/api/enums/bank-status.ts';
import { bankUsageOptions } from '#generated/api/enums/bank-usage.ts';
import { useAgentChannels } from '#generated/web/agent/hooks/agent.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './panels.module.css';
import { useAgentText } from './texts.ts';

const money: Field = { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' } };

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What an agent takes and pays money through, each with the way to where it is set up. */
export function ChannelsPanel({ id }: { readonly id: number }) {
  const text = useAgentText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const answer = useAgentChannels({ agent_id: id });
  if (answer.error && !answer.data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  const channels = answer.data?.data;
  if (!channels) return <SkeletonLines count={6} />;
  const word = (
    options: readonly { readonly value: string; readonly label: { readonly th: string; readonly en: string } }[],
    value: unknown,
  ) => {
    const option = options.find((one) => one.value === value);
    return option ? label(option.label) : textOf(value);
  };
  return (
    <div className={css.panel}>
      <section aria-label={text.banks}>
        <div className={css.head}>
          <h3 className={css.title}>{text.banks}</h3>
          {channels.banks && (
            <a className={css.more} href={`/finance/manage_banks?agent_id=${id}`} data-internal="">
              {text.allBanks}
            </a>
          )}
        </div>
        {channels.banks === null && <p className={css.none}>{text.forbidden}</p>}
        {channels.banks?.length === 0 && <p className={css.none}>{text.noBanks}</p>}
        <div className={css.cards}>
          {channels.banks?.map((bank) => (
            <a
              key={textOf(bank.id)}
              className={css.card}
              href={`/finance/manage_bank?id=${textOf(bank.id)}`}
              data-internal=""
            >
              <span className={css.name}>{textOf(bank.nickname) || textOf(bank.bank_code)}</span>
              <span className={css.line}>
                <span>
                  {textOf(bank.bank_code)} ••••{textOf(bank.ending)}
                </span>
                <span className={css.figure}>{formatValue(money, bank.balance, context)}</span>
              </span>
              <span className={css.line}>
                <span>
                  {word(bankUsageOptions, bank.usage)}
                  {bank.shared === true ? ` · ${text.forEverybody}` : ''}
                </span>
                <span>{word(bankStatusOptions, bank.status)}</span>
              </span>
            </a>
          ))}
        </div>
      </section>
      <section aria-label={text.gateways}>
        <h3 className={css.title}>{text.gateways}</h3>
        {channels.gateways === null && <p className={css.none}>{text.forbidden}</p>}
        {channels.gateways?.length === 0 && <p className={css.none}>{text.noGateways}</p>}
        <div className={css.cards}>
          {channels.gateways?.map((gateway) => (
            <a
              key={textOf(gateway.id)}
              className={css.card}
              href={`/${textOf(gateway.gateway)}/agent/detail?id=${textOf(gateway.id)}`}
              data-internal=""
            >
              <span className={css.name}>
                {textOf(gateway.title)} · {textOf(gateway.account)}
              </span>
              <span className={css.line}>
                <span>
                  {[
                    gateway.deposit_enabled === true && text.deposits,
                    gateway.withdraw_enabled === true && text.withdrawals,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span>{typeof gateway.priority === 'number' ? text.priority(String(gateway.priority)) : ''}</span>
              </span>
              <span className={css.line}>
                <span />
                <span>
                  {gateway.status === 'active'
                    ? word(agentStatusOptions, 'active')
                    : word(bankStatusOptions, gateway.status)}
                </span>
              </span>
            </a>
          ))}
        </div>
      </section>
    </div>
  );
}
