import { AwsClient } from 'aws4fetch';

export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; uses path-style URLs. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** One bucket of an S3-compatible store: the calls that the video host needs. Each rejects if the store fails. */
export interface S3Bucket {
  /** @returns null if there is no such object */
  get(key: string): Promise<Uint8Array | null>;
  put(key: string, bytes: Blob): Promise<void>;
  remove(key: string): Promise<void>;
  /** Names directly below a prefix that ends with a slash; folders without their trailing slash. */
  list(prefix: string): Promise<string[]>;
  /** Size of an object in bytes, or null. */
  size(key: string): Promise<number | null>;
  /** Sends no request before the first read. */
  read(
    key: string,
    range: { readonly start: number; readonly end: number },
  ): ReadableStream<Uint8Array>;
  /** @returns the id of a new multipart upload */
  beginUpload(key: string): Promise<string>;
  /** @returns the part's entity tag */
  putPart(
    key: string,
    uploadId: string,
    number: number,
    part: { readonly bytes: Blob; readonly sha256: string },
  ): Promise<string>;
  /** @returns false if the parts do not form an object */
  finishUpload(
    key: string,
    uploadId: string,
    parts: readonly { readonly number: number; readonly etag: string }[],
  ): Promise<boolean>;
  dropUpload(key: string, uploadId: string): Promise<void>;
}

/** Retries when the store reports that it is busy, in addition to the client's own retries. */
const retries = 2;
const refusals = /<Code>(EntityTooSmall|InvalidPart|InvalidPartOrder)<\/Code>/;

export function openS3Bucket(settings: S3Settings): S3Bucket {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;

  async function ask(
    method: string,
    key: string,
    options: {
      readonly query?: Record<string, string>;
      readonly headers?: Record<string, string>;
      readonly body?: Blob | string;
      /** Error statuses that do not count as failures. */
      readonly expected?: readonly number[];
    } = {},
  ): Promise<Response> {
    const path = key.split('/').map(encodeURIComponent).join('/');
    const query = new URLSearchParams(options.query).toString();
    const address = path === '' ? base : `${base}/${path}`;
    const response = await client.fetch(`${address}${query && `?${query}`}`, {
      method,
      headers: options.headers ?? {},
      ...(options.body === undefined ? {} : { body: options.body }),
    });
    if (response.ok || options.expected?.includes(response.status)) return response;
    const problem = (await response.text()).slice(0, 500);
    throw new Error(`The bucket answered ${response.status} to ${method}: ${problem}`);
  }

  return {
    async get(key) {
      const response = await ask('GET', key, { expected: [404] });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async put(key, body) {
      await read(ask('PUT', key, { body }));
    },
    async remove(key) {
      await read(ask('DELETE', key, { expected: [404] }));
    },
    async list(prefix) {
      const names: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = { 'list-type': '2', delimiter: '/', prefix };
        const more = token === '' ? query : { ...query, 'continuation-token': token };
        const xml = await read(ask('GET', '', { query: more }));
        for (const tag of ['Key', 'Prefix']) {
          names.push(...valuesOf(xml, tag).filter((name) => name.length > prefix.length));
        }
        token = valuesOf(xml, 'NextContinuationToken')[0];
      }
      return names.map((name) => name.slice(prefix.length).replace(/\/$/, ''));
    },
    async size(key) {
      const response = await ask('HEAD', key, { expected: [404] });
      return response.ok ? Number(response.headers.get('content-length')) : null;
    },
    read(key, { start, end }) {
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            if (!reader) {
              const headers = { range: `bytes=${start}-${end}` };
              const { body } = await ask('GET', key, { headers });
              if (!body) throw new Error('The bucket answered without a body.');
              reader = body.getReader();
            }
            const next = await reader.read();
            if (next.done) controller.close();
            else controller.enqueue(next.value);
          },
          async cancel() {
            await reader?.cancel();
          },
        },
        { highWaterMark: 0 },
      );
    },
    async beginUpload(key) {
      const xml = await read(ask('POST', key, { query: { uploads: '' } }));
      const [uploadId] = valuesOf(xml, 'UploadId');
      if (uploadId === undefined) throw new Error('The bucket began no upload.');
      return uploadId;
    },
    async putPart(key, uploadId, number, { bytes, sha256 }) {
      const response = await ask('PUT', key, {
        query: { partNumber: String(number), uploadId },
        headers: { 'x-amz-content-sha256': sha256 },
        body: bytes,
      });
      await response.body?.cancel();
      return response.headers.get('etag') ?? '';
    },
    async finishUpload(key, uploadId, parts) {
      const list = parts.map(
        ({ number, etag }) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
      );
      const response = await ask('POST', key, {
        query: { uploadId },
        headers: { 'content-type': 'application/xml' },
        body: `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
        expected: [400],
      });
      const xml = await response.text();
      if (refusals.test(xml)) return false;
      // S3 may find that it cannot join the parts after it has already responded with 200.
      if (!response.ok || xml.includes('<Error>')) {
        throw new Error(`The bucket did not join the parts: ${xml.slice(0, 500)}`);
      }
      return true;
    },
    async dropUpload(key, uploadId) {
      // Not every store supports this; others have their own rules to clean up abandoned uploads.
      await read(ask('DELETE', key, { query: { uploadId }, expected: [404, 405, 501] }));
    },
  };
}

async function read(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}

/** The texts of an element; keys and ids are ours or opaque, so only ampersands can be escaped. */
function valuesOf(xml: string, tag: string): string[] {
  return Array.from(xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g')), ([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );
}
