import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { meets } from '#contract/condition.ts';
import type { Field, Option } from '#contract/field.ts';
import type { Subscribing } from '#web/auth/person-store.ts';
import { listName } from '#web/core/list-name.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { ActionInput, missingFields } from '#web/form/action-input.tsx';
import { defineTexts, useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';
import { today } from '../shared/use-list-url.ts';
import { useWork } from '../shared/use-work.ts';
import css from './export-dialog.module.css';
import { daysOf, regularQuery } from './regular.ts';
import type { ListModel } from './use-list-screen.ts';

const useRegularText = defineTexts(
  {
    lead: 'ส่งทุกรายการตามเงื่อนไขที่กรองไว้ โดยเห็นเฉพาะข้อมูลที่คุณมีสิทธิ์ในวันที่ส่ง',
    moving: 'ช่วงวันที่เลื่อนตามวันที่ส่ง และ “วันนี้” นับถึงเวลาที่ส่ง',
    fixed: 'วันที่ในเงื่อนไขเป็นวันตายตัว ไฟล์ทุกครั้งจะเป็นช่วงเดิม เลือกช่วงเช่น “7 วันล่าสุด” ก่อน ถ้าต้องการให้เลื่อน',
    rows: { th: 'จำนวนแถว', en: 'Number of rows' },
    save: 'ตั้งการส่ง',
    saved: (name: string) => `จะส่ง “${name}” ให้คุณตามกำหนด`,
    all: 'ดูการส่งทั้งหมด',
  },
  {
    lead: 'Sends every row that matches the filters, as far as you may see it on that day',
    moving: 'The days move with the day on which it is sent, and “today” ends with that moment',
    fixed:
      'The filters name fixed days, so that every file is about the same ones. Choose days such as “last 7 days” first if they are to move',
    rows: { th: 'จำนวนแถว', en: 'Number of rows' },
    save: 'Subscribe',
    saved: (name) => `“${name}” will be sent to you regularly`,
    all: 'See all subscriptions',
  },
);

interface Props {
  readonly model: ListModel;
  readonly subscribing: Subscribing;
  readonly onClose: () => void;
}

/** Stands for the number of rows among the figures that a condition may be about. */
const rowCount = 'rows';

type Values = Readonly<Record<string, unknown>>;

const isIn = ({ when }: Subscribing['inputs'][number], values: Values) =>
  when === undefined || meets(when, values, { now: Date.now() });

/** What a condition may be about: how many rows there are, and what the list adds up. */
function useFigures({ list, screen }: ListModel): readonly Option[] {
  const { rows } = useRegularText();
  const totals = Object.keys(list.reply?.totals ?? {});
  const columns = screen.columns.filter(({ name }) => totals.includes(name));
  return [{ value: rowCount, label: rows }, ...columns.map(({ name, label }) => ({ value: name, label }))];
}

/** Has what the list shows sent to the person regularly. */
export function RegularForm({ model, subscribing, onClose }: Props) {
  const text = useRegularText();
  const { common } = useText();
  const label = useLabel();
  const describe = useDescribeError();
  const client = useClient();
  const [, navigate] = useLocation();
  const { list, screen } = model;
  const figures = useFigures(model);
  const work = useWork();
  const [isTried, setTried] = useState(false);
  const [values, setValues] = useState<Values>(() => ({
    ...Object.fromEntries(subscribing.inputs.map(({ field }) => [field.name, field.initial])),
    name: label(model.view ? { th: model.view.name, en: model.view.name } : screen.title),
    measure: rowCount,
  }));
  const query = regularQuery(list.address.state, list.shape, today());
  const days = daysOf(query, list.shape);
  const fields = subscribing.inputs
    .filter((input) => isIn(input, values))
    .map(({ field }): Field => (field.name === 'measure' ? { ...field, kind: 'enum', options: figures } : field));
  const found = missingFields(fields, values);
  const save = async () => {
    setTried(true);
    if (found.length > 0) return;
    const given = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));
    const body = {
      ...given,
      ...(given.measure === rowCount && { measure: null }),
      ...{ screen: listName(screen), call: screen.list.id, query },
    };
    const isSaved = await work.run(async (signal) => {
      await client.request(subscribing.call, { body, signal });
    });
    if (!isSaved) return;
    notify.success(text.saved(String(values.name)), {
      action: { label: text.all, run: () => navigate(subscribing.all) },
    });
    onClose();
  };
  const { error } = work;
  const complaints = Object.entries(error?.fields ?? {}).map(([field, message]) => ({ field, message }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={css.says}>{text.lead}</p>
      {days === 'moving' && <p className={css.note}>{text.moving}</p>}
      {days === 'fixed' && <p className={css.failure}>{text.fixed}</p>}
      <ActionInput
        fields={fields}
        value={values}
        onChange={setValues}
        issues={isTried ? [...complaints, ...found] : complaints}
        disabled={work.isRunning}
      />
      {error && !complaints.some(({ field }) => fields.some(({ name }) => name === field)) && (
        <p className={css.failure} role="alert">
          {complaints[0]?.message ?? describe(error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={work.isRunning}>
          {text.save}
        </Button>
      </Group>
    </form>
  );
}
