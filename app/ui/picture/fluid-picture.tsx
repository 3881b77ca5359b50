import { css } from '#styled/css/index.js';

/** A picture in one format and several widths, as a `<source>`. */
export interface FluidSource {
  readonly type: string;
  readonly srcSet: string;
}

// The container shapes the picture itself, as if this wrapper did not exist.
const around = css({
  display: 'contents',
  // Browsers give a source no special display type, so in a grid or flex row each would take up a cell and a gap.
  '& > source': { display: 'none' },
});

/**
 * A picture in its available sizes and formats; its container determines the shape.
 * @param sources best format first; `sizes` is the displayed width
 * @param loading `first` is the one picture that a visitor waits for: loaded at once with high priority
 */
export function FluidPicture(props: {
  src: string;
  alt: string;
  /** The language of the alternative text. */
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
