import { expect, it } from 'vitest';

import { themeColors, type ThemeColor } from './theme-colors.ts';

type Theme = 'light' | 'dark';

function channel(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const colorIn = (name: ThemeColor, theme: Theme) => themeColors[name][theme === 'light' ? 0 : 1];

function weakPairs(fronts: ThemeColor[], grounds: ThemeColor[], least: number): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    fronts.flatMap((front) =>
      grounds
        .filter((ground) => contrast(colorIn(front, theme), colorIn(ground, theme)) < least)
        .map((ground) => `${front} on ${ground} (${theme})`),
    ),
  );
}

it('measures contrast as WCAG does', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#FFFFFF', '#5C2D91')).toBeCloseTo(9.38, 2);
});

const grounds: ThemeColor[] = ['canvas', 'surface', 'sunken', 'tint'];

it('keeps every text readable on every ground in both themes', () => {
  expect(weakPairs(['text', 'text2', 'text3', 'brandInk', 'goldInk'], grounds, 4.5)).toEqual([]);
});

it('keeps the words of buttons, badges and toasts readable on their fill', () => {
  expect(weakPairs(['onBrand'], ['brand', 'brandHover'], 4.5)).toEqual([]);
  expect(weakPairs(['onBrand'], ['toastGood', 'toastBad', 'toastOther'], 4.5)).toEqual([]);
  expect(weakPairs(['onGold'], ['gold', 'goldHover'], 4.5)).toEqual([]);
  expect(weakPairs(['stageText', 'stageGold'], ['stage', 'stageRaised'], 4.5)).toEqual([]);
  expect(weakPairs(['text3'], ['neutralBg'], 4.5)).toEqual([]);
  const badges = {
    good: 'goodBg',
    bad: 'badBg',
    warn: 'warnBg',
    info: 'infoBg',
    brandInk: 'brandBg',
    neutral: 'neutralBg',
    goldInk: 'goldBg',
  } as const;
  const weak = (Object.keys(badges) as (keyof typeof badges)[]).flatMap((word) =>
    weakPairs([word], [badges[word]], 4.5),
  );
  expect(weak).toEqual([]);
});

it('keeps the edges of controls, the focus ring and bars visible on every ground', () => {
  expect(weakPairs(['control', 'focus'], grounds, 3)).toEqual([]);
  expect(weakPairs(['bad', 'good'], ['surface', 'canvas'], 4.5)).toEqual([]);
  expect(weakPairs(['bar', 'barNow'], ['surface'], 3)).toEqual([]);
});

it('has no gold words on a light ground', () => {
  expect(contrast(colorIn('gold', 'light'), colorIn('surface', 'light'))).toBeLessThan(3);
  expect(contrast(colorIn('goldInk', 'light'), colorIn('surface', 'light'))).toBeGreaterThan(4.5);
});
