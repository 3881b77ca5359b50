import { ContentPage } from '#app/features/content/content-page.tsx';
import type { PageTexts } from '#domain/content-editing.ts';
import type { Locale } from '#domain/locale.ts';
import { htmlOfMarks } from '#domain/marked-text.ts';

/** A page with what is typed now. Its words become HTML the way they do when they are saved. */
export function PagePreview({ texts, language }: { texts: PageTexts; language: Locale }) {
  const { title, content } = texts;
  return (
    <div lang={language}>
      <ContentPage
        content={{ slug: '', title, html: htmlOfMarks(content, 'page'), picture: null }}
        locale={language}
      />
    </div>
  );
}
