import { inBlocks } from './page-html.ts';
import type { WorldPage } from '../world-types.ts';

/** What the home page shows above and below its lists. */
export const homeBlocks: readonly WorldPage[] = [
  {
    slug: 'hero',
    title: {
      en: 'A video made for one person',
      el: 'Ένα βίντεο για έναν μόνο άνθρωπο',
      az: 'Yalnız bir nəfər üçün çəkilən video',
      ru: 'Видео только для одного человека',
      sr: 'Видео снимљен за једну особу',
      tr: 'Tek bir kişi için çekilen video',
    },
    content: inBlocks({
      en: ['Ask someone you admire for a greeting, a message or a moment of their time.'],
      el: ['Ζητήστε από κάποιον που θαυμάζετε μια ευχή, ένα μήνυμα ή λίγο από τον χρόνο του.'],
      az: ['Heyran olduğunuz insandan təbrik, mesaj və ya sizə ayıracağı bir neçə dəqiqə istəyin.'],
      ru: ['Попросите у своего кумира поздравление, сообщение или минуту внимания.'],
      sr: ['Затражите честитку, поруку или мало пажње од некога коме се дивите.'],
      tr: [
        'Hayran olduğunuz birinden bir kutlama, bir mesaj ya da size ayıracağı birkaç dakika isteyin.',
      ],
    }),
    picture: { src: '/demo/portraits/danae.webp', width: 640, height: 800 },
  },
  {
    slug: 'banner',
    title: {
      en: 'Signed, wrapped and sent to your door',
      el: 'Με υπογραφή, προσεκτικά συσκευασμένα, στην πόρτα σας',
      az: 'İmzalı, qablaşdırılmış, qapınıza qədər',
      ru: 'С автографом, в надёжной упаковке, прямо до двери',
      sr: 'Потписано, упаковано и послато на вашу адресу',
      tr: 'İmzalandı, paketlendi, kapınıza geldi',
    },
    content: inBlocks({
      en: [
        'Records, books and prints straight from the people who made them. [See signed goods](/products/signed-goods)',
      ],
      el: [
        'Δίσκοι, βιβλία και αφίσες κατευθείαν από όσους τα δημιούργησαν. [Δείτε τα υπογεγραμμένα είδη](/products/signed-goods)',
      ],
      az: [
        'Vallar, kitablar və posterlər birbaşa onları yaradanlardan. [İmzalı məhsullara baxın](/products/signed-goods)',
      ],
      ru: [
        'Пластинки, книги и постеры прямо от тех, кто их создал. [Смотреть товары с автографом](/products/signed-goods)',
      ],
      sr: [
        'Плоче, књиге и постери право од људи који су их створили. [Погледајте потписане производе](/products/signed-goods)',
      ],
      tr: [
        'Plaklar, kitaplar ve baskılar, doğrudan onları yaratanlardan. [İmzalı ürünlere bakın](/products/signed-goods)',
      ],
    }),
    picture: { src: '/demo/products/island-table-cookbook.webp', width: 640, height: 800 },
  },
];
