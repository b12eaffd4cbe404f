import type { PanelPart } from '#contract/screen-part.ts';
import { financeTeamFields as f } from '#generated/api/fields/finance-team.ts';
import type { FinanceTeamItemsReply, RoleDetailReply } from '#generated/api/system.ts';
import { useFinanceTeamItems } from '#generated/web/system/hooks/finance_team.ts';
import { useRoleUpdateFinanceTeam } from '#generated/web/system/hooks/role.ts';
import { useUserList } from '#generated/web/system/hooks/user.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { formatField } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { useStore } from '#web/store/create-store.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { PieceBar } from '../piece/piece-bar.tsx';
import { type PieceKind, usePiece } from '../piece/use-piece.ts';
import css from '../role/role.module.css';
import { useRoleText } from '../role/texts.ts';
import { useAuthority } from '../role/use-authority.ts';

const kind: PieceKind<RoleDetailReply, number | null> = {
  read: (role) => role.finance_team_id,
  same: Object.is,
  merge: (_base, mine) => mine,
};
const everyTeam = { limit: 100 };
const oneChange = (before: number | null, after: number | null) => ({ added: before === after ? 0 : 1, removed: 0 });

/** The finance team whose limits apply to users of the role: one card per team. */
export default function RoleTeam({ record: role, refresh }: PanelPart<RoleDetailReply>) {
  const text = useRoleText();
  const { refusal } = useAuthority();
  const teams = useFinanceTeamItems(everyTeam);
  const save = useRoleUpdateFinanceTeam();
  const piece = usePiece({
    record: role,
    kind,
    save,
    refresh,
    bodyOf: (finance_team_id, base) => guarded({ role_id: role.id, finance_team_id }, base),
  });
  const chosen = useStore(piece.store);
  const lockReason = refusal(role.rank);
  if (!teams.data) return <AnswerState of={teams} lines={6} />;
  return (
    <Stack>
      {lockReason !== undefined && <Notice tone="info">{lockReason}</Notice>}
      <fieldset className={css.cards} disabled={lockReason !== undefined}>
        <legend>{text.teamHint}</legend>
        <label className={css.card}>
          <input type="radio" name="team" checked={chosen === null} onChange={() => piece.store.set(null)} />
          <strong>{text.noTeam}</strong>
          <span>{text.noTeamHint}</span>
        </label>
        {teams.data.data.map((team) => (
          <TeamCard key={team.id} team={team} isChosen={chosen === team.id} onChoose={() => piece.store.set(team.id)} />
        ))}
      </fieldset>
      <PieceBar
        piece={piece}
        value={chosen}
        countOf={oneChange}
        readOnly={lockReason !== undefined}
        onSave={() => void piece.save()}
      />
    </Stack>
  );
}

interface CardProps {
  readonly team: FinanceTeamItemsReply;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function TeamCard({ team, isChosen, onChoose }: CardProps) {
  const text = useRoleText();
  const context = useFormatContext();
  const row = { ...team };
  const off = team.status !== 'active';
  const daily = team.daily_limit === null ? text.unlimited : formatField(f.daily_limit, row, context);
  return (
    <label className={css.card} data-off={off || undefined}>
      <input type="radio" name="team" disabled={off && !isChosen} checked={isChosen} onChange={onChoose} />
      <strong>
        {team.name} <small>{team.code}</small>
      </strong>
      <span>
        {[team.shift && formatField(f.shift, row, context), off && text.inactive].filter(Boolean).join(' · ')}
      </span>
      <Facts
        layout="lines"
        of={[
          { name: text.approveLimit, value: formatField(f.approve_limit, row, context) },
          { name: text.dailyLimit, value: daily },
        ]}
      />
      <Members team={team.id} />
    </label>
  );
}

/** Members of a team, if the user may see users. */
function Members({ team }: { readonly team: number }) {
  const text = useRoleText();
  const can = useCan();
  const list = useUserList(can('system.user.view') ? { finance_team_id: [team], limit: 5 } : null);
  if (!list.data) return null;
  const { data, total } = list.data;
  const names = data.map(({ name }) => name).join(', ');
  return (
    <span>
      {text.members(formatCount(total))}
      {names !== '' && ` · ${names}${total > data.length ? ' …' : ''}`}
    </span>
  );
}
