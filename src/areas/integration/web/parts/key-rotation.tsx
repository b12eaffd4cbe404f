import { useRef, useState } from 'react';
import type { Fields, RecordReply } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { ApiKeyRow, KeyRotateReply } from '#generated/api/integration.ts';
import { keyRotate } from '#generated/web/integration/calls/key.ts';
import { useClient } from '#web/data/client-context.tsx';
import { FieldsForm } from '#web/screens/shared/fields-form.tsx';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { type Made, SecretShown } from '../keys/secret-shown.tsx';
import { useKeyText } from '../keys/texts.ts';

/** Hours for which the old secret works on, unless somebody says otherwise, and at most. */
const overlap: Field = {
  name: 'overlap_hours',
  kind: 'integer',
  label: { th: 'คีย์เดิมใช้ต่อได้อีก', en: 'The old secret works for' },
  hint: { th: '0 = คีย์เดิมหยุดทันที สูงสุด 720 (30 วัน)', en: '0 = the old one ends at once; at most 720 (30 days)' },
  unit: { th: 'ชั่วโมง', en: 'hours' },
  required: true,
  min: 0,
  max: 720,
};

/** Gives a key a new secret, which is then shown, once. */
export default function KeyRotation({ rows: [row], refresh, close }: ActionPart<Fields<ApiKeyRow>>) {
  const text = useKeyText();
  const client = useClient();
  const [made, setMade] = useState<Made>();
  const isMade = useRef(false);
  const { id, version, name = '' } = row;
  return (
    <PlainDialog
      title={made ? text.shown : text.rotate(name)}
      width={made ? 620 : 460}
      stays={made !== undefined}
      onClose={close}
    >
      {made ? (
        <SecretShown made={made} onDone={close} />
      ) : (
        <Stack>
          <Quiet>{text.rotateLead}</Quiet>
          <FieldsForm
            inputs={[{ field: overlap }]}
            initial={{ overlap_hours: 24 }}
            saveLabel={text.newSecret}
            save={async ({ overlap_hours }, signal) => {
              if (id === undefined || version === undefined) return;
              const body = { id, version, overlap_hours: Number(overlap_hours) };
              const reply = await client.request<RecordReply<KeyRotateReply>>(keyRotate, { body, signal });
              isMade.current = true;
              setMade(reply.data);
              refresh();
            }}
            // What was made is shown in place of the form; only its own button closes that.
            onClose={() => {
              if (!isMade.current) close();
            }}
          />
        </Stack>
      )}
    </PlainDialog>
  );
}
