import { ordersOfOthers } from './orders-of-others.ts';
import type { WorldOrder } from './world-types.ts';

/** What `fan` (Katerina) ordered from `celebrity` (Danae): at least one order in every status. */
const katerinaAndDanae: readonly WorldOrder[] = [
  {
    status: 'admin-approval',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 0,
    paid: false,
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina',
        to: 'Maria',
        occasion: 'birthday',
        instructions:
          'Maria turns 30 on Saturday. She played me your first album on a night ferry to Naxos, and we still argue about which song is best. Please sing one line of “Harbour Lights”.',
      },
    },
  },
  {
    status: 'admin-approval',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 1,
    paid: true,
    item: {
      service: 'sendMessage',
      answers: {
        message:
          'My choir wants to sing “Paper Boats” at the school concert. Is there a piano part you would let us use?',
      },
    },
  },
  {
    status: 'on-hold',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 2,
    paid: true,
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina and Petros',
        to: 'Our parents, Anna and Dimitris',
        occasion: 'anniversary',
        instructions:
          'Forty years together on the 12th. They met on a bus to Volos and he still saves her the window seat. Something gentle, they both cry easily.',
      },
    },
  },
  {
    status: 'on-hold',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 3,
    paid: true,
    item: {
      service: 'instagramStory',
      answers: {
        link: 'https://instagram.example/kypseli-choir',
        description: 'Our choir opens its doors on Sunday. A short word would fill the room.',
      },
    },
  },
  {
    status: 'processing',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 5,
    paid: true,
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina',
        to: 'Alexis',
        occasion: 'other',
        instructions:
          'Alexis defends his thesis on Thursday, on the sound of harbours. Please tell him to breathe, and that nobody knows the subject better than he does.',
      },
    },
  },
  {
    status: 'processing',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 6,
    paid: true,
    note: 'Please ring the bell marked Manou.',
    item: { product: 'night-ferry-vinyl', quantity: 1 },
  },
  {
    status: 'completed',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 12,
    paid: true,
    answerVideo: 'danae.mp4',
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina',
        to: 'Ioanna',
        occasion: 'birthday',
        instructions:
          'Ioanna turns 60 and claims that she does not want any fuss. She does. She taught me to swim, and she hums your songs when she cooks.',
      },
    },
  },
  {
    status: 'completed',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 26,
    paid: true,
    answerVideo: 'danae-evening.mp4',
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina',
        to: 'Lydia',
        occasion: 'other',
        instructions:
          'Lydia moves to Rotterdam for her first job. Tell her that harbours are the same everywhere, she will know what it means.',
      },
    },
    review: {
      stars: 5,
      language: 'el',
      daysAgo: 21,
      words:
        'Η Λυδία το είδε στο αεροδρόμιο και δεν ντρεπόταν που έκλαιγε. Η Δανάη είχε διαβάσει κάθε λέξη που έγραψα, και σιγοτραγούδησε και κάτι στο τέλος. Άξιζε την αναμονή.',
      answer: 'Καλό λιμάνι στη Λυδία. Περιμένω καρτ ποστάλ από το Ρότερνταμ!',
    },
  },
  {
    status: 'completed',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 31,
    paid: true,
    tracking: 'RR554018273GR',
    review: {
      stars: 4,
      language: 'en',
      daysAgo: 24,
      words:
        'The single sounds lovely and the signature is real ink. One corner of the sleeve was bent, so four stars.',
    },
    item: { product: 'harbour-lights-single', quantity: 2 },
  },
  {
    status: 'cancelled',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 34,
    paid: true,
    rejection: {
      reason: 'unsuitable',
      words: 'I only write verse for people I can greet with a smile.',
    },
    item: {
      service: 'getVideo',
      answers: {
        from: 'Katerina',
        to: 'My landlord',
        occasion: 'other',
        instructions: 'Could you ask him, very politely and in verse, to repair the boiler?',
      },
    },
  },
  {
    status: 'pending',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 4,
    paid: false,
    item: {
      service: 'sendVideo',
      answers: {
        description: 'My niece plays your song on the recorder. She would love to be heard.',
      },
    },
  },
  {
    status: 'refunded',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 48,
    paid: true,
    item: {
      service: 'instagramComment',
      answers: {
        link: 'https://instagram.example/p/naxos-morning',
        description: 'A word under the photo of the ferry. You are in the background.',
      },
    },
  },
  {
    status: 'failed',
    fan: 'fan',
    celebrity: 'celebrity',
    daysAgo: 50,
    paid: false,
    item: { product: 'night-ferry-tote', quantity: 1 },
  },
];

/** All orders of the demo world. */
export const orders: readonly WorldOrder[] = [...katerinaAndDanae, ...ordersOfOthers];
