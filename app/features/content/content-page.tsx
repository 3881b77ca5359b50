import { FluidPicture } from '#app/ui/fluid-picture.tsx';
import { page } from '#app/ui/page.recipe.ts';
import { RichHtml } from '#app/ui/rich-html.tsx';
import type { ContentPage as Content } from '#domain/content.ts';
import { pictureSources } from '#domain/picture.ts';
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

/** A page of rich text in a measure to read in. */
export function ContentPage({ content }: { content: Content }) {
  return (
    <div className={page}>
      <article className={readingColumn}>
        <h1 className={css({ textStyle: 'h1', marginBottom: '28px' })}>{content.title}</h1>
        {content.picture ? (
          <FluidPicture
            className={picture}
            src={content.picture.src}
            alt=""
            sources={pictureSources(content.picture.src)}
            sizes="(min-width: 768px) 680px, 100vw"
            width={content.picture.width ?? 960}
            height={content.picture.height ?? 540}
            loading="first"
          />
        ) : null}
        <RichHtml html={content.html} />
      </article>
    </div>
  );
}
