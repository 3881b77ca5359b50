import type { WorldOrder } from './world-types.ts';

/** Orders in which Katerina, Danae or both are not involved. */
export const ordersOfOthers: readonly WorldOrder[] = [
  {
    status: 'completed',
    fan: 'fan',
    celebrity: 'leandros',
    daysAgo: 20,
    paid: true,
    answerVideo: 'leandros.mp4',
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina',
        to: 'Petros',
        occasion: 'birthday',
        instructions:
          'Petros turns 35. He owns eleven identical blue shirts and says that they are all different.',
      },
    },
    review: {
      stars: 5,
      language: 'ru',
      daysAgo: 16,
      words:
        'Леандрос надел такую же голубую рубашку и ни разу не улыбнулся. Петрос пересматривает видео каждый день и до сих пор спорит. Лучший подарок за много лет.',
    },
  },
  {
    status: 'on-hold',
    fan: 'fan',
    celebrity: 'leandros',
    daysAgo: 6,
    paid: true,
    item: {
      service: 'instagramStory',
      answers: {
        link: 'https://instagram.example/petros-shirts',
        description: 'Petros opened an account for his shirts. Please be gentle.',
      },
    },
  },
  {
    status: 'processing',
    fan: 'fan',
    celebrity: 'stefan',
    daysAgo: 4,
    paid: true,
    note: 'It is a gift, please leave the price out.',
    item: { product: 'match-shirt-no-9', quantity: 1 },
  },
  {
    status: 'pending',
    fan: 'fan',
    celebrity: 'theo',
    daysAgo: 9,
    paid: false,
    item: { product: 'island-table-cookbook', quantity: 1 },
  },
  {
    status: 'refunded',
    fan: 'fan',
    celebrity: 'bora',
    daysAgo: 41,
    paid: true,
    item: {
      service: 'sendMessage',
      answers: { message: 'Which of your characters would you take on a long bus journey?' },
    },
  },
  {
    status: 'processing',
    fan: 'fan3',
    celebrity: 'celebrity',
    daysAgo: 3,
    paid: true,
    item: {
      service: 'getVideo',
      answers: {
        from: 'Јелена',
        to: 'Марко',
        occasion: 'anniversary',
        instructions:
          'Десет година брака. Упознали смо се на твом концерту у Солуну, киша је падала, а ти ниси престајала да певаш. Може и на енглеском.',
      },
    },
  },
  {
    status: 'on-hold',
    fan: 'fan4',
    celebrity: 'celebrity',
    daysAgo: 1,
    paid: true,
    item: {
      service: 'sendMessage',
      answers: { message: 'Bakıda konsert verməyi düşünürsünüz? Bütün sinif gəlməyə hazırdır.' },
    },
  },
  {
    status: 'completed',
    fan: 'fan2',
    celebrity: 'emir',
    daysAgo: 15,
    paid: true,
    answerVideo: 'emir.mp4',
    item: {
      service: 'getVideo',
      answers: {
        from: 'Deniz',
        to: 'Annem Gülay',
        occasion: 'birthday',
        instructions:
          'Annem 55 yaşına giriyor ve “Boğaz”ın hiçbir bölümünü kaçırmadı. Kaptanın sesiyle “Limana hoş geldin” der misiniz?',
      },
    },
    review: {
      stars: 5,
      language: 'tr',
      daysAgo: 9,
      words:
        'Annem videoyu üç kez üst üste izledi, sonra bütün apartmana gösterdi. Emir Bey adını doğru söyledi ve söz verdiğinden iki gün önce gönderdi.',
      answer: 'Gülay Hanım’a selamlar, limanda yeri hazır!',
    },
  },
  {
    status: 'admin-approval',
    fan: 'fan2',
    celebrity: 'nigar',
    daysAgo: 0,
    paid: false,
    item: {
      service: 'getVideo',
      answers: {
        from: 'Deniz',
        to: 'Elif ve Can',
        occasion: 'other',
        instructions: 'Bebekleri doğdu, adı Arda. Kısa bir dua çok iyi gelir.',
      },
    },
  },
  {
    status: 'completed',
    fan: 'fan3',
    celebrity: 'luka',
    daysAgo: 22,
    paid: true,
    tracking: 'RB118830542RS',
    review: {
      stars: 3,
      language: 'sr',
      daysAgo: 14,
      words:
        'Дукс је леп и топао, али је пакет путовао дванаест дана. Величина је мало већа него што сам очекивала.',
    },
    item: { product: 'tour-hoodie-2026', quantity: 1 },
  },
  {
    status: 'cancelled',
    fan: 'fan4',
    celebrity: 'nigar',
    daysAgo: 18,
    paid: false,
    item: {
      service: 'getVideo',
      answers: {
        from: 'Leyla',
        to: 'Aysel',
        occasion: 'birthday',
        instructions: 'Sabah saat ona qədər lazımdır, mümkündürsə.',
      },
    },
  },
  {
    status: 'processing',
    fan: 'fan4',
    celebrity: 'selin',
    daysAgo: 2,
    paid: true,
    item: {
      service: 'instagramFollow',
      answers: {
        link: 'https://instagram.example/leyla-oynayir',
        description: 'Kiçik kanalımdır, tapmaca oyunları oynayıram.',
      },
    },
  },
  {
    status: 'completed',
    fan: 'fan4',
    celebrity: 'nigar',
    daysAgo: 29,
    paid: true,
    tracking: 'RA440917263AZ',
    item: { product: 'canvas-tote', quantity: 1 },
    review: {
      stars: 5,
      language: 'az',
      daysAgo: 19,
      words:
        'Çanta şəkildəkindən də gözəldir, imza isə mənim adımladır. Nigar xanım içinə kiçik bir qeyd də qoymuşdu.',
    },
  },
];
