import { useMemo } from 'react';
import type { PanelPart } from '#contract/screen-part.ts';
import { useUserPermission } from '#generated/web/system/hooks/user.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLanguage } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import marks from '#web/ui/marks.module.css';
import { PlainLink } from '#web/ui/plain-button.tsx';
import { catalogOf, namedIn } from '../matrix/catalog.ts';
import { useAreaTitle } from '../matrix/texts.ts';
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
    <>
      <div className={css.source}>
        <span>{text.source(reply.role_name ?? '')}</span>
        {can('system.role.view') && (
          <PlainLink variant="default" href={`/system/roles/detail?role_id=${reply.role_id}&tab=permissions`}>
            {text.openRole}
          </PlainLink>
        )}
      </div>
      {areas.length === 0 && <EmptyState title={text.none} />}
      <div className={css.areas}>
        {areas.map((area) => (
          <section key={area.id} className={css.area}>
            <h2 className={css.areaTitle}>{areaTitle(area.id)}</h2>
            <dl className={css.resources}>
              {area.resources.map((resource) => (
                <div key={resource.id} className={css.resource}>
                  <dt>{resource.title}</dt>
                  <dd className={css.verbs}>
                    {resource.verbs.map(({ key, label, risk }) => (
                      <span
                        key={key}
                        className={`${marks.pill} ${css.verb}`}
                        data-tone={risk === 'high' ? 'danger' : undefined}
                        title={key}
                      >
                        {label}
                        {risk === 'high' && <em className={css.risk}> {text.high}</em>}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
