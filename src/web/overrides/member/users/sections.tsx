import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { parseMoney } from '#contract/money.ts';
import { memberFields as f } from '#generated/web/member/fields/member.ts';
import { walletLogFields as l } from '#generated/web/member/fields/wallet-log.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import marks from '#web/ui/marks.module.css';
import { Block, Quiet } from '#web/ui/panel.tsx';
import css from '../panel/panel.module.css';
import { recordsOf } from '../panel/parts.tsx';
import { usePanelText } from '../panel/texts.ts';

const satang = (value: unknown): bigint => parseMoney(String(value ?? '')) ?? 0n;

/** What has to be staked before a withdrawal, and what was staked of late. */
export function Play({ member, play }: { readonly member: Row; readonly play: Row | undefined }) {
  const text = usePanelText();
  const context = useFormatContext();
  const required = satang(member.turnover_required);
  const done = satang(member.turnover_done);
  const money = (value: unknown) => formatValue(l.balance_after, value, context);
  const part = required === 0n ? 100 : Math.min(100, Number((done * 100n) / required));
  const providers = recordsOf(play?.providers);
  return (
    <>
      <Block title={text.turnover}>
        {required === 0n ? (
          <Quiet>{text.noTurnover}</Quiet>
        ) : (
          <div className={css.bar}>
            <span className={marks.meter} data-tone={done >= required ? 'success' : 'warning'}>
              <span style={{ width: `${part}%` }} />
            </span>
            {text.turnoverOf(money(member.turnover_done), money(member.turnover_required))}
          </div>
        )}
      </Block>
      {play && (
        <Block
          title={text.play(Number(play.days ?? 0))}
          aside={<small>{text.bets(Number(play.bet_count ?? 0).toLocaleString('en-US'))}</small>}
        >
          {providers.length === 0 && <Quiet>{text.noPlay}</Quiet>}
          <ul className={css.lines}>
            {providers.map((provider) => (
              <li key={String(provider.name)}>
                <span>{String(provider.name)}</span>
                <span>{money(provider.valid_turnover)}</span>
                <strong
                  data-good={satang(provider.winloss) < 0n || undefined}
                  data-bad={satang(provider.winloss) > 0n || undefined}
                >
                  {money(provider.winloss)}
                </strong>
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}

const links: Readonly<Record<string, string>> = {
  deposit: '/finance/deposit_requests?q=',
  withdraw: '/finance/withdraw_requests?q=',
};

/** The last deposits and withdrawals. */
export function Money({ lines }: { readonly lines: unknown }) {
  const text = usePanelText();
  const context = useFormatContext();
  if (lines === null || lines === undefined) return null;
  const rows = recordsOf(lines);
  return (
    <Block title={text.money}>
      {rows.length === 0 && <Quiet>{text.noMoney}</Quiet>}
      <ul className={css.lines}>
        {rows.map((line) => {
          const kind = line.kind === 'deposit' ? 'deposit' : 'withdraw';
          return (
            <li key={String(line.ref)}>
              <span>
                <a href={`${links[kind]}${encodeURIComponent(String(line.ref))}`} data-internal="">
                  {String(line.ref)}
                </a>
                <small>{formatValue(f.last_deposit_at, line.at, context)}</small>
              </span>
              <span>{text[kind]}</span>
              <strong data-good={kind === 'deposit' || undefined}>{formatValue(amount, line.amount, context)}</strong>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}

const amount: Field = l.balance_after;
