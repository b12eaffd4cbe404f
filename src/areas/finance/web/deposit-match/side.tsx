import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { renderCell } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Facts } from '#web/screens/shared/facts.tsx';
import surface from '#web/ui/card.module.css';
import { Card } from '#web/ui/card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './match.module.css';

interface Props {
  readonly title: string;
  /** Absent where this side has nothing to say yet. */
  readonly record: Row | undefined;
  readonly reference?: string | undefined;
  readonly status?: Field;
  readonly amount: Field;
  readonly facts: readonly Field[];
  /** Facts that need a line of their own. */
  readonly wide?: readonly Field[];
  /** Where a fact leads, by the name of its field. */
  readonly links?: Readonly<Record<string, string | undefined>>;
  readonly none: string;
  readonly tone?: 'success' | 'danger' | undefined;
  readonly children?: ReactNode;
}

/** One of the three sides of a deposit. */
export function Side(props: Props) {
  const { title, record, reference, status, amount, facts, wide = [], links = {}, none, tone, children } = props;
  const context = useFormatContext();
  return (
    <Card className={`${css.part} ${css.edge}`} data-tone={tone}>
      <Toolbar className={css.row}>
        <h3 className={surface.title}>{title}</h3>
        {reference && <span className={css.ref}>{reference}</span>}
        {record && status && renderCell(status, record, context)}
        {record && (
          <strong className={`tnum ${css.amount}`} data-end>
            {renderCell(amount, record, context)}
          </strong>
        )}
      </Toolbar>
      {record ? (
        <Facts row={record} fields={facts} wide={wide} links={links} draw={renderCell} />
      ) : (
        <Quiet>{none}</Quiet>
      )}
      {children}
    </Card>
  );
}
