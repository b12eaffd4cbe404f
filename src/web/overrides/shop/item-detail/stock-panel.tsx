import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { ShopStockAddBody } from '#generated/api/shop.ts';
import { shopStockAdd, shopStockDelete } from '#generated/web/shop/calls.ts';
import { shopStockFields as f } from '#generated/web/shop/fields/shop-stock.ts';
import { useShopStockAdd, useShopStockDelete, useShopStockList } from '#generated/web/shop/hooks.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { notify } from '#web/ui/notify.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './stock.module.css';
import { useStockText } from './texts.ts';

interface Props {
  readonly record: Row;
  /** Reads the item again. */
  readonly refresh: () => Promise<void>;
}

const columns = [f.lot_no, f.created_at, f.qty, f.used_qty, f.remaining, f.cost_price, f.note] as const;
const ends = new Set(['qty', 'used_qty', 'remaining', 'cost_price']);
const none: Readonly<Record<string, unknown>> = {};

/** The lots of an item: what is left of each, a new one, and what is taken out. Codes are shown by their last characters. */
export function StockPanel({ record, refresh }: Props) {
  const text = useStockText();
  const can = useCan();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const answer = useShopStockList({ item_id: [Number(record.id)], limit: 100 });
  const remove = useShopStockDelete();
  const [asked, setAsked] = useState<Row>();
  const [problem, setProblem] = useState<string>();
  const lots: readonly Row[] = answer.data?.data ?? [];
  const changed = async () => {
    await Promise.all([answer.refresh(), refresh()]);
  };
  const takeOut = async (lot: Row) => {
    setProblem(undefined);
    try {
      await remove.send({ id: Number(lot.id) });
      setAsked(undefined);
      notify.success(text.removed);
      await changed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(describe(error));
      await answer.refresh();
    }
  };
  if (record.stock_mode === 'unlimited') return <p className={css.quiet}>{text.unlimited}</p>;
  if (answer.error && !answer.data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  if (!answer.data) return <SkeletonLines count={4} />;
  return (
    <div className={css.panel}>
      {can(shopStockAdd.permission) && (
        <AddLot key={lots.length} item={Number(record.id)} isCode={record.stock_mode === 'code'} onAdded={changed} />
      )}
      {lots.length === 0 ? (
        <p className={css.quiet}>{text.none}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {columns.map((field) => (
                  <th key={field.name} data-end={ends.has(field.name) || undefined}>
                    {label(field.label)}
                  </th>
                ))}
                {record.stock_mode === 'code' && <th>{label(f.code_hints.label)}</th>}
                <th aria-label={text.actions} />
              </tr>
            </thead>
            <tbody>
              {lots.map((lot) => (
                <tr key={String(lot.id)}>
                  {columns.map((field) => (
                    <td key={field.name} data-end={ends.has(field.name) || undefined}>
                      {formatField(field, lot, context)}
                    </td>
                  ))}
                  {record.stock_mode === 'code' && <td className={css.hints}>{hintsOf(lot, text.more)}</td>}
                  <td data-end>
                    {can(shopStockDelete.permission) && Number(lot.remaining) > 0 && (
                      <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsked(lot)}>
                        {text.remove}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          opened
          tone="danger"
          title={text.remove}
          busy={remove.isSending}
          error={problem}
          onConfirm={() => void takeOut(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {text.removeAsk(String(asked.lot_no), Number(asked.remaining).toLocaleString('en-US'))}
        </ConfirmDialog>
      )}
    </div>
  );
}

function hintsOf({ code_hints: hints }: Row, more: (n: string) => string): string {
  const all = Array.isArray(hints) ? hints.map(String) : [];
  const rest = all.length - 3;
  return all.slice(0, 3).join(' ') + (rest > 0 ? ` ${more(String(rest))}` : '');
}

interface AddProps {
  readonly item: number;
  readonly isCode: boolean;
  readonly onAdded: () => Promise<void>;
}

/** One lot more. What the server complains about stands under its field; nothing typed is lost. */
function AddLot({ item, isCode, onAdded }: AddProps) {
  const text = useStockText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const id = useId();
  const add = useShopStockAdd();
  const [values, setValues] = useState(none);
  const wrong = add.error?.fields ?? {};
  const codes = String(values.codes ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const send = async () => {
    try {
      await add.send({
        item_id: item,
        ...(isCode ? { codes } : { qty: values.qty }),
        ...(values.cost_price == null ? {} : { cost_price: values.cost_price }),
        ...(values.note == null ? {} : { note: values.note }),
      } as ShopStockAddBody);
    } catch (error) {
      if (error instanceof ApiError) return;
      throw error;
    }
    notify.success(text.added);
    setValues(none);
    await onAdded();
  };
  const input = (name: string, title: string, kind: Field['kind']) => (
    <div className={css.field} data-wide={kind === 'text' || undefined}>
      <label htmlFor={`${id}-${name}`}>{title}</label>
      <FieldInput
        id={`${id}-${name}`}
        field={{ name, kind, label: { th: title, en: title } }}
        value={values[name] ?? null}
        onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
        invalid={wrong[name] !== undefined}
        context={context}
      />
      {wrong[name] !== undefined && (
        <p className={css.wrong} role="alert">
          {wrong[name]}
        </p>
      )}
    </div>
  );
  return (
    <section className={css.add} aria-label={text.add}>
      {isCode ? input('codes', text.codes, 'text') : input('qty', text.qty, 'integer')}
      {input('cost_price', text.cost, 'money')}
      {input('note', text.note, 'string')}
      <div className={css.foot}>
        {isCode && <span className={css.quiet}>{text.found(codes.length.toLocaleString('en-US'))}</span>}
        {add.error && Object.keys(wrong).length === 0 && (
          <span className={css.wrong} role="alert">
            {describe(add.error)}
          </span>
        )}
        <Button
          disabled={isCode ? codes.length === 0 : typeof values.qty !== 'number'}
          loading={add.isSending}
          onClick={() => void send()}
        >
          {text.add}
        </Button>
      </div>
    </section>
  );
}
