import { useLocation } from 'wouter';
import type { Field, Option } from '#contract/field.ts';
import type { Subscribing } from '#web/auth/person-store.ts';
import { listName } from '#web/core/list-name.ts';
import { useClient } from '#web/data/client-context.tsx';
import { defineTexts, useLabel } from '#web/locale/language.ts';
import { notify } from '#web/ui/notify.ts';
import { FieldsForm } from '../shared/fields-form.tsx';
import { today } from '../shared/use-list-url.ts';
import css from './export-dialog.module.css';
import { daysOf, keptQuery } from './kept-query.ts';
import type { ListModel } from './use-list-screen.ts';

const useSubscribeText = defineTexts(
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

/** What a condition may be about: how many rows there are, and what the list adds up. */
function useFigures({ list, screen }: ListModel): readonly Option[] {
  const { rows } = useSubscribeText();
  const totals = Object.keys(list.reply?.totals ?? {});
  const columns = screen.columns.filter(({ name }) => totals.includes(name));
  return [{ value: rowCount, label: rows }, ...columns.map(({ name, label }) => ({ value: name, label }))];
}

/** Has what the list shows sent to the person regularly. */
export function SubscribeForm({ model, subscribing, onClose }: Props) {
  const text = useSubscribeText();
  const label = useLabel();
  const client = useClient();
  const [, navigate] = useLocation();
  const { list, screen } = model;
  const figures = useFigures(model);
  const query = keptQuery(list.address.state, list.shape, today());
  const days = daysOf(query, list.shape);
  const inputs = subscribing.inputs.map((input) => ({
    ...input,
    field:
      input.field.name === 'measure'
        ? ({ ...input.field, kind: 'enum', options: figures } satisfies Field)
        : input.field,
  }));
  return (
    <>
      <p className={css.says}>{text.lead}</p>
      {days !== 'none' && <p className={days === 'fixed' ? css.failure : css.note}>{text[days]}</p>}
      <FieldsForm
        inputs={inputs}
        initial={{
          ...Object.fromEntries(inputs.map(({ field }) => [field.name, field.initial])),
          name: model.view?.name ?? label(screen.title),
          measure: rowCount,
        }}
        saveLabel={text.save}
        save={async (given, signal) => {
          const figure = given.measure === rowCount ? { measure: null } : {};
          const body = { ...given, ...figure, screen: listName(screen), call: screen.list.id, query };
          await client.request(subscribing.call, { body, signal });
          notify.success(text.saved(String(given.name)), {
            action: { label: text.all, run: () => navigate(subscribing.all) },
          });
        }}
        onClose={onClose}
      />
    </>
  );
}
