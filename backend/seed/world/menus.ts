import type { WorldMenu } from './world-types.ts';

/** The two menus of the footer. */
export const menus: readonly WorldMenu[] = [
  {
    slug: 'footer-menu',
    items: [
      {
        path: '/about',
        title: {
          en: 'About Astera',
          el: 'Σχετικά με το Astera',
          az: 'Astera haqqında',
          ru: 'Об Astera',
          sr: 'О Астери',
          tr: 'Astera hakkında',
        },
      },
      {
        path: '/how-it-works',
        title: {
          en: 'How it works',
          el: 'Πώς λειτουργεί',
          az: 'Necə işləyir',
          ru: 'Как это работает',
          sr: 'Како функционише',
          tr: 'Nasıl çalışır',
        },
      },
      {
        path: '/become-a-star',
        title: {
          en: 'Become a star',
          el: 'Γίνετε σταρ',
          az: 'Ulduz olun',
          ru: 'Стать звездой',
          sr: 'Постаните звезда',
          tr: 'Yıldız olun',
        },
      },
      {
        path: '/help',
        title: {
          en: 'Help',
          el: 'Βοήθεια',
          az: 'Kömək',
          ru: 'Помощь',
          sr: 'Помоћ',
          tr: 'Yardım',
        },
      },
      {
        path: '/contact',
        title: {
          en: 'Contact',
          el: 'Επικοινωνία',
          az: 'Əlaqə',
          ru: 'Контакты',
          sr: 'Контакт',
          tr: 'İletişim',
        },
      },
    ],
  },
  {
    slug: 'footer-links',
    items: [
      {
        path: '/terms',
        title: {
          en: 'Terms of use',
          el: 'Όροι χρήσης',
          az: 'İstifadə şərtləri',
          ru: 'Условия использования',
          sr: 'Услови коришћења',
          tr: 'Kullanım koşulları',
        },
      },
      {
        path: '/privacy',
        title: {
          en: 'Privacy',
          el: 'Προστασία δεδομένων',
          az: 'Məxfilik',
          ru: 'Конфиденциальность',
          sr: 'Приватност',
          tr: 'Gizlilik',
        },
      },
      {
        path: '/imprint',
        title: {
          en: 'Legal notice',
          el: 'Στοιχεία επιχείρησης',
          az: 'Şirkət məlumatları',
          ru: 'Сведения о компании',
          sr: 'Импресум',
          tr: 'Künye',
        },
      },
      {
        path: '/shipping-returns',
        title: {
          en: 'Shipping and returns',
          el: 'Αποστολές και επιστροφές',
          az: 'Çatdırılma və geri qaytarma',
          ru: 'Доставка и возврат',
          sr: 'Достава и враћање',
          tr: 'Kargo ve iade',
        },
      },
    ],
  },
];
