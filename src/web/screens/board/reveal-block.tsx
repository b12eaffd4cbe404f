import { Button } from '@mantine/core';
import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { PanelField } from '#contract/panel.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useGet } from '#web/data/hooks.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { FieldsBlock } from './fields-block.tsx';
import { usePanelText } from './texts.ts';

interface Props {
  readonly title: string;
  readonly fields: readonly PanelField[];
  /** Reads them unmasked. */
  readonly call: Call;
  readonly row: Row;
  /** Field that identifies the record. */
  readonly id: string;
}

/** Masked fields; people with the permission see them in full where they ask for it, and that is written down. */
export function RevealBlock({ title, fields, call, row, id }: Props) {
  const text = usePanelText();
  const can = useCan();
  const [isShown, setShown] = useState(false);
  const mayReveal = useOffered(call) && can(call.permission);
  const query = isShown ? { [call.key ?? id]: row[id] } : null;
  const answer = useGet<RecordReply<Row>>(call, query, { once: true });
  const full = isShown ? answer.data?.data : undefined;
  const button = mayReveal && (
    <Button
      size="compact-sm"
      variant="default"
      title={text.revealHint}
      loading={isShown && !full && answer.isValidating}
      leftSection={<Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} size={16} />}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? text.hide : text.reveal}
    </Button>
  );
  return (
    <>
      <FieldsBlock title={title} aside={button} fields={fields} row={full ? { ...row, ...full } : row} />
      {isShown && answer.error && <Quiet>{text.failed}</Quiet>}
    </>
  );
}
