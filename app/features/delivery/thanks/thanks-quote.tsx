import { css } from '#styled/css/index.js';

const look = css({
  paddingInlineStart: '14px',
  borderInlineStart: '3px solid token(colors.gold)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.5,
});

/** A fan's thanks, as they were typed. */
export function ThanksQuote({ words }: { words: string }) {
  return <blockquote className={look}>{words}</blockquote>;
}
