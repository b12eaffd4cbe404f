import { Button } from '@mantine/core';
import { mdiDownloadOutline } from '@mdi/js';
import { useMemo, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Related } from '#contract/screen.ts';
import type { WizardGroups } from '#contract/wizard.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { usePost } from '#web/data/hooks.ts';
import { noCall } from '#web/data/no-call.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notify.ts';
import tabs from '#web/ui/tabs.module.css';
import { RelatedList } from '../shared/related-list.tsx';
import css from './batch.module.css';
import type { BatchProps } from './batch-step.tsx';
import { MendCell } from './mend-cell.tsx';
import { useWizardText } from './texts.ts';
import { useFailures } from './use-failures.ts';

interface Props extends BatchProps {
  readonly rows: Related;
}

const countOf = (batch: Row, name: string): number => Number(batch[name] ?? 0);

/** The group that is shown first: the first of those worth it that has rows. */
function firstGroup({ items, first }: WizardGroups, batch: Row): string | undefined {
  const filled = first.find((value) => items.some((item) => item.value === value && countOf(batch, item.count) > 0));
  return filled ?? first[0];
}

/** The rows of a batch, by what was found about them; what is wrong is mended in its cell. */
export function BatchRows({ rows, wizard, batch }: Props) {
  const { step } = wizard;
  const { groups, failures } = step;
  const isOffered = useOffered(rows.list);
  const [group, setGroup] = useState(() => groups && firstGroup(groups, batch));
  const overrides = useMending(wizard, rows);
  return (
    <>
      <div className={groups ? css.tabs : css.alone}>
        {groups?.items.map(({ value, label, tone, count }) => (
          <GroupTab
            key={value}
            label={label}
            tone={tone}
            count={countOf(batch, count)}
            isOpen={value === group}
            onOpen={() => setGroup(value)}
          />
        ))}
        {failures && meets(failures.when, batch) && (
          <Failures call={failures.call} name={wizard.screen.key} id={wizard.id ?? ''} />
        )}
      </div>
      {isOffered && (
        <RelatedList
          key={group}
          related={rows}
          record={groups ? { ...batch, [groups.by]: group } : batch}
          overrides={overrides}
        />
      )}
    </>
  );
}

interface GroupTabProps extends Pick<WizardGroups['items'][number], 'label'> {
  readonly tone: string | undefined;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function GroupTab({ label, tone, count, isOpen, onOpen }: GroupTabProps) {
  const say = useLabel();
  return (
    <button
      type="button"
      className={tabs.tab}
      aria-pressed={isOpen}
      data-tone={tone}
      data-empty={count === 0 || undefined}
      onClick={onOpen}
    >
      {say(label)}
      <span className={tabs.count}>{formatCount(count)}</span>
    </button>
  );
}

function Failures({ call, name, id }: { readonly call: Call; readonly name: string; readonly id: string }) {
  const text = useWizardText();
  const can = useCan();
  const isOffered = useOffered(call);
  const file = useFailures(call, name, id);
  if (!isOffered || !can(call.permission)) return null;
  return (
    <Button
      className={css.tabsEnd}
      variant="default"
      size="xs"
      leftSection={<Icon path={mdiDownloadOutline} size={16} />}
      loading={file.isRunning}
      onClick={() => void file.run()}
    >
      {text.failures}
    </Button>
  );
}

/** The cell that a row names as the one at fault becomes one to type into. */
function useMending({ step, screen, id, refresh }: BatchProps['wizard'], rows: Related): CellOverrides | undefined {
  const { mend } = step;
  const label = useLabel();
  const text = useWizardText();
  const describe = useDescribeError();
  const can = useCan();
  const isOffered = useOffered(mend?.call);
  const { send } = usePost<Row, unknown>(mend?.call ?? noCall);
  const may = mend !== undefined && isOffered && can(mend.call.permission);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest does the same whenever it is another
  return useMemo(() => {
    if (!may) return undefined;
    const repair = async (row: Row, field: string, value: string) => {
      try {
        await send({ [screen.key]: id, [mend.row]: row[mend.row], values: { [field]: value } });
        await refresh();
      } catch (error) {
        notify.error(describe(failureOf(error)));
      }
    };
    return Object.fromEntries(
      rows.columns.map(({ name, label: title }) => [
        name,
        (row: Row, standard: React.ReactNode) =>
          row[mend.at] === name ? (
            <MendCell
              label={`${label(title)} ${text.row} ${String(row[mend.row])}`}
              value={typeof row[name] === 'string' ? row[name] : ''}
              onSave={(value) => repair(row, name, value)}
            />
          ) : (
            standard
          ),
      ]),
    );
  }, [may, mend, rows, id]);
}
