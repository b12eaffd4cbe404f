import type { TransactionContext } from '../../../context.ts';
import { forbidden, invalid } from '../../../failure.ts';

/**
 * The member must have played what the bonus asks for; else a reason is needed, and the permission to look past it.
 * `field` is where the reason was typed. Throws 422 or 403.
 */
export function checkTurnover(
  ctx: Pick<TransactionContext, 'can'>,
  turnoverOk: boolean,
  reason: string | undefined | null,
  field: string,
): void {
  if (turnoverOk) return;
  if (!ctx.can('finance.withdraw.override_turnover')) throw forbidden('สมาชิกยังทำเทิร์นไม่ครบ คุณไม่มีสิทธิ์ข้ามเงื่อนไขนี้');
  if (!reason?.trim()) throw invalid({ [field]: 'สมาชิกยังทำเทิร์นไม่ครบ ต้องระบุเหตุผล' });
}
