import { css } from '#styled/css/index.js';

/** The only text that the wordmark's font covers. */
const wordmark = 'Astera';

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '20px',
  fontFamily: 'wordmark',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  md: { fontSize: '22px' },
  '& svg': { width: '32px', height: '32px', flex: 'none' },
});
/** A long name shrinks before it takes space from its neighbours. */
const word = css({
  overflow: 'hidden',
  maxWidth: { base: '36vw', md: '240px' },
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The wordmark's font only covers the letters of the original name; mixing it with another font would be ugly.
  '&[data-named]': { fontFamily: 'body' },
});

/** The logo and the site's name. On a purple stage the logo is lighter than the background. */
export function Logo({ name, onStage = false }: { name: string; onStage?: boolean }) {
  return (
    <span className={mark}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <path
          d="M16 1c9 0 15 6.2 15 15s-6 15-15 15H4.500A3.500 3.500 0 0 1 1 27.500V16C1 7.200 7 1 16 1Z"
          fill={onStage ? '#7E4EB6' : '#5C2D91'}
        />
        <path
          d="M16 7.200l2.500 5.900 6.400.5-4.900 4.100 1.500 6.200L16 20.600l-5.500 3.300 1.500-6.200-4.900-4.100 6.400-.5Z"
          fill="#E6C968"
        />
      </svg>
      <span className={word} data-named={name === wordmark ? undefined : ''}>
        {name}
      </span>
    </span>
  );
}
