import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

// Schemas include others by their file names.
xmlRegisterFsInputProviders();

/**
 * Reads a schema once for many documents.
 * @param path from the project's root
 * @returns what libxml2 finds wrong in a document; empty if it is valid
 */
export function schemaCheck(path: string): (xml: string) => readonly string[] {
  const url = join(import.meta.dirname, '../../..', path);
  const schema = XmlDocument.fromBuffer(readFileSync(url), { url });
  const validator = XsdValidator.fromDoc(schema);
  return (xml) => {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
    } finally {
      document.dispose();
    }
  };
}
