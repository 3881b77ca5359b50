import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText } from './text-folding.ts';
import { foundWords, searchWords } from './search-words.ts';

describe('a search finds a name whatever it is written with', () => {
  it.each([
    ['Djordje', 'Ђорђе'],
    ['Đorđe', 'Ђорђе'],
    ['jovic', 'Јовић'],
    ['Jović', 'ЈОВИЋ'],
    ['Vukelic', 'Вукелић'],
    ['Ljubica', 'Љубица'],
    ['Njegos', 'Његош'],
    ['Dzenan', 'Џенан'],
    ['Ćira', 'Ћира'],
    ['Milena Savkovic', 'Милена Савковић'],
    ['Е', 'Ё'],
    ['елка', 'Ёлка'],
    ['Zhukov', 'Жуков'],
    ['Žukov', 'Жуков'],
    ['Chekhov', 'Чехов'],
    ['Shchukin', 'Щукин'],
    ['Tsvetaeva', 'Цветаева'],
    ['Yulia', 'Юлия'],
    ['Julija', 'Јулија'],
    ['Varvara Lunina', 'Варвара Лунина'],
    ['Aleksandr', 'Александр'],
    ['Mihail', 'Михаил'],
    ['Mikhail', 'Михаил'],
    ['α', 'ά'],
    ['αθηνα', 'ΑΘΉΝΑ'],
    ['Leandros', 'Λέανδρος'],
    ['ΛΕΑΝΔΡΟΣ', 'λέανδρος'],
    ['λεανδροσ', 'Λέανδρος'],
    ['Fotiou', 'Φωτίου'],
    ['Theodoros', 'Θεόδωρος'],
    ['Christos', 'Χρήστος'],
    ['Hristos', 'Χρήστος'],
    ['Bampis', 'Μπάμπης'],
    ['Lampros', 'Λάμπρος'],
    ['Gounaris', 'Γκούναρης'],
    ['Dora', 'Ντόρα'],
    ['Evangelia', 'Ευαγγελία'],
    ['Xenia', 'Ξένια'],
    ['Philippos', 'Φίλιππος'],
    ['yildiran', 'Yıldıran'],
    ['YILDIRAN', 'Yıldıran'],
    ['ilkin', 'İlkin'],
    ['ILKIN', 'İlkin'],
    ['ışık', 'ISIK'],
    ['seferli', 'Səfərli'],
    ['melikzade', 'Məlikzadə'],
    ['tagizade', 'Tağızadə'],
    ['Sukru Cagri', 'Şükrü Çağrı'],
    ['joaquin', 'Joaquín'],
    ['rouviere', 'Rouvière'],
    ['strasse', 'Straße'],
    ['soren', 'Søren'],
    ['Lukasz', 'Łukasz'],
    ['oconnor', 'O’Connor'],
    ['Boadu Lartey', 'Boadu-Lartey'],
    ['ﬁlm', 'Film'],
    ['ｆｕｌｌ', 'full'],
    // One sound, written double in one language and once in another.
    ['Filipos', 'Φίλιππος'],
    ['Zekeriye', 'Zəkəriyyə'],
    ['Maria', 'Мария'],
    ['Mariya', 'Мария'],
    ['Evia', 'Εύβοια'],
    ['Rasifrovka', 'Расшифровка'],
    ['kiji', 'kıyı'],
    ['vozi', 'вожжи'],
    ['ЖЖЖ', 'zzz'],
  ])('%s is %s', (typed, written) => {
    expect(foldText(typed)).toBe(foldText(written));
  });

  it.each([
    ['Ava', 'Eva'],
    ['Emir', 'Amir'],
    ['Stefan', 'Stefani'],
    ['music', 'musician'],
    // A key that was held down is no spelling.
    ['zzzz', 'z'],
    ['aaa', 'a'],
    ['ΖΖΖ', 'Ζ'],
    ['annnna', 'anna'],
    ['yyyy', 'yy'],
  ])('%s is not %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });
});

describe('a name is found by who has only plain letters', () => {
  it.each([
    ['Safarli', 'Səfərli'],
    ['seferli', 'SƏFƏRLİ'],
    ['Сафарли', 'Səfərli'],
    ['Taghizada', 'Tağızadə'],
    ['Taghizade', 'Tağızadə'],
    ['Javid', 'Cavid Məmmədov'],
    ['Tagizada', 'Tağızadə'],
    ['Khalilov', 'Xəlilov'],
    ['Guliyev', 'Quliyev Əli'],
    ['Mammadova', 'Məmmədova'],
    ['Djokovic', 'Đoković'],
    ['Dokovic', 'Đoković'],
    ['Đoković', 'Ђоковић'],
    ['Dokovic', 'Ђоковић'],
    ['Ђоковић', 'Djokovic'],
    ['Djordje', 'Ђорђе'],
  ])('%s finds %s', (typed, name) => {
    const words = foundWords(name);
    for (const word of searchWords(typed)) expect(words).toContain(word);
  });

  it('spells nothing else than it is written where no such letter is', () => {
    for (const name of ['Alexandra Cox-Quinn', 'Çağrı Şahin', 'Ана']) {
      expect(foundWords(name)).toEqual(searchWords(name));
    }
  });
});

describe('folding', () => {
  it('changes nothing the second time, whatever the text', () => {
    const someText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('zzz', 'жж', 'ш', 'h', 'jjj', 'i', 'xx', 'ττ', 'σ', 'ъ', 'ou', ' '),
      }),
      fc.string({ unit: fc.constantFrom(...'abcchjkpqstwxyzhАжшщђџљЁμπντγκουχψςάİıəß’ -7') }),
    );
    fc.assert(
      fc.property(someText, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u);
      }),
    );
  });

  it('keeps letters that it does not know and drops what is no word', () => {
    expect(foldText('  日本 — 7! ')).toBe('日本 7');
    expect(searchWords('%_🎁')).toEqual([]);
  });

  it('gives each word once and no word that is longer than an index takes', () => {
    expect(searchWords('Ava ava ÁVA')).toEqual(['ava']);
    expect(searchWords('ab'.repeat(2_000))[0]).toHaveLength(60);
  });
});
