import { Button } from '@mantine/core';
import type { ActionPart } from '#contract/screen-part.ts';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import { sentOf } from '#web/core/action-body.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { questionOf } from '#web/screens/shared/action-words.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { Comparison } from '../inquiry/comparison.tsx';
import { useInquiryText } from '../inquiry/texts.ts';
import type { InquiryAnswer, Order } from '../records.ts';
import { useManualQuery } from '../use-manual-query.ts';

/** Queries the gateway about one order and shows both sides; the answer may have changed our order. */
export default function Inquiry({ action, rows: [row], refresh, close }: ActionPart<Order>) {
  const { call } = action;
  return call ? <Dialog action={action} call={call} row={row} refresh={refresh} close={close} /> : null;
}

interface Props extends Pick<ActionPart<Order>, 'action' | 'refresh' | 'close'> {
  readonly call: NonNullable<ActionPart['action']['call']>;
  readonly row: Order;
}

function Dialog({ action, call, row, refresh, close }: Props) {
  const text = useInquiryText();
  const { common } = useText();
  const label = useLabel();
  const context = useFormatContext();
  const { answer, failure, isAsking, ask } = useManualQuery<InquiryAnswer>(call, refresh);
  return (
    <PlainDialog title={label(action.label)} width={560} onClose={close}>
      <Stack gap={5}>
        {answer ? <Comparison answer={answer} /> : <span>{questionOf(action, row, {}, [f.order_ref], context)}</span>}
        {failure && <Problem>{failure}</Problem>}
        <Toolbar>
          <Button data-end variant="default" onClick={close}>
            {common.close}
          </Button>
          <Button loading={isAsking} onClick={() => void ask(sentOf(action.send ?? [], row))} data-autofocus>
            {text.ask}
          </Button>
        </Toolbar>
      </Stack>
    </PlainDialog>
  );
}
