import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { WebhookDetailReply, WebhookSecretReply } from '#generated/api/integration.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import css from '../webhooks/secret.module.css';
import { useSecretText } from '../webhooks/texts.ts';

/** Shows the signing secret of an endpoint, after the person has read that it is shown once. It is never kept by the page. */
export default function WebhookSecret({ action, rows: [row], refresh, close }: ActionPart<Fields<WebhookDetailReply>>) {
  const client = useClient();
  const describe = useDescribeError();
  const label = useLabel();
  const text = useSecretText();
  const { common } = useText();
  const [secret, setSecret] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { call } = action;
  const show = async () => {
    if (!call) return;
    setAsking(true);
    await client.request<WebhookSecretReply>(call, { body: { id: row.id } }).then(
      (answer) => setSecret(answer.secret ?? ''),
      (error: unknown) => setProblem(describe(failureOf(error))),
    );
    setAsking(false);
  };
  const leave = () => {
    close();
    // The record says now that it was shown.
    refresh();
  };
  return (
    <PlainDialog title={label(action.label)} width={560} onClose={leave}>
      <Stack gap={5}>
        <span>{text.once}</span>
        {secret !== undefined && (
          <div className={css.secret}>
            <code>{secret}</code>
            <CopyButton value={secret} label={text.secret} size={18} />
          </div>
        )}
        {problem !== undefined && <Problem>{problem}</Problem>}
        <Toolbar>
          <Button data-end variant="default" onClick={leave}>
            {common.close}
          </Button>
          {secret === undefined && (
            <Button loading={isAsking} onClick={() => void show()} data-autofocus>
              {text.show}
            </Button>
          )}
        </Toolbar>
      </Stack>
    </PlainDialog>
  );
}
