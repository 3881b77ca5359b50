import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import regularFont from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?inline';
import boldFont from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf?inline';

import type { Locale } from '#domain/locale.ts';

/** A font that the bundle carries, so that a deployed server finds it. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Read when the first document is written, and kept. */
const fonts = { regular: bytesOf(regularFont), bold: bytesOf(boldFont) };
export type FontWeight = keyof typeof fonts;

const [knownFont] = [fontkit.create(fonts.regular)].flatMap((font) =>
  'hasGlyphForCodePoint' in font ? [font] : [],
);

function isKnown(sign: string): boolean {
  return sign === '\n' || knownFont?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) === true;
}

/**
 * A text with a question mark for each letter that the font lacks (it has Latin, Greek and Cyrillic): a document that
 * is kept for years must not contain what it cannot show. The embedded file has the text as it is.
 */
function showable(text: string): string {
  return [
    ...text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[\u202F\u2009]/g, '\u00A0'),
  ]
    .map((sign) => (isKnown(sign) ? sign : '?'))
    .join('');
}

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, margin: 56, bottom: 96 } as const;
export const inner = page.width - 2 * page.margin;

export const ink = { text: '#1F1529', quiet: '#5E5468', rule: '#D9D3DE' } as const;

/** What is written in one place. */
export interface TextAt {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly color?: string;
}

/** A document being drawn. Coordinates are points from the top left corner of the page. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Writes a text, wrapped into its width, and returns where it ends. */
  readonly write: (text: string, at?: TextAt) => number;
  readonly heightOf: (text: string, at?: TextAt) => number;
  /** A thin line across the page. */
  readonly rule: (y: number) => void;
  readonly finish: () => Promise<Buffer>;
}

interface SheetFacts {
  readonly locale: Locale;
  readonly title: string;
  readonly createdAt: Date;
}

const usual = { size: 9.5, weight: 'regular', color: ink.text } as const;

/** Opens an empty document on A4 for long-term archiving (PDF/A-3b), in fonts that show all languages of the site. */
export function openSheet({ locale, title, createdAt }: SheetFacts): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // No built-in font: those are not embedded.
    font: '',
    info: { Title: title, Creator: 'Astera', CreationDate: createdAt, ModDate: createdAt },
  });
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.addPage();
  const setUp = ({ weight = usual.weight, size = usual.size }: TextAt) =>
    pdf.font(weight).fontSize(size);
  const optionsOf = ({ width = inner, align = 'left' }: TextAt) => ({ width, align, lineGap: 2 });
  return {
    pdf,
    write(text, at = {}) {
      setUp(at).fillColor(at.color ?? usual.color);
      pdf.text(showable(text), at.x ?? page.margin, at.y ?? pdf.y, optionsOf(at));
      return pdf.y;
    },
    heightOf(text, at = {}) {
      return setUp(at).heightOfString(showable(text), optionsOf(at));
    },
    rule(y) {
      pdf.moveTo(page.margin, y).lineTo(page.width - page.margin, y);
      pdf.lineWidth(0.75).strokeColor(ink.rule).stroke();
    },
    finish() {
      pdf.end();
      return whole;
    },
  };
}
