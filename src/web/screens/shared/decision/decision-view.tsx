import type { Decision, Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { matchNames } from '#contract/name-match.ts';
import { formatField, formatValue, isNothing } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Facts } from '#web/ui/facts.tsx';
import { NameVerdict } from '#web/ui/name-verdict.tsx';
import css from './decision.module.css';
import { type End, namesOf, sourceOf, targetOf } from './ends.ts';
import { Limits } from './limits.tsx';
import { useDecisionText } from './texts.ts';

interface Props {
  readonly decision: Decision;
  /** The record with what is typed over it. */
  readonly row: Row;
  readonly verdict: Verdict | undefined;
}

const money: Field = { name: 'amount', kind: 'money', label: { th: '', en: '' } };

/** What a person must see before deciding: how much, from where to where, whose name, what is left, and what is known. */
export function DecisionView({ decision, row, verdict }: Props) {
  const text = useDecisionText();
  const context = useFormatContext();
  const amount = verdict?.amount ?? (decision.amount && row[decision.amount.name]);
  const from = sourceOf(decision, verdict, row, context);
  const to = targetOf(decision, verdict, row, context);
  const names = namesOf(decision, verdict, row);
  const label = decision.amount?.label[context.language] ?? text.amount;
  return (
    <div className={css.decision}>
      {!isNothing(amount) && (
        <p className={css.amount} data-fact="amount">
          <span>{label}</span>
          <strong>{formatValue(decision.amount ?? money, amount, context)}</strong>
        </p>
      )}
      {(from ?? to) && (
        <dl className={css.ends}>
          {from && <EndLine name="from" label={text.from} end={from} />}
          {to && <EndLine name="to" label={text.to} end={to} />}
        </dl>
      )}
      {names && (
        <p className={css.names}>
          <NameVerdict match={matchNames(names.shown, names.expected)} person={names.expected} />
        </p>
      )}
      <Limits limits={verdict?.limits ?? []} />
      <DecisionFacts decision={decision} row={row} verdict={verdict} />
    </div>
  );
}

interface EndProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly end: End;
}

/** Numbers of accounts are written with spaces and hyphens; names have letters. */
const isNumber = (part: string): boolean => /^[\d•\s-]+$/.test(part);

function EndLine({ name, label, end }: EndProps) {
  return (
    <div className={css.end} data-fact={name}>
      <dt>{label}</dt>
      <dd>
        <span className={css.account}>
          {end.account.map((part, index) => (
            <span key={part} data-whole={isNumber(part) || undefined}>
              {part}
              {index < end.account.length - 1 && ' ·'}
            </span>
          ))}
        </span>
        {end.name !== undefined && <span className={css.holder}>{end.name}</span>}
      </dd>
    </div>
  );
}

/** Facts of the record, and those that only the server knows. */
function DecisionFacts({ decision, row, verdict }: Props) {
  const context = useFormatContext();
  const own = decision.facts.filter(({ name }) => !isNothing(row[name]));
  const more = (verdict?.facts ?? []).filter(({ value }) => !isNothing(value));
  if (own.length + more.length === 0) return null;
  const of = [
    ...own.map((field) => ({
      key: field.name,
      name: field.label[context.language],
      value: formatField(field, row, context),
    })),
    ...more.map(({ tone, ...fact }) => ({
      key: `~${fact.name}`,
      name: fact.label[context.language],
      value: formatValue(fact, fact.value, context),
      // One kind: a line of text is a whole sentence here.
      wide: fact.kind === 'string',
      tone,
    })),
  ];
  return <Facts className={css.facts} layout="lines" of={of} />;
}
