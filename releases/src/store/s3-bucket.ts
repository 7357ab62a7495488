import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from './s3-url.ts';

/** The few things that a store asks of a bucket. Keys are relative to its prefix. */
export class S3Bucket {
  readonly #client: S3Client;
  readonly #place: S3Place;

  constructor(place: S3Place) {
    const { region, endpoint } = place;
    this.#place = place;
    this.#client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // not every provider knows the checksums that are sent by default; every release file has a hash of its own
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000 },
    });
  }

  /** Every key that begins with `prefix`. */
  async keys(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    const Prefix = this.#place.prefix + prefix;
    for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket: this.#place.bucket, Prefix })) {
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key.slice(this.#place.prefix.length));
    }
    return keys;
  }

  /** Names of what lies directly below `prefix`, as of folders; `prefix` ends with a slash. */
  async folders(prefix: string): Promise<string[]> {
    const names: string[] = [];
    const Prefix = this.#place.prefix + prefix;
    const question = { Bucket: this.#place.bucket, Prefix, Delimiter: '/' };
    for await (const page of paginateListObjectsV2({ client: this.#client }, question)) {
      for (const common of page.CommonPrefixes ?? []) names.push(common.Prefix?.slice(Prefix.length, -1) ?? '');
    }
    return names;
  }

  /** Null when there is nothing under the key. */
  async read(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async write(key: string, content: Buffer): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: content }));
  }

  /** Writes unless there is something under the key already; says whether it was written. */
  async writeIfAbsent(key: string, text: string): Promise<boolean> {
    try {
      await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: text, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      // 412: it is there; 409: another one was being written in this moment
      if ([409, 412].includes(statusOf(error))) return false;
      throw error;
    }
  }

  #at(key: string) {
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }
}

/** Status of the answer that an error stands for; 0 when there was none. */
function statusOf(error: unknown): number {
  const answer: unknown = Object(error).$metadata;
  const status: unknown = Object(answer).httpStatusCode;
  return typeof status === 'number' ? status : 0;
}
