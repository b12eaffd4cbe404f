import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Fields, RecordReply } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import { apiKeyFields as f } from '#generated/api/fields/api-key.ts';
import type { ApiKeyRow, KeyAddReply, KeyScope } from '#generated/api/integration.ts';
import { keyAdd } from '#generated/web/integration/calls/key.ts';
import { useKeyDetail, useKeyScopes } from '#generated/web/integration/hooks/key.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { ActionInput, missingFields } from '#web/form/action-input.tsx';
import { useText } from '#web/locale/use-text.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { useWork } from '#web/screens/shared/use-work.ts';
import { notify } from '#web/ui/notify.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Problem } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { ScopePicker } from '../keys/scope-picker.tsx';
import { type Made, SecretShown } from '../keys/secret-shown.tsx';
import { useKeyText } from '../keys/texts.ts';

const fields: readonly Field[] = [f.name, f.expires_at, f.agent_ids, f.allow_ips, f.note];

/** Milliseconds for which a new key is proposed to last. */
const proposed = 365 * 86_400_000;

type Given = Readonly<Record<string, unknown>>;

/** Makes a key, or changes one: what it may do, for whom, from where and until when. A new one is then shown, once. */
export default function KeyForm({ action, rows: [row], refresh, close }: ActionPart<Fields<ApiKeyRow>>) {
  const text = useKeyText();
  const { id } = row;
  const [made, setMade] = useState<Made>();
  const record = useKeyDetail(id === undefined ? null : { id });
  const scopes = useKeyScopes(id === undefined ? {} : { id });
  const before = record.data?.data;
  const offered = scopes.data?.data.items;
  const isReady = offered !== undefined && (id === undefined || before !== undefined);
  const title = made ? text.shown : id === undefined ? text.make : text.change(before?.name ?? row.name ?? '');
  return (
    <PlainDialog title={title} width={made ? 620 : 760} fills stays={made !== undefined} onClose={close}>
      {made && <SecretShown made={made} onDone={close} />}
      {!made && !isReady && <AnswerState of={offered ? record : scopes} lines={10} />}
      {!made && isReady && (
        <Filled
          call={action.call}
          before={before}
          scopes={offered}
          close={close}
          onSaved={(reply) => {
            refresh();
            if (reply) setMade(reply);
            else close();
          }}
        />
      )}
    </PlainDialog>
  );
}

interface FilledProps {
  readonly call: Call | undefined;
  readonly before: ApiKeyRow | undefined;
  readonly scopes: readonly KeyScope[];
  readonly close: () => void;
  /** The reply that has the secret; undefined where one was changed. */
  readonly onSaved: (made: Made | undefined) => void;
}

function initialOf(before: ApiKeyRow | undefined): Given {
  if (!before) return { expires_at: new Date(Date.now() + proposed).toISOString() };
  const { name, expires_at, agent_ids, allow_ips, note } = before;
  return { name, expires_at, agent_ids, allow_ips, note };
}

function Filled({ call, before, scopes, close, onSaved }: FilledProps) {
  const text = useKeyText();
  const { common } = useText();
  const client = useClient();
  const describe = useDescribeError();
  const work = useWork();
  const [values, setValues] = useState(() => initialOf(before));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before?.scopes));
  const [isTried, setTried] = useState(false);
  const missing = missingFields(fields, values);
  const complaints = Object.entries(work.error?.fields ?? {}).map(([field, message]) => ({ field, message }));
  const send = async () => {
    setTried(true);
    if (missing.length > 0 || chosen.size === 0) return;
    const given = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
    const body = { ...given, scopes: [...chosen].sort() };
    let made: Made | undefined;
    const isDone = await work.run(async (signal) => {
      if (before && call)
        await client.request(call, { body: { ...body, id: before.id, version: before.version }, signal });
      else made = (await client.request<RecordReply<KeyAddReply>>(keyAdd, { body, signal })).data;
    });
    if (!isDone) return;
    if (before) notify.success(text.saved(String(values.name)));
    onSaved(made);
  };
  const ofScopes = complaints.find(({ field }) => field.startsWith('scopes'))?.message;
  const isNamed = complaints.some(({ field }) => fields.some(({ name }) => name === field));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={5}>
        <ActionInput
          fields={fields}
          value={values}
          onChange={setValues}
          issues={isTried ? [...complaints, ...missing] : complaints}
          disabled={work.isRunning}
        />
        <ScopePicker
          scopes={scopes}
          value={chosen}
          onChange={setChosen}
          problem={ofScopes ?? (isTried && chosen.size === 0 ? text.choose : undefined)}
          disabled={work.isRunning}
        />
        {work.error && !isNamed && ofScopes === undefined && <Problem>{describe(work.error)}</Problem>}
        <Toolbar>
          <Button data-end="" variant="default" onClick={close}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={work.isRunning}>
            {before ? text.save : text.create}
          </Button>
        </Toolbar>
      </Stack>
    </form>
  );
}
