import type { Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../../context.ts';
import { forbidden, invalid } from '../../../failure.ts';

/** A second person lets an account pay out before its day is over. */
export const agree: Effects<TransactionContext>['bank.agree'] = async ({ row }, { principal, clock }) => {
  const now = clock.now();
  if (row.payout_from === null || row.payout_from <= now) throw invalid({}, 'บัญชีนี้โอนออกได้แล้ว');
  if (row.payout_changed_by === principal.userId) throw forbidden('ผู้ที่เพิ่มหรือเปลี่ยนบัญชียืนยันเองไม่ได้');
  return { payout_from: now, payout_approved_by: principal.userId };
};
