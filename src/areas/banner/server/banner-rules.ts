import { isUrl } from '#contract/formats.ts';
import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { bannerTexts } from './texts.ts';

type Banner = RowOf<'banner'>;

/** Status changes of banners that happen by time. */
export const bannerSchedule: StatusSchedule = {
  entity: 'Banner',
  table: 'banner',
  action: 'banner.clock',
  steps: [
    { from: ['active', 'scheduled'], at: 'end_at', to: 'expired' },
    { from: ['scheduled'], at: 'start_at', to: 'active' },
  ],
};

/** The status of a banner at a given time; drafts and inactive ones keep theirs. */
export function statusAt(
  { status, start_at: from, end_at: to }: Pick<Banner, 'status' | 'start_at' | 'end_at'>,
  now: Date,
): Banner['status'] {
  if (status === 'draft' || status === 'inactive') return status;
  if (to && to <= now) return 'expired';
  return from && from > now ? 'scheduled' : 'active';
}

/** Why a link of this type is invalid; undefined if it is valid. */
export function linkTrouble(type: Banner['link_type'], value: string): Text | undefined {
  if (type === 'none') return undefined;
  if (value === '') return bannerTexts.fillInTheLink;
  if (type === 'external') return isUrl(value) ? undefined : bannerTexts.linkNeedsHttps;
  if (type === 'internal') return /^\/(?![/\\])[^\s\\]*$/.test(value) ? undefined : bannerTexts.mustBePage;
  return /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/.test(value) ? undefined : bannerTexts.fillInTheCode;
}

/** The promotion or game that a link names must exist. */
async function targetExists(ctx: TransactionContext, row: Banner, value: string): Promise<boolean> {
  if (row.link_type === 'promotion') {
    return (
      (await ctx.tx.selectFrom('promotion').select('id').where('code', '=', value).executeTakeFirst()) !== undefined
    );
  }
  if (row.link_type !== 'game') return true;
  return (await ctx.tx.selectFrom('game').select('id').where('game_code', '=', value).executeTakeFirst()) !== undefined;
}

/** Validates a banner and sets the status that follows from its dates. */
async function settle(ctx: TransactionContext, before: Banner | null, row: Banner): Promise<Partial<Banner>> {
  const now = ctx.clock.now();
  const value = row.link_type === 'none' ? '' : (row.link_value?.trim() ?? '');
  const errors: Record<string, Text> = {};
  const linkProblem = linkTrouble(row.link_type, value);
  const isNewLink = before?.link_value !== row.link_value || before.link_type !== row.link_type;
  if (linkProblem) errors.link_value = linkProblem;
  else if (isNewLink && !(await targetExists(ctx, row, value))) errors.link_value = bannerTexts.thisCodeWasNotFound;
  if (row.start_at && row.end_at && row.end_at <= row.start_at) errors.end_at = bannerTexts.endAfterStart;
  const isStatusChanged = before === null || row.status !== before.status;
  if (isStatusChanged && (row.status === 'scheduled' || row.status === 'expired')) {
    errors.status = bannerTexts.statusByTime;
  }
  if (isStatusChanged && row.status === 'active' && row.end_at && row.end_at <= now) {
    errors.end_at = bannerTexts.endPassed;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    status: statusAt(row, now),
    link_value: value === '' ? null : value,
    ...(row.link_type === 'none' ? { open_new_tab: false } : {}),
  };
}

export const bannerAdd = effect('banner.add', ({ row }, ctx) => settle(ctx, null, row));

export const bannerUpdate = effect('banner.update', ({ before, row }, ctx) => settle(ctx, before, row));
