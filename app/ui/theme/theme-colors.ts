import { brandColor } from './brand-color.ts';

/**
 * All colours by meaning: the light value, then the dark one. The contrast of the pairs is checked by the adjacent
 * test.
 */
export const themeColors = {
  canvas: ['#FCFAF7', '#120D19'],
  surface: ['#FFFFFF', '#1B1425'],
  sunken: ['#F5F1EC', '#18111F'],
  tint: ['#F3ECFA', '#2C1E40'],
  text: ['#1F1529', '#F5F0F9'],
  text2: ['#554A60', '#C6BBD1'],
  text3: ['#6B6076', '#A497B2'],
  brand: [brandColor, '#7F50BE'],
  brandHover: ['#4A2377', '#8759C5'],
  brandInk: ['#5C2D91', '#CBB0EE'],
  onBrand: ['#FFFFFF', '#FFFFFF'],
  /** For fills and ornaments; never for text on a light background. */
  gold: ['#D4AF37', '#E3C25A'],
  goldHover: ['#E3C25A', '#EBCF76'],
  goldInk: ['#77590F', '#E3C25A'],
  onGold: ['#1F1529', '#1F1529'],
  control: ['#85798F', '#85779A'],
  /** For hairlines only: too faint for the border of a control. */
  border: ['#E5DDE3', '#382C48'],
  focus: ['#5C2D91', '#E3C25A'],
  good: ['#17693F', '#84DDB0'],
  goodBg: ['#E3F4EA', '#12321F'],
  bad: ['#A8221A', '#FFB0A8'],
  badBg: ['#FCEAE8', '#44140F'],
  warn: ['#7A4B00', '#F5CC7A'],
  warnBg: ['#FFF2D4', '#3B2800'],
  info: ['#1F4F93', '#A6C9F8'],
  infoBg: ['#E7EFFB', '#12294A'],
  brandBg: ['#F0E7FA', '#341F52'],
  neutral: ['#554A60', '#C6BBD1'],
  neutralBg: ['#EFEAF0', '#2C2338'],
  goldBg: ['#FAF0CF', '#3A2C06'],
  toastGood: ['#17693F', '#17693F'],
  toastBad: ['#B3261E', '#B3261E'],
  toastOther: ['#855300', '#855300'],
  bar: ['#A87FD6', '#7C5AA6'],
  barNow: ['#5C2D91', '#CBB0EE'],
  /** The purple stage of hero, login and gate looks the same in both themes. */
  stage: ['#271042', '#1F0F35'],
  stageRaised: ['#38195C', '#2C1A48'],
  stageText: ['#E2D6F0', '#E2D6F0'],
  stageGold: ['#E6C968', '#E6C968'],
  scrim: ['rgb(39 16 66 / 0.5)', 'rgb(5 3 9 / 0.7)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ThemeColor = keyof typeof themeColors;
