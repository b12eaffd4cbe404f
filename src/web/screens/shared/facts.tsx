import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { renderDetail } from '#web/fields/cells.ts';
import { isNothing } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { Facts as List } from '#web/ui/facts.tsx';

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
  const of = [...fields, ...wide]
    .filter(({ name }) => !isNothing(row[name]))
    .map((field) => ({
      key: field.name,
      name: label(field.label),
      value: leading(links[field.name], draw(field, row, context)),
      wide: wide.includes(field),
    }));
  return (
    <List of={of} className={className}>
      {children}
    </List>
  );
}
