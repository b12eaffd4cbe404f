import { useEffect, useId } from 'react';
import type { Party } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { bankSessionOptions } from '#generated/api/enums/bank-session.ts';
import { gatewayHealthOptions } from '#generated/api/enums/gateway-health.ts';
import type { PaymentSource } from '#generated/api/finance.ts';
import { useWithdrawContext } from '#generated/web/finance/hooks/withdraw.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ActionInput } from '#web/form/action-input.tsx';
import { Star } from '#web/form/field-frame.tsx';
import type { ActionInputProps } from '#web/screens/shared/action-form.tsx';
import { sourceName } from '#web/screens/shared/decision/ends.ts';
import marks from '#web/ui/marks.module.css';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import css from './source-input.module.css';
import { useSourceText } from './source-texts.ts';

const money: Field = { name: 'amount', kind: 'money', label: { th: '', en: '' } };
const account: Field = { name: 'account', kind: 'account', label: { th: '', en: '' } };
/** How a source is doing, in words. */
const sessions = { bank: bankSessionOptions, gateway: gatewayHealthOptions };
/** Inputs that the picker fills. */
const picked: ReadonlySet<string> = new Set(['type', 'from_bank_id', 'gateway_account_id']);

/** An account or gateway as one end of a transfer. */
const partyOf = (source: PaymentSource): Party => ({
  name: source.name,
  bank: source.bank_code,
  account: source.account_no,
});

/** The choice of a source as the inputs of the call, with its name for the question. */
export function choose(source: PaymentSource, value: Row): Row {
  const {
    from_bank_id: _bank,
    from_bank_name: _bankName,
    gateway_account_id: _gateway,
    gateway_account_name: _gatewayName,
    ...rest
  } = value;
  const chosen = { ...rest, type: source.type, [sourceName]: partyOf(source) };
  return source.kind === 'gateway'
    ? { ...chosen, gateway_account_id: source.id, gateway_account_name: source.name }
    : { ...chosen, from_bank_id: source.id, from_bank_name: source.name };
}

export function isChosen(source: PaymentSource, value: Row): boolean {
  return source.kind === 'gateway'
    ? value.gateway_account_id === source.id
    : value.from_bank_id === source.id && !value.gateway_account_id;
}

/** The sources that there are for a request; the best of them is chosen beforehand. */
function useSources({ row, value, onChange, onReady }: ActionInputProps) {
  const id = typeof row.id === 'number' ? row.id : undefined;
  const answer = useWithdrawContext(id === undefined ? null : { id });
  const sources = answer.data?.data.sources ?? [];
  const usable = sources.filter((source) => source.usable);
  const chosen = sources.find((source) => isChosen(source, value));
  const best = usable.find((source) => source.best) ?? usable[0];
  // Only as long as the person has not chosen: a source of the request that cannot pay is no choice.
  const due = value.type === 'manual' ? undefined : chosen?.usable ? chosen : best;
  const isChoosing = due !== undefined && !(isChosen(due, value) && sourceName in value);
  useEffect(() => {
    if (due && isChoosing) onChange(choose(due, value), 'preset');
  }, [due, isChoosing, value, onChange]);
  const isReady = !answer.isLoading && !isChoosing;
  useEffect(() => onReady(isReady), [isReady, onReady]);
  return { ...answer, sources, usable, chosen };
}

/** Where the money comes from: the best source is chosen beforehand, those that cannot pay are counted and say why. */
export function SourceInput(props: ActionInputProps) {
  const { fields, row, value, issues, disabled, onChange } = props;
  const text = useSourceText();
  const describeError = useDescribeError();
  const name = useId();
  const { sources, usable, chosen, isLoading, error, absent } = useSources(props);
  // Nobody says what the money could come from: it is chosen among all that there is, and the server decides.
  if (absent) return <ActionInput {...props} />;
  const others = fields.filter((field) => !picked.has(field.name));
  const complaint = issues.find((issue) => picked.has(issue.field) && 'message' in issue);
  return (
    <>
      <fieldset className={css.sources} disabled={disabled}>
        <legend>
          {text.sources}
          {fields.some((field) => picked.has(field.name) && field.required) && <Star />}
        </legend>
        {isLoading && <Quiet>{text.loadingSources}</Quiet>}
        {!isLoading && usable.length === 0 && <Quiet>{error ? describeError(error) : text.noSources}</Quiet>}
        {usable.map((source) => (
          <SourceChoice
            key={`${source.kind}${source.id}`}
            source={source}
            name={name}
            checked={isChosen(source, value)}
            onChoose={() => onChange(choose(source, value))}
          />
        ))}
        <ByHand {...props} name={name} isFree={chosen === undefined} />
        <Unusable sources={sources.filter((source) => !source.usable)} />
      </fieldset>
      {complaint && 'message' in complaint && <Problem>{complaint.message}</Problem>}
      {others.length > 0 && (
        <ActionInput fields={others} value={value} issues={issues} row={row} disabled={disabled} onChange={onChange} />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly source: PaymentSource;
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function SourceChoice({ source, name, checked, onChoose }: ChoiceProps) {
  const text = useSourceText();
  const context = useFormatContext();
  return (
    <label className={css.source}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span className={css.sourceName}>
        {source.name}
        {source.best && (
          <em className={marks.pill} data-tone="success">
            {text.recommended}
          </em>
        )}
        <small>
          {descriptionOf(source, context).map((word, index) => (
            <span key={word}>
              {index > 0 && '\u00a0· '}
              {word}
            </span>
          ))}
        </small>
      </span>
      <span className={`tnum ${css.sourceMoney}`}>
        <strong>{formatValue(money, source.available, context)}</strong>
        <small>
          {text.todayOut} {formatValue(money, source.today_out, context)}
          {source.limit && ` / ${formatValue(money, source.limit, context)}`}
        </small>
      </span>
    </label>
  );
}

interface ByHandProps extends ActionInputProps {
  readonly name: string;
  /** No source is chosen. */
  readonly isFree: boolean;
}

/** A method that needs no source (paying by hand) can be chosen where the method itself is what changes. */
function ByHand({ action, fields, value, onChange, name, isFree }: ByHandProps) {
  const { language } = useFormatContext();
  const byHand = action.id.endsWith('change_type')
    ? fields.find((field) => field.name === 'type')?.options?.find((option) => option.value === 'manual')
    : undefined;
  if (!byHand) return null;
  const choose = () => {
    const { from_bank_id: _bank, gateway_account_id: _gateway, [sourceName]: _source, ...rest } = value;
    onChange({ ...rest, type: byHand.value });
  };
  return (
    <label className={css.source}>
      <input type="radio" name={name} checked={value.type === byHand.value && isFree} onChange={choose} />
      <span className={css.sourceName}>{byHand.label[language]}</span>
    </label>
  );
}

/** Sources that cannot pay now, folded away: how many, and of each why. */
function Unusable({ sources }: { readonly sources: readonly PaymentSource[] }) {
  const text = useSourceText();
  const context = useFormatContext();
  if (sources.length === 0) return null;
  return (
    <details className={css.unusable}>
      <summary>{text.unusable(sources.length)}</summary>
      <ul>
        {sources.map((source) => (
          <li key={`${source.kind}${source.id}`}>
            {source.name} <small>{descriptionOf(source, context).join(' · ')}</small>
            {source.reason && <small data-tone="danger">{source.reason}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Bank, number and how it is doing. */
function descriptionOf(source: PaymentSource, context: FormatContext): readonly string[] {
  const session = sessions[source.kind].find(({ value }) => value === source.session);
  return [
    source.bank_code,
    source.account_no && formatValue(account, source.account_no, context),
    session?.label[context.language] ?? source.session,
  ].flatMap((word) => (word ? [word] : []));
}
