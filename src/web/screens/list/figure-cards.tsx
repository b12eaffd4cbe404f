import css from './cards.module.css';

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly tone?: string | undefined;
}

/** What has not come yet. */
export const unknown = '–';

/** Figures that a hand-written page has counted, as the cards of a list show theirs. */
export function FigureCards({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  return (
    <section className={css.cards} aria-label={label}>
      {figures.map(({ name, value, hint, tone }) => (
        <div key={name} className={css.card} data-tone={tone}>
          <span className={css.name}>{name}</span>
          <span className={css.figure}>{value}</span>
          {hint !== undefined && <span className={css.name}>{hint}</span>}
        </div>
      ))}
    </section>
  );
}
