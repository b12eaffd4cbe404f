import { Button } from '@mantine/core';
import { groupMoney, parseMoney } from '#contract/money.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { css } from '../css.ts';
import { sumOf } from './parse-paste.ts';
import { PasteTable } from './paste-table.tsx';
import { useBulkText } from './texts.ts';
import { type PasteTarget, usePasteRows } from './use-paste-rows.ts';

interface Props extends PasteTarget {
  /** What the source holds. */
  readonly balance: string;
}

/** New lines of a group: pasted from a spreadsheet or typed, judged cell by cell, saved all at once or not at all. */
export function PasteGrid({ balance, ...target }: Props) {
  const text = useBulkText();
  const describe = useDescribeError();
  const grid = usePasteRows(target);
  const { rows, faults, doubles, refused } = grid;
  const sum = sumOf(rows);
  const isOver = (parseMoney(sum) ?? 0n) > (parseMoney(balance) ?? 0n);
  return (
    <section className={css.stack}>
      <textarea
        className={css.paste}
        aria-label={text.paste}
        placeholder={text.paste}
        value=""
        onChange={(event) => grid.paste(event.currentTarget.value)}
      />
      {rows.length > 0 && <PasteTable grid={grid} />}
      <div className={css.tools}>
        <Button size="xs" variant="default" onClick={grid.add}>
          {text.row}
        </Button>
        {rows.length > 0 && (
          <>
            <span>
              {text.sum} <strong>{groupMoney(sum)}</strong> · {text.available} {groupMoney(balance)}
            </span>
            <Button size="xs" disabled={faults > 0} loading={grid.isSaving} onClick={grid.save}>
              {text.save(rows.length)}
            </Button>
          </>
        )}
      </div>
      {faults > 0 && (
        <p className={css.warning} role="status">
          {text.faults(faults)}
        </p>
      )}
      {doubles.size > 0 && <p className={css.warning}>{text.doubles(doubles.size)}</p>}
      {isOver && <p className={css.warning}>{text.over}</p>}
      {refused && (
        <p className={css.warning} role="alert">
          {describe(refused)}
        </p>
      )}
    </section>
  );
}
