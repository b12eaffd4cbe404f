import type { Fields } from '#contract/envelope.ts';
import { type Field, labelOf, type Option } from '#contract/field.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import type { AgentBank, AgentDetailReply, AgentGateway } from '#generated/api/agent.ts';
import { agentStatusOptions } from '#generated/api/enums/agent-status.ts';
import { bankStatusOptions } from '#generated/api/enums/bank-status.ts';
import { bankUsageOptions } from '#generated/api/enums/bank-usage.ts';
import { useAgentChannels } from '#generated/web/agent/hooks/agent.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import css from '../detail/panels.module.css';
import { useAgentText } from '../detail/texts.ts';

const money: Field = { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' } };

/** The channels an agent takes deposits and pays out through, each linked to where it is configured. */
export default function Channels({ record: { id } }: PanelPart<Fields<AgentDetailReply>>) {
  const text = useAgentText();
  const answer = useAgentChannels({ agent_id: id });
  const channels = answer.data?.data;
  if (!channels) return <AnswerState of={answer} lines={6} />;
  const { banks, gateways } = channels;
  return (
    <Stack>
      <section className={css.channels} aria-label={text.banks}>
        <Toolbar>
          <h3>{text.banks}</h3>
          {banks && (
            <a data-end="" href={`/finance/manage_banks?agent_id=${id}`} data-internal="">
              {text.allBanks}
            </a>
          )}
        </Toolbar>
        {banks === null && <Quiet>{text.forbidden}</Quiet>}
        {banks?.length === 0 && <Quiet>{text.noBanks}</Quiet>}
        <div className={css.cards}>
          {banks?.map((bank) => (
            <BankCard key={bank.id} bank={bank} />
          ))}
        </div>
      </section>
      <section className={css.channels} aria-label={text.gateways}>
        <h3>{text.gateways}</h3>
        {gateways === null && <Quiet>{text.forbidden}</Quiet>}
        {gateways?.length === 0 && <Quiet>{text.noGateways}</Quiet>}
        <div className={css.cards}>
          {gateways?.map((gateway) => (
            <GatewayCard key={gateway.id} gateway={gateway} />
          ))}
        </div>
      </section>
    </Stack>
  );
}

/** Label of an option; a value without one is shown as it is. */
function useOptionLabel() {
  const label = useLabel();
  return (options: readonly Option[], value: string) => {
    const name = labelOf(options, value);
    return name ? label(name) : value;
  };
}

function BankCard({ bank }: { readonly bank: AgentBank }) {
  const text = useAgentText();
  const optionLabel = useOptionLabel();
  const context = useFormatContext();
  return (
    <a className={css.card} href={`/finance/manage_bank?id=${bank.id}`} data-internal="">
      <strong>{bank.nickname || bank.bank_code}</strong>
      <span className={css.line}>
        <span>
          {bank.bank_code} ••••{bank.ending}
        </span>
        <b>{formatValue(money, bank.balance, context)}</b>
      </span>
      <span className={css.line}>
        <span>
          {optionLabel(bankUsageOptions, bank.usage)}
          {bank.shared ? ` · ${text.forEverybody}` : ''}
        </span>
        <span>{optionLabel(bankStatusOptions, bank.status)}</span>
      </span>
    </a>
  );
}

function GatewayCard({ gateway }: { readonly gateway: AgentGateway }) {
  const text = useAgentText();
  const optionLabel = useOptionLabel();
  const options = gateway.status === 'active' ? agentStatusOptions : bankStatusOptions;
  return (
    <a className={css.card} href={`/${gateway.gateway}/agent/detail?id=${gateway.id}`} data-internal="">
      <strong>
        {gateway.title} · {gateway.account}
      </strong>
      <span className={css.line}>
        <span>
          {[gateway.deposit_enabled && text.deposits, gateway.withdraw_enabled && text.withdrawals]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{gateway.priority !== null && text.priority(String(gateway.priority))}</span>
      </span>
      <span className={css.line}>
        <span />
        <span>{optionLabel(options, gateway.status)}</span>
      </span>
    </a>
  );
}
