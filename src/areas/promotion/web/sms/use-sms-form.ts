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
  /** Prefix of the input ids. */
  readonly id: string;
  readonly fields: Readonly<Record<SmsFieldName, Field>>;
  /** Validation messages by field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Failure of the form as a whole. */
  readonly problem: string | undefined;
  /** The confirmation before sending; without a reply where the server does not count recipients. */
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

/** State of the SMS form: values, cost preview, and sending once. */
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
    // A changed text is a new campaign, so it gets a new idempotency key.
    setKey(crypto.randomUUID());
  };
  const body = (): PromotionSendSmsBody => ({
    promotion_id: opening.promotion.id,
    audience: audienceBody(values),
    message: values.message,
    ...(values.schedule_at === null ? {} : { schedule_at: values.schedule_at }),
  });
  // Where the server does not count recipients, the confirmation has no figures.
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
  // A test number does not change the campaign.
  const type = (name: SmsFieldName, value: unknown) =>
    (name === 'test_mobile' ? entry.put : change)(readTyped[name](value));
  const fields = smsFields(text, entry.blank.segment === 'report');
  const busy = { isChecking: preview.isSending, isSending: sending.isSending };
  return { ...entry, ...busy, id, fields, wrong, problem, asked, change, type, check, test, send, cancel };
}

/** Runs one call at a time, and keeps its failure: at the field, else for the whole form. */
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
