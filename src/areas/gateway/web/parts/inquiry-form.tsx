import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import { ActionInput } from '#web/form/action-input.tsx';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Comparison } from '../inquiry/comparison.tsx';
import css from '../inquiry/inquiry.module.css';
import { useInquiryText } from '../inquiry/texts.ts';
import type { Account, InquiryAnswer } from '../records.ts';
import { useManualQuery } from '../use-manual-query.ts';

const field = ({ name, label }: Field): Field => ({ name, kind: 'string', label, maxLength: 64 });
const fields = [field(f.order_ref), field(f.gateway_ref)];
const nothing = () => undefined;

/** Queries the gateway of an account about any order. */
export default function InquiryTab({ call }: PanelPart<Account>) {
  return call && <InquiryForm call={call} />;
}

/** Queries the gateway about any order, by our number or the gateway's. */
function InquiryForm({ call }: { readonly call: Call }) {
  const text = useInquiryText();
  const { answer, failure, isAsking, ask } = useManualQuery<InquiryAnswer>(call, nothing);
  const [typed, setTyped] = useState<Row>({});
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = Object.fromEntries(
      fields.flatMap(({ name }) => {
        const value = String(typed[name] ?? '').trim();
        return value === '' ? [] : [[name, value]];
      }),
    );
    setEmpty(Object.keys(query).length === 0);
    if (Object.keys(query).length > 0) void ask(query);
  };
  return (
    <form className={css.panel} onSubmit={submit}>
      <Stack>
        <Quiet>{text.hint}</Quiet>
        <Stack className={css.inputs}>
          <ActionInput fields={fields} value={typed} onChange={setTyped} disabled={isAsking} />
          <Button type="submit" loading={isAsking}>
            {text.ask}
          </Button>
        </Stack>
        {(failure || isEmpty) && <Problem>{isEmpty ? text.missing : failure}</Problem>}
        {answer && <Comparison answer={answer} />}
      </Stack>
    </form>
  );
}
