import { Button } from '@mantine/core';
import { mdiAlertOutline, mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import { parseMoney } from '#contract/money.ts';
import { memberFields as f } from '#generated/api/fields/member.ts';
import { walletFields as w } from '#generated/api/fields/wallet.ts';
import { walletLogFields as l } from '#generated/api/fields/wallet-log.ts';
import type { BonusLine, DownlineSize, MemberDouble, MemberUsersReply, WalletHolding } from '#generated/api/member.ts';
import { memberContact } from '#generated/web/member/calls/member.ts';
import { useMemberContact, useMemberOverview } from '#generated/web/member/hooks/member.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useOffered } from '#web/data/use-offers.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Facts } from '#web/screens/shared/facts.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import { Block, Quiet } from '#web/ui/panel.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import css from '../panel/panel.module.css';
import type { PanelProps } from '../panel/panel-page.tsx';
import { RowActions, Waiting } from '../panel/parts.tsx';
import { usePanelText } from '../panel/texts.ts';
import { Money, Play } from './sections.tsx';

const facts = [
  f.name,
  f.agent_code,
  f.level,
  f.tags,
  f.line_id,
  f.register_channel,
  f.utm_source,
  f.upline_id,
  f.referral_code,
  f.registered_at,
  f.last_login_at,
  f.first_deposit_at,
  f.last_deposit_at,
  f.last_bet_at,
  f.last_ip,
  f.device_id,
  f.deposit_count,
  f.deposit_total,
  f.withdraw_count,
  f.withdraw_total,
  f.winloss_total,
];

/** Personal numbers, masked until revealed. */
const numbers = [f.mobile, f.bank_code, f.bank_account_no, f.bank_account_name, f.truewallet_no];

/** All about a member: identity, wallets, money, play and duplicates. */
export default function MemberPanel({ row, model, onClose }: PanelProps<MemberUsersReply>) {
  const text = usePanelText();
  const context = useFormatContext();
  const { id, username } = row;
  const { data, error, absent, refresh } = useMemberOverview({ id });
  const reply = data?.data;
  return (
    <SidePanel
      isAddressed
      title={text.member(username)}
      onClose={onClose}
      head={
        <>
          <h2>{username}</h2>
          <CopyButton value={username} label={username} />
          {renderCell(f.status, row, context)}
          {renderCell(f.activity_state, row, context)}
        </>
      }
      foot={<RowActions row={row} model={model} />}
    >
      <Numbers member={row} id={id} />
      {reply ? (
        <>
          <Wallets wallets={reply.wallets} />
          <Play member={row} play={reply.play} />
          <Money lines={reply.money} />
          <Promotions lines={reply.promotions} />
          <Duplicates people={reply.duplicates} />
          <Block title={text.info} aside={<Downline downline={reply.downline} />}>
            <Facts row={row} fields={facts} />
          </Block>
        </>
      ) : absent ? (
        <>
          <Play member={row} play={null} />
          <Block title={text.info}>
            <Facts row={row} fields={facts} />
          </Block>
        </>
      ) : (
        <Waiting failed={error !== undefined} onRetry={() => void refresh()} />
      )}
    </SidePanel>
  );
}

/** Telephone and account numbers, masked; users with permission may reveal them on request. */
function Numbers({ member, id }: { readonly member: MemberUsersReply; readonly id: number }) {
  const text = usePanelText();
  const can = useCan();
  const [isShown, setShown] = useState(false);
  const mayReveal = useOffered(memberContact) && can(memberContact.permission);
  const contact = useMemberContact(isShown ? { id } : null, { once: true });
  const full = isShown ? contact.data?.data : undefined;
  return (
    <Block
      title={member.name ?? ''}
      aside={
        mayReveal && (
          <Button
            size="compact-sm"
            variant="default"
            title={text.revealHint}
            loading={isShown && !full && contact.isValidating}
            leftSection={<Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} size={16} />}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? text.hide : text.reveal}
          </Button>
        )
      }
    >
      <Facts row={full ? { ...member, ...full } : member} fields={numbers} />
      {isShown && contact.error && <Quiet>{text.failed}</Quiet>}
    </Block>
  );
}

function Wallets({ wallets }: { readonly wallets: readonly WalletHolding[] | null }) {
  const text = usePanelText();
  const context = useFormatContext();
  if (wallets === null) return null;
  const amount = ({ type }: WalletHolding, value: string) =>
    formatValue(w.balance, value, context, { wallet_type: type });
  return (
    <Block title={text.wallets}>
      <ul className={css.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.type}>
            <span>{formatValue(w.wallet_type, wallet.type, context)}</span>
            <strong>{amount(wallet, wallet.balance)}</strong>
            {wallet.pending !== '0.00' && <small>{text.held(amount(wallet, wallet.pending))}</small>}
            {wallet.chain !== 'ok' && (
              <span
                className={`${marks.pill} ${css.warning}`}
                data-tone="danger"
                title={formatValue(l.chain, wallet.chain, context)}
              >
                <Icon path={mdiAlertOutline} size={14} />
                {text.broken}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Promotions({ lines }: { readonly lines: readonly BonusLine[] | null }) {
  const text = usePanelText();
  const context = useFormatContext();
  if (lines === null) return null;
  return (
    <Block title={text.promotions}>
      {lines.length === 0 && <Quiet>{text.noPromotions}</Quiet>}
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={`${line.at}/${line.ref}`}>
            <span>
              {formatValue(l.log_type, line.log_type, context)}
              <small>
                {formatValue(l.created_at, line.at, context)} · {formatValue(l.wallet_type, line.wallet_type, context)}
              </small>
            </span>
            <span>{line.remark}</span>
            <strong data-good={(parseMoney(line.amount) ?? 0n) > 0n || undefined}>
              {formatValue(l.amount, line.amount, context, { ...line })}
            </strong>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Duplicates({ people }: { readonly people: readonly MemberDouble[] }) {
  const text = usePanelText();
  const context = useFormatContext();
  return (
    <Block title={text.duplicates} aside={people.length > 0 && <small>{people.length}</small>}>
      {people.length === 0 && <Quiet>{text.noDuplicates}</Quiet>}
      <ul className={css.lines}>
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <a href={`/member/users?username=${encodeURIComponent(person.username)}`} data-internal="">
                {person.username}
              </a>
              <small>
                {person.name} · {person.agent_code}
              </small>
            </span>
            <span className={css.marks}>{renderCell(f.duplicates, { duplicates: person.reasons }, context)}</span>
            {renderCell(f.status, { ...person }, context)}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Downline({ downline }: { readonly downline: DownlineSize | null }) {
  const text = usePanelText();
  if (!downline || downline.l1 === 0) return null;
  return <small>{text.downline(formatCount(downline.l1), formatCount(downline.l2))}</small>;
}
