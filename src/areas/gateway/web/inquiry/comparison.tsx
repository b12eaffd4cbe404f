import type { Field } from '#contract/field.ts';
import { gatewayCorrectionOptions } from '#generated/api/enums/gateway-correction.ts';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import { gatewayTransactionFields } from '#generated/api/fields/gateway-transaction.ts';
import { renderCell, renderDetail } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import tables from '#web/ui/plain-table.module.css';
import { Stack } from '#web/ui/stack.tsx';
import type { InquiryAnswer } from '../records.ts';
import css from './inquiry.module.css';
import { type Side, sidesOf } from './sides.ts';
import { useInquiryText } from './texts.ts';

/** The gateway's own status word, shown next to ours. */
const raw: Field = { name: 'gateway_status', kind: 'string', label: f.gateway_status.label };
const json = (label: Field['label']): Field => ({ name: 'value', kind: 'json', label });

/** An order as in our books and at its gateway, the correction of a difference, and the gateway's last callback. */
export function Comparison({ answer }: { readonly answer: InquiryAnswer }) {
  const text = useInquiryText();
  const context = useFormatContext();
  const sides = sidesOf(answer);
  const differing = sides.filter(({ differs }) => differs).length;
  const correction = gatewayCorrectionOptions.find(({ value }) => value === answer.correction);
  return (
    <Stack>
      <Notice tone={differing === 0 ? 'success' : 'warning'}>
        {differing === 0 ? text.agree : text.differ(differing)}
        {correction && correction.value !== 'none' && <strong>{correction.label[context.language]}</strong>}
      </Notice>
      <table className={`${tables.table} ${css.table}`}>
        <caption>{formatValue(f.order_ref, answer.order_ref, context)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.local}</th>
            <th scope="col">{text.gateway}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <SideRow key={side.field.name} side={side} status={answer.gateway_status} />
          ))}
        </tbody>
      </table>
      <details className={css.details}>
        <summary>
          {text.callback}{' '}
          <small>
            {answer.callback_at
              ? formatValue(gatewayTransactionFields.received_at, answer.callback_at, context)
              : text.noCallback}
          </small>
        </summary>
        {answer.callback
          ? renderDetail(json(gatewayTransactionFields.payload_json.label), { value: answer.callback }, context)
          : null}
      </details>
      <details className={css.details}>
        <summary>{text.raw}</summary>
        {renderDetail(json(raw.label), { value: answer.raw }, context)}
      </details>
    </Stack>
  );
}

interface SideProps {
  readonly side: Side;
  /** The gateway's own status word. */
  readonly status: InquiryAnswer['gateway_status'];
}

function SideRow({ side: { field, local, gateway, differs }, status }: SideProps) {
  const text = useInquiryText();
  const context = useFormatContext();
  const cell = (value: string | null) => renderCell(field, { [field.name]: value }, context);
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {field.label[context.language]}
        {differs && <small>{text.different}</small>}
      </th>
      <td>{cell(local)}</td>
      <td>
        {cell(gateway)}
        {field.name === 'status' && <small>{formatValue(raw, status, context)}</small>}
      </td>
    </tr>
  );
}
