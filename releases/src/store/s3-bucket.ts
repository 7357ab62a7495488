import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Location } from './s3-url.ts';

/** Reads and writes objects of a bucket. Keys are relative to the prefix of the location. */
export class S3Bucket {
  readonly #client: S3Client;
  readonly #location: S3Location;

  constructor(location: S3Location) {
    const { region, endpoint } = location;
    this.#location = location;
    this.#client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // not every provider supports the default checksums, and every release file has its own hash
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
    });
  }

  /** Returns every key that begins with `prefix`. */
  async keys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    const Prefix = this.#location.prefix + prefix;
    for await (const page of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#location.bucket, Prefix },
    )) {
      for (const { Key } of page.Contents ?? [])
        if (Key !== undefined) keys.push(Key.slice(this.#location.prefix.length));
    }
    return keys;
  }

  /** Returns the folder names directly below `prefix`, which ends with a slash. */
  async folders(prefix: string): Promise<string[]> {
    const names: string[] = [];
    const Prefix = this.#location.prefix + prefix;
    const input = { Bucket: this.#location.bucket, Prefix, Delimiter: '/' };
    for await (const page of paginateListObjectsV2({ client: this.#client }, input)) {
      for (const commonPrefix of page.CommonPrefixes ?? [])
        names.push(commonPrefix.Prefix?.slice(Prefix.length, -1) ?? '');
    }
    return names;
  }

  /** Returns the content of an object, or null when it does not exist. */
  async read(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#object(key)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async write(key: string, content: Buffer): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#object(key), Body: content }));
  }

  /** Writes an object with `If-None-Match: *`. Returns false when the key exists already. */
  async writeIfAbsent(key: string, text: string): Promise<boolean> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#object(key), Body: text, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      // 412: the key exists; 409: a concurrent write won
      if ([409, 412].includes(statusOf(error))) return false;
      throw error;
    }
  }

  #object(key: string) {
    return { Bucket: this.#location.bucket, Key: this.#location.prefix + key };
  }
}

/** Returns the HTTP status of a failed request, or 0 without a response. */
function statusOf(error: unknown): number {
  const metadata: unknown = Object(error).$metadata;
  const status: unknown = Object(metadata).httpStatusCode;
  return typeof status === 'number' ? status : 0;
}
