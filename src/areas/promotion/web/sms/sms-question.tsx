import { groupMoney } from '#contract/money.ts';
import type { PromotionSmsPreviewReply } from '#generated/api/promotion.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { skipReasons } from '../campaigns/skip-reasons.ts';
import css from './sms.module.css';
import { useSmsText } from './texts.ts';

interface Props {
  /** Absent where the server does not count recipients beforehand. */
  readonly reply: PromotionSmsPreviewReply | undefined;
  /** The text as typed, with placeholders. */
  readonly message: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const number = (value: number | null | undefined) => formatCount(value ?? 0);

/** Confirmation with recipients, skip reasons, cost, a sample, and whether an approval is needed. */
export function SmsQuestion({ reply, message, busy, onConfirm, onCancel }: Props) {
  const text = useSmsText();
  return (
    <ConfirmDialog
      opened
      tone="money"
      title={text.send}
      confirmLabel={reply?.needs_approval ? text.order : text.send}
      busy={busy}
      disabled={reply?.queued === 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {reply ? <Reach reply={reply} /> : <p>{text.confirmUncounted}</p>}
      <p className={css.message}>{reply?.sample ?? message}</p>
    </ConfirmDialog>
  );
}

function Reach({ reply }: { readonly reply: PromotionSmsPreviewReply }) {
  const text = useSmsText();
  const label = useLabel();
  const cost = groupMoney(reply.cost_estimate ?? '0.00');
  const skips = skipReasons(reply, label);
  return (
    <>
      <p>{text.confirm(number(reply.queued), number(reply.parts_total), cost)}</p>
      {(reply.skipped ?? 0) > 0 && (
        <Quiet className="tnum">
          {text.skipped(number(reply.skipped))}
          {skips !== '' && `: ${skips}`}
        </Quiet>
      )}
      {reply.needs_approval && (
        <Notice tone="warning">{text.needsApproval(groupMoney(reply.alone_up_to ?? '0.00'))}</Notice>
      )}
      <Quiet>{text.example(number(reply.parts))}</Quiet>
    </>
  );
}
