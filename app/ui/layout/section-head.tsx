import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '16px',
  marginBottom: '18px',
  md: { alignItems: 'end', marginBottom: '24px' },
});
/** On phones the text has its own row, so that the link stays next to the heading. */
const lead = css({
  gridColumn: '1 / -1',
  color: 'text2',
  md: { gridColumn: '1', gridRow: '2', marginTop: '6px' },
});
const wayOn = css({
  gridColumn: '2',
  gridRow: '1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  md: { gridRow: '1 / span 2', gap: '4px 20px' },
});

/** A link next to a section's heading: "See all". */
export const sectionLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '44px',
  color: 'brandInk',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { textDecoration: 'underline' },
});

/** The arrow after the text of such a link. */
export function OnwardArrow() {
  return <ArrowRight aria-hidden size={20} strokeWidth={1.75} />;
}

/** A section's heading, with a text below and a link next to it. */
export function SectionHead(props: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={head}>
      <h2 id={props.id} className={css({ textStyle: 'h2' })}>
        {props.title}
      </h2>
      {props.lead ? <p className={lead}>{props.lead}</p> : null}
      {props.children ? <div className={wayOn}>{props.children}</div> : null}
    </div>
  );
}
