import { mdiAlertOutline } from '@mdi/js';
import { parseMoney } from '#contract/money.ts';
import { memberFields as f } from '#generated/api/fields/member.ts';
import { walletFields as w } from '#generated/api/fields/wallet.ts';
import { walletLogFields as l } from '#generated/api/fields/wallet-log.ts';
import type { BonusLine, DownlineSize, MemberDouble, MemberUsersReply, WalletHolding } from '#generated/api/member.ts';
import { useMemberOverview } from '#generated/web/member/hooks/member.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import { Block } from '#web/ui/panel.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from '../panel/panel.module.css';
import { Money, Play } from '../panel/play-and-money.tsx';
import { usePanelText } from '../panel/texts.ts';

/** A member's wallets, money, play, bonuses and duplicates, as far as the person may see them. */
export default function MemberOverview({ row }: PanelPartProps<MemberUsersReply>) {
  const answer = useMemberOverview({ id: row.id });
  const reply = answer.data?.data;
  if (answer.absent) return <Play member={row} play={null} />;
  if (!reply) return <AnswerState of={answer} lines={12} />;
  return (
    <>
      <Wallets wallets={reply.wallets} />
      <Play member={row} play={reply.play} />
      <Money lines={reply.money} />
      <Promotions lines={reply.promotions} />
      <Duplicates people={reply.duplicates} />
      <Downline downline={reply.downline} />
    </>
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
      <StatGrid>
        {wallets.map((wallet) => (
          <Figure
            key={wallet.type}
            name={formatValue(w.wallet_type, wallet.type, context)}
            value={
              <>
                {amount(wallet, wallet.balance)}{' '}
                {wallet.pending !== '0.00' && <small>{text.held(amount(wallet, wallet.pending))}</small>}
                {wallet.chain !== 'ok' && (
                  <b
                    className={`${marks.pill} ${css.warning}`}
                    data-tone="danger"
                    title={formatValue(l.chain, wallet.chain, context)}
                  >
                    <Icon path={mdiAlertOutline} size={14} />
                    {text.broken}
                  </b>
                )}
              </>
            }
          />
        ))}
      </StatGrid>
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
            <strong className={css.amount} data-tone={(parseMoney(line.amount) ?? 0n) > 0n ? 'success' : undefined}>
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
            <Toolbar>{renderCell(f.duplicates, { duplicates: person.reasons }, context)}</Toolbar>
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
  return <Quiet>{text.downline(formatCount(downline.l1), formatCount(downline.l2))}</Quiet>;
}
