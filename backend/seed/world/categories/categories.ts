import type { WorldCategory } from '../world-types.ts';
import { sportComedyAndCreators } from './categories-more.ts';
import { foodAndGoods } from './categories-goods.ts';

const musicAndScreen: readonly WorldCategory[] = [
  {
    slug: 'music',
    name: {
      en: 'Music',
      el: 'Μουσική',
      az: 'Musiqi',
      ru: 'Музыка',
      sr: 'Музика',
      tr: 'Müzik',
    },
    description: {
      en: 'Singers, players and DJs. Ask for a birthday verse or a line of the song you share.',
      el: 'Τραγουδιστές, μουσικοί και DJ. Ζητήστε μια στροφή για γενέθλια ή έναν στίχο από το τραγούδι σας.',
      az: 'Müğənnilər, musiqiçilər və DJ-lər. Ad günü üçün bir bənd və ya sevdiyiniz mahnıdan bir misra istəyin.',
      ru: 'Певцы, музыканты и диджеи. Попросите куплет ко дню рождения или строчку из вашей общей песни.',
      sr: 'Певачи, музичари и ди-џејеви. Затражите строфу за рођендан или стих из ваше заједничке песме.',
      tr: 'Şarkıcılar, müzisyenler ve DJ’ler. Doğum günü için bir dörtlük ya da ortak şarkınızdan bir dize isteyin.',
    },
    children: [
      {
        slug: 'singers',
        name: {
          en: 'Singers',
          el: 'Τραγουδιστές',
          az: 'Müğənnilər',
          ru: 'Певцы и певицы',
          sr: 'Певачи',
          tr: 'Şarkıcılar',
        },
        description: {
          en: 'Voices you know by heart, singing for one person.',
          el: 'Φωνές που ξέρετε απέξω, για έναν μόνο άνθρωπο.',
          az: 'Əzbər bildiyiniz səslər, yalnız bir nəfər üçün.',
          ru: 'Голоса, знакомые наизусть, — для одного человека.',
          sr: 'Гласови које знате напамет, за једну једину особу.',
          tr: 'Ezbere bildiğiniz sesler, tek bir kişi için.',
        },
        children: [],
      },
      {
        slug: 'musicians',
        name: {
          en: 'Bands and musicians',
          el: 'Συγκροτήματα και μουσικοί',
          az: 'Qruplar və musiqiçilər',
          ru: 'Группы и музыканты',
          sr: 'Бендови и музичари',
          tr: 'Gruplar ve müzisyenler',
        },
        description: {
          en: 'A riff, a melody or a few words from the stage.',
          el: 'Ένα ριφ, μια μελωδία ή δυο λόγια από τη σκηνή.',
          az: 'Səhnədən bir riff, bir melodiya və ya bir neçə söz.',
          ru: 'Рифф, мелодия или пара слов со сцены.',
          sr: 'Риф, мелодија или пар речи са бине.',
          tr: 'Sahneden bir riff, bir melodi ya da birkaç söz.',
        },
        children: [],
      },
      {
        slug: 'djs-rap',
        name: {
          en: 'DJs and rap',
          el: 'DJ και ραπ',
          az: 'DJ və rep',
          ru: 'Диджеи и рэп',
          sr: 'Ди-џејеви и реп',
          tr: 'DJ ve rap',
        },
        description: {
          en: 'A shout-out with a beat, in your own words.',
          el: 'Μια αφιέρωση με ρυθμό, με τα δικά σας λόγια.',
          az: 'Ritmli bir salam, sizin sözlərinizlə.',
          ru: 'Привет под бит — вашими словами.',
          sr: 'Поздрав уз бит, вашим речима.',
          tr: 'Ritmi olan bir selam, sizin sözlerinizle.',
        },
        children: [],
      },
    ],
  },
  {
    slug: 'film-tv',
    name: {
      en: 'Film and TV',
      el: 'Σινεμά και TV',
      az: 'Kino və TV',
      ru: 'Кино и ТВ',
      sr: 'Филм и ТВ',
      tr: 'Sinema ve TV',
    },
    description: {
      en: 'Actors and hosts. A line from the scene you love, said to the person you love.',
      el: 'Ηθοποιοί και παρουσιαστές. Μια ατάκα από την αγαπημένη σας σκηνή, για τον αγαπημένο σας άνθρωπο.',
      az: 'Aktyorlar və aparıcılar. Sevdiyiniz səhnədən bir replika, sevdiyiniz insana.',
      ru: 'Актёры и ведущие. Реплика из любимой сцены — для любимого человека.',
      sr: 'Глумци и водитељи. Реплика из омиљене сцене, за вољену особу.',
      tr: 'Oyuncular ve sunucular. Sevdiğiniz sahneden bir replik, sevdiğiniz kişiye.',
    },
    children: [
      {
        slug: 'actors',
        name: {
          en: 'Actors',
          el: 'Ηθοποιοί',
          az: 'Aktyorlar',
          ru: 'Актёры',
          sr: 'Глумци',
          tr: 'Oyuncular',
        },
        description: {
          en: 'Faces of series, stage and cinema.',
          el: 'Πρόσωπα από σειρές, θέατρο και σινεμά.',
          az: 'Serial, teatr və kinonun tanış simaları.',
          ru: 'Лица сериалов, театра и кино.',
          sr: 'Лица из серија, позоришта и филма.',
          tr: 'Dizi, tiyatro ve sinemanın yüzleri.',
        },
        children: [],
      },
      {
        slug: 'presenters',
        name: {
          en: 'TV hosts',
          el: 'Παρουσιαστές',
          az: 'Teleaparıcılar',
          ru: 'Телеведущие',
          sr: 'Водитељи',
          tr: 'Sunucular',
        },
        description: {
          en: 'They start your morning or your Saturday night.',
          el: 'Ξεκινούν το πρωί σας ή το σαββατόβραδό σας.',
          az: 'Səhərinizi və ya şənbə axşamınızı onlar açır.',
          ru: 'С ними начинается ваше утро или субботний вечер.',
          sr: 'Они отварају ваше јутро или суботње вече.',
          tr: 'Sabahınızı ya da cumartesi akşamınızı onlar açar.',
        },
        children: [],
      },
    ],
  },
];

/** The category tree: people first, goods last, in the order the menu shows. */
export const categories: readonly WorldCategory[] = [
  ...musicAndScreen,
  ...sportComedyAndCreators,
  ...foodAndGoods,
];
