import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { DashboardCalls } from '#web/auth/person-store.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet, useInvalidate } from '#web/data/hooks.ts';
import { defineTexts, useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { daysOf, keptQuery } from '../list/kept-query.ts';
import { today } from '../shared/use-list-url.ts';
import { useWork } from '../shared/use-work.ts';
import type { ReportModel } from './use-report.ts';

const useAddText = defineTexts(
  {
    title: 'ใส่แดชบอร์ด',
    name: 'ชื่อแผนภูมิ',
    where: 'แดชบอร์ด',
    another: 'แดชบอร์ดใหม่…',
    anotherName: 'ชื่อแดชบอร์ดใหม่',
    first: 'แดชบอร์ดของฉัน',
    moving: 'ช่วงวันจะเลื่อนตามวันที่เปิดดู',
    fixed: 'วันที่ในเงื่อนไขเป็นวันตายตัว เลือกช่วงเช่น “7 วันล่าสุด” ก่อน ถ้าต้องการให้เลื่อน',
    add: 'ใส่',
    added: (name: string) => `ใส่ “${name}” ในแดชบอร์ดแล้ว`,
    open: 'เปิดแดชบอร์ด',
  },
  {
    title: 'Add to dashboard',
    name: 'Name of the chart',
    where: 'Dashboard',
    another: 'New dashboard…',
    anotherName: 'Name of the new dashboard',
    first: 'My dashboard',
    moving: 'The days move with the day on which it is opened',
    fixed: 'The filters name fixed days. Choose days such as “last 7 days” first if they are to move.',
    add: 'Add',
    added: (name: string) => `“${name}” is on the dashboard`,
    open: 'Open the dashboard',
  },
);

interface Dashboard {
  readonly id: number;
  readonly name: string;
  readonly is_own: boolean;
  readonly version: number;
  readonly tiles: readonly object[];
}

/** The person's own dashboards; undefined until they have come. */
function useOwn(calls: DashboardCalls): readonly Dashboard[] | undefined {
  const answer = useGet<{ readonly data: { readonly dashboards: readonly Dashboard[] } }>(calls.list, {});
  return answer.data?.data.dashboards.filter(({ is_own }) => is_own);
}

/** Puts a tile onto a dashboard, or onto a new one. */
function useAdd(calls: DashboardCalls) {
  const text = useAddText();
  const client = useClient();
  const invalidate = useInvalidate();
  const [, navigate] = useLocation();
  return async (tile: { readonly title: string }, target: Dashboard | undefined, name: string, signal: AbortSignal) => {
    const body = target
      ? { dashboard_id: target.id, version: target.version, name: target.name, tiles: [...target.tiles, tile] }
      : { name: name.trim(), tiles: [tile] };
    try {
      const reply = await client.request<{ readonly data: { readonly id: number } }>(calls.save, { body, signal });
      const link = `${calls.page}?id=${reply.data.id}`;
      notify.success(text.added(tile.title), { action: { label: text.open, run: () => navigate(link) } });
    } finally {
      await invalidate([calls.list.path]);
    }
  };
}

interface Props {
  readonly report: ReportModel;
  readonly calls: DashboardCalls;
  readonly onClose: () => void;
}

/** Names the chart, and chooses the dashboard that it goes onto: one of the person's own, or a new one. */
export function AddToDashboard({ report: { list, screen }, calls, onClose }: Props) {
  const text = useAddText();
  const { common } = useText();
  const label = useLabel();
  const describe = useDescribeError();
  const work = useWork();
  const add = useAdd(calls);
  const known = useOwn(calls);
  const own = known ?? [];
  const [title, setTitle] = useState(list.view?.name ?? label(screen.title));
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState(text.first);
  const { shape, address } = list.list;
  const query = keptQuery(address.state, shape, today());
  const days = daysOf(query, shape);
  const target = own.find(({ id }) => String(id) === (chosen ?? String(own[0]?.id)));
  const isFilled = title.trim() !== '' && (target !== undefined || name.trim() !== '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const tile = { id: crypto.randomUUID(), screen: screen.path, title: title.trim(), query, size: 'half' };
    if (await work.run((signal) => add(tile, target, name, signal))) onClose();
  };
  const { error } = work;
  return (
    <PlainDialog title={text.title} width={420} onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <Stack>
          <TextInput
            label={text.name}
            value={title}
            maxLength={80}
            data-autofocus
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          {own.length > 0 && (
            <NativeSelect
              label={text.where}
              value={chosen ?? String(own[0]?.id)}
              data={[
                ...own.map((one) => ({ value: String(one.id), label: one.name })),
                { value: 'new', label: text.another },
              ]}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          )}
          {!target && (
            <TextInput
              label={text.anotherName}
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          {days !== 'none' && <Quiet>{text[days]}</Quiet>}
          {error && <Problem>{Object.values(error.fields)[0] ?? describe(error)}</Problem>}
          <Toolbar>
            <Button data-end variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" loading={work.isRunning} disabled={!isFilled || known === undefined}>
              {text.add}
            </Button>
          </Toolbar>
        </Stack>
      </form>
    </PlainDialog>
  );
}
