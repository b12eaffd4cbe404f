import type { FormScreen } from '#contract/screen.ts';
import { frames } from '#web/fields/frames.ts';
import form from '#web/form/form.module.css';
import { useText } from '#web/locale/use-text.ts';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import css from './form-screen.module.css';

/** The form before its record: the same groups, labels as bars, inputs as boxes. */
export function FormSkeleton({ screen }: { readonly screen: FormScreen }) {
  const t = useText();
  const groups = screen.groups.length > 0 ? screen.groups : [{ fields: screen.fields.map((field) => field.name) }];
  return (
    <div role="status" aria-label={t.common.loading}>
      {(screen.related.length > 0 || screen.history) && <div className={css.tabsSkeleton} />}
      <div>
        {groups.map((group) => (
          <div key={group.fields[0]} className={group.title ? form.group : form.plain}>
            {group.title && (
              <div>
                <SkeletonBar width="120px" height={14} />
              </div>
            )}
            <div className={form.grid}>
              {group.fields.map((name) => {
                const kind = screen.fields.find((field) => field.name === name)?.kind ?? 'string';
                return (
                  <div key={name} className={form.field} data-kind={kind}>
                    <div className={css.labelSkeleton}>
                      <SkeletonBar width="96px" height={12} />
                    </div>
                    {/* As high as the input, so that nothing jumps when the record comes. */}
                    <SkeletonBar height={frames[kind].inputHeight ?? 36} />
                  </div>
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
