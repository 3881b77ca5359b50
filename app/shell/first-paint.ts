import { signedInMark } from '#domain/account/sign-in/signed-in-mark.ts';

/**
 * Runs before the first paint of a page, whose bytes are the same for everyone: sets the theme that this browser chose,
 * and keeps the place of a signed-in person's header. Plain JavaScript, as it stands in the page.
 */
export const firstPaint = [
  'const c=document.cookie,d=document.documentElement.dataset,',
  't=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(c);',
  'if(t)d.theme=t[1];',
  `if(c.split("; ").includes("${signedInMark}=1"))d.visitor="person"`,
].join('');
