import type { PanelPart } from '#contract/screen-part.ts';
import type { ApiKeyRow } from '#generated/api/integration.ts';
import { useKeyScopes } from '#generated/web/integration/hooks/key.ts';
import { useLanguage } from '#web/locale/language.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Facts } from '#web/ui/facts.tsx';
import marks from '#web/ui/marks.module.css';
import { Stack } from '#web/ui/stack.tsx';
import { areasOf } from '../keys/catalog.ts';
import css from '../keys/keys.module.css';
import { useKeyText } from '../keys/texts.ts';

/** What a key has been given, by area; what does not count, because whoever answers for it has lost it, is said. */
export default function KeyScopes({ record: { id } }: PanelPart<ApiKeyRow>) {
  const text = useKeyText();
  const language = useLanguage();
  const answer = useKeyScopes({ id });
  const items = answer.data?.data.items.filter(({ given }) => given);
  if (!items) return <AnswerState of={answer} lines={8} />;
  return (
    <Stack>
      {items.some(({ holds }) => !holds) && <Notice tone="warning">{text.idleWhy}</Notice>}
      {areasOf(items, language).map((area) => (
        <Card key={area.id} dense title={area.title}>
          <Facts
            layout="lines"
            of={area.resources.map(({ id: key, title: name, scopes }) => ({
              key,
              name,
              value: (
                <span className={css.verbs}>
                  {scopes.map(({ key: scope, label, risk, holds }) => (
                    <span
                      key={scope}
                      className={marks.pill}
                      data-tone={holds ? (risk === 'high' ? 'danger' : undefined) : 'warning'}
                      title={scope}
                    >
                      {label}
                      {!holds && ` · ${text.idle}`}
                    </span>
                  ))}
                </span>
              ),
            }))}
          />
        </Card>
      ))}
    </Stack>
  );
}
