import { cardGrid } from '#app/ui/layout/page.recipe.ts';
import type { CelebrityCard as Card } from '#domain/catalog/celebrity.ts';
import type { Locale } from '#domain/locale.ts';

import { CelebrityCard } from '#app/entities/celebrity/celebrity-card.tsx';

/** How many portraits are above the fold. */
const inSight = 6;

/** Celebrity cards across the full width of the page. */
export function CelebrityGrid(props: { celebrities: readonly Card[]; locale: Locale }) {
  return (
    <ul className={cardGrid}>
      {props.celebrities.map((celebrity, index) => (
        <li key={celebrity.id}>
          <CelebrityCard celebrity={celebrity} locale={props.locale} eager={index < inSight} />
        </li>
      ))}
    </ul>
  );
}
