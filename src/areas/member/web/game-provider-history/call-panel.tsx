import type { Fields } from '#contract/envelope.ts';
import { providerLogFields as p } from '#generated/api/fields/provider-log.ts';
import type { MemberProviderLogsReply } from '#generated/api/member.ts';
import { renderCell } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Facts } from '#web/screens/shared/facts.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Block, Quiet } from '#web/ui/panel.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import css from '../panel/panel.module.css';
import type { PanelProps } from '../panel/panel-page.tsx';
import { RowActions } from '../panel/parts.tsx';
import { usePanelText } from '../panel/texts.ts';

const facts = [
  p.created_at,
  p.provider_code,
  p.provider_status,
  p.provider_api,
  p.sub_provider_code,
  p.username,
  p.ign,
  p.game_name,
  p.game_code,
  p.round_id,
  p.bet_amount,
  p.valid_amount,
  p.win_amount,
  p.jackpot_amount,
  p.balance_before,
  p.balance_after,
  { ...p.latency_ms, label: { th: 'เวลาตอบ', en: 'Latency' } },
  p.error_code,
  p.error_message,
];

/** One provider call, with its request and response. */
export default function CallPanel({ row, model, onClose }: PanelProps<Fields<MemberProviderLogsReply>>) {
  const text = usePanelText();
  const context = useFormatContext();
  const txn = row.txn_id ?? '';
  return (
    <SidePanel
      isAddressed
      title={text.call(txn)}
      onClose={onClose}
      head={
        <>
          <h2>{txn}</h2>
          <CopyButton value={txn} label={txn} />
          {renderCell(p.action, row, context)}
          {renderCell(p.status, row, context)}
        </>
      }
      foot={<RowActions row={row} model={model} />}
    >
      <Block title={text.facts}>
        <Facts row={row} fields={facts} />
      </Block>
      <Json title={text.request} value={row.request_json} none={text.noResponse} />
      <Json title={text.response} value={row.response_json} none={text.noResponse} />
    </SidePanel>
  );
}

interface JsonProps {
  readonly title: string;
  readonly value: object | null;
  readonly none: string;
}

function Json({ title, value, none }: JsonProps) {
  const hasBody = value !== null;
  const body = hasBody ? JSON.stringify(value, null, 2) : '';
  return (
    <Block title={title} aside={hasBody && <CopyButton value={body} label={title} />}>
      {hasBody ? <pre className={css.json}>{body}</pre> : <Quiet>{none}</Quiet>}
    </Block>
  );
}
