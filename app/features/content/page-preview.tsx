import type { TypedPage } from '#domain/site/edited-page.ts';
import type { Locale } from '#domain/locale.ts';
import { htmlOfMarks } from '#domain/text/marked-text.ts';

import { ContentPage } from './content-page.tsx';

/** A page with the current input, converted to HTML the same way as on save. */
export function PagePreview({ page, language }: { page: TypedPage; language: Locale }) {
  const { title, content, alt } = page.texts[language];
  const picture = page.picture && { src: page.picture.src, width: null, height: null, alt };
  return (
    <div lang={language}>
      <ContentPage
        content={{ slug: '', title, html: htmlOfMarks(content, 'page'), picture }}
        locale={language}
      />
    </div>
  );
}
