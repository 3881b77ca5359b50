import { Trans, useLingui } from '@lingui/react/macro';

import { page } from '#app/ui/layout/page.recipe.ts';
import { prose } from '#app/ui/text/prose.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import { tableRoles as roles } from '#app/ui/layout/table-roles.ts';
import { storedThings } from '#domain/site/browser-storage.ts';
import { type StoragePlace } from '#domain/site/storage-purpose.ts';
import type { ContentPage } from '#domain/site/content.ts';
import { css } from '#styled/css/index.js';

import { lifeText, placeName, purposeText } from './cookies.messages.ts';
import { readingColumn } from '../content.recipe.ts';

const places: readonly StoragePlace[] = ['cookie', 'local', 'tab'];
const name = css({
  display: 'block',
  fontFamily: 'monospace',
  fontSize: '14px',
  md: { whiteSpace: 'nowrap' },
});
/** Stacked on phones, which are too narrow for three columns of sentences. */
const table = css({
  mdDown: {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & td': { display: 'block', width: 'auto' },
    '& tr': { paddingBlock: '10px', borderBottom: '1px solid token(colors.border)' },
    '& td': { padding: '2px 0', border: 'none' },
  },
});

/** Everything the site stores in a browser, from a list that is verified by tests. */
export function CookiesPage({ content }: { content: ContentPage | null }) {
  const { t } = useLingui();
  return (
    <div className={page}>
      <article className={readingColumn}>
        <h1 className={css({ textStyle: 'h1', marginBottom: '28px' })}>
          <Trans>Cookies</Trans>
        </h1>
        <div className={prose}>
          <p>
            <Trans>
              We keep only what the site needs to work, so there’s nothing to consent to: no ads, no
              trackers, no statistics. This is all of it.
            </Trans>
          </p>
          {places.map((place) => (
            <section key={place}>
              <h2>{t(placeName[place])}</h2>
              <table {...roles.table} className={table}>
                <thead {...roles.group}>
                  <tr {...roles.row}>
                    <th {...roles.columnHead}>
                      <Trans>Name</Trans>
                    </th>
                    <th {...roles.columnHead}>
                      <Trans>What it’s for</Trans>
                    </th>
                    <th {...roles.columnHead}>
                      <Trans>How long</Trans>
                    </th>
                  </tr>
                </thead>
                <tbody {...roles.group}>
                  {storedThings
                    .filter((thing) => thing.place === place)
                    .map(({ names, purpose, life }) => (
                      <tr key={names.join(' ')} {...roles.row}>
                        <td {...roles.cell}>
                          {names.map((one) => (
                            <code key={one} className={name} translate="no">
                              {one}
                            </code>
                          ))}
                        </td>
                        <td {...roles.cell}>{t(purposeText[purpose])}</td>
                        <td {...roles.cell}>{t(lifeText(life))}</td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </section>
          ))}
          {content ? (
            <div lang={content.languages?.html}>
              <RichHtml html={content.html} />
            </div>
          ) : null}
        </div>
      </article>
    </div>
  );
}
