import { Button } from '@mantine/core';
import { groupMoney, parseMoney } from '#contract/money.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import css from '../console.module.css';
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
    <Stack>
      <textarea
        className={`${css.input} ${css.paste}`}
        aria-label={text.paste}
        placeholder={text.paste}
        value=""
        onChange={(event) => grid.paste(event.currentTarget.value)}
      />
      {rows.length > 0 && <PasteTable grid={grid} />}
      <Toolbar>
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
      </Toolbar>
      {faults > 0 && <Notice tone="warning">{text.faults(faults)}</Notice>}
      {doubles.size > 0 && <Notice tone="warning">{text.doubles(doubles.size)}</Notice>}
      {isOver && <Notice tone="warning">{text.over}</Notice>}
      {refused && <Notice tone="danger">{describe(refused)}</Notice>}
    </Stack>
  );
}
