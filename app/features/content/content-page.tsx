import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { page } from '#app/ui/layout/page.recipe.ts';
import { RichHtml } from '#app/ui/text/rich-html.tsx';
import { TextLanguage } from '#app/ui/text/text-language.tsx';
import type { ContentPage as Content } from '#domain/site/content.ts';
import { localeName, type Locale } from '#domain/locale.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { css } from '#styled/css/index.js';

import { readingColumn } from './content.recipe.ts';

const picture = css({
  width: '100%',
  height: 'auto',
  maxHeight: '420px',
  marginBottom: '32px',
  borderRadius: 'xl',
  objectFit: 'cover',
});

/** A rich-text page at a readable line length. */
export function ContentPage({ content, locale }: { content: Content; locale: Locale }) {
  const { languages } = content;
  const foreign = languages && languages.html !== locale ? languages.html : undefined;
  return (
    <div className={page}>
      <article className={readingColumn}>
        <h1
          lang={languages?.title}
          className={css({ textStyle: 'h1', marginBottom: '28px', overflowWrap: 'anywhere' })}
        >
          {content.title}
        </h1>
        {content.picture ? (
          <FluidPicture
            className={picture}
            src={content.picture.src}
            alt={content.picture.alt}
            lang={content.picture.altLanguage}
            sources={pictureSources(content.picture.src)}
            sizes="(min-width: 768px) 680px, 100vw"
            width={content.picture.width ?? 960}
            height={content.picture.height ?? 540}
            loading="first"
          />
        ) : null}
        {foreign ? <TextLanguage code={foreign} name={localeName[foreign]} /> : null}
        <div lang={languages?.html}>
          <RichHtml html={content.html} />
        </div>
      </article>
    </div>
  );
}
