import { defineConfig } from '@pandacss/dev';

import { selectButtonStyle } from './app/shell/header/select-button.style.ts';
import { locales } from './app/domain/locale.ts';
import { euroSignSide } from './app/domain/money/money.ts';
import { keyframes, semanticTokens, textStyles, tokens } from './app/ui/theme/theme.ts';

/** Tokens and breakpoints of the product (spec §9, docs/adr/0005). */
export default defineConfig({
  preflight: true,
  jsxFramework: 'react',
  include: ['./app/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  // Without it `css()` is still found, but `cva()` silently is not.
  importMap: '#styled',
  presets: ['@pandacss/preset-base'],
  conditions: {
    extend: {
      // These languages have names so long that what fits in English at 1200 px needs 1400.
      longWords: ':is(:lang(el), :lang(ru), :lang(sr), :lang(az)) &',
      euroAfter: `:is(${locales
        .filter((locale) => euroSignSide(locale) === 'after')
        .map((locale) => `:lang(${locale})`)
        .join(', ')}) &`,
      still: '@media (prefers-reduced-motion: reduce)',
    },
  },
  theme: {
    breakpoints: {
      sm: '576px',
      md: '768px',
      lg: '992px',
      xl: '1200px',
      '2xl': '1400px',
      '3xl': '1920px',
    },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
  globalCss: {
    html: {
      colorScheme: 'light dark',
      fontFamily: 'body',
      color: 'text',
      bg: 'canvas',
      // What is jumped to must not hide under the sticky header.
      scrollPaddingTop: '91px',
      // Nor under the bar that stays at the foot of a phone's window.
      '&:has([data-foot-bar])': { mdDown: { scrollPaddingBottom: '91px' } },
      // A bar that is not part of the page's flow must not hide the page's end.
      '&:has([data-foot-bar=fixed]) body': { mdDown: { paddingBottom: '72px' } },
      '&[data-theme=light]': { colorScheme: 'light' },
      '&[data-theme=dark]': { colorScheme: 'dark' },
      // Behind an open modal dialog the page does not scroll, nor does it move.
      '&:has(dialog[open])': { overflow: 'hidden', paddingRight: 'var(--scrollbar, 0px)' },
      // Nor under the row of a list's tools, which stays below the header.
      '&:has([data-tool-row])': { md: { scrollPaddingTop: '163px' } },
    },
    body: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100vh',
      lineHeight: 1.5,
      fontSize: '16px',
      overflowWrap: 'break-word',
    },
    ':focus-visible': {
      outline: '3px solid token(colors.focus)',
      outlineOffset: '3px',
      borderRadius: '6px',
    },
    a: { color: 'inherit', textUnderlineOffset: '3px' },
    'h1, h2, h3': { textWrap: 'balance' },
    // The heading of a screen takes the focus when the screen changes; it is no control.
    'h1:focus, main:focus': { outline: 'none' },
    'input::placeholder, textarea::placeholder': { color: 'text3', opacity: 1 },
    ...selectButtonStyle,
    // What opens only by a script is not there without one.
    '@media (scripting: none)': {
      'header :is(button, [data-select-button])': { display: 'none !important' },
    },
    // While another page is on its way a line runs over the top of the window; what is quick does not flicker.
    'main[aria-busy=true]::before': {
      content: '""',
      position: 'fixed',
      top: 0,
      insetInline: 0,
      zIndex: 30,
      height: '3px',
      background: 'linear-gradient(90deg, token(colors.brandInk), token(colors.gold))',
      transformOrigin: '0 50%',
      animation: 'onTheWay 8s token(easings.out) 150ms both',
    },
    // On a phone, cards out of sight ask for their pictures once what is in sight was painted (docs/adr/0034).
    'html:not([data-painted]) li > a img[loading=lazy]': {
      mdDown: { animation: 'late 1ms 500ms both' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      html: { scrollBehavior: 'auto' },
    },
  },
});
