import type { LocaleText, World, WorldPerson } from '#backend/seed/world/world-types.ts';

function everywhere(text: string): LocaleText {
  return { en: text, el: `${text} (el)`, az: text, ru: text, sr: text, tr: `${text} (tr)` };
}

function person(
  login: string,
  role: WorldPerson['role'],
  firstName: string,
  lastName: string,
): WorldPerson {
  return {
    login,
    email: `${login}@example.test`,
    firstName,
    lastName,
    role,
    locale: 'en',
    billing: {
      address1: '1 Fan Road',
      city: 'Athens',
      postcode: '10001',
      country: 'GR',
      phone: '1',
    },
  };
}

const celebrity = {
  biography: everywhere('Records personal greetings.\n\nSince 2010.'),
  country: 'GR',
  locale: 'en',
  portrait: '/demo/portraits/ava.webp',
} as const;

/** A world just large enough for the wire: two celebrities, goods, two categories and one order. */
export const smallWorld: World = {
  categories: [
    {
      slug: 'music',
      name: everywhere('Music'),
      description: everywhere('All of music.'),
      children: [
        {
          slug: 'singers',
          name: everywhere('Singers'),
          description: everywhere('Those who sing.'),
          children: [],
        },
      ],
    },
    { slug: 'comedy', name: everywhere('Comedy'), description: everywhere('Fun.'), children: [] },
  ],
  celebrities: [
    {
      ...celebrity,
      login: 'celebrity',
      email: 'celebrity@example.test',
      firstName: 'Ava',
      lastName: 'Moreno',
      shopName: 'Ava Moreno',
      title: everywhere('Singer'),
      categories: ['music', 'singers'],
      services: { getVideo: 6500, sendMessage: 2050 },
    },
    {
      ...celebrity,
      login: 'priya',
      email: 'priya@example.test',
      firstName: 'Priya',
      lastName: 'Nair',
      shopName: 'Priya’s Place',
      title: everywhere('Comedian'),
      categories: ['comedy'],
      services: { getVideo: 8500 },
    },
  ],
  products: [
    {
      slug: 'signed-photo',
      celebrity: 'celebrity',
      title: everywhere('Signed photo'),
      description: everywhere('On thick paper.'),
      priceCents: 5000,
      category: 'singers',
      image: '/demo/products/photo.webp',
      stock: 500,
      status: 'publish',
    },
    {
      slug: 'mug',
      celebrity: 'priya',
      title: everywhere('Mug'),
      description: everywhere('For tea.'),
      priceCents: 1200,
      category: 'comedy',
      image: null,
      stock: null,
      status: 'publish',
    },
    {
      slug: 'secret-draft',
      celebrity: 'priya',
      title: everywhere('Secret'),
      description: everywhere('Not yet.'),
      priceCents: 100,
      category: 'comedy',
      image: null,
      stock: null,
      status: 'draft',
    },
  ],
  menus: [
    { slug: 'footer-menu', items: [{ title: everywhere('About us'), path: '/about' }] },
    { slug: 'footer-links', items: [{ title: everywhere('Terms'), path: '/terms' }] },
  ],
  pages: [
    {
      slug: 'about',
      title: everywhere('Us & them'),
      content: everywhere('<p>Who we are.</p>'),
      picture: null,
    },
    {
      slug: 'hero',
      title: everywhere('A video for one person'),
      content: everywhere('<p>Ask for it.</p>'),
      picture: { src: '/demo/portraits/ava.webp', width: 640, height: 800 },
    },
  ],
  people: [
    person('fan', 'customer', 'Grace', 'Hopwood'),
    person('fan2', 'customer', 'Olu', 'Adeyemi'),
    person('celebrity', 'wcfm_vendor', 'Ava', 'Moreno'),
    person('priya', 'wcfm_vendor', 'Priya', 'Nair'),
    person('manager', 'shop_manager', 'Mona', 'Desk'),
    person('admin', 'administrator', 'Ada', 'Min'),
  ],
  orders: [
    {
      status: 'completed',
      fan: 'fan',
      celebrity: 'celebrity',
      daysAgo: 4,
      item: {
        service: 'getVideo',
        answers: { from: 'Grace', to: 'Sam', occasion: 'birthday', instructions: 'Sing.' },
      },
      paid: true,
      answerVideo: 'danae.mp4',
    },
  ],
};
