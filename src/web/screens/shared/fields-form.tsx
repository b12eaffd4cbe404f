import '@mantine/core/styles/Group.css';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { meets } from '#contract/condition.ts';
import type { Field } from '#contract/field.ts';
import type { Subscribing } from '#web/auth/person-store.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { ActionInput, missingFields } from '#web/form/action-input.tsx';
import { useText } from '#web/locale/use-text.ts';
import css from './actions.module.css';
import { useWork } from './use-work.ts';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  readonly inputs: Subscribing['inputs'];
  readonly initial: Values;
  readonly saveLabel: string;
  /** Sends what applies, `null` for what is left empty; what it rejects with is shown at its field. */
  readonly save: (given: Values, signal: AbortSignal) => Promise<void>;
  readonly onClose: () => void;
}

/** A few fields in a dialog, of which some wait for the answers before. */
export function FieldsForm({ inputs, initial, saveLabel, save, onClose }: Props) {
  const { common } = useText();
  const describe = useDescribeError();
  const work = useWork();
  const [isTried, setTried] = useState(false);
  const [values, setValues] = useState(initial);
  const fields: readonly Field[] = inputs
    .filter(({ when }) => when === undefined || meets(when, values, { now: Date.now() }))
    .map(({ field }) => field);
  const found = missingFields(fields, values);
  const send = async () => {
    setTried(true);
    if (found.length > 0) return;
    const given = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
    if (await work.run((signal) => save(given, signal))) onClose();
  };
  const { error } = work;
  const complaints = Object.entries(error?.fields ?? {}).map(([field, message]) => ({ field, message }));
  const isShown = complaints.some(({ field }) => fields.some(({ name }) => name === field));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ActionInput
        fields={fields}
        value={values}
        onChange={setValues}
        issues={isTried ? [...complaints, ...found] : complaints}
        disabled={work.isRunning}
      />
      {error && !isShown && (
        <p className={css.failure} role="alert">
          {complaints[0]?.message ?? describe(error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={work.isRunning}>
          {saveLabel}
        </Button>
      </Group>
    </form>
  );
}
