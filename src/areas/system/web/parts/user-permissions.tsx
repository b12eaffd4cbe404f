import { useMemo } from 'react';
import type { PanelPart } from '#contract/screen-part.ts';
import { useUserPermission } from '#generated/web/system/hooks/user.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLanguage } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { PlainLink } from '#web/ui/plain-button.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { catalogOf, namedIn } from '../matrix/catalog.ts';
import { useAreaTitle } from '../matrix/texts.ts';
import { VerbPill } from '../matrix/verb-pill.tsx';
import { useUserText } from '../users-detail/texts.ts';
import css from '../users-detail/user.module.css';
import type { User } from '../users-detail/user.ts';

/** The user's current permissions, by area. They come from the role and are changed there. */
export default function UserPermissions({ record: { id } }: PanelPart<User>) {
  const text = useUserText();
  const can = useCan();
  const areaTitle = useAreaTitle();
  const answer = useUserPermission({ user_id: id });
  const reply = answer.data?.data;
  const language = useLanguage();
  const areas = useMemo(() => catalogOf(namedIn(language, reply?.items ?? [])), [language, reply]);
  if (!reply) return <AnswerState of={answer} lines={10} />;
  if (reply.role_id === null) return <EmptyState title={text.noRole} />;
  return (
    <Stack>
      <Toolbar>
        <span>{text.source(reply.role_name ?? '')}</span>
        {can('system.role.view') && (
          <span data-end="">
            <PlainLink variant="default" href={`/system/roles/detail?role_id=${reply.role_id}&tab=permissions`}>
              {text.openRole}
            </PlainLink>
          </span>
        )}
      </Toolbar>
      {areas.length === 0 && <EmptyState title={text.none} />}
      <div className={css.areas}>
        {areas.map((area) => (
          <Card key={area.id} dense title={areaTitle(area.id)}>
            <Facts
              layout="lines"
              className={css.resources}
              of={area.resources.map(({ id: key, title: name, verbs }) => ({
                key,
                name,
                value: verbs.map((verb) => (
                  <VerbPill
                    key={verb.key}
                    verb={verb}
                    data-tone={verb.risk === 'high' ? 'danger' : undefined}
                    title={verb.key}
                  />
                )),
              }))}
            />
          </Card>
        ))}
      </div>
    </Stack>
  );
}
