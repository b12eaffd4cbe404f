import { useId, useState } from 'react';
import type { Field } from '#contract/field.ts';
import { unknownPlaces } from '#contract/text-places.ts';
import type { PromotionSendSmsBody, PromotionSendSmsReply } from '#generated/api/promotion.ts';
import { promotionSmsPreview } from '#generated/web/promotion/calls/promotion.ts';
import { usePromotionSendSms, usePromotionSmsPreview } from '#generated/web/promotion/hooks/promotion.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { notify } from '#web/ui/notify.ts';
import { audienceBody } from './carried.ts';
import { placeNames } from './message-tools.tsx';
import type { SmsValues } from './sms-draft.ts';
import { readTyped, type SmsFieldName, smsFields } from './sms-fields.ts';
import { useSmsText } from './texts.ts';
import { type SmsEntry, type SmsOpening, useSmsValues } from './use-sms-values.ts';

export interface SmsFormModel extends SmsEntry {
  /** What ids of inputs begin with. */
  readonly id: string;
  readonly fields: Readonly<Record<SmsFieldName, Field>>;
  /** Complaints by field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** What went wrong with the form as a whole. */
  readonly problem: string | undefined;
  /** The question before sending, without a reply where nobody counts beforehand. */
  readonly asked: { readonly reply?: PromotionSendSmsReply } | undefined;
  readonly isChecking: boolean;
  readonly isSending: boolean;
  change(change: Partial<SmsValues>): void;
  type(name: SmsFieldName, value: unknown): void;
  check(): void;
  test(): void;
  send(): void;
  cancel(): void;
}

/** The form of a text: what is typed, what it would cost, and sending it once. */
export function useSmsForm(opening: SmsOpening, onSent: () => void): SmsFormModel {
  const text = useSmsText();
  const id = useId();
  const preview = usePromotionSmsPreview();
  const mayPreview = useOffered(promotionSmsPreview);
  const sending = usePromotionSendSms();
  const entry = useSmsValues(opening);
  const { values } = entry;
  const [asked, setAsked] = useState<SmsFormModel['asked']>();
  const cancel = () => setAsked(undefined);
  const { wrong, problem, complain, attempt } = useAttempt(cancel);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = (change: Partial<SmsValues>) => {
    entry.put(change);
    cancel();
    // Another text is another campaign.
    setKey(crypto.randomUUID());
  };
  const body = (): PromotionSendSmsBody => ({
    promotion_id: opening.promotion.id,
    audience: audienceBody(values),
    message: values.message,
    ...(values.schedule_at === null ? {} : { schedule_at: values.schedule_at }),
  });
  // Where nobody counts beforehand, it is asked without figures.
  const check = () => {
    const [unknown] = unknownPlaces(values.message, placeNames);
    if (unknown) return complain({ message: text.unknownPlace(unknown.written, unknown.at) });
    void attempt(async () => setAsked(mayPreview ? { reply: (await preview.send(body())).data } : {}));
  };
  const test = () =>
    void attempt(async () => {
      const mobile = values.test_mobile ?? '';
      await sending.send({ ...body(), test_mobile: mobile }, { idempotencyKey: crypto.randomUUID() });
      notify.success(text.tested);
    });
  const send = () =>
    void attempt(async () => {
      await sending.send(body(), { idempotencyKey: key });
      entry.drop();
      notify.success(asked?.reply?.needs_approval ? text.ordered : text.sent);
      onSent();
    });
  // A number to test with changes nothing about the campaign.
  const type = (name: SmsFieldName, value: unknown) =>
    (name === 'test_mobile' ? entry.put : change)(readTyped[name](value));
  const fields = smsFields(text, entry.blank.segment === 'report');
  const busy = { isChecking: preview.isSending, isSending: sending.isSending };
  return { ...entry, ...busy, id, fields, wrong, problem, asked, change, type, check, test, send, cancel };
}

/** Runs one call at a time and shows what the server says against it: at its field, else for the whole form. */
function useAttempt(onFailed: () => void) {
  const text = useSmsText();
  const describe = useDescribeError();
  const failed = useFailure();
  const [wrong, complain] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    complain({});
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const failure = failed(error);
      const isNamed = Object.keys(failure.fields).length > 0;
      complain(failure.fields);
      setProblem(failure.mayHaveHappened ? text.unknown : isNamed ? undefined : describe(failure));
      onFailed();
    }
  };
  return { wrong, problem, complain, attempt };
}
