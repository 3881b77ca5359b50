import type { LocaleText } from '../world-types.ts';

/** A line that is read while it is spoken; times in milliseconds from the start. */
interface SpokenLine {
  readonly from: number;
  readonly to: number;
  readonly text: LocaleText;
}

export interface ClipText {
  readonly title: LocaleText;
  readonly durationMs: number;
  readonly lines: readonly SpokenLine[];
}

/** Says hello, and how the videos are made. */
const hello: ClipText = {
  title: {
    en: 'Hello from me',
    el: 'Ένα γεια από εμένα',
    az: 'Məndən salam',
    ru: 'Привет от меня',
    sr: 'Поздрав од мене',
    tr: 'Benden selam',
  },
  durationMs: 7_000,
  lines: [
    {
      from: 500,
      to: 2_300,
      text: {
        en: 'Hello! It’s really me.',
        el: 'Γεια σας! Είμαι πράγματι εγώ.',
        az: 'Salam! Bu, həqiqətən mənəm.',
        ru: 'Здравствуйте! Это правда я.',
        sr: 'Здраво! Ово сам заиста ја.',
        tr: 'Merhaba! Gerçekten benim.',
      },
    },
    {
      from: 2_600,
      to: 4_700,
      text: {
        en: 'Tell me who the video is for,',
        el: 'Πείτε μου για ποιον είναι το βίντεο',
        az: 'Videonun kim üçün olduğunu deyin,',
        ru: 'Расскажите, для кого видео,',
        sr: 'Реците ми за кога је видео,',
        tr: 'Videonun kimin için olduğunu söyleyin,',
      },
    },
    {
      from: 4_800,
      to: 6_600,
      text: {
        en: 'and I’ll make it just for them.',
        el: 'και θα το κάνω ειδικά γι’ αυτόν.',
        az: 'mən də məhz onun üçün çəkim.',
        ru: 'и я сниму его специально.',
        sr: 'и снимићу га баш за ту особу.',
        tr: 'ben de tam ona göre çekeyim.',
      },
    },
  ],
};

/** A greeting as fans get it. */
const birthday: ClipText = {
  title: {
    en: 'A birthday wish',
    el: 'Ευχή για γενέθλια',
    az: 'Ad günü təbriki',
    ru: 'Поздравление с днём рождения',
    sr: 'Честитка за рођендан',
    tr: 'Doğum günü dileği',
  },
  durationMs: 6_500,
  lines: [
    {
      from: 500,
      to: 2_400,
      text: {
        en: 'Happy birthday, Maria!',
        el: 'Χρόνια πολλά, Μαρία!',
        az: 'Ad günün mübarək, Mariya!',
        ru: 'С днём рождения, Мария!',
        sr: 'Срећан рођендан, Марија!',
        tr: 'Doğum günün kutlu olsun Maria!',
      },
    },
    {
      from: 2_700,
      to: 4_400,
      text: {
        en: 'Your friends told me a lot about you.',
        el: 'Οι φίλοι σου μου είπαν πολλά για σένα.',
        az: 'Dostların sənin haqqında çox danışdı.',
        ru: 'Друзья много о вас рассказали.',
        sr: 'Пријатељи су ми много причали о теби.',
        tr: 'Arkadaşların senden çok bahsetti.',
      },
    },
    {
      from: 4_500,
      to: 6_100,
      text: {
        en: 'Have a wonderful year!',
        el: 'Να έχεις μια υπέροχη χρονιά!',
        az: 'Gözəl bir il arzulayıram!',
        ru: 'Пусть год будет замечательным!',
        sr: 'Желим ти дивну годину!',
        tr: 'Harika bir yıl geçir!',
      },
    },
  ],
};

/** What each celebrity of the demo world says, in order; file names count them from 1. */
export const clipTexts: readonly ClipText[] = [hello, birthday];
