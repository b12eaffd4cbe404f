import type { Fields } from '#contract/envelope.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { withdrawApproveVerdict } from '#generated/web/finance/calls/withdraw.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import { Refusals } from '#web/screens/shared/decision/refusals.tsx';
import { useVerdict } from '#web/screens/shared/decision/use-verdict.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { useWithdrawText } from './withdraw-texts.ts';

/** Why this person may not approve a verified request, before they try; where the server says nothing, the rule in words. */
export default function WithdrawMayApprove({ row }: PanelPartProps<Fields<WithdrawalRow>>) {
  const text = useWithdrawText();
  const user = useUser();
  const can = useCan();
  const may = can(withdrawApproveVerdict.permission);
  const { state, verdict } = useVerdict(withdrawApproveVerdict, may ? { id: row.id } : null);
  const refusals = (verdict?.refusals ?? []).filter(({ status, field }) => status === 403 && field === undefined);
  if (refusals.length > 0) return <Refusals refusals={refusals} />;
  if (state !== 'absent' || !user || String(row.verified_by) !== user.id) return null;
  return <Notice tone="warning">{text.ownVerify}</Notice>;
}
