import { signedInMark } from '#domain/account/sign-in/signed-in-mark.ts';

/**
 * Runs before the first paint of a page, whose bytes are the same for everyone: applies the theme selected in this
 * browser, and reserves space for a signed-in user's header. Plain JavaScript, because it is inlined in the page.
 */
export const firstPaint = [
  'const c=document.cookie,d=document.documentElement.dataset,',
  't=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(c);',
  'if(t)d.theme=t[1];',
  `if(c.split("; ").includes("${signedInMark}=1"))d.visitor="person"`,
].join('');
