import multipart, { type MultipartFile } from '@fastify/multipart';
import { imageRules } from '@lumora/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorCode } from '@lumora/shared-contract/error-code';
import { AppError, invalidField } from '../http/app-error.ts';
import { asFormError } from '../http/malformed-form.ts';
import type { BackgroundEncoding } from './background-encoding.ts';
import { imageTooLarge, imageFileErrorAtOnce, storeImage, type Origin, type StoredImage } from './image-intake.ts';
import type { MediaStore } from './media-store.ts';

/** A part of a form that is a picture; where several may come, `images` and `images[]` are the same. */
export interface PictureParts {
  name: string;
  most: number;
}

interface Upload extends Origin {
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** left out: one picture, `imageFile` */
    pictures?: PictureParts[];
  }
  interface FastifyRequest {
    uploads: Upload[];
    /** of the uploads, those that are kept */
    takenImages: StoredImage[];
  }
}

export const onePicture: PictureParts[] = [{ name: 'imageFile', most: 1 }];
const roomForFields = 64 * 1024;

interface ImageFormsOptions {
  background: BackgroundEncoding;
}

/**
 * Lets the routes of a scope take `multipart/form-data` too: fields become the body, the pictures the uploads. Those that
 * are stored with a response are encoded in the background.
 */
export const imageForms = fastifyPlugin(async (scope: FastifyInstance, { background }: ImageFormsOptions) => {
  // a byte more than allowed is read, so that a file that is too large is known by its length
  const limits = { fileSize: imageRules.maxBytes + 1, fields: 20, fieldSize: 4096 };
  await scope.register(multipart, { throwFileSizeLimit: false, limits });
  scope.decorateRequest('uploads');
  scope.decorateRequest('takenImages');
  // the response of a route follows its transaction
  scope.addHook('onResponse', async ({ takenImages }, reply) => {
    if (reply.statusCode < 400) background.add(takenImages);
  });
  scope.addHook('preValidation', async (request, reply) => {
    request.uploads = [];
    request.takenImages = [];
    if (!request.isMultipart()) return;
    const pictures = request.routeOptions.config.pictures ?? onePicture;
    const length = Number(request.headers['content-length']);
    const mostBytes = mostFiles(pictures) * imageRules.maxBytes;
    try {
      if (length > mostBytes + roomForFields) throw tooMuch(pictures);
      request.body = await readForm(request, pictures);
    } catch (error) {
      // a client that is still sending would not read its answer; what is far too long is cut off instead
      request.raw.resume();
      if (length > mostBytes + 3 * imageRules.maxBytes) reply.header('connection', 'close');
      throw formRefusal(error, pictures);
    }
  });
});

/** The picture that came with a request, kept; null when none did. */
export async function storeUpload(media: MediaStore, request: FastifyRequest): Promise<StoredImage | null> {
  return (await storeUploads(media, request))[0] ?? null;
}

/** The pictures that came with a request, kept, in their order; one that is refused refuses them all. */
export async function storeUploads(media: MediaStore, request: FastifyRequest): Promise<StoredImage[]> {
  return Object.values(await storeNamedUploads(media, request));
}

/** The same, each under the name of its part. */
export async function storeNamedUploads(
  media: MediaStore,
  { uploads, takenImages }: FastifyRequest,
): Promise<Record<string, StoredImage>> {
  const taken: Record<string, StoredImage> = {};
  for (const { bytes, ...origin } of uploads) {
    const image = await storeImage(media, bytes, origin);
    taken[origin.field] = image;
    takenImages.push(image);
  }
  return taken;
}

async function readForm(request: FastifyRequest, pictures: PictureParts[]): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const refusals: AppError[] = [];
  let files = 0;
  for await (const part of request.parts({ limits: { files: mostFiles(pictures) } })) {
    if (part.type === 'file') {
      const parts = partsOf(part, pictures);
      const bytes = await part.toBuffer();
      // a form whose file field was left empty sends a nameless file of no bytes
      if (bytes.length === 0 && !part.filename) continue;
      const upload = { bytes, ...originOf(part, parts, files) };
      const refusal = uploadError(upload, request.uploads);
      if (refusal) refusals.push(refusal);
      else request.uploads.push(upload);
      files += 1;
    } else if (part.valueTruncated) throw new AppError('too_large', `The field ${part.fieldname} is too long.`);
    else fields[part.fieldname] = part.value;
  }
  if (refusals[0]) throw allInOne(refusals[0], refusals);
  return fields;
}

function partsOf({ fieldname }: MultipartFile, pictures: PictureParts[]): PictureParts {
  const ours = pictures.find(({ name, most }) => fieldname === name || (most > 1 && fieldname === `${name}[]`));
  if (ours) return ours;
  const names = pictures.map(({ name }) => name).join(' or ');
  throw new AppError('bad_request', `Send the image as ${names}.`);
}

function originOf({ filename }: MultipartFile, { name, most }: PictureParts, position: number): Origin {
  return most === 1 ? { field: name } : { field: `${name}[${position}]`, fileName: filename };
}

function uploadError(upload: Upload, before: Upload[]): AppError | null {
  const isSecond = before.some(({ field }) => field === upload.field);
  return isSecond ? invalidField(upload.field, 'Send one image only.') : imageFileErrorAtOnce(upload.bytes, upload);
}

/** Every file that was refused, each beside its own input. */
function allInOne(first: AppError, refusals: AppError[]): AppError {
  const fields = Object.assign({}, ...refusals.map((refusal) => refusal.fields));
  return new AppError(first.code, first.message, { fields });
}

function tooMuch(pictures: PictureParts[]): AppError {
  const [{ name: field } = { name: 'imageFile' }] = pictures;
  const most = mostFiles(pictures);
  if (most === 1) return imageTooLarge({ field });
  const message = `At most ${most} images of 5 MB each in one call.`;
  return new AppError('too_large', message, { fields: { [field]: message } });
}

function mostFiles(pictures: PictureParts[]): number {
  return pictures.reduce((sum, { most }) => sum + most, 0);
}

function formRefusal(error: unknown, pictures: PictureParts[]): Error {
  if (errorCode(error) === 'FST_FILES_LIMIT' && mostFiles(pictures) > 1) return tooMuch(pictures);
  return asFormError(error);
}
