import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Field } from '#contract/field.ts';
import { renderCell } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './money-lines.module.css';

/** Fields that say when a request was made, what became of it and how much it was about. */
export interface MoneyFields {
  readonly at: Field;
  readonly status: Field;
  readonly amount: Field;
}

/** One request for money, in or out. */
export interface MoneyLine {
  readonly fields: MoneyFields;
  readonly ref: string;
  /** UTC ISO 8601. */
  readonly at: unknown;
  /** Decimal string of baht. */
  readonly amount: unknown;
  readonly status: unknown;
  /** In or out, in the user's language, where one list has both. */
  readonly kind?: string;
  readonly isIn?: boolean;
  /** Opens the request itself. */
  readonly href?: string;
  /** The request that the page is about. */
  readonly isHere?: boolean;
}

/** Did the money move (`done`), may it still (`open`), or will it not (`void`)? As the tone of the status says. */
export function outcomeOf({ options }: Field, status: unknown): 'done' | 'open' | 'void' {
  const tone = options?.find((option) => option.value === status)?.tone;
  if (tone === 'success') return 'done';
  return tone === 'neutral' || tone === 'danger' ? 'void' : 'open';
}

/** Requests for money with what became of each: an amount that did not move never looks like one that did. */
export function MoneyLines({ lines }: { readonly lines: readonly MoneyLine[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <Line key={line.ref} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { readonly line: MoneyLine }): ReactNode {
  const context = useFormatContext();
  const { fields, ref, href, kind } = line;
  return (
    <li data-here={line.isHere || undefined}>
      <span className={css.what}>
        {href === undefined ? <span className={css.ref}>{ref}</span> : <Link href={href}>{ref}</Link>}
        <small>
          {kind !== undefined && `${kind} · `}
          {formatValue(fields.at, line.at, context)}
        </small>
      </span>
      {renderCell(fields.status, { [fields.status.name]: line.status }, context)}
      <strong data-outcome={outcomeOf(fields.status, line.status)} data-in={line.isIn || undefined}>
        {formatValue(fields.amount, line.amount, context)}
      </strong>
    </li>
  );
}
