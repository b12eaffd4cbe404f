import { useMemo } from 'react';
import type { PanelPart } from '#contract/screen-part.ts';
import type { UserAgent } from '#generated/api/system.ts';
import { useUserAgent, useUserUpdate } from '#generated/web/system/hooks/user.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { useStore } from '#web/store/create-store.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { mergeChanges } from '../matrix/grants.ts';
import matrix from '../matrix/matrix.module.css';
import { PieceBar } from '../piece/piece-bar.tsx';
import { countOf, sameSet } from '../piece/sets.ts';
import { type PieceKind, usePiece } from '../piece/use-piece.ts';
import { agentLines, inheritedAgents } from '../users-detail/agent-tree.ts';
import { useUserText } from '../users-detail/texts.ts';
import css from '../users-detail/user.module.css';
import type { User } from '../users-detail/user.ts';

type Chosen = ReadonlySet<number>;
interface Versioned {
  readonly version: number;
  readonly agents: readonly number[];
}

const kind: PieceKind<Versioned, Chosen> = {
  read: ({ agents }) => new Set(agents),
  same: sameSet,
  merge: mergeChanges,
};

/** Agents assigned to the user, as a tree of checkboxes. */
export default function UserAgents(props: PanelPart<User>) {
  const answer = useUserAgent({ user_id: props.record.id });
  const reply = answer.data?.data;
  const agents = useMemo(() => reply?.items ?? [], [reply]);
  if (!reply) return <AnswerState of={answer} />;
  return <Tree {...props} agents={agents} scope={reply.scope} />;
}

interface TreeProps extends PanelPart<User> {
  readonly agents: readonly UserAgent[];
  readonly scope: 'all' | 'assigned' | 'own_tree' | null;
}

function Tree({ record, refresh, agents, scope }: TreeProps) {
  const text = useUserText();
  const can = useCan();
  const save = useUserUpdate();
  const current = useMemo(() => ({ version: record.version, agents: record.agent_ids }), [record]);
  const piece = usePiece({
    record: current,
    kind,
    save,
    refresh,
    bodyOf: (chosen, base) => guarded({ user_id: record.id, agent_ids: [...chosen].sort((a, b) => a - b) }, base),
  });
  const chosen = useStore(piece.store);
  const lines = useMemo(() => agentLines(agents), [agents]);
  const inherited = scope === 'own_tree' ? inheritedAgents(lines, chosen) : new Set<number>();
  const readOnly = !can('system.user.update') || scope === 'all';
  const hints = {
    all: text.scopeAll,
    assigned: text.scopeAssigned,
    own_tree: text.scopeTree,
  } as const;
  const toggle = (agent: number, on: boolean) =>
    piece.store.set((held) => {
      const next = new Set(held);
      if (on) next.add(agent);
      else next.delete(agent);
      return next;
    });
  return (
    <Stack>
      <Quiet>
        {scope === null ? text.scopeNone : hints[scope]}
        {!readOnly && ` · ${text.endsSessions}`}
        {!can('system.user.update') && ` · ${text.readOnly}`}
      </Quiet>
      <ul className={matrix.list} aria-label={text.tree}>
        {lines.map((agent) => (
          <li key={agent.id} className={css.agent} style={{ paddingInlineStart: Math.min(agent.depth, 3) * 26 }}>
            <label className={matrix.entry}>
              <input
                type="checkbox"
                className={matrix.tick}
                checked={scope === 'all' || chosen.has(agent.id)}
                disabled={readOnly}
                onChange={(event) => toggle(agent.id, event.currentTarget.checked)}
              />
              <code>{agent.code}</code>
              {agent.name}
            </label>
            {inherited.has(agent.id) && !chosen.has(agent.id) && <Quiet>{text.below}</Quiet>}
          </li>
        ))}
      </ul>
      {!readOnly && scope !== null && chosen.size === 0 && <Notice tone="warning">{text.needOne}</Notice>}
      <PieceBar piece={piece} value={chosen} countOf={countOf} readOnly={readOnly} onSave={() => void piece.save()} />
    </Stack>
  );
}
