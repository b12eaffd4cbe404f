import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { SubscriptionListReply } from '#generated/api/system.ts';
import { useClient } from '#web/data/client-context.tsx';
import { defineTexts } from '#web/locale/language.ts';
import { FieldsForm } from '#web/screens/shared/fields-form.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { subscriptionInputs } from '../subscription-inputs.ts';

const useSettingsText = defineTexts(
  { title: (name: string) => `การส่ง “${name}”`, save: 'บันทึก', saved: (name: string) => `บันทึกการส่ง “${name}” แล้ว` },
  { title: (name) => `Subscription “${name}”`, save: 'Save', saved: (name) => `Subscription “${name}” saved` },
);

/** What a condition is about stays what it is: another list may have no such total. */
const inputs = subscriptionInputs.filter(({ field }) => field.name !== 'measure');

/** Changes when and how a report is sent. */
export default function SubscriptionSettings({
  action: { call },
  rows: [row],
  refresh,
  close,
}: ActionPart<Fields<SubscriptionListReply>>) {
  const text = useSettingsText();
  const client = useClient();
  const { id, version, name = '' } = row;
  return (
    <PlainDialog title={text.title(name)} width={460} onClose={close}>
      <FieldsForm
        inputs={inputs}
        initial={{ ...Object.fromEntries(inputs.map(({ field }) => [field.name, field.initial])), ...filled(row) }}
        saveLabel={text.save}
        save={async (given, signal) => {
          if (!call) return;
          await client.request(call, { body: { ...given, id, version }, signal });
          notify.success(text.saved(String(given.name)));
          refresh();
        }}
        onClose={close}
      />
    </PlainDialog>
  );
}

/** What a row says; where it says nothing, what one begins with stays. */
const filled = (row: object) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
