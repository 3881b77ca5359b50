/**
 * A picture in the sizes and formats that it exists in; the place it stands in gives its shape.
 * @param sources the best format first; `sizes` says how wide it is shown
 */
export function FluidPicture(props: {
  src: string;
  alt: string;
  sources: readonly { readonly type: string; readonly srcSet: string }[];
  sizes: string;
  width: number;
  height: number;
  className?: string;
  /** The first thing that is seen: loaded at once and before others. */
  eager?: boolean;
}) {
  return (
    <picture>
      {props.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={props.sizes} />
      ))}
      <img
        className={props.className}
        src={props.src}
        alt={props.alt}
        width={props.width}
        height={props.height}
        loading={props.eager ? 'eager' : 'lazy'}
        fetchPriority={props.eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
