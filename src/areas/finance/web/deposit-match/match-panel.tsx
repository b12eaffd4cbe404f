import { Button } from '@mantine/core';
import type { Row } from '#contract/envelope.ts';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { rawTransactionFields as r } from '#generated/api/fields/raw-transaction.ts';
import type { OwnerCandidate } from '#generated/api/finance.ts';
import { useDepositContext } from '#generated/web/finance/hooks/deposit.ts';
import { icons } from '#generated/web/icons.ts';
import { actionState } from '#web/core/actions.ts';
import { renderCell } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ClaimNote } from '#web/screens/board/claim-note.tsx';
import type { useClaim } from '#web/screens/board/use-claim.ts';
import type { ListModel } from '#web/screens/list/use-list-screen.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Owners } from './owners.tsx';
import { Payer } from './payer.tsx';
import { doubtful, isLine, type MatchRow, nameOf, ownOf, sidesOf } from './read-match.ts';
import { Sides } from './sides.tsx';
import { startMatch } from './start-match.ts';
import { useMatchText } from './texts.ts';

interface Props {
  readonly row: MatchRow;
  readonly model: ListModel<MatchRow>;
  /** Whose hands it is in, and how it is taken over. */
  readonly held: ReturnType<typeof useClaim>;
  readonly onClose: () => void;
  /** Hears which members the money may be credited to now, in the order in which they are shown. */
  readonly onOwners: (owners: readonly OwnerCandidate[]) => void;
}

/** Milliseconds between two looks at what is open. */
const rhythm = 10_000;

/** A deposit or a line of a statement, from its three sides: the request, the bank's data, the credit. */
export function MatchPanel({ row, model, held, onClose, onOwners }: Props) {
  const text = useMatchText();
  const context = useFormatContext();
  const reference = nameOf(row);
  const query = isLine(row) ? { raw_ref: row.raw_ref } : { deposit_ref: row.deposit_ref };
  const { data, error, absent, refresh } = useDepositContext(query, {
    refresh: rhythm,
    still: model.actions.isOpen,
  });
  // Where nobody compares, the row still says what it knows of its own side.
  const reply = data ? sidesOf(data.data) : absent ? ownOf(row) : undefined;
  // The list lets go of a row that is decided, and what it gave stays as it was: the comparison knows what came of it.
  const line = isLine(row) ? { ...row, ...reply?.line } : undefined;
  const current: Row = line ?? { ...row, ...reply?.request };
  const isFree = line !== undefined && doubtful.has(line.match_status) && line.direction !== 'out';
  const isHeld = held.claim.state === 'theirs';
  const mayMatch = !isHeld && model.actions.permitted.some(({ id }) => id === 'match');
  return (
    <Panel
      dense
      isAddressed
      title={text.panel(reference)}
      onClose={onClose}
      head={
        <>
          <h2>{reference}</h2>
          <CopyButton value={reference} label={reference} />
          {renderCell(line ? r.match_status : d.status, current, context)}
          {line && line.review_status !== null && renderCell(r.review_status, line, context)}
        </>
      }
      foot={<Actions row={row} known={current} model={model} isHeld={isHeld} />}
    >
      {line && <ClaimNote {...held} refresh={model.list.refresh} />}
      {reply && isFree && (
        <>
          <Payer line={line} />
          <Owners
            rawRef={line.raw_ref}
            onMatch={mayMatch ? (owner) => startMatch(model, row, owner) : undefined}
            onShown={onOwners}
            still={model.actions.isOpen}
          />
        </>
      )}
      {reply ? (
        <Sides reply={reply} reference={reference} isAlone={absent} isFree={isFree} isLine={line !== undefined} />
      ) : error ? (
        <EmptyState title={text.failed}>
          <Button variant="default" size="sm" onClick={() => void refresh()}>
            {text.retry}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonLines count={12} />
      )}
    </Panel>
  );
}

interface Doable extends Pick<Props, 'row' | 'model'> {
  /** The latest version of the row. */
  readonly known: Row;
  /** Somebody else has it in hand: nothing is decided from here. */
  readonly isHeld: boolean;
}

/** What can be done to the row, as its list offers it, and still can by what is known of it now. */
function Actions({ row, known, model, isHeld }: Doable) {
  const context = useFormatContext();
  const scope = { actions: model.screen.rowActions, fields: model.screen.columns, can: () => true };
  const possible = model.actions.permitted.filter((action) =>
    [row, known].every((one) => actionState(action, one, scope) === 'ready'),
  );
  return possible.map((action) => {
    const path = action.icon === undefined ? undefined : icons[action.icon];
    return (
      <Button
        key={action.id}
        size="sm"
        disabled={isHeld}
        variant={action.tone === 'success' ? 'filled' : 'light'}
        {...(action.tone === 'danger' && { color: 'red' })}
        leftSection={path && <Icon path={path} size={16} />}
        onClick={() => model.actions.start(action, row)}
      >
        {action.label[context.language]}
      </Button>
    );
  });
}
