import { Link, useLocation } from 'wouter';
import { isBelow, type SectionTab } from '#contract/route.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useLabel } from '#web/locale/language.ts';
import strip from '#web/ui/strip.module.css';
import look from '#web/ui/tabs.module.css';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import css from './section-tabs.module.css';

interface Props {
  /** What the screens are of. */
  readonly label: string;
  readonly tabs: readonly SectionTab[];
}

/** The screens of one thing above each of them: links, since each is a page of its own. */
export function SectionTabs({ label, tabs }: Props) {
  const can = useCan();
  const text = useLabel();
  const [path] = useLocation();
  const row = useChosenInSight(path);
  const seen = tabs.filter(({ permission }) => can(permission));
  if (seen.length < 2) return null;
  return (
    <nav aria-label={label}>
      <div ref={row} className={`${strip.strip} ${look.tabs} ${css.tabs}`}>
        {seen.map((tab) => (
          <Link
            key={tab.link}
            href={tab.link}
            className={look.tab}
            aria-current={isBelow(path, tab.link) ? 'page' : undefined}
          >
            {text(tab.label)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
