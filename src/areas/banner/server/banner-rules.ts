import { isUrl } from '#contract/formats.ts';
import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { bannerTexts } from './texts.ts';

type Banner = RowOf<'banner'>;

/** What time does to banners. */
export const bannerSchedule: StatusSchedule = {
  entity: 'Banner',
  table: 'banner',
  action: 'banner.clock',
  steps: [
    { from: ['active', 'scheduled'], at: 'end_at', to: 'expired' },
    { from: ['scheduled'], at: 'start_at', to: 'active' },
  ],
};

/** What a banner that is meant to be shown is at a moment. */
export function standingOf(
  { status, start_at: from, end_at: to }: Pick<Banner, 'status' | 'start_at' | 'end_at'>,
  now: Date,
): Banner['status'] {
  if (status === 'draft' || status === 'inactive') return status;
  if (to && to <= now) return 'expired';
  return from && from > now ? 'scheduled' : 'active';
}

/** Why a link of this kind cannot lead anywhere; undefined where it can. */
export function linkTrouble(type: Banner['link_type'], value: string): Text | undefined {
  if (type === 'none') return undefined;
  if (value === '') return bannerTexts.fillInTheLink;
  if (type === 'external') return isUrl(value) ? undefined : bannerTexts.linkNeedsHttps;
  if (type === 'internal') return /^\/(?![/\\])[^\s\\]*$/.test(value) ? undefined : bannerTexts.mustBePage;
  return /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/.test(value) ? undefined : bannerTexts.fillInTheCode;
}

/** Where a promotion's link leads must be there. */
async function leadsSomewhere(ctx: TransactionContext, row: Banner, value: string): Promise<boolean> {
  if (row.link_type === 'promotion') {
    return (
      (await ctx.tx.selectFrom('promotion').select('id').where('code', '=', value).executeTakeFirst()) !== undefined
    );
  }
  if (row.link_type !== 'game') return true;
  return (await ctx.tx.selectFrom('game').select('id').where('game_code', '=', value).executeTakeFirst()) !== undefined;
}

/** Checks a banner and gives it the status that time has it in. */
async function settle(ctx: TransactionContext, before: Banner | null, row: Banner): Promise<Partial<Banner>> {
  const now = ctx.clock.now();
  const value = row.link_type === 'none' ? '' : (row.link_value?.trim() ?? '');
  const wrong: Record<string, Text> = {};
  const trouble = linkTrouble(row.link_type, value);
  const isNewLink = before?.link_value !== row.link_value || before.link_type !== row.link_type;
  if (trouble) wrong.link_value = trouble;
  else if (isNewLink && !(await leadsSomewhere(ctx, row, value))) wrong.link_value = bannerTexts.thisCodeWasNotFound;
  if (row.start_at && row.end_at && row.end_at <= row.start_at) wrong.end_at = bannerTexts.endAfterStart;
  const asked = before === null || row.status !== before.status;
  if (asked && (row.status === 'scheduled' || row.status === 'expired')) {
    wrong.status = bannerTexts.statusByTime;
  }
  if (asked && row.status === 'active' && row.end_at && row.end_at <= now) {
    wrong.end_at = bannerTexts.endPassed;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return {
    status: standingOf(row, now),
    link_value: value === '' ? null : value,
    ...(row.link_type === 'none' ? { open_new_tab: false } : {}),
  };
}

/** A new banner. */
export const bannerAdd = effect('banner.add', ({ row }, ctx) => settle(ctx, null, row));

/** A changed banner. */
export const bannerUpdate = effect('banner.update', ({ before, row }, ctx) => settle(ctx, before, row));
