import { css } from '#styled/css/index.js';

const block = css({ fontStyle: 'normal', overflowWrap: 'anywhere' });

/** An address, one line per row. */
export function PostalAddress({ rows }: { rows: readonly string[] }) {
  return (
    <address className={block}>
      {rows.map((row) => (
        <div key={row}>{row}</div>
      ))}
    </address>
  );
}
