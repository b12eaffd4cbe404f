import { Button } from '@mantine/core';
import { DraftNotice } from '#web/screens/shared/draft-notice.tsx';
import { Card } from '#web/ui/card.tsx';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { MessageTools } from './message-tools.tsx';
import css from './sms.module.css';
import { SmsField } from './sms-field.tsx';
import { SmsQuestion } from './sms-question.tsx';
import { useSmsText } from './texts.ts';
import { useSmsForm } from './use-sms-form.ts';
import type { SmsOpening } from './use-sms-values.ts';

interface Props extends SmsOpening {
  readonly onSent: () => void;
}

/** Form for a text to many members: shows the cost before sending, and sends once. */
export function SmsForm({ onSent, ...opening }: Props) {
  const text = useSmsText();
  const form = useSmsForm(opening, onSent);
  const { values, waiting, asked } = form;
  const isEmpty = values.message.trim() === '';
  return (
    <Card dense className={css.form} title={text.title} aria-label={text.title}>
      {waiting && <DraftNotice draft={waiting} onUse={() => form.change(form.recall())} onDrop={form.drop} />}
      <AudienceFields form={form} />
      <SmsField form={form} name="message" />
      <MessageTools
        inputId={`${form.id}-message`}
        message={values.message}
        promotion={opening.promotion}
        onChange={(message) => form.change({ message })}
      />
      <div className={css.grid}>
        <SmsField form={form} name="schedule_at" />
        <SmsField form={form} name="test_mobile" />
      </div>
      <Quiet>{text.hours}</Quiet>
      {form.wrong.audience !== undefined && <Problem>{form.wrong.audience}</Problem>}
      {form.problem !== undefined && <Problem>{form.problem}</Problem>}
      <Toolbar>
        <Button
          data-end
          variant="default"
          disabled={values.test_mobile === null || isEmpty}
          loading={form.isSending}
          onClick={form.test}
        >
          {text.sendTest}
        </Button>
        <Button disabled={isEmpty} loading={form.isChecking} onClick={form.check}>
          {text.send}
        </Button>
      </Toolbar>
      {asked !== undefined && (
        <SmsQuestion
          reply={asked.reply}
          message={values.message}
          busy={form.isSending}
          onConfirm={form.send}
          onCancel={form.cancel}
        />
      )}
    </Card>
  );
}
