import { afterEach, expect, test } from 'vitest';
import { sharedState, sharedStateOf } from '#web/core/shared-state.ts';
import { draftKey, keepable, writeDraft } from '#web/form/drafts.ts';
import { changedSms, hasSmsDraft, initialSmsValues, smsDraftFields, smsPlace, smsValuesOfDraft } from './sms-draft.ts';

const carried = (filters: Readonly<Record<string, string>>) => sharedStateOf(sharedState('', filters));
const blank = initialSmsValues(carried({ level: 'gold', inactive_days_min: '14' }), [3]);

afterEach(() => sessionStorage.clear());

test('SMS form: opens with the report’s audience and the promotion’s agents', () => {
  expect(blank).toMatchObject({
    segment: 'report',
    filters: { level: 'gold', inactive_days_min: '14' },
    agent_ids: [3],
    message: '',
  });
  expect(initialSmsValues(carried({ agent_id: '7', level: 'gold' }), [3]).agent_ids).toEqual([7]);
  expect(changedSms(blank, { ...blank, agent_ids: [3] })).toEqual({});
});

test('SMS draft: kept by user and promotion, and restored unchanged', () => {
  const changed = changedSms(blank, { ...blank, message: 'โปรใหม่', agent_ids: [3, 4], inactive_days: 30 });
  const { user, path, record } = smsPlace('9', 5);
  writeDraft(draftKey(user, path, record), {
    values: keepable(smsDraftFields, changed),
    at: '2026-01-31T05:00:00.000Z',
  });
  expect([hasSmsDraft('9', 5), hasSmsDraft('9', 6), hasSmsDraft('8', 5)]).toEqual([true, false, false]);
  expect(smsValuesOfDraft(changed)).toEqual({ message: 'โปรใหม่', agent_ids: [3, 4], inactive_days: 30 });
  expect(smsValuesOfDraft({ message: 5, levels: 'gold', schedule_at: null })).toEqual({ schedule_at: null });
});
