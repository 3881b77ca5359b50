import { defineConfig } from '@pandacss/dev';

import { keyframes, semanticTokens, textStyles, tokens } from './app/ui/theme.ts';

/** Tokens and breakpoints of the product (spec §9, docs/adr/0005). */
export default defineConfig({
  preflight: true,
  jsxFramework: 'react',
  include: ['./app/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  outExtension: 'js',
  presets: ['@pandacss/preset-base'],
  conditions: { extend: { dark: '@media (prefers-color-scheme: dark)' } },
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
    html: { colorScheme: 'light dark', fontFamily: 'body', color: 'text', bg: 'canvas' },
    body: { minHeight: '100vh', lineHeight: 1.5, fontSize: '16px' },
    ':focus-visible': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
    a: { color: 'inherit' },
    'h1, h2, h3': { textWrap: 'balance' },
    '@media (prefers-reduced-motion: reduce)': {
      '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
    },
  },
});
