import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { renderDetail } from '#web/fields/cells.ts';
import { isNothing } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './facts.module.css';

interface Props {
  readonly row: Row;
  readonly fields: readonly Field[];
  /** Fields that need a line of their own. */
  readonly wide?: readonly Field[];
  /** How a value is drawn: whole, or as in a table. */
  readonly draw?: typeof renderDetail;
  /** Where a value leads, by the name of its field. */
  readonly links?: Readonly<Record<string, string | undefined>>;
  readonly className?: string | undefined;
  /** Further facts. */
  readonly children?: ReactNode;
}

const leading = (href: string | undefined, value: ReactNode) =>
  href === undefined ? value : <Link href={href}>{value}</Link>;

/** Fields of a record, each under its name; what has no value is left out. */
export function Facts({ row, fields, wide = [], draw = renderDetail, links = {}, className = '', children }: Props) {
  const label = useLabel();
  const context = useFormatContext();
  return (
    <dl className={`${css.facts} ${className}`}>
      {[...fields, ...wide]
        .filter(({ name }) => !isNothing(row[name]))
        .map((field) => (
          <div key={field.name} data-wide={wide.includes(field) || undefined}>
            <dt>{label(field.label)}</dt>
            <dd>{leading(links[field.name], draw(field, row, context))}</dd>
          </div>
        ))}
      {children}
    </dl>
  );
}
