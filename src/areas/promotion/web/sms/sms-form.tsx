import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Field } from '#contract/field.ts';
import { unknownPlaces } from '#contract/text-places.ts';
import { activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { smsSegmentOptions } from '#generated/api/enums/sms-segment.ts';
import { promotionFields } from '#generated/api/fields/promotion.ts';
import type { PromotionSendSmsBody, PromotionSendSmsReply } from '#generated/api/promotion.ts';
import { promotionSmsPreview } from '#generated/web/promotion/calls/promotion.ts';
import { usePromotionSendSms, usePromotionSmsPreview } from '#generated/web/promotion/hooks/promotion.ts';
import { useUser } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { DraftNotice } from '#web/screens/shared/draft-notice.tsx';
import { useDraft } from '#web/screens/shared/use-draft.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';
import { audienceBody, isLevel, isSegment, isState } from './carried.ts';
import { CarriedFilters } from './carried-filters.tsx';
import { MessageTools, placeNames } from './message-tools.tsx';
import css from './sms.module.css';
import { changedSms, draftedSms, openingSms, type SmsValues, smsDraftFields, smsPlace } from './sms-draft.ts';
import { SmsQuestion } from './sms-question.tsx';
import { useSmsText } from './texts.ts';

interface Props {
  readonly promotion: { readonly id: number; readonly name: string; readonly code: string };
  /** Agents of the promotion, to begin with. */
  readonly agentIds: readonly number[];
  /** The audience that a report handed on. */
  readonly carried: string;
  readonly onSent: () => void;
}

const { readonly: _readonly, ...agentsField } = promotionFields.agent_ids;

const idOf = (address: URL) => address.searchParams.get('id');

/** Writes one text to many members: what it costs is known before it is sent, and it is sent once. */
export function SmsForm({ promotion, agentIds, carried, onSent }: Props) {
  const text = useSmsText();
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const failed = useFailure();
  const id = useId();
  const preview = usePromotionSmsPreview();
  const mayPreview = useOffered(promotionSmsPreview);
  const sending = usePromotionSendSms();
  const user = useUser();
  const drafts = useDraft({ ...smsPlace(user?.id, promotion.id), fields: smsDraftFields });
  const [blank] = useState<SmsValues>(() => openingSms(carried, agentIds));
  const [values, setValues] = useState(blank);
  const [asked, setAsked] = useState<{ readonly reply?: PromotionSendSmsReply }>();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [key, setKey] = useState(() => crypto.randomUUID());
  useDirty({
    isDirty: () => Object.keys(changedSms(blank, { ...values, test_mobile: null })).length > 0,
    discard: drafts.drop,
    // The tabs of the promotion are below it.
    survives: (to, from) => to.pathname === from.pathname && idOf(to) === idOf(from),
  });
  const isEmpty = values.message.trim() === '';
  const put = (change: Partial<SmsValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    drafts.note(changedSms(blank, next), undefined);
  };
  const set = (change: Partial<SmsValues>) => {
    put(change);
    setAsked(undefined);
    // Another text is another campaign.
    setKey(crypto.randomUUID());
  };
  const body = (): PromotionSendSmsBody => ({
    promotion_id: promotion.id,
    audience: audienceBody(values),
    message: values.message,
    ...(values.schedule_at === null ? {} : { schedule_at: values.schedule_at }),
  });
  const tryTo = async (work: () => Promise<void>) => {
    setWrong({});
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const failure = failed(error);
      setWrong(failure.fields);
      setProblem(
        failure.mayHaveHappened
          ? text.unknown
          : Object.keys(failure.fields).length === 0
            ? describe(failure)
            : undefined,
      );
      setAsked(undefined);
    }
  };
  // Where nobody counts beforehand, it is asked without figures.
  const check = () => {
    const [unknown] = unknownPlaces(values.message, placeNames);
    if (unknown) return setWrong({ message: text.unknownPlace(unknown.written, unknown.at) });
    return tryTo(async () => setAsked(mayPreview ? { reply: (await preview.send(body())).data } : {}));
  };
  const test = () =>
    tryTo(async () => {
      const mobile = values.test_mobile ?? '';
      await sending.send({ ...body(), test_mobile: mobile }, { idempotencyKey: crypto.randomUUID() });
      notify.success(text.tested);
    });
  const send = () =>
    tryTo(async () => {
      await sending.send(body(), { idempotencyKey: key });
      drafts.drop();
      notify.success(asked?.reply?.needs_approval ? text.ordered : text.sent);
      onSent();
    });
  const input = (field: Field, value: unknown, onChange: (value: unknown) => void) => (
    <div className={css.field} key={field.name}>
      <label htmlFor={`${id}-${field.name}`}>{label(field.label)}</label>
      <FieldInput
        id={`${id}-${field.name}`}
        field={field}
        value={value}
        onChange={onChange}
        invalid={wrong[field.name] !== undefined}
        describedBy={wrong[field.name] === undefined ? undefined : `${id}-${field.name}-wrong`}
        context={context}
      />
      {wrong[field.name] !== undefined && (
        <p id={`${id}-${field.name}-wrong`} className={css.wrong} role="alert">
          {wrong[field.name]}
        </p>
      )}
    </div>
  );
  const isNarrowed = values.segment !== 'list' && values.segment !== 'report';
  // Only a report hands such an audience on.
  const segments = smsSegmentOptions.filter(({ value }) => value !== 'report' || blank.segment === 'report');
  const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
  const named = (name: string, title: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
    name,
    kind,
    label: { th: title, en: title },
    ...more,
  });
  return (
    <section className={css.form} aria-label={text.title}>
      <h2 className={css.heading}>{text.title}</h2>
      {drafts.waiting && (
        <DraftNotice
          draft={drafts.waiting}
          onUse={() => {
            const mine = draftedSms(drafts.waiting?.values ?? {});
            drafts.settle();
            set({ ...mine, ...changedSms(blank, values) });
          }}
          onDrop={drafts.drop}
        />
      )}
      <div className={css.grid}>
        {input(named('segment', text.segment, 'enum', { options: segments }), values.segment, (segment) =>
          set({ segment: typeof segment === 'string' && isSegment(segment) ? segment : 'all' }),
        )}
        {input(agentsField, values.agent_ids, (ids) => set({ agent_ids: Array.isArray(ids) ? ids.map(Number) : [] }))}
        {isNarrowed &&
          input(
            named('levels', text.levels, 'list', { item: { kind: 'enum', options: memberLevelOptions } }),
            values.levels,
            (levels) => set({ levels: list(levels).filter(isLevel) }),
          )}
        {isNarrowed &&
          input(
            named('activity_states', text.states, 'list', { item: { kind: 'enum', options: activityStateOptions } }),
            values.activity_states,
            (states) => set({ activity_states: list(states).filter(isState) }),
          )}
        {values.segment === 'inactive' &&
          input(named('inactive_days', text.inactive, 'integer'), values.inactive_days, (days) =>
            set({ inactive_days: typeof days === 'number' ? days : null }),
          )}
        {values.segment === 'list' &&
          input(named('usernames', text.usernames, 'text'), values.usernames, (names) =>
            set({ usernames: String(names ?? '') }),
          )}
      </div>
      {values.segment === 'report' && <CarriedFilters filters={values.filters} />}
      {input(named('message', text.message, 'text', { maxLength: 1000 }), values.message, (message) =>
        set({ message: String(message ?? '') }),
      )}
      <MessageTools
        inputId={`${id}-message`}
        message={values.message}
        promotion={promotion}
        onChange={(message) => set({ message })}
      />
      <div className={css.grid}>
        {input(
          named('schedule_at', text.schedule, 'datetime', { hint: { th: text.hours, en: text.hours } }),
          values.schedule_at,
          (at) => set({ schedule_at: typeof at === 'string' && at !== '' ? at : null }),
        )}
        {input(named('test_mobile', text.test, 'phone'), values.test_mobile, (mobile) =>
          put({ test_mobile: typeof mobile === 'string' && mobile !== '' ? mobile : null }),
        )}
      </div>
      <p className={css.counter}>{text.hours}</p>
      {wrong.audience !== undefined && (
        <p className={css.wrong} role="alert">
          {wrong.audience}
        </p>
      )}
      {problem !== undefined && (
        <p className={css.wrong} role="alert">
          {problem}
        </p>
      )}
      <div className={css.actions}>
        <Button
          variant="default"
          disabled={values.test_mobile === null || isEmpty}
          loading={sending.isSending}
          onClick={() => void test()}
        >
          {text.sendTest}
        </Button>
        <Button disabled={isEmpty} loading={preview.isSending} onClick={() => void check()}>
          {text.send}
        </Button>
      </div>
      {asked !== undefined && (
        <SmsQuestion
          reply={asked.reply}
          message={values.message}
          busy={sending.isSending}
          onConfirm={() => void send()}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
