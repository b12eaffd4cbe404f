import type { DetailScreen } from '#contract/screen.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useText } from '#web/locale/use-text.ts';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import css from './detail.module.css';
import { GroupFrame } from './detail-group.tsx';

/** A record on its way: its groups and labels are known, so that nothing jumps when the values come. */
export function DetailSkeleton({ screen }: { readonly screen: DetailScreen }) {
  const { common } = useText();
  const context = useFormatContext();
  return (
    <div role="status" aria-label={common.loading} aria-busy="true">
      <div className={css.groups}>
        {(screen.related.length > 0 || screen.history) && <div className={css.tabsSkeleton} />}
        {screen.groups.map((group) => (
          <GroupFrame key={group.fields.join()} group={group} fields={screen.fields} context={context}>
            {() => <SkeletonBar width="60%" height={14} />}
          </GroupFrame>
        ))}
      </div>
    </div>
  );
}
