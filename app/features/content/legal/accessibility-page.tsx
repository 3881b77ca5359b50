import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { page } from '#app/ui/layout/page.recipe.ts';
import { prose } from '#app/ui/text/prose.recipe.ts';
import type { Seller } from '#domain/site/seller.ts';
import { css } from '#styled/css/index.js';

import { readingColumn } from '../content.recipe.ts';

/** How accessible the site is, its known limitations, and whom to contact. */
export function AccessibilityPage({ seller }: { seller: Seller | null }) {
  const email = seller?.email;
  return (
    <div className={page}>
      <article className={readingColumn}>
        <h1 className={css({ textStyle: 'h1', marginBottom: '28px' })}>
          <Trans>Accessibility</Trans>
        </h1>
        <div className={prose}>
          <p>
            <Trans>
              We want everyone to be able to use this site. Our target is level AA of the Web
              Content Accessibility Guidelines (WCAG) 2.2.
            </Trans>
          </p>
          <h2>
            <Trans>What we check</Trans>
          </h2>
          <ul>
            <li>
              <Trans>
                Automated tests check every page for known barriers: in six languages, in light and
                dark colours, on a phone and on a big screen.
              </Trans>
            </li>
            <li>
              <Trans>
                Tests go through ordering, answering and checking with the keyboard alone.
              </Trans>
            </li>
            <li>
              <Trans>
                Pages can be read without JavaScript. Animations stop if your device is set to
                reduce motion.
              </Trans>
            </li>
          </ul>
          <h2>
            <Trans>What isn’t accessible yet</Trans>
          </h2>
          <ul>
            <li>
              <Trans>
                Videos from celebrities and fans have no captions and no audio description.
              </Trans>
            </li>
            <li>
              <Trans>
                Pictures and texts that celebrities add may lack a description, or be in a different
                language from the page.
              </Trans>
            </li>
            <li>
              <Trans>
                No outside expert or group of people with disabilities has tested the site. By our
                own assessment, it conforms in part.
              </Trans>
            </li>
          </ul>
          <h2>
            <Trans>Tell us about a barrier</Trans>
          </h2>
          {email ? (
            <p>
              <Trans>
                Write to <a href={`mailto:${email}`}>{email}</a>. Say which page it was and what you
                wanted to do.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                You’ll find our contact details in the{' '}
                <Link to="/{-$locale}/imprint">legal notice</Link>. Tell us which page it was and
                what you wanted to do.
              </Trans>
            </p>
          )}
        </div>
      </article>
    </div>
  );
}
