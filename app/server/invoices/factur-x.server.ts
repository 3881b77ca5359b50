import { xmlDocument, type XmlTree } from '#app/platform/xml/xml-document.ts';
import {
  dateOf,
  netOf,
  taxOf,
  type BuyerSnapshot,
  type DocumentLine,
  type SellerSnapshot,
  type TaxDocument,
  type TaxTotal,
} from '#domain/invoice/tax-document.ts';
import { percentOf } from '#domain/invoice/vat-rules.ts';
import { decimalFromCents } from '#domain/money/money.ts';

const typeCodes = { invoice: '380', 'credit-note': '381' } as const;
/** A piece, in UN/ECE Recommendation 20. */
const pieces = 'C62';

/** An instant or a day as a date: `YYYYMMDD`. */
const dateString = (day: string) => ({
  '@format': '102',
  '#text': day.slice(0, 10).replaceAll('-', ''),
});

/** The texts of a document that the file repeats in the buyer's language. */
export interface FacturXWords {
  readonly lineName: (line: DocumentLine) => string;
  /** Whole sentences, such as that it is paid. */
  readonly notes: readonly string[];
}

function rateOf({ category, rate }: Pick<TaxTotal, 'category' | 'rate'>): XmlTree {
  return {
    'ram:CategoryCode': category,
    // What is outside the scope of VAT has no rate, not even 0.
    'ram:RateApplicablePercent': category === 'O' ? undefined : percentOf(rate),
  };
}

function lineItem(line: DocumentLine, index: number, { lineName }: FacturXWords): XmlTree {
  // Prices cannot be negative: a discount is taken away once. The price is that of all pieces, so nothing is rounded.
  const sign = line.net < 0 ? -1 : 1;
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': {
      'ram:Name': lineName(line),
      'ram:Description': line.detail || undefined,
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': {
        'ram:ChargeAmount': decimalFromCents(sign * line.net),
        'ram:BasisQuantity': { '@unitCode': pieces, '#text': String(line.quantity) },
      },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@unitCode': pieces, '#text': String(sign * line.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': { 'ram:TypeCode': 'VAT', ...rateOf(line) },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:LineTotalAmount': decimalFromCents(line.net),
      },
    },
  };
}

/** An address that was typed in lines, of which a file takes three. */
function typedLines(address: string): XmlTree {
  const [one, two, ...rest] = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    'ram:LineOne': one,
    'ram:LineTwo': two,
    'ram:LineThree': rest.length > 0 ? rest.join(', ') : undefined,
  };
}

function sellerParty(seller: SellerSnapshot, isOutsideVat: boolean): XmlTree {
  const taxIds = isOutsideVat
    ? []
    : [
        ...(seller.vatId ? [{ '@schemeID': 'VA', '#text': seller.vatId }] : []),
        ...(seller.taxNumber ? [{ '@schemeID': 'FC', '#text': seller.taxNumber }] : []),
      ];
  return {
    // Someone without any number is known by the address that is written to.
    'ram:ID': seller.register || taxIds.length > 0 ? undefined : seller.email,
    'ram:Name': seller.name,
    'ram:SpecifiedLegalOrganization': seller.register ? { 'ram:ID': seller.register } : undefined,
    'ram:PostalTradeAddress': {
      ...typedLines(seller.address),
      'ram:CountryID': seller.country,
    },
    'ram:URIUniversalCommunication': {
      'ram:URIID': { '@schemeID': 'EM', '#text': seller.email },
    },
    'ram:SpecifiedTaxRegistration': taxIds.map((id) => ({ 'ram:ID': id })),
  };
}

function buyerParty(buyer: BuyerSnapshot, orderNumber: string): XmlTree {
  return {
    // A name is required; an order of another program may have none.
    'ram:Name': buyer.company || buyer.name || `#${orderNumber}`,
    'ram:DefinedTradeContact':
      buyer.company && buyer.name ? { 'ram:PersonName': buyer.name } : undefined,
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': buyer.postcode || undefined,
      'ram:LineOne': buyer.address1 || undefined,
      'ram:LineTwo': buyer.address2 || undefined,
      'ram:CityName': buyer.city || undefined,
      'ram:CountryID': buyer.country,
      'ram:CountrySubDivisionName': buyer.state || undefined,
    },
  };
}

function taxBreakdown(total: TaxTotal, { seller }: TaxDocument): XmlTree {
  const isExempt = total.category === 'E' || total.category === 'O';
  const { 'ram:CategoryCode': category, 'ram:RateApplicablePercent': rate } = rateOf(total);
  return {
    'ram:CalculatedAmount': decimalFromCents(total.tax),
    'ram:TypeCode': 'VAT',
    'ram:ExemptionReason': isExempt ? seller.exemption || undefined : undefined,
    'ram:BasisAmount': decimalFromCents(total.net),
    'ram:CategoryCode': category,
    'ram:RateApplicablePercent': rate,
  };
}

/**
 * A document as EN 16931 in the syntax of UN/CEFACT (Cross Industry Invoice), which Factur-X embeds in the PDF. It is
 * settled when it is issued, so that nothing remains to be paid.
 * @returns XML
 */
export function facturX(document: TaxDocument, words: FacturXWords): string {
  const { seller, buyer, taxes, total } = document;
  const net = decimalFromCents(netOf(document));
  const gross = decimalFromCents(total);
  const isOutsideVat = taxes.some(({ category }) => category === 'O');
  return xmlDocument({
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      '@xmlns:ram':
        'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      '@xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      '@xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': document.number,
        'ram:TypeCode': typeCodes[document.kind],
        'ram:IssueDateTime': { 'udt:DateTimeString': dateString(dateOf(document)) },
        'ram:IncludedNote': words.notes.map((note) => ({ 'ram:Content': note })),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': document.lines.map((line, index) =>
          lineItem(line, index, words),
        ),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': sellerParty(seller, isOutsideVat),
          'ram:BuyerTradeParty': buyerParty(buyer, document.orderNumber),
          'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': document.orderNumber },
        },
        'ram:ApplicableHeaderTradeDelivery': {},
        'ram:ApplicableHeaderTradeSettlement': {
          'ram:InvoiceCurrencyCode': 'EUR',
          'ram:ApplicableTradeTax': taxes.map((one) => taxBreakdown(one, document)),
          'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
            'ram:LineTotalAmount': net,
            'ram:TaxBasisTotalAmount': net,
            'ram:TaxTotalAmount': {
              '@currencyID': 'EUR',
              '#text': decimalFromCents(taxOf(document)),
            },
            'ram:GrandTotalAmount': gross,
            'ram:TotalPrepaidAmount': gross,
            'ram:DuePayableAmount': '0.00',
          },
          'ram:InvoiceReferencedDocument': document.refersTo
            ? {
                'ram:IssuerAssignedID': document.refersTo.number,
                'ram:FormattedIssueDateTime': {
                  'qdt:DateTimeString': dateString(document.refersTo.issuedAt),
                },
              }
            : undefined,
        },
      },
    },
  });
}
