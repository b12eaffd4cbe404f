import { Link } from 'wouter';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import css from './health-panel.module.css';
import { useHomeText } from './texts.ts';
import { type HealthGroup, isWell, useHealth } from './use-health.ts';

/** Lines shown of a group with a list of its own; the rest is behind its link. */
const most = 6;

/** How banks, gateways and providers are: what needs a look stands first. */
export default function HealthPanel() {
  const groups = useHealth();
  if (groups.length === 0) return null;
  return (
    <div className={css.groups}>
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { name, link, lines, failed } }: { readonly group: HealthGroup }) {
  const text = useHomeText();
  const troubled = lines?.filter((line) => !isWell(line)) ?? [];
  return (
    <section className={css.group} aria-label={name}>
      <header className={css.head}>
        <h3 className={css.title}>{name}</h3>
        <span className={css.sum} data-troubled={troubled.length > 0 || undefined} role={failed ? 'alert' : undefined}>
          {lines ? (
            troubled.length === 0 ? (
              text.allWell
            ) : (
              text.problems(troubled.length, lines.length)
            )
          ) : failed ? (
            text.failed
          ) : (
            <SkeletonBar width="90px" />
          )}
        </span>
      </header>
      <ul className={css.lines}>
        {(lines ?? []).slice(0, link === undefined ? undefined : most).map((line) => (
          <li key={line.key}>
            <Link href={line.link} className={css.line}>
              <span className={css.dot} data-tone={line.tone} aria-hidden="true" />
              <span className={css.name}>{line.name}</span>
              <span className={css.state} data-tone={line.tone}>
                {line.state}
              </span>
              <span className={css.note}>{line.note}</span>
            </Link>
          </li>
        ))}
      </ul>
      {link !== undefined && (
        <Link href={link} className={css.more}>
          {lines && lines.length > most ? text.whole(lines.length) : text.open}
        </Link>
      )}
    </section>
  );
}
