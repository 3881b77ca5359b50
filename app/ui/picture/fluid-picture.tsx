import { css } from '#styled/css/index.js';

/** A picture in one format and several widths: a `<source>`. */
export interface FluidSource {
  readonly type: string;
  readonly srcSet: string;
}

// The place shapes the picture itself, as if nothing stood around it.
const around = css({
  display: 'contents',
  // Browsers give a source no box of its own kind, so in a grid or a flex row each would take a place and a gap.
  '& > source': { display: 'none' },
});

/**
 * A picture in the sizes and formats that it exists in; the place it stands in gives its shape.
 * @param sources the best format first; `sizes` says how wide it is shown
 * @param loading `first` is the one picture that a visitor waits for: at once and before others
 */
export function FluidPicture(props: {
  src: string;
  alt: string;
  /** Which language the alternative text is in. */
  lang?: string | undefined;
  sources: readonly FluidSource[];
  sizes: string;
  width: number;
  height: number;
  className?: string | undefined;
  loading?: 'first' | 'eager' | 'lazy';
}) {
  const { loading = 'lazy' } = props;
  return (
    <picture className={around}>
      {props.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={props.sizes} />
      ))}
      <img
        className={props.className}
        src={props.src}
        alt={props.alt}
        lang={props.lang}
        width={props.width}
        height={props.height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
